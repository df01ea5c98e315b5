"""Mutants: a source file with one fault in it."""

import ast
import hashlib
import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from tools.mutation.operators import Change, changes

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "mutants"


@dataclass(frozen=True)
class Mutant:
    """`line` is the text of the line; `before` and `after` are the words that change in it.

    `place` counts those of a line that change the same, from 1.
    """

    file: str
    number: int
    line: str
    before: str
    after: str
    function: str
    source: str
    place: int = 1

    @property
    def key(self) -> str:
        place = f"{self.file} {self.number} {self.after} {self.source}"
        return hashlib.sha256(place.encode("utf-8")).hexdigest()[:16]

    @property
    def change(self) -> str:
        return f"{self.before} -> {self.after}"

    @property
    def path(self) -> Path:
        return ROOT / self.file


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    text = path.read_text("utf-8")
    found = [_mutant(path, text, change) for change in changes(ast.parse(text))]
    alike: Counter[tuple[int, str]] = Counter()
    for index, mutant in enumerate(found):
        alike[mutant.number, mutant.change] += 1
        found[index] = replace(mutant, place=alike[mutant.number, mutant.change])
    return sorted(found, key=lambda mutant: mutant.number)


def _mutant(path: Path, text: str, change: Change) -> Mutant:
    node = change.node
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = text.encode("utf-8").splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    whole = text.encode("utf-8")
    return Mutant(
        file=str(path.relative_to(ROOT)),
        number=node.lineno,
        line=lines[node.lineno - 1].decode("utf-8").strip(),
        before=" ".join(whole[start:end].decode("utf-8").split()),
        after=change.after,
        function=change.function,
        source=(whole[:start] + change.after.encode("utf-8") + whole[end:]).decode("utf-8"),
    )


def rule_files(game: str) -> list[Path]:
    return sorted((ROOT / "src" / "quattrocento" / "games" / game).glob("*.py"))


Kept = dict[tuple[str, str, str], str]


def equivalents(game: str) -> Kept:
    """The mutants that no test can tell from the rules: file, line and change, and why."""
    path = KEPT / f"{game}.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
    return {
        (row["file"], row["line"], change): row["reason"]
        for row in rows
        for change in row["changes"]
    }


def is_equivalent(mutant: Mutant, kept: Kept) -> bool:
    """Whether this change is kept, for its place in the line or for all places."""
    return any(name in kept for name in _names(mutant))


def stale(mutants: list[Mutant], kept: Kept) -> list[tuple[str, str, str]]:
    """What is kept although the rules have no such line, or no such change in it, any more."""
    found = {name for mutant in mutants for name in _names(mutant)}
    return [name for name in kept if name not in found]


def _names(mutant: Mutant) -> list[tuple[str, str, str]]:
    changes = (mutant.change, f"{mutant.change} #{mutant.place}")
    return [(mutant.path.name, mutant.line, change) for change in changes]
