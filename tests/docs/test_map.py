"""The map names only places that exist, and leaves no part out."""

import re
from pathlib import Path

import pytest

from quattrocento.games import GAMES
from quattrocento.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "quattrocento"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
# a game without these is still played
OPTIONAL = ("bots/heuristics/", "text/boards/", "web/src/boards/")
# what holds neither code nor words of its own
ASIDE = {"__init__", "__main__", "__pycache__", "docs_dist", "web_dist", "py.typed"}
# a path has a folder or an ending that only files have
PLACE = re.compile(r"[\w<>*./-]+/[\w<>*./-]*|[\w<>*.-]+\.(?:py|ts|toml|md|ftl)")
ROOTS = [ROOT, SOURCE, SOURCE / "service"]


def places(text: str) -> list[str]:
    """What is quoted, what links lead to, and what the drawings name."""
    quoted = re.findall(r"`([^`\n]+)`", text)
    drawn = re.findall(r"^ {4}.+", text, re.MULTILINE)
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
    named = [found for line in [*quoted, *drawn] for found in PLACE.findall(line)]
    kept = {found for found in named if not found.startswith("/")}
    return sorted({*kept, *(f"docs/{link}" for link in links)})


def parts(folder: Path) -> list[str]:
    """The packages and modules in a folder, named as the tables name them."""
    found = {path.name for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}
    return sorted(name for name in found if name.removesuffix(".py") not in ASIDE)


def is_listed(page: str, name: str) -> bool:
    """Whether a row of a table begins with this place."""
    return re.search(rf"^\| `{re.escape(name)}(/<game>|/)?`", page, re.MULTILINE) is not None


def exists(place: str) -> bool:
    """A name with a gap must exist for every game or language; some parts a game may lack."""
    if "<game>" in place:
        demanded = any if place.startswith(OPTIONAL) else all
        return demanded(exists(place.replace("<game>", game)) for game in GAMES)
    if "<language>" in place:
        return all(exists(place.replace("<language>", language)) for language in LANGUAGES)
    if "/" not in place:
        return any(ROOT.glob(f"src/**/{place}")) or any(ROOT.glob(f"web/src/**/{place}"))
    return any(any(root.glob(place.rstrip("/"))) for root in ROOTS)


@pytest.mark.parametrize("place", places(PAGE))
def test_a_place_on_the_map_exists(place: str) -> None:
    assert exists(place)


@pytest.mark.parametrize("part", parts(SOURCE))
def test_every_part_of_the_package_is_on_the_map(part: str) -> None:
    assert is_listed(PAGE, part)
    assert is_listed(CONTRIBUTING, f"src/quattrocento/{part}")


@pytest.mark.parametrize("room", [room for room in parts(SOURCE / "service") if "." not in room])
def test_every_room_of_the_service_is_on_the_map(room: str) -> None:
    assert is_listed(PAGE, room)


@pytest.mark.parametrize("folder", ["benchmarks", "docs", "tools", "web"])
def test_every_folder_beside_the_package_is_listed(folder: str) -> None:
    assert (ROOT / folder).is_dir()
    assert is_listed(CONTRIBUTING, folder)


@pytest.mark.parametrize("anchor", re.findall(r"\]\(([^)#]+#[^)]*)\)", PAGE))
def test_a_link_to_a_chapter_finds_it(anchor: str) -> None:
    page, _, chapter = anchor.partition("#")
    text = (ROOT / "docs" / page).read_text("utf-8")
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    assert chapter in [head.lower().replace(" ", "-") for head in heads]


def test_a_part_that_is_not_listed_is_found() -> None:
    assert is_listed("| `core` | the engine |", "core")
    assert not is_listed("| `core` | the engine |", "games")


def test_a_place_that_is_not_there_is_found() -> None:
    assert places("see `core/moves.py` and `nowhere/to.py`") == ["core/moves.py", "nowhere/to.py"]
    assert not exists("nowhere/to.py")
    assert not exists("games/<game>/nothing.py")
