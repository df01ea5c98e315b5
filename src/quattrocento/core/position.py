"""Positions as data: any state to JSON and back, for tests, puzzles and bug reports."""

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game, Score, Seen, Standing
from quattrocento.core.moves import Move, read, write
from quattrocento.core.packing import pack, parts_of
from quattrocento.core.pieces import Piece, label
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import NOBODY, State
from quattrocento.core.steps import Question, Step
from quattrocento.core.views import View

FORMAT = 1
GIVEN = ("edition", "variants", "answers", "log")
KEYS = ("format", "game", "revision", "edition", "edition_digest", "options", "answers", "state")


class PositionError(ValueError):
    """The data are no position of this game."""


class SeatError(ValueError):
    """Nobody sits there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A state and its rules: who is asked, what is open, and play that is always checked."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._open: dict[int, Sequence[Move]] = {}
        self._by_text: dict[int, dict[str, Move]] = {}
        self._looked_at = state
        self._ply = state.ply

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> int:
        """The first seat that is asked now; NOBODY when the game is over."""
        return NOBODY if self.state.over else self.state.turn()

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """What is open to a seat now: nothing while it is not asked."""
        self._look_again()
        if seat not in self._open:
            self._open[seat] = self.state.legal_moves(seat)
        return self._open[seat]

    def find(self, seat: int, move: Move | str) -> Move:
        """The legal move that is meant; any other raises IllegalMove and cites its rule."""
        options = self.legal_moves(seat)
        if isinstance(move, Move):
            return move if move in options else read(self.state, seat, write(move))
        if seat not in self._by_text:
            self._by_text[seat] = {write(one): one for one in options}
        found = self._by_text[seat].get(move)
        return read(self.state, seat, move) if found is None else found

    def play(self, seat: int, move: Move | str) -> Move:
        """Play a move or its text; an illegal one raises IllegalMove and changes nothing."""
        found = self.find(seat, move)
        self._play(seat, found)
        return found

    def _play(self, seat: int, move: Move) -> None:
        self.state.play(seat, move)

    def _look_again(self) -> None:
        """What was open before the last move is forgotten."""
        if self._ply != self.state.ply or self._looked_at is not self.state:
            self._open, self._by_text = {}, {}
            self._looked_at, self._ply = self.state, self.state.ply

    def view(self, seat: int | None = None) -> View:
        """What a seat, or with None a spectator, sees."""
        return self.game.view(self.state, None if seat is None else self.taken(seat))

    def seen(self, seat: int, seed: str = "") -> Seen:
        """What a bot at this seat gets."""
        rng = Rng(seed_key(f"{seed} {seat} {self.state.ply}"))
        return Seen(self.game, self.state, self.taken(seat), rng)

    def taken(self, seat: int) -> int:
        """The same, if it is a seat at this table."""
        if not 0 <= seat < self.state.seats:
            raise SeatError(f"seat {seat}; expected 0 to {self.state.seats - 1}")
        return seat

    @property
    def scores(self) -> list[Score]:
        """The result, once the game is over."""
        if not self.over:
            raise ValueError("the game is not over; until then there is only a standing")
        return self.game.scores(self.state)

    @property
    def standing(self) -> list[Standing]:
        """What everyone can see of the points so far."""
        return self.game.standing(self.state)

    def data(self) -> dict[str, Any]:
        """The position as JSON, secrets included; `load` reads it."""
        return dump(self.game, self.state)


def plain(value: object) -> Any:
    """A fact as JSON: pieces become labels, moves their text, sequences lists."""
    if isinstance(value, Piece):
        return label(value)
    if isinstance(value, Move):
        return write(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"a {type(value).__name__} is no fact for players")


def dump(game: Game, state: Any) -> dict[str, Any]:
    """Everything about a position; dump an imagined state to leave its secrets out."""
    edition: Edition = state.edition
    fields = {
        f.name: pack(getattr(state, f.name))
        for f in dataclasses.fields(state)
        if f.name not in GIVEN
    }
    return {
        "format": FORMAT,
        "game": game.key,
        "revision": getattr(state.variants, "revision", game.revision),
        "edition": edition.imprint.name,
        "edition_digest": edition.imprint.digest,
        "options": game.write_variants(state.variants),
        "answers": {str(seat): write(move) for seat, move in state.answers.items()},
        "state": fields,
    }


def load(game: Game, data: Mapping[str, Any], edition: Edition) -> State:
    """The state that was dumped, or that somebody set up by hand, if the rules can go on from it.

    It has no log; play goes on exactly as it would have.
    """
    try:
        state = _load(game, data, edition)
        _check(game, state)
    except PositionError as known:
        raise PositionError(f"no position of {game.key}: {known}") from None
    except Exception as fault:  # rules may stumble over anything in what never was a position
        raise PositionError(f"no position of {game.key}: {fault}") from fault
    return state


def _check(game: Game, state: State) -> None:
    """Whether the pieces are all there and whoever is asked can be asked."""
    game.check(state)
    if state.agenda and not isinstance(state.agenda[-1], Question):
        raise PositionError("nobody is asked anything, but the game is not over")
    for step in state.agenda:
        seat = getattr(step, "seat", 0)
        if not 0 <= seat < state.seats:
            raise PositionError(f"seat {seat} has a step to come; there are {state.seats} seats")
    for choice in state.waiting():
        if not choice.legal_moves(state):
            raise PositionError(f"seat {choice.seat} is asked, but nothing is open to it")
    for seat in (None, *range(state.seats)):
        game.view(state, seat)


def _load(game: Game, data: Mapping[str, Any], edition: Edition) -> State:
    _same_keys("", data, KEYS)
    for key, expected in (("format", FORMAT), ("game", game.key)):
        if data[key] != expected:
            raise PositionError(f"{key} is {data[key]!r}; expected {expected!r}")
    if data["edition_digest"] != edition.imprint.digest:
        raise PositionError(f"edition {data['edition']!r} is not the one given")
    options = game.under(int(data["revision"]), game.read_variants(data["options"]))
    fields: Mapping[str, Any] = data["state"]
    seats = fields.get("seats", 0)
    if seats not in game.seats:
        raise PositionError(f"{seats!r} seats; expected {game.seats[0]} to {game.seats[-1]}")
    state = game.setup(seats, options, edition, Rng(bytes(32)))
    names = [f.name for f in dataclasses.fields(state) if f.name not in GIVEN]
    _same_keys("state.", fields, names)
    parts = parts_of(game.package)
    for name, packed in fields.items():
        value = parts.unpack(packed)
        _same_kind(f"state.{name}", getattr(state, name), value)
        setattr(state, name, value)
    state.log = None
    state.answers = {}
    answers = {int(seat): read(state, int(seat), text) for seat, text in data["answers"].items()}
    state.answers = answers
    return state


def _same_kind(where: str, model: object, value: object) -> None:
    """A value must be of the kind that a new game has there; where that has none, any will do."""
    if isinstance(model, (bool, int, str, list, tuple, dict)) and type(value) is not type(model):
        found, expected = type(value).__name__, type(model).__name__
        raise PositionError(f"'{where}' is of kind {found}; expected {expected}")
    if isinstance(model, list) and isinstance(value, list) and model:
        for index, item in enumerate(value):
            _same_kind(f"{where}.{index}", model[0], item)
    elif isinstance(model, Step):
        if not isinstance(value, Step):
            raise PositionError(f"'{where}' is no step")
    elif dataclasses.is_dataclass(model) and not isinstance(model, type):
        if type(value) is not type(model):
            raise PositionError(f"'{where}' is no {type(model).__name__}")
        for field in dataclasses.fields(model):
            inner = f"{where}.{field.name}"
            _same_kind(inner, getattr(model, field.name), getattr(value, field.name))


def _same_keys(where: str, found: Mapping[str, Any], expected: Sequence[str]) -> None:
    for key in expected:
        if key not in found:
            raise PositionError(f"'{where}{key}' is missing")
    for key in found:
        if key not in expected:
            raise PositionError(f"unknown '{where}{key}'")
