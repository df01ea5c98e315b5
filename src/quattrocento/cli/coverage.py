"""Which code and which tests cite a rule. It reads the sources, so it needs a checkout of them."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from quattrocento.core.game import Game
from quattrocento.text.rulebook import Rule, book

CHECKOUT = Path(__file__).parents[3]


class NoCheckout(LookupError):
    """The sources and their tests are not here: the package was installed without them."""


class StatementError(ValueError):
    """A file of statements is not as it should be."""


@dataclass(frozen=True)
class Citation:
    """A place, `battle.py:Turn`, that names a rule, or all from `rule` to `upto`."""

    rule: str
    upto: str
    place: str


@dataclass(frozen=True)
class Row:
    """A rule, the code and the tests that cite it, and why it may do without a test."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    statement: str

    @property
    def is_covered(self) -> bool:
        return bool(self.tests or self.statement)


def coverage(game: Game, root: Path = CHECKOUT) -> list[Row]:
    """The table rule -> code -> tests, in the order of the book."""
    rules = book(game, "en").rules
    order = [rule.id for rule in rules]
    code = _places(cited_in_code(game, root), order)
    tests = _places(cited_in_tests(game, root), order)
    reasons = statements(game, root)
    return [Row(rule, code[rule.id], tests[rule.id], reasons.get(rule.id, "")) for rule in rules]


def cited_in_code(game: Game, root: Path = CHECKOUT) -> list[Citation]:
    """The rules that a game's own package names: docstrings, comments and refusals alike."""
    return mentions(_folder(root, "src", "quattrocento", "games", game.key), game.prefix)


def cited_in_tests(game: Game, root: Path = CHECKOUT) -> list[Citation]:
    """The rules that the docstrings of a game's test functions name."""
    folder = game_tests(game, root)
    return [
        Citation(first, last, f"{path.relative_to(folder).as_posix()}:{node.name}")
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for _, first, last in _cited(ast.get_docstring(node) or "", game.prefix)
    ]


def mentions(folder: Path, prefix: str) -> list[Citation]:
    """Every place in the Python files below a folder that names a rule."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        scopes = _scopes(ast.parse(text))
        for line, first, last in _cited(text, prefix):
            around = [name for name, start, end in scopes if start <= line <= end]
            place = ":".join([path.relative_to(folder).as_posix(), *around[-1:]])
            found.append(Citation(first, last, place))
    return found


def game_tests(game: Game, root: Path = CHECKOUT) -> Path:
    return _folder(root, "tests", "games", game.key)


def statements(game: Game, root: Path = CHECKOUT) -> Mapping[str, str]:
    """Rules that no play can break, each with the reason why it has no test."""
    path = game_tests(game, root) / "statements.toml"
    found: dict[str, str] = {}
    if path.exists():
        for key, reason in tomllib.loads(path.read_text("utf-8")).items():
            if not isinstance(reason, str) or not reason.strip():
                raise StatementError(f"{path}: {key!r} is {reason!r}; expected a reason")
            found[key] = reason
    return found


def _folder(root: Path, *parts: str) -> Path:
    folder = root.joinpath(*parts)
    if not folder.is_dir():
        raise NoCheckout(f"'{folder}' is not here; expected a checkout of the sources")
    return folder


def _cited(text: str, prefix: str) -> Iterator[tuple[int, str, str]]:
    """Line, first and last rule of every `ABC-01` and `ABC-01 to ABC-06`."""
    for found in re.finditer(rf"\b({prefix}-\d+)(?:\s+to\s+({prefix}-\d+))?", text):
        yield 1 + text.count("\n", 0, found.start()), found[1], found[2] or found[1]


def _scopes(tree: ast.AST, outer: str = "") -> list[tuple[str, int, int]]:
    """Classes and functions with their first and last line, the outer before the inner."""
    found = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            name = f"{outer}{node.name}"
            found.append((name, node.lineno, node.end_lineno or node.lineno))
            found += _scopes(node, f"{name}.")
    return found


def _places(citations: list[Citation], order: list[str]) -> dict[str, tuple[str, ...]]:
    """The places of each rule, each place once; a range counts for every rule within it."""
    found: dict[str, dict[str, None]] = {rule: {} for rule in order}
    for citation in citations:
        if citation.rule in found and citation.upto in found:
            for rule in order[order.index(citation.rule) : order.index(citation.upto) + 1]:
                found[rule][citation.place] = None
    return {rule: tuple(places) for rule, places in found.items()}
