"""A module imports only what stands above it: the table below is the whole architecture."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

# what each part of the package may import from the rest of it
ABOVE: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "locales": (),
    "text": ("core", "games", "locales"),
    "lessons": ("core", "games"),
    "bots": ("core", "games", "__version__"),
    "arena": ("core", "games", "bots", "__version__"),
    "analysis": ("core", "games", "bots"),
    "statistics": ("core", "games", "text", "bots", "arena"),
    "puzzles": ("core", "games", "bots", "arena", "analysis", "statistics"),
    "envs": ("core", "games", "bots"),
    "datasets": ("core", "games", "bots", "envs"),
}
RULES = tuple(ABOVE)
ABOVE["service"] = (*RULES, "__version__")
ABOVE["training"] = ("core", "games", "bots", "arena")
ABOVE["cli"] = (*ABOVE["service"], "service", "client", "online", "training")
ABOVE["client"] = ()
ABOVE["online"] = ("core", "games", "bots", "client")
ABOVE["__main__"] = ("cli",)
ABOVE["api"] = RULES
ABOVE["__init__"] = ("api",)

# what each room of the service, and each module beside the rooms, may import from the rest of it
GROUND = ("errors", "metrics", "editions", "settings", "fair", "interfaces", "names", "visitors")
ROOMS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(GROUND, ()),
    "limits": ("errors",),
    "environment": ("settings",),
    "reach": ("errors", "settings", "interfaces"),
    "storage": ("settings",),
    "people": (*GROUND, "storage", "reach"),
    "workers": GROUND,
    "tables": (*GROUND, "storage", "people", "workers"),
    "history": (*GROUND, "storage", "people", "tables"),
    "leagues": (*GROUND, "storage", "tables", "history"),
    "moderation": (*GROUND, "storage", "people", "tables"),
    "messages": (*GROUND, "storage", "people", "workers", "tables", "history", "leagues"),
    "service": (
        *(*GROUND, "limits", "reach", "storage", "people", "workers", "tables"),
        *("history", "leagues", "moderation"),
    ),
}
ROOMS["parts"] = (*ROOMS["service"], "service")
ROOMS["doctor"] = (*GROUND, "environment", "storage", "people")
ROOMS["endpoints"] = (*ROOMS["service"], "messages", "service")
ROOMS["dispatch"] = ("errors", "messages", "service", "endpoints")
ROOMS["http"] = (*ROOMS["endpoints"], "parts", "endpoints", "dispatch")
ROOMS["__init__"] = ()

# what happens at a table is decided from the table alone
DECISIONS = (
    "table",
    "events",
    "settings",
    "seeds",
    "seating",
    "claims",
    "moves",
    "orders",
    "clocks",
    "consequences",
    "endings",
)
OUTSIDE = ("storage", "people", "workers")

# libraries of which only one room of the service knows
LIBRARIES = {"starlette": "http", "uvicorn": "http", "asyncpg": "storage", "sqlite3": "storage"}

# the parts that know nothing but the standard library, and of that neither clock nor chance
PURE = ("core", "games")
IMPURE = {
    "asyncio",
    "datetime",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "threading",
    "time",
}
# modules that not every system has: where one is wanted, it is imported when it is
POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop"}
HEURISTICS = "quattrocento.bots.heuristics"
# what the heuristics of all games have in common
BASES = ("heuristic", "parts", "learned", "replies", "network")
ALLOWED_IN_PURE = {*sys.stdlib_module_names, "mypy_extensions"} - IMPURE


def imports(code: str) -> Iterator[str]:
    """The dotted names of all that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def faults(module: str, code: str) -> list[str]:
    """The imports of a module, named from the package on, that are not allowed to it."""
    part = module.split(".")[1] if "." in module else "__init__"
    return [name for name in imports(code) if not is_allowed(module, part, name)]


def is_allowed(module: str, part: str, name: str) -> bool:
    package, *below = name.split(".")
    if part == "core" and name.startswith("importlib.resources"):
        return False  # a game reads its own files
    if package != "quattrocento":
        at_home = part != "service" or LIBRARIES.get(package, room_of(module)) == room_of(module)
        return at_home and (part not in PURE or package in ALLOWED_IN_PURE)
    target = below[0] if below else ""
    if part == target == "service":
        return is_open(module, below[1] if below[1:] else "")
    if part == target == "games":
        return is_same_game(module, name)
    if module.startswith(f"{HEURISTICS}."):
        return is_same_heuristic(module, name)
    return target == part or target in ABOVE[part]


def is_same_game(module: str, name: str) -> bool:
    """Only the registry knows all games; a game knows itself and how its files are read."""
    registry = module == "quattrocento.games"
    files = name.startswith("quattrocento.games.files.")
    return registry or files or name.split(".")[2:3] == module.split(".")[2:3]


def room_of(module: str) -> str:
    return (module.split(".")[2:3] or ["__init__"])[0]


def is_open(module: str, target: str) -> bool:
    """Whether a module of the service may import from a room of it."""
    room, chapter = room_of(module), module.rpartition(".")[2]
    if room == "tables" and chapter in DECISIONS and target in OUTSIDE:
        return False
    return target == room or target in ROOMS[room]


def is_same_heuristic(module: str, name: str) -> bool:
    """A heuristic knows its own game and the common bases, but no other game and no bot."""
    game = module.removeprefix(HEURISTICS).split(".")[1]
    known = ("quattrocento.core.", f"quattrocento.games.{game}.")
    common = tuple(f"{HEURISTICS}.{base}." for base in BASES)
    return f"{name}.".startswith((*known, f"{HEURISTICS}.{game}.", *common))


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_every_part_has_its_place() -> None:
    parts = {module.split(".")[1] for module, _ in modules() if "." in module}
    assert parts <= set(ABOVE)


def test_every_room_of_the_service_has_its_place() -> None:
    found = {room_of(name) for name, _ in modules() if name.startswith("quattrocento.service")}
    assert found == set(ROOMS)


def test_every_chapter_of_a_decision_is_there() -> None:
    names = {name.rpartition(".")[2] for name, _ in modules() if ".service.tables." in name}
    assert set(DECISIONS) <= names


def test_modules_import_only_from_above() -> None:
    found = {module: faults(module, path.read_text("utf-8")) for module, path in modules()}
    assert {module: names for module, names in found.items() if names} == {}


def needed_at_once(code: str) -> set[str]:
    """The packages that a module imports as soon as it is imported itself."""
    top = [node for node in ast.parse(code).body if isinstance(node, ast.Import | ast.ImportFrom)]
    return {name.partition(".")[0] for node in top for name in imports(ast.unparse(node))}


def test_every_module_can_be_imported_on_every_system() -> None:
    found = {name: needed_at_once(path.read_text("utf-8")) & POSIX for name, path in modules()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_an_import_that_only_some_systems_have_is_found() -> None:
    assert needed_at_once("import os, fcntl\ndef f():\n    import resource") & POSIX == {"fcntl"}


def test_no_module_is_overlooked() -> None:
    names = [name for name, _ in modules()]
    assert {"quattrocento", "quattrocento.core.match", "quattrocento.games"} <= set(names)


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("quattrocento.core.moves", "import numpy"),
        ("quattrocento.core.moves", "from random import shuffle"),
        ("quattrocento.core.moves", "from quattrocento.games import GAMES"),
        ("quattrocento.core.moves", "from quattrocento import games"),
        ("quattrocento.core.moves", "def f():\n    import quattrocento.cli.play"),
        ("quattrocento.core.moves", "if TYPE_CHECKING:\n    from quattrocento.bots import x"),
        ("quattrocento.games.signorie.dice", "from quattrocento.games.princes import GAME"),
        ("quattrocento.games.signorie.dice", "from quattrocento.games import princes"),
        ("quattrocento.games.signorie.dice", "from quattrocento.games import GAMES"),
        ("quattrocento.games.signorie", "import typer"),
        ("quattrocento.games", "from quattrocento.text.words import Words"),
        ("quattrocento.bots.chance", "from quattrocento.service.http.app import App"),
        ("quattrocento.bots.master", "from quattrocento.arena.contests import Contest"),
        ("quattrocento.arena.workers", "from quattrocento.cli import play"),
        (f"{HEURISTICS}.signorie.worth", f"from {HEURISTICS}.princes.plan import Plan"),
        (f"{HEURISTICS}.signorie.worth", f"from {HEURISTICS} import princes"),
        (f"{HEURISTICS}.signorie.worth", f"from {HEURISTICS} import HEURISTICS"),
        (f"{HEURISTICS}.signorie.worth", "from quattrocento.games.princes import state"),
        (f"{HEURISTICS}.signorie.worth", "from quattrocento.games import GAMES"),
        (f"{HEURISTICS}.signorie.worth", "from quattrocento.bots.search import Search"),
        (f"{HEURISTICS}.heuristic", f"from {HEURISTICS}.princes import plan"),
        ("quattrocento.analysis.review", "from quattrocento.text.words import Words"),
        ("quattrocento.text.words", "from quattrocento.cli import play"),
        ("quattrocento.service.http.app", "from quattrocento.cli import play"),
        ("quattrocento.service.errors", "from quattrocento.service import metrics"),
        ("quattrocento.service.metrics", "from quattrocento.service.errors import Problem"),
        ("quattrocento.service.editions", "from quattrocento.service.tables import events"),
        ("quattrocento.service.settings", "from quattrocento.service.http import server"),
        ("quattrocento.service.limits", "from quattrocento.service.http.guard import address"),
        ("quattrocento.service.storage.store", "from quattrocento.service.tables import events"),
        ("quattrocento.service.storage.sqlite", "from quattrocento.service.http import app"),
        ("quattrocento.service.storage.backup", "import quattrocento.service.service"),
        ("quattrocento.service.people.identity", "from quattrocento.service.tables import table"),
        ("quattrocento.service.workers.hints", "from quattrocento.service.tables import table"),
        ("quattrocento.service.workers.pool", "from quattrocento.service.messages import lobby"),
        ("quattrocento.service.tables.opening", "from quattrocento.service.messages import lobby"),
        ("quattrocento.service.tables.registry", "from quattrocento.service.http import app"),
        ("quattrocento.service.tables.moves", "from quattrocento.service.storage import store"),
        ("quattrocento.service.tables.table", "from quattrocento.service.workers import pool"),
        ("quattrocento.service.messages.lobby", "from quattrocento.service.http import guard"),
        ("quattrocento.service.messages.lobby", "from quattrocento.service.service import Service"),
        ("quattrocento.service.messages.projections", "from starlette.responses import Response"),
        ("quattrocento.service.service", "from quattrocento.service.http import sockets"),
        ("quattrocento.service.service", "from quattrocento.service.parts import create_service"),
        ("quattrocento.service.endpoints.play", "from quattrocento.service.http import guard"),
        ("quattrocento.service.endpoints.play", "from starlette.requests import Request"),
        ("quattrocento.service.endpoints.play", "from quattrocento.service import dispatch"),
        ("quattrocento.service.dispatch", "from quattrocento.service.http import endpoints"),
        ("quattrocento.service.dispatch", "from starlette.routing import Route"),
        ("quattrocento.service.http.app", "import sqlite3"),
        ("quattrocento.core.pieces", "import importlib.resources"),
        ("quattrocento.service", "from quattrocento.service.http.app import Application"),
        ("quattrocento", "from quattrocento.cli import main"),
    ],
)
def test_an_import_from_below_is_found(module: str, code: str) -> None:
    assert len(faults(module, code)) == 1


@pytest.mark.parametrize(
    ("module", "code"),
    [
        (
            "quattrocento.core.moves",
            "import dataclasses, re\nfrom mypy_extensions import mypyc_attr",
        ),
        ("quattrocento.core.moves", "from quattrocento.core.pieces import Piece"),
        ("quattrocento.games.signorie.dice", "from quattrocento.games.signorie.state import State"),
        ("quattrocento.games.signorie.dice", "from quattrocento.games.signorie import state"),
        ("quattrocento.games", "from quattrocento.games.signorie import GAME"),
        ("quattrocento.games.signorie.state", "from quattrocento.games.files import read_text"),
        (f"{HEURISTICS}.signorie.worth", "from quattrocento.games.signorie import state"),
        (f"{HEURISTICS}.signorie.worth", f"from {HEURISTICS}.signorie.weights import Weights"),
        (f"{HEURISTICS}.signorie.worth", f"from {HEURISTICS}.heuristic import Heuristic"),
        (HEURISTICS, f"from {HEURISTICS}.signorie.heuristic import SignorieHeuristic"),
        ("quattrocento.arena.contests", "from quattrocento.bots.bot import Bot"),
        ("quattrocento.text.words", "from fluent.runtime import FluentBundle"),
        ("quattrocento.cli.play", "from quattrocento.bots.chance import Chance"),
        ("quattrocento.service.tables.registry", "from quattrocento.service.storage import store"),
        ("quattrocento.service.tables.opening", "from quattrocento.service.workers import levels"),
        ("quattrocento.service.messages.lobby", "from quattrocento.service.tables import summary"),
        ("quattrocento.service.http.app", "from quattrocento.service.service import Service"),
        ("quattrocento.service.dispatch", "from quattrocento.service import endpoints"),
        ("quattrocento.service.http.app", "import starlette"),
        ("quattrocento.service.storage.sqlite", "import sqlite3"),
    ],
)
def test_an_import_from_above_is_no_fault(module: str, code: str) -> None:
    assert faults(module, code) == []


def mentions(text: str) -> list[str]:
    """Paths into a folder that only its authors' machine has."""
    return re.findall(r"\S*/[s]hared\b\S*|\b[s]hared/\S*", text)


def test_nothing_mentions_a_folder_that_is_not_here() -> None:
    kinds = {".py", ".md", ".toml", ".ftl", ".json", ".txt", ".svelte", ".ts"}
    folders = [ROOT / name for name in ("src", "tests", "tools", "docs")]
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]
    found = {str(path): mentions(path.read_text("utf-8")) for path in [*paths, *ROOT.glob("*.md")]}
    assert len(found) > 50
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize("folder", ["../{}/rules", "/work/{}", "{}/facts/x.json", "see ~/{}."])
def test_such_a_mention_is_found(folder: str) -> None:
    assert mentions(folder.format("sha" + "red"))


def test_the_word_alone_is_no_mention() -> None:
    assert mentions("one " + "sha" + "red object per kind") == []
