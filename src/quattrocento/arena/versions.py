"""Which bots played, by what they are made of: their names alone say nothing after a change."""

import hashlib
import json
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from quattrocento import __version__
from quattrocento.arena.contests import Contest
from quattrocento.arena.programs import Rehearsed, rehearse
from quattrocento.bots.levels import BotSpec, is_own, is_program, parse_spec, split_command
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES

PACKAGE = Path(__file__).parents[1]
SOURCES = (".py", ".toml", ".json")
# Who starts programs and who explains moves has no part in which move a bot of ours chooses.
NO_PART = [
    f"bots/{name}"
    for name in (
        *("host.py", "lines.py", "outside.py", "process_pool.py", "program.py"),
        *("protocol.py", "protocol.json", "ending.py", "proposals.py", "reasons.py"),
    )
]
# A folder that a program is given holds weights, not a whole disk.
MOST_FILES = 2000


@dataclass(frozen=True)
class Versions:
    """What results depend on beside the contest itself: the package, the rules, each bot."""

    package: str
    rules: str
    bots: tuple[tuple[str, str], ...]

    @property
    def key(self) -> str:
        return digest_of(json.dumps(asdict(self)))[:16]

    def data(self) -> dict[str, Any]:
        return {"package": self.package, "rules": self.rules, "bots": dict(self.bots)}


def versions(contests: Sequence[Contest]) -> dict[Contest, Versions]:
    """Try every bot of others once, and see what it is made of; one that cannot play raises.

    The contests are those of one question: they differ only in who sits there.
    """
    names = sorted({name for contest in contests for name in contest.bots})
    found = {name: version_of(contests[0], parse_spec(name)) for name in names}
    rules = digest_of(own_sources("core"), own_sources(f"games/{contests[0].game}"))
    return {
        contest: Versions(
            __version__, rules, tuple((name, found[name]) for name in names if name in contest.bots)
        )
        for contest in contests
    }


def version_of(contest: Contest, spec: BotSpec) -> str:
    if is_own(spec.name):
        others = [f"bots/heuristics/{key}" for key in GAMES if key != contest.game]
        learned = learned_elsewhere(contest.game, len(contest.bots))
        return own_sources("bots", *others, *learned, *NO_PART)
    game = GAMES[contest.game]
    options = game.read_variants(dict(contest.options))
    edition = game.edition(contest.edition, "the given edition")
    state = game.start(len(contest.bots), options, edition, Rng(bytes(32)))
    rehearsed = rehearse(spec, game, state, contest.limit)
    return made_of(spec.name, rehearsed)


def learned_elsewhere(game: str, seats: int) -> list[str]:
    """What was learned of a game for other numbers of seats."""
    files = (PACKAGE / "bots" / "heuristics" / game).glob("*-[0-9].json")
    return [
        file.relative_to(PACKAGE).as_posix()
        for file in sorted(files)
        if not file.stem.endswith(f"-{seats}")
    ]


def made_of(name: str, rehearsed: Rehearsed) -> str:
    """A program's own word, the files that it names, and those that its command names."""
    files = {Path(file) for file in rehearsed.files}
    if is_program(name):
        files.update(named_files(split_command(name)))
    told = (rehearsed.greeting.name, rehearsed.greeting.version)
    return digest_of(*told, *(digest_of_file(file) for file in sorted(files)))


def named_files(words: Sequence[str]) -> Iterable[Path]:
    """The program itself and whatever among its arguments is a file, or a folder of files."""
    given = [shutil.which(words[0]) or words[0], *(word.rpartition("=")[2] for word in words[1:])]
    for path in map(Path, given):
        if path.is_file():
            yield path
        elif path.is_dir():
            below = sorted(one for one in path.rglob("*") if one.is_file())
            yield from below[:MOST_FILES]


@cache
def own_sources(folder: str, *without: str) -> str:
    """What the package's own files below a folder are made of; some of what is below it may be
    left out."""
    left_out = [PACKAGE / other for other in without]
    files = [
        file
        for file in (PACKAGE / folder).rglob("*")
        if file.suffix in SOURCES and not any(map(file.is_relative_to, left_out))
    ]
    return digest_of(*(digest_of_file(file) for file in sorted(files)))


def digest_of_file(file: Path) -> str:
    try:
        with file.open("rb") as content:
            return hashlib.file_digest(content, "sha256").hexdigest()
    except OSError:
        return "unreadable"


def digest_of(*texts: str) -> str:
    return hashlib.sha256(json.dumps(texts).encode()).hexdigest()


def question(contest: Contest) -> dict[str, Any]:
    """What a contest asks, however many games it is given."""
    return {key: value for key, value in asdict(contest).items() if key != "number"}


def name_of(contests: Sequence[Contest], kind: str = "") -> str:
    """A folder's name: the same one for the same question."""
    first = contests[0]
    digest = digest_of(*(json.dumps(question(one), sort_keys=True) for one in contests))
    return "-".join(filter(None, [first.game, kind, str(len(first.bots)), digest[:10]]))
