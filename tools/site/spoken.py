"""What the games say and what can be said to them: events and moves, from sources and words."""

import ast
import dataclasses
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from quattrocento.core.game import Game
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, kebab
from quattrocento.games import GAMES
from tests.words import catalogues
from tests.words.spoken import SOURCES, calls, classes, event_facts, literals, pieces, tree

EVENTS = """# Events

What happens is told in events: `match.log` and the records' digests are made of them, and servers
send them in updates. An event has a `ply`, a `kind` and facts; `seat` is who did it. Most are told
to everyone; the others only to the seat that they are about.

In JSON a piece is `kind:slug`, such as `card:m10`. The sentences are those of the English
catalogue, with ‹facts› in their places; where a sentence has forms, one of them is shown.
"""
MOVES = """# Moves and pieces

A move is written as its verb and its parts: `play m10`, `name-city milano`. So it stands in
records, so it is typed in the terminal, and so programs send it. Pieces are named by slugs, which
no printing and no language changes.
"""


def events_page() -> str:
    return "\n".join([EVENTS, *(f"## {g.title}\n\n{events(g)}\n" for g in GAMES.values())])


def events(game: Game) -> str:
    """A row for every kind of event that a game can tell."""
    trees = [tree(path) for path in sources(game)]
    facts: dict[str, set[str]] = {}
    for one in trees:
        for key, named in event_facts(one, frozenset()):
            facts.setdefault(key, set()).update(named)
    private = {kind for one in trees for kind in told_to_one(one)}
    said = sentences(game.key)
    rows = ["| kind | facts | told to | in words |", "| --- | --- | --- | --- |"]
    for key, found in sorted(facts.items()):
        kind = key.removeprefix("event-")
        listed = ", ".join(f"`{fact}`" for fact in sorted(found))
        to = "its seat" if kind in private else "everyone"
        rows.append(f"| `{kind}` | {listed} | {to} | {said.get(key, '')} |")
    return "\n".join(rows)


def sources(game: Game) -> list[Path]:
    return sorted((SOURCES / "games" / game.key).rglob("*.py"))


def told_to_one(one: ast.Module) -> set[str]:
    """The kinds that are told with a `to`."""
    return {
        kind
        for call in calls(one, "tell")
        if any(word.arg == "to" for word in call.keywords)
        for kind in literals(call.args[0])
    }


def moves_page() -> str:
    parts = [MOVES]
    for game in GAMES.values():
        parts += [f"## {game.title}\n", moves(game), "", *piece_lists(game), ""]
    return "\n".join(parts)


def moves(game: Game) -> str:
    said = sentences(game.key)
    rows = ["| move | in words |", "| --- | --- |"]
    for kind in classes(game, Move):
        assert dataclasses.is_dataclass(kind)
        verb = kebab(kind.__name__)
        parts = [field.name.upper() for field in dataclasses.fields(kind)]
        rows.append(f"| `{' '.join([verb, *parts])}` | {said.get(f'move-{verb}', '')} |")
    return "\n".join(rows)


def piece_lists(game: Game) -> Iterator[str]:
    """The slugs of every kind of piece, with the English names."""
    kinds: dict[str, list[Piece]] = {}
    for piece in pieces(game):
        kinds.setdefault(kebab(type(piece).__name__), []).append(piece)
    said = sentences(game.key)
    for kind, found in sorted(kinds.items()):
        named = [f"`{one.slug}` {said.get(f'{kind}-{one.slug}', '')}".rstrip() for one in found]
        yield f"**{kind}:** {', '.join(named)}\n"


def sentences(name: str) -> dict[str, str]:
    """The English messages of a game, with marks where the facts go."""
    entries = parse(catalogues.text("en", name)).body
    found = [entry for entry in entries if isinstance(entry, fluent.Message) and entry.value]
    return {entry.id.name: flat(entry.value.elements) for entry in found if entry.value}


def flat(elements: Sequence[fluent.TextElement | fluent.Placeable]) -> str:
    """A pattern as one line; of several forms the one that always fits."""
    told = [
        one.value if isinstance(one, fluent.TextElement) else placed(one.expression)
        for one in elements
    ]
    return " ".join("".join(told).split()).replace("|", "\\|")


def placed(expression: object) -> str:
    if isinstance(expression, fluent.VariableReference):
        return f"‹{catalogues.base(expression.id.name)}›"
    if isinstance(expression, fluent.SelectExpression):
        usual = next(one for one in expression.variants if one.default)
        return flat(usual.value.elements)
    if isinstance(expression, fluent.FunctionReference):
        return "".join(placed(one) for one in expression.arguments.positional)
    if isinstance(expression, fluent.StringLiteral):
        return expression.value
    return "…"
