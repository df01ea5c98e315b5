"""What a seat is shown, what is its own secret, and where in a state things lie."""

import dataclasses
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from quattrocento.core.game import Game
from quattrocento.core.moves import Move, write
from quattrocento.core.pieces import Piece
from quattrocento.core.position import plain
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.views import as_data

PREVIEWS = 12


def shown(game: Game, s: State, seat: int | None) -> dict[str, Any]:
    """All that a seat, or with None a spectator, can learn from a position."""
    seen: dict[str, Any] = {
        "view": as_data(game.view(s, seat)),
        "standing": game.standing(s),
        "asked": [choice.seat for choice in s.waiting()],
        "ply": s.ply,
        "revealed": s.revealed,
    }
    choice = None if seat is None else s.choice(seat)
    if choice is not None:
        options = choice.legal_moves(s)
        some = options[:: 1 + len(options) // PREVIEWS]
        seen["step"] = type(choice).__name__
        seen["facts"] = plain(choice.facts(s))
        seen["options"] = [write(move) for move in options]
        seen["previews"] = [plain(choice.preview(s, move)) for move in some]
        seen["refusals"] = [
            (write(refusal.move), refusal.rule, refusal.reason, plain(refusal.facts))
            for refusal in choice.refusals(s)
        ]
    return seen


def private(game: Game, s: State, seat: int) -> dict[str, Counter[str]]:
    """The words in a seat's view that no spectator sees there, by their place in the view."""
    own: dict[str, Counter[str]] = {}
    for place, word in _words(as_data(game.view(s, seat)), ""):
        own.setdefault(place, Counter())[word] += 1
    for place, word in _words(as_data(game.view(s, None)), ""):
        if place in own:
            own[place][word] -= 1
    found = {place: +words for place, words in own.items()}
    return {place: words for place, words in found.items() if words}


def _words(value: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _words(item, f"{place}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from _words(item, f"{place}.*")


def names(view: object) -> set[str]:
    """All words in a view, keys included."""
    match view:
        case str():
            return {view}
        case dict():
            return {str(key) for key in view}.union(*[names(item) for item in view.values()])
        case list():
            return set[str]().union(*[names(item) for item in view])
    return set()


def lies(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Which pieces, and which numbers other than 0, lie where in a state.

    Lists of pieces are one place; other lists have a place for each index.
    """
    match value:
        case Piece():
            yield place, value.slug
        case bool() | int():
            if value:
                yield place, "some"
        case list() | tuple() | set() | frozenset():
            for index, item in enumerate(value):
                yield from lies(item, place if isinstance(item, Piece) else f"{place}.{index}")
        case dict():
            for key, item in value.items():
                yield from lies(item, f"{place}.{key}")
        case Rng() | Move() | str() | None:
            return
        case _:
            yield from _fields(value, place)


def _fields(value: object, place: str) -> Iterator[tuple[str, str]]:
    assert dataclasses.is_dataclass(value)
    for field in dataclasses.fields(value):
        if field.name not in ("edition", "settings", "log", "answers"):
            yield from lies(getattr(value, field.name), f"{place}.{field.name}")


def rows(s: State) -> dict[str, list[str]]:
    """What lies where, in order."""
    found: dict[str, list[str]] = {}
    for place, slug in lies(s):
        found.setdefault(place, []).append(slug)
    return found
