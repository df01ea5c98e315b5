"""The declaration of a game, and what a bot may see of it."""

import importlib.resources
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from quattrocento.core.editions import Edition, Imprint, Table, open_edition
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

View = dict[str, Any]


class OptionError(ValueError):
    """An option, its value or the number of seats is not one that the game offers."""


class Broken(Exception):
    """An invariant of a game does not hold: a fault of ours, never of a player."""


def ensure(holds: bool, claim: str) -> None:
    if not holds:
        raise Broken(claim)


@dataclass(frozen=True)
class Score:
    """A seat's result: its rank (1 is best, ties share), its points by source, its tie-breaks."""

    rank: int
    total: int
    parts: Mapping[str, int]
    ties: tuple[int, ...] = ()


@dataclass(frozen=True)
class Standing:
    """What everyone can see of a seat's points so far, by source."""

    total: int
    parts: Mapping[str, int]


def rank(totals: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks for keys of which the largest is best; equal keys share the better rank."""
    return [1 + sum(other > key for other in totals) for key in totals]


@dataclass(frozen=True)
class Game:
    """One frozen instance a game: its table of contents."""

    key: str
    title: str
    prefix: str
    package: str
    revision: int
    seats: range
    choices: Mapping[str, tuple[object, ...]]
    options: Callable[..., Any]
    read_edition: Callable[[Table, Imprint], Edition]
    setup: Callable[[int, Any, Any, Rng], State]
    view: Callable[[Any, int | None], View]
    imagine: Callable[[Any, int, Rng], State]
    scores: Callable[[Any], list[Score]]
    standing: Callable[[Any], list[Standing]]
    check: Callable[[Any], None]
    # Earlier revisions whose moves mean the same, but whose story was told otherwise.
    retold: tuple[int, ...] = ()
    # What options that came later meant before there were any: old records lack them.
    before: Mapping[str, str] = field(default_factory=dict)

    def edition(self, text: str = "", origin: str = "") -> Edition:
        """The edition in `text`, or the game's own."""
        if not text:
            return _own_edition(self.key, self.package, self.read_edition)
        return _read_edition(self.key, text, origin, self.read_edition)

    def choose(self, given: Mapping[str, str]) -> Any:
        """Options from their texts: unknown ones are refused, missing ones take the default."""
        chosen = {key: values[0] for key, values in self.choices.items()}
        for key, text in given.items():
            if key not in self.choices:
                known = ", ".join(self.choices)
                raise OptionError(f"{self.key} has no option {key!r}; expected one of {known}")
            values = {option_text(value): value for value in self.choices[key]}
            if text not in values:
                known = ", ".join(values)
                raise OptionError(f"option {key} is {text!r}; expected one of {known}")
            chosen[key] = values[text]
        return self.options(**chosen)

    def under(self, revision: int, options: Any) -> Any:
        """Options under an earlier revision of the rules, where the game still knows its rules."""
        if getattr(options, "revision", revision) == revision:
            return options
        return replace(options, revision=revision)

    def recall(self, given: Mapping[str, str]) -> Any:
        """Options as an old record means them: those it does not know are as they were."""
        return self.choose({**self.before, **given})

    def chosen(self, options: Any) -> dict[str, str]:
        """The texts of options, for records and positions."""
        return {key: option_text(getattr(options, key)) for key in self.choices}

    def start(
        self, seats: int, options: Any, edition: Edition, rng: Rng, logged: bool = True
    ) -> State:
        """Set up a game and go on to its first question."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise OptionError(f"{self.key} has {least} to {most} seats, not {seats}")
        for key, values in self.choices.items():
            value = getattr(options, key)
            if key == "first" and isinstance(value, int) and value >= seats:
                raise OptionError(f"option first is '{value}'; expected a seat below {seats}")
            if value not in values:
                raise Broken(f"option {key} is {value!r}")
        state = self.setup(seats, options, edition, rng)
        state.log = [] if logged else None
        state.settle()
        return state


@cache
def _own_edition(key: str, package: str, read: Callable[[Table, Imprint], Edition]) -> Edition:
    text = importlib.resources.files(package).joinpath("components.toml").read_text("utf-8")
    return _read_edition(key, text, f"{key}/components.toml", read)


def _read_edition(
    key: str, text: str, origin: str, read: Callable[[Table, Imprint], Edition]
) -> Edition:
    table, imprint = open_edition(key, text, origin)
    edition = read(table, imprint)
    table.finish()
    return edition


def option_text(value: object) -> str:
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


def option_seat(key: str) -> int:
    """The seat that an option is about: `board2` is the board of seat 2; -1 is for the table."""
    return int(key[-1]) if key[-1].isdecimal() else -1


def option_name(key: str) -> str:
    """What an option is about, whichever seat has it: `board` for `board2`."""
    return key if option_seat(key) < 0 else key[:-1]


class Seen:
    """All that a bot gets: built from an imagined state, never from the true one."""

    def __init__(self, game: Game, state: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._state = game.imagine(state, seat, rng)

    @property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._state.ply

    @property
    def revealed(self) -> int:
        """After how many moves something hidden last came to light."""
        return self._state.revealed

    @property
    def options(self) -> Sequence[Move]:
        return self._state.options(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full state this seat could be in."""
        return self.game.imagine(self._state, self.seat, rng)
