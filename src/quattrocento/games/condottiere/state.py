"""The state of a game of Condottiere."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.state import NOBODY, State
from quattrocento.games.condottiere.components import CITY, DECK, City, Figures

FIRST: Final = "random"


@dataclass(frozen=True)
class Options:
    """CON-03, CON-45, CON-47 What a table may choose."""

    first: str | int = FIRST
    map: str = "rulebook"
    hand_sizes: str = "open"


@dataclass
class Captain:
    """One player's cards, counted by `card.index`.

    `known` counts the cards in hand that everyone saw go there (CON-25).
    """

    hand: list[int]
    line: list[int]
    known: list[int]
    out: bool

    def clone(self) -> "Captain":
        return Captain(self.hand.copy(), self.line.copy(), self.known.copy(), self.out)


@dataclass
class Condottiere(State):
    edition: Figures
    settings: Options
    neighbours: list[int]
    captains: list[Captain]
    owners: list[int]
    deck: list[int]
    aside: list[int]
    city: City | None
    condottiere: int
    round: int
    quiet: int
    winner: int

    def clone(self) -> "Condottiere":
        return Condottiere(
            seats=self.seats,
            rng=self.rng.clone(),
            agenda=self.agenda.copy(),
            answers=self.answers.copy(),
            log=None if self.log is None else self.log.copy(),
            ply=self.ply,
            revealed=self.revealed,
            edition=self.edition,
            settings=self.settings,
            neighbours=self.neighbours,
            captains=[captain.clone() for captain in self.captains],
            owners=self.owners.copy(),
            deck=self.deck.copy(),
            aside=self.aside.copy(),
            city=self.city,
            condottiere=self.condottiere,
            round=self.round,
            quiet=self.quiet,
            winner=self.winner,
        )


def contested(s: Condottiere) -> City:
    assert s.city is not None
    return s.city


def defender(s: Condottiere) -> int:
    """CON-15, CON-17 The owner of the contested city, unless that is the condottiere."""
    owner = NOBODY if s.city is None else s.owners[s.city.index]
    return NOBODY if owner == s.condottiere else owner


def cities(s: Condottiere, seat: int) -> list[City]:
    return [city for city in CITY if s.owners[city.index] == seat]


def holders(s: Condottiere) -> list[int]:
    """The seats that hold cards."""
    return [seat for seat, captain in enumerate(s.captains) if any(captain.hand)]


def no_cards() -> list[int]:
    return [0] * len(DECK)
