"""The declaration of a game, and what a bot may see of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from quattrocento.core.editions import Edition, EditionInfo, TomlReader, open_edition
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.views import View

ReadEdition = Callable[[TomlReader, EditionInfo], Edition]


class VariantError(ValueError):
    """A variant, its value or the number of seats is not one that the game offers."""


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
    # The text of its own edition.
    components: str
    revision: int
    seats: range
    # The values that each variant can take, the default first, and the class that holds a choice.
    variants: Mapping[str, tuple[object, ...]]
    variants_type: Callable[..., Any]
    read_edition: ReadEdition
    setup: Callable[[int, Any, Any, Rng], State]
    view: Callable[[Any, int | None], View]
    imagine: Callable[[Any, int, Rng], State]
    scores: Callable[[Any], list[Score]]
    standing: Callable[[Any], list[Standing]]
    check: Callable[[Any], None]
    # Earlier revisions whose moves mean the same, but whose story was told otherwise.
    retold: tuple[int, ...] = ()
    # What variants that came later meant before there were any: old records lack them.
    before: Mapping[str, str] = field(default_factory=dict)
    # Whether every seat is shown the same but for its own number: then one view serves all.
    same_view: bool = False

    def view_as(self, view: View, seat: int | None) -> View:
        """The view of another seat, where all are shown the same."""
        assert self.same_view, f"{self.key} shows every seat a table of its own"
        return replace(view, seat=seat)

    def edition(self, text: str = "", origin: str = "") -> Edition:
        """The edition in `text`, or the game's own."""
        if not text:
            return _own_edition(self.key, self.components, self.read_edition)
        return _read_edition(self.key, text, origin, self.read_edition)

    def read_variants(self, given: Mapping[str, str]) -> Any:
        """Variants from their texts: unknown ones are refused, missing ones take the default."""
        found = {key: values[0] for key, values in self.variants.items()}
        for key, text in given.items():
            if key not in self.variants:
                known = ", ".join(self.variants)
                raise VariantError(f"{self.key} has no option {key!r}; expected one of {known}")
            values = {variant_text(value): value for value in self.variants[key]}
            if text not in values:
                known = ", ".join(values)
                raise VariantError(f"option {key} is {text!r}; expected one of {known}")
            found[key] = values[text]
        return self.variants_type(**found)

    def recall_variants(self, given: Mapping[str, str]) -> Any:
        """Variants as an old record means them: those it does not know are as they were."""
        return self.read_variants({**self.before, **given})

    def write_variants(self, variants: Any) -> dict[str, str]:
        """The texts of variants, for records and positions."""
        return {key: variant_text(getattr(variants, key)) for key in self.variants}

    def under(self, revision: int, variants: Any) -> Any:
        """Variants under an earlier revision of the rules, where the game still knows its rules."""
        if getattr(variants, "revision", revision) == revision:
            return variants
        return replace(variants, revision=revision)

    def start(
        self, seats: int, variants: Any, edition: Edition, rng: Rng, logged: bool = True
    ) -> State:
        """Set up a game and go on to its first question."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise VariantError(f"{self.key} has {least} to {most} seats, not {seats!r}")
        for key, values in self.variants.items():
            value = getattr(variants, key)
            if value not in values:
                raise Broken(f"option {key} is {value!r}")
        state = self.setup(seats, variants, edition, rng)
        state.log = [] if logged else None
        state.settle()
        return state


def who_begins(first: object, seats: int, rng: Rng) -> int:
    """The seat that a variant names, or one by lot."""
    if not isinstance(first, int):
        return rng.below(seats)
    if first >= seats:
        raise VariantError(f"option first is '{first}'; expected a seat below {seats}")
    return first


@cache
def _own_edition(key: str, text: str, read: ReadEdition) -> Edition:
    return _read_edition(key, text, f"{key}/components.toml", read)


def _read_edition(key: str, text: str, origin: str, read: ReadEdition) -> Edition:
    table, imprint = open_edition(key, text, origin)
    edition = read(table, imprint)
    table.finish()
    return edition


def variant_text(value: object) -> str:
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


def variant_seat(key: str) -> int:
    """The seat that a variant is about: `board2` is the board of seat 2; -1 is for the table."""
    return int(key[-1]) if key[-1].isdecimal() else -1


def variant_name(key: str) -> str:
    """What a variant is about, whichever seat has it: `board` for `board2`."""
    return key if variant_seat(key) < 0 else key[:-1]


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
    def seats(self) -> int:
        return self._state.seats

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._state.ply

    @property
    def revealed(self) -> int:
        """After how many moves something hidden last came to light."""
        return self._state.revealed

    @property
    def legal_moves(self) -> Sequence[Move]:
        return self._state.legal_moves(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full state this seat could be in."""
        return self.game.imagine(self._state, self.seat, rng)
