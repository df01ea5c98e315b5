"""Everything a prince can do."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from quattrocento.core.moves import Move, shared
from quattrocento.core.pieces import SEATS, Seat
from quattrocento.games.princes.board import CELL, FACING, Cell, Facing
from quattrocento.games.princes.components import (
    BONUS,
    BONUS_DECK,
    BUILDING,
    CHARACTER,
    FREEDOM,
    LANDSCAPE,
    PILE,
    PRESTIGE,
    PRESTIGE_DECK,
    PROFESSION,
    Bonus,
    Building,
    Card,
    Character,
    Deck,
    Freedom,
    Landscape,
    Pile,
    Profession,
)


@dataclass(frozen=True)
class Dismiss(Move):
    """FLO-05 Return one of the four professions dealt."""

    profession: Profession


@dataclass(frozen=True)
class Open(Move):
    """FLO-12 Name a pile and bid the base price."""

    pile: Pile


@dataclass(frozen=True)
class Bid(Move):
    """FLO-13 Bid a hundred more than the last bid."""

    florins: int


@dataclass(frozen=True)
class Pass(Move):
    """FLO-13, FLO-16, FLO-92 Stay out: of this auction, of the phase, or of A2."""


@dataclass(frozen=True)
class Buy(Move):
    """FLO-17 Take an object for the base price, as the last in the phase."""

    pile: Pile


@dataclass(frozen=True)
class LayOut(Move):
    """FLO-81 Choose the kind of landscape."""

    landscape: Landscape


@dataclass(frozen=True)
class Place(Move):
    """FLO-20, FLO-41 Lay a tile: the cell is the top left of the box around it."""

    cell: Cell
    facing: Facing


@dataclass(frozen=True)
class Keep(Move):
    """FLO-25, FLO-50, FLO-52 Keep one of the cards looked at."""

    card: Card


@dataclass(frozen=True)
class Recruit(Move):
    """FLO-27 Take a person that lies open in front of another player."""

    profession: Profession


@dataclass(frozen=True)
class Hold(Move):
    """FLO-26, FLO-101 Keep the card for later."""


@dataclass(frozen=True)
class CompleteWork(Move):
    """FLO-32 Let a person from hand begin a work."""

    profession: Profession


@dataclass(frozen=True)
class PrincessWork(Move):
    """FLO-97 Complete a work with the princess."""


@dataclass(frozen=True)
class AddBonus(Move):
    """FLO-37 Play a bonus card with the work."""

    bonus: Bonus


@dataclass(frozen=True)
class Perform(Move):
    """FLO-34 The work is done."""


@dataclass(frozen=True)
class Convert(Move):
    """FLO-35 Turn a part of the pay into prestige points."""

    points: int


@dataclass(frozen=True)
class Build(Move):
    """FLO-40 Build alone."""

    building: Building


@dataclass(frozen=True)
class BringPerson(Move):
    """FLO-50 Bring a person to court."""


@dataclass(frozen=True)
class Introduce(Move):
    """FLO-51 Introduce a freedom."""

    freedom: Freedom


@dataclass(frozen=True)
class TakeBonus(Move):
    """FLO-52 Take a bonus card."""


@dataclass(frozen=True)
class EndTurn(Move):
    """FLO-30 Take no further action."""


@dataclass(frozen=True)
class BuildWith(Move):
    """FLO-111 Build across the border to a neighbour."""

    building: Building
    partner: Seat


@dataclass(frozen=True)
class Ask(Move):
    """FLO-112 Ask this payment of the partner."""

    florins: int


@dataclass(frozen=True)
class Accept(Move):
    """FLO-112 Agree to the offer."""


@dataclass(frozen=True)
class Decline(Move):
    """FLO-112 End the bargaining without a building."""


@dataclass(frozen=True)
class CounterPlace(Move):
    """FLO-112 Offer another place for the same payment."""

    cell: Cell
    facing: Facing


@dataclass(frozen=True)
class CounterPayment(Move):
    """FLO-112 Offer another payment for the same place."""

    florins: int


@dataclass(frozen=True)
class Court(Move):
    """FLO-92 Put your stone on a bid field of a character card."""

    character: Character
    florins: int


@dataclass(frozen=True)
class FreeOfCharge(Move):
    """FLO-98 Let the merchant bring the object."""


@dataclass(frozen=True)
class PayBid(Move):
    """FLO-98 Pay for the object and take the merchant's points."""


@dataclass(frozen=True)
class Exchange(Move):
    """FLO-100 Turn money into prestige points at the end."""

    points: int


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Right(Move):
    """FLO-60 Something that may be done whenever its owner is asked for a decision."""


@dataclass(frozen=True)
class GoBack(Right):
    """FLO-60 Give up one prestige point for florins."""


@dataclass(frozen=True)
class TakeRank(Right):
    """FLO-98 Use the merchant for points by your position on the track."""


@dataclass(frozen=True)
class Consult(Right):
    """FLO-99 Use the professor to look for a card."""

    deck: Deck


DISMISS: Final[list[Move]] = [Dismiss(profession) for profession in PROFESSION]
OPEN: Final[list[Move]] = [Open(pile) for pile in PILE]
PASS: Final[Move] = Pass()
BUY: Final[list[Move]] = [Buy(pile) for pile in PILE]
LAY_OUT: Final[list[Move]] = [LayOut(landscape) for landscape in LANDSCAPE]
PLACE: Final[list[Move]] = [Place(cell, facing) for cell in CELL for facing in FACING]
KEEP_PERSON: Final[list[Move]] = [Keep(card) for card in PROFESSION]
KEEP_BONUS: Final[list[Move]] = [Keep(card) for card in BONUS]
KEEP_PRESTIGE: Final[list[Move]] = [Keep(card) for card in PRESTIGE]
KEEP: Final = [KEEP_PERSON, KEEP_BONUS, KEEP_PRESTIGE]  # by the index of the deck
RECRUIT: Final[list[Move]] = [Recruit(profession) for profession in PROFESSION]
HOLD: Final[Move] = Hold()
COMPLETE_WORK: Final[list[Move]] = [CompleteWork(profession) for profession in PROFESSION]
PRINCESS_WORK: Final[Move] = PrincessWork()
ADD_BONUS: Final[list[Move]] = [AddBonus(bonus) for bonus in BONUS]
PERFORM: Final[Move] = Perform()
CONVERT: Final[list[Move]] = [Convert(points) for points in range(200)]
BUILD: Final[list[Move]] = [Build(building) for building in BUILDING]
BRING_PERSON: Final[Move] = BringPerson()
INTRODUCE: Final[list[Move]] = [Introduce(freedom) for freedom in FREEDOM]
TAKE_BONUS: Final[Move] = TakeBonus()
END_TURN: Final[Move] = EndTurn()
BUILD_WITH: Final[list[list[Move]]] = [
    [BuildWith(building, seat) for building in BUILDING] for seat in SEATS
]
ACCEPT: Final[Move] = Accept()
DECLINE: Final[Move] = Decline()
COUNTER_PLACE: Final[list[Move]] = [CounterPlace(cell, f) for cell in CELL for f in FACING]
FREE_OF_CHARGE: Final[Move] = FreeOfCharge()
PAY_BID: Final[Move] = PayBid()
GO_BACK: Final[Move] = GoBack()
TAKE_RANK: Final[Move] = TakeRank()
CONSULT_BONUS: Final[Move] = Consult(BONUS_DECK)
CONSULT_PRESTIGE: Final[Move] = Consult(PRESTIGE_DECK)

BIDS: Final[dict[int, Move]] = {}
ASKS: Final[dict[int, Move]] = {}
COUNTER_PAYMENTS: Final[dict[int, Move]] = {}
COURTS: Final[list[dict[int, Move]]] = [{} for _ in CHARACTER]
EXCHANGES: Final[dict[int, Move]] = {}


def bid(florins: int) -> Move:
    """Sums have no end, so their moves are made when first wanted."""
    found = BIDS.get(florins)
    if found is None:
        found = BIDS[florins] = shared(Bid(florins))
    return found


def ask(florins: int) -> Move:
    found = ASKS.get(florins)
    if found is None:
        found = ASKS[florins] = shared(Ask(florins))
    return found


def counter_payment(florins: int) -> Move:
    found = COUNTER_PAYMENTS.get(florins)
    if found is None:
        found = COUNTER_PAYMENTS[florins] = shared(CounterPayment(florins))
    return found


def court(character: Character, florins: int) -> Move:
    known = COURTS[character.index]
    found = known.get(florins)
    if found is None:
        found = known[florins] = shared(Court(character, florins))
    return found


def exchange(points: int) -> Move:
    found = EXCHANGES.get(points)
    if found is None:
        found = EXCHANGES[points] = shared(Exchange(points))
    return found
