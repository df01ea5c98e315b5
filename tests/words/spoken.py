"""What a game says: the keys of the messages that its code needs, and the facts that it passes.

Kinds and reasons are read from the sources, so they have to be written there as literals.
"""

import ast
import dataclasses
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import quattrocento
from quattrocento.core.game import Game, variant_name, variant_text
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, kebab, label
from quattrocento.core.steps import Choice
from quattrocento.games import GAMES
from tests.words.catalogues import base

SOURCES = Path(quattrocento.__file__).parent

Facts = frozenset[str]


class Unclear(AssertionError):
    """The source says something that cannot be read off it."""


def pieces(game: Game) -> list[Piece]:
    """All pieces that a game's modules hold, in tables or alone."""
    found: dict[str, Piece] = {}
    for module in modules(game):
        for value in vars(module).values():
            for piece in inside(value):
                if type(piece).__module__.startswith(game.package):
                    found[label(piece)] = piece
    return list(found.values())


def inside(value: object) -> Iterator[Piece]:
    if isinstance(value, Piece):
        yield value
    elif isinstance(value, dict):
        yield from inside(list(value.values()))
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from inside(item)


def modules(game: Game) -> list[ModuleType]:
    package = importlib.import_module(game.package)
    names = [info.name for info in pkgutil.walk_packages(package.__path__, f"{game.package}.")]
    return [package, *map(importlib.import_module, names)]


def classes(game: Game, kind: type) -> list[type]:
    """The classes of a kind that a game defines and nobody refines further."""
    found = {
        value
        for module in modules(game)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, kind)
        if value.__module__.startswith(game.package)
    }
    bases = {parent for value in found for parent in value.__mro__[1:]}
    return sorted(found - bases, key=lambda value: value.__name__)


def said(game: Game) -> dict[str, list[Facts]]:
    """The messages that a game needs; for each, the facts passed at every place that says it."""
    return _said(game.key)


@cache
def _said(name: str) -> dict[str, list[Facts]]:
    game = GAMES[name]
    trees = [tree(path) for path in sorted((SOURCES / "games" / game.key).rglob("*.py"))]
    known = loose(trees)
    passed: dict[str, list[Facts]] = {}
    for key, facts in (
        *((label(piece).replace(":", "-"), frozenset[str]()) for piece in pieces(game)),
        *((key, frozenset[str]()) for key in options(game)),
        *move_facts(game),
        *step_facts(game, trees),
        *(pair for one in trees for pair in event_facts(one, known)),
        *(pair for one in trees for pair in refusal_facts(one, known, game.prefix)),
    ):
        passed.setdefault(key, []).append(frozenset(base(fact) for fact in facts))
    return passed


def texts(game: Game) -> set[str]:
    """All texts that stand in a game's sources."""
    return {
        node.value
        for path in (SOURCES / "games" / game.key).rglob("*.py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), path.name)


def options(game: Game) -> Iterator[str]:
    """A number speaks for itself; any other value of an option has a name."""
    for key, values in game.variants.items():
        name = variant_name(key)
        yield f"option-{name}"
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int):
                yield f"option-{name}-{variant_text(value)}"


def move_facts(game: Game) -> Iterator[tuple[str, Facts]]:
    for move in classes(game, Move):
        assert dataclasses.is_dataclass(move)
        fields = frozenset(f.name for f in dataclasses.fields(move))
        yield f"move-{kebab(move.__name__)}", fields


def step_facts(game: Game, trees: list[ast.Module]) -> Iterator[tuple[str, Facts]]:
    methods = {
        node.name: part
        for one in trees
        for node in ast.walk(one)
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef) and part.name == "facts"
    }
    for step in classes(game, Choice):
        facts = {"seat"}
        for parent in step.__mro__:
            if parent.__name__ in methods:
                facts |= returned(methods[parent.__name__], loose(trees))
                break
        yield f"step-{kebab(step.__name__)}", frozenset(facts)


def returned(method: ast.FunctionDef, otherwise: Facts) -> Facts:
    results = [node.value for node in ast.walk(method) if isinstance(node, ast.Return)]
    return frozenset.intersection(*(keys(result, otherwise) for result in results))


def keys(node: ast.expr | None, otherwise: Facts) -> Facts:
    """The keys of a dictionary written out; of any other, those that it might have."""
    if isinstance(node, ast.Dict):
        names = [text for key in node.keys for text in literals(key)]
        if len(names) == len(node.keys):
            return frozenset(names)
    return otherwise


def loose(trees: list[ast.Module]) -> Facts:
    """The keys of every dictionary written out anywhere in the game."""
    dictionaries = [node for one in trees for node in ast.walk(one) if isinstance(node, ast.Dict)]
    return frozenset(text for node in dictionaries for key in node.keys for text in literals(key))


def event_facts(one: ast.Module, otherwise: Facts) -> Iterator[tuple[str, Facts]]:
    for call in calls(one, "tell"):
        kinds = literals(call.args[0])
        if not kinds:
            raise Unclear(f"line {call.lineno}: {ast.unparse(call)}; expected a literal kind")
        names = {word.arg for word in call.keywords if word.arg} - {"to"}
        if len(call.args) > 1:
            names.add("seat")
        if any(word.arg is None for word in call.keywords):
            names |= otherwise
        for kind in kinds:
            yield f"event-{kind}", frozenset(names)


def refusal_facts(one: ast.Module, otherwise: Facts, prefix: str) -> Iterator[tuple[str, Facts]]:
    """Of every `Refusal(move, rule, reason, facts)`, and of reasons beside their rule's id."""
    for call in calls(one, "Refusal"):
        given = dict(zip(("move", "rule", "reason", "facts"), call.args, strict=False))
        given |= {word.arg: word.value for word in call.keywords if word.arg}
        facts = keys(given["facts"], otherwise) if "facts" in given else frozenset()
        for reason in literals(given["reason"]):
            yield f"why-{reason}", facts
    for node in ast.walk(one):
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and is_rule(node.elts[0], prefix):
            for reason in literals(node.elts[1]):
                yield f"why-{reason}", frozenset()


def is_rule(node: ast.expr, prefix: str) -> bool:
    return any(re.fullmatch(rf"{prefix}-\d+", text) for text in literals(node))


def calls(one: ast.AST, *names: str) -> Iterator[ast.Call]:
    """The calls of a function or method by its last name."""
    for node in ast.walk(one):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def literals(node: ast.expr | None) -> list[str]:
    """The texts that an expression may stand for, as far as it spells them out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []
