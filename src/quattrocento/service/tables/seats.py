"""Who sits at a table, who plays for them, and who says that a seat is theirs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quattrocento.service.tables.events import Opens, Order

# What a program of somebody is called where levels of bots have their names.
PROGRAM = "program"


@dataclass
class Chair:
    """Who sits at a seat. An away person's game is played by the table's stand-in.

    `stood_in` counts the moves that it made, `excused` those of them on a holiday. The person may
    be a `program` of somebody.
    """

    bot: str
    person: str = ""
    program: bool = False
    part: str = ""
    wishes: dict[str, str] = field(default_factory=dict)
    away: str = ""
    until: float = 0.0
    bank: float = 0.0
    orders: list[Order] = field(default_factory=list)
    basis: list[dict[str, Any]] = field(default_factory=list)
    dropped: str = ""
    stood_in: int = 0
    excused: int = 0

    @property
    def free(self) -> bool:
        return not self.bot and not self.person

    def keep_orders(self, kept: Sequence[Order]) -> None:
        """Drop all other orders."""
        both = [pair for pair in zip(self.orders, self.basis, strict=False) if pair[0] in kept]
        self.orders = [order for order, _ in both]
        self.basis = [basis for _, basis in both]

    def standing_orders(self) -> list[Order]:
        """The orders that stay until they are taken back."""
        return [order for order in self.orders if order.kind == "always"]


class Seats:
    """The chairs of a table, by seat; `claims` are those of people who say that one is theirs."""

    def __init__(self, opens: Opens) -> None:
        self.opens = opens
        self.host = opens.host
        self.chairs = [Chair(bot) for bot in opens.chairs]
        for chair in self.chairs:
            chair.bank = opens.clock.bank if opens.clock else 0.0
        self.claims: dict[str, int] = {}
        self.claimed = 0
        self.denied: set[str] = set()
        # Who held a seat until it was given to another.
        self.former: set[tuple[int, str]] = set()

    def named_bot(self, seat: int) -> str:
        """What everybody is told of who plays a seat, where that is no person."""
        return PROGRAM if self.chairs[seat].program else self.chairs[seat].bot

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def options(self) -> dict[str, str]:
        """What the table was opened with, and what those who sit there chose for their seats."""
        wishes = {
            f"{key}{seat}": text
            for seat, chair in enumerate(self.chairs)
            for key, text in chair.wishes.items()
        }
        return {**self.opens.options, **wishes}

    def people(self) -> set[str]:
        """Who sits here, but for programs."""
        return {chair.person for chair in self.chairs if chair.person and not chair.program}

    def speakers(self) -> set[str]:
        """Who may speak in the chat, and can be spoken to."""
        return {*self.people(), self.host}

    def present(self) -> set[str]:
        """The people who play themselves now."""
        here = [chair for chair in self.chairs if not chair.away]
        return {chair.person for chair in here if chair.person and not chair.program}

    def staying(self) -> set[str]:
        """The people who have not left, though a stand-in may play for them now."""
        staying = [chair for chair in self.chairs if chair.away != "left"]
        return {chair.person for chair in staying if chair.person and not chair.program}

    def player(self, seat: int) -> str:
        """The bot that answers for a seat, or nothing where a person does."""
        chair = self.chairs[seat]
        return chair.bot or (self.opens.stand_in if chair.away else "")

    def allows_hints(self) -> bool:
        """Where others play too, a table must allow hints; on one device others look on."""
        alone = len(self.people()) == 1 and not self.opens.hot_seat
        return self.opens.hints == "always" or (self.opens.hints == "alone" and alone)
