"""What lies on the table in Lots, and what players can do."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.editions import Edition, EditionInfo, TomlReader
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, load
from quattrocento.core.state import State
from quattrocento.games.files import read_components

PACKAGE: Final = "tests.lots"
COMPONENTS: Final = read_components(PACKAGE)


class Slip(Piece):
    """LOT-01 A slip of paper."""


SLIPS: Final = load(COMPONENTS, "slips", Slip)


@dataclass(frozen=True)
class Figures(Edition):
    counts: list[int]
    values: list[int]
    rounds: int


def read_edition(table: TomlReader, imprint: EditionInfo) -> Figures:
    slips = table.table("slips").each(SLIPS)
    return Figures(
        imprint=imprint,
        counts=[entry.integer("count", 1) for entry in slips],
        values=[entry.integer("value") for entry in slips],
        rounds=table.table("play").integer("rounds", 1),
    )


@dataclass(frozen=True)
class Variants:
    first: str | int = "random"
    draws: bool = True
    wins: str = "most"
    hand: int = 3


@dataclass(frozen=True)
class Lay(Move):
    slip: Slip


@dataclass(frozen=True)
class Draw(Move):
    """LOT-02 Take a slip from the hat."""


@dataclass(frozen=True)
class Leave(Move):
    """LOT-02 Leave on the table what was laid."""


@dataclass(frozen=True)
class TakeUp(Move):
    """LOT-02 Take up again what was laid."""


@dataclass(frozen=True)
class Stake(Move):
    slip: Slip


@dataclass(frozen=True)
class Nothing(Move):
    """LOT-03 Stake nothing."""


@dataclass
class Lots(State):
    """The hat's top is its end; `rows` lie open, hands and the order of the hat are secret."""

    edition: Figures
    variants: Variants
    hat: list[Slip]
    hands: list[list[Slip]]
    rows: list[list[Slip]]
    gone: list[Slip]
    won: list[int]
    first: int
    round: int

    def clone(self) -> "Lots":
        return Lots(
            seats=self.seats,
            rng=self.rng.clone(),
            agenda=self.agenda.copy(),
            answers=self.answers.copy(),
            log=None if self.log is None else self.log.copy(),
            ply=self.ply,
            revealed=self.revealed,
            edition=self.edition,
            variants=self.variants,
            hat=self.hat.copy(),
            hands=[hand.copy() for hand in self.hands],
            rows=[row.copy() for row in self.rows],
            gone=self.gone.copy(),
            won=self.won.copy(),
            first=self.first,
            round=self.round,
        )
