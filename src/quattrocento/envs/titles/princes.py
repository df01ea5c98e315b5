"""The Princes of Florence in numbers, both expansions included."""

from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.envs.actions import Block, each, single
from quattrocento.envs.layout import (
    Memory,
    Part,
    Questions,
    put_bits,
    put_counts,
    put_mask,
    put_number,
    put_one,
    put_pieces,
    put_question,
    put_seat,
    put_seats,
    question,
    question_parts,
    told,
)
from quattrocento.games.princes.board import FACING, SIDE
from quattrocento.games.princes.components import (
    BONUS,
    BUILDING,
    CHARACTER,
    DECKS,
    FREEDOM,
    LANDSCAPE,
    PILE,
    PRESTIGE,
    PROFESSION,
    Bonus,
    Card,
    Prestige,
    Profession,
)
from quattrocento.games.princes.cooperative import Answer
from quattrocento.games.princes.edition import Figures
from quattrocento.games.princes.moves import (
    ACCEPT,
    ADD_BONUS,
    BRING_PERSON,
    BUILD,
    BUILD_WITH,
    BUY,
    COMPLETE_WORK,
    CONSULT_BONUS,
    CONSULT_PRESTIGE,
    CONVERT,
    COUNTER_PLACE,
    DECLINE,
    DISMISS,
    END_TURN,
    FREE_OF_CHARGE,
    GO_BACK,
    HOLD,
    INTRODUCE,
    KEEP,
    LAY_OUT,
    OPEN,
    PASS,
    PAY_BID,
    PERFORM,
    PLACE,
    PRINCESS_WORK,
    RECRUIT,
    TAKE_BONUS,
    TAKE_RANK,
    Bid,
    Convert,
    Exchange,
    ask,
    counter_payment,
    court,
    exchange,
)
from quattrocento.games.princes.state import Prince, Princes, minimum
from quattrocento.games.princes.view import looker
from quattrocento.games.princes.works import Performance

QUESTIONS: Final = Questions(
    "Dismissal Opening Bidding LastPurchase LandscapeChoice Laying AtOnce Selection Courting "
    "Favour MerchantChoice Turn Performance Proceeds JointPlace Payment Answer LastExchange"
)
# Florins are told in hundreds.
HUNDRED: Final = 100
# More points than any pay buys; the number behind them stands for all of an even larger sum.
MOST_CONVERTED: Final = 60
MOST_EXCHANGED: Final = 60
HOLDINGS: Final = 11
MOST_SEATS: Final = 5
# What is remembered of the table, and then of each prince.
SPENT: Final = 0
OF_TABLE: Final = 1
HAND: Final = 0
BONUSES: Final = 1
OF_PRESTIGE: Final = 2
KNOWN: Final = 3
ON_TABLE: Final = 4
FREEDOMS: Final = 5
BUILDINGS: Final = 6
LANDSCAPES: Final = 7
OF_EACH: Final = 8
BUILT: Final = 0
COVERED: Final = 1
MASKS_OF_EACH: Final = 2
CARDS: Final = len(PROFESSION) + len(BONUS) + len(PRESTIGE)


def blocks(edition: Figures) -> list[Block]:
    return [
        *auction_blocks(edition),
        *action_blocks(),
        *bargain_blocks(edition),
        each("go-back", [GO_BACK]),
        each("take-rank", [TAKE_RANK]),
        each("consult", [CONSULT_BONUS, CONSULT_PRESTIGE]),
        Block("convert", [[move] for move in CONVERT[:MOST_CONVERTED]], Convert),
        Block("exchange", [[exchange(points)] for points in range(MOST_EXCHANGED)], Exchange),
    ]


def auction_blocks(edition: Figures) -> list[Block]:
    return [
        each("dismiss", DISMISS),
        each("open", OPEN),
        # one sum is open at a time (FLO-13)
        single("bid", Bid),
        each("pass", [PASS]),
        each("buy", BUY),
        each("lay-out", LAY_OUT),
        each("place", [PLACE[spot] for spot in spots(edition)]),
        each("keep", [move for moves in KEEP for move in moves]),
        each("recruit", RECRUIT),
        each("hold", [HOLD]),
        each("court", stakes(edition)),
        each("free-of-charge", [FREE_OF_CHARGE]),
        each("pay-bid", [PAY_BID]),
    ]


def spots(edition: Figures) -> list[int]:
    """FLO-41, FLO-111 Wherever any tile can lie, on one board or across a border."""
    found = set(joint_spots(edition))
    for sites in edition.sites:
        different = [spot for spot in range(len(sites.at)) if spot % len(FACING) in sites.facings]
        found.update([spot for spot in different if sites.at[spot]])
    return sorted(found)


def joint_spots(edition: Figures) -> list[int]:
    return sorted({spot for seams in edition.seams for spot in seams.spots})


def stakes(edition: Figures) -> list[Move]:
    return [
        court(character, florins)
        for character in CHARACTER
        for florins in range(
            edition.lowest[character.index], edition.highest[character.index] + 1, edition.bid_step
        )
    ]


def action_blocks() -> list[Block]:
    return [
        each("complete-work", COMPLETE_WORK),
        each("princess-work", [PRINCESS_WORK]),
        each("add-bonus", ADD_BONUS),
        each("perform", [PERFORM]),
        each("build", BUILD),
        each("bring-person", [BRING_PERSON]),
        each("introduce", INTRODUCE),
        each("take-bonus", [TAKE_BONUS]),
        each("end-turn", [END_TURN]),
    ]


def bargain_blocks(edition: Figures) -> list[Block]:
    most = max([seating.florins for seating in edition.seatings])
    sums = range(0, most + 1, edition.payment_step)
    return [
        each("build-with", [move for moves in BUILD_WITH[:MOST_SEATS] for move in moves]),
        each("ask", [ask(florins) for florins in sums]),
        each("accept", [ACCEPT]),
        each("decline", [DECLINE]),
        each("counter-place", [COUNTER_PLACE[spot] for spot in joint_spots(edition)]),
        each("counter-payment", [counter_payment(florins) for florins in sums]),
    ]


def layout(seats: int) -> list[Part]:
    return [
        *question_parts(QUESTIONS, seats),
        *table_parts(seats),
        Part("own florins", (1,), HUNDRED),
        Part("own cards", (CARDS,)),
        Part("looked at", (CARDS,)),
        Part("known in piles", (CARDS,)),
        Part("returned", (len(PROFESSION),)),
        Part("holdings", (seats, HOLDINGS)),
        Part("known in hand", (seats, len(PROFESSION))),
        Part("on the table", (seats, len(PROFESSION))),
        Part("freedoms", (seats, len(FREEDOM))),
        Part("buildings", (seats, len(BUILDING))),
        Part("landscapes", (seats, len(LANDSCAPE))),
        Part("character", (seats, len(CHARACTER))),
        Part("board", (seats, 2, SIDE, SIDE)),
    ]


def table_parts(seats: int) -> list[Part]:
    return [
        Part("round", (1,)),
        Part("minimum", (1,)),
        Part("first", (seats,)),
        Part("buildings in supply", (len(BUILDING),)),
        Part("landscapes in supply", (len(LANDSCAPE),)),
        Part("freedoms in supply", (len(FREEDOM),)),
        Part("jesters, builders, recruiting cards in supply", (3,)),
        Part("piles of cards", (len(DECKS),)),
        Part("bonus cards spent", (len(BONUS),)),
        Part("piles for sale", (len(PILE),)),
        Part("pile", (len(PILE),)),
        Part("price", (1,), HUNDRED),
        Part("leader", (seats,)),
        Part("buyers", (seats,)),
        Part("bidders", (seats,)),
        Part("suitors", (seats,)),
        Part("stones", (len(CHARACTER), seats)),
        Part("stakes", (len(CHARACTER),), HUNDRED),
        Part("characters taken", (len(CHARACTER),)),
        Part("pot", (1,), HUNDRED),
        Part("actions, brought, introduced", (3,)),
        Part("neighbours asked", (seats,)),
        Part("work value", (1,)),
        Part("offer: building", (len(BUILDING),)),
        Part("offer: florins, counters", (2,)),
    ]


def memory(seats: int) -> Memory:
    return Memory(OF_TABLE + OF_EACH * seats, MASKS_OF_EACH * seats)


def observe(state: State, seat: int, memory: Memory) -> bytes:
    """FLO-09 What a seat sees; others' florins are 0 where money is secret."""
    assert isinstance(state, Princes)
    s = state
    out: list[bytes] = []
    put_question(out, s, QUESTIONS, seat)
    put_table(out, s, seat, memory)
    put_auction(out, s, seat)
    put_actions(out, s, seat)
    put_own(out, s, seat, memory)
    put_princes(out, s, seat, memory)
    return b"".join(out)


def put_table(out: list[bytes], s: Princes, seat: int, memory: Memory) -> None:
    put_number(out, s.round)
    put_number(out, minimum(s) if s.round else 0)
    put_seat(out, s.first, seat, s.seats)
    supply = s.buildings + s.landscapes + s.freedoms
    supply += [s.jesters, s.builders, s.recruiting]
    supply += [len(deck) for deck in s.decks]
    out.append(bytes(supply))
    put_pieces(out, memory.rows[SPENT], s.spent, len(BONUS))


def put_auction(out: list[bytes], s: Princes, seat: int) -> None:
    put_bits(out, s.piles, len(PILE))
    put_one(out, -1 if s.pile is None else s.pile.index, len(PILE))
    put_number(out, s.price // HUNDRED)
    put_seat(out, s.leader, seat, s.seats)
    put_seats(out, s.buyers, seat, s.seats)
    put_seats(out, s.bidders, seat, s.seats)
    put_seats(out, s.suitors, seat, s.seats)
    if s.variants.muse:
        put_courtship(out, s, seat)
    else:
        out.append(bytes(len(CHARACTER) * (s.seats + 2)))
    put_number(out, s.pot // HUNDRED)


def put_courtship(out: list[bytes], s: Princes, seat: int) -> None:
    """FLO-92 Stones and stakes by character, and who is taken."""
    for stone in s.stones:
        put_seat(out, stone, seat, s.seats)
    for stake in s.stakes:
        put_number(out, stake // HUNDRED)
    put_bits(out, s.taken, len(CHARACTER))


def put_actions(out: list[bytes], s: Princes, seat: int) -> None:
    """FLO-30 to FLO-37, FLO-112 Where a turn stands: the work begun, the building offered."""
    put_number(out, s.actions)
    put_number(out, s.brought)
    put_number(out, s.introduced)
    put_seats(out, s.offered, seat, s.seats)
    asked = question(s)
    put_number(out, asked.value if isinstance(asked, Performance) else 0)
    if isinstance(asked, Answer):
        put_one(out, asked.building.index, len(BUILDING))
        put_number(out, asked.florins // HUNDRED)
        put_number(out, asked.counters)
    else:
        put_one(out, -1, len(BUILDING) + 2)


def put_own(out: list[bytes], s: Princes, seat: int, memory: Memory) -> None:
    prince = s.princes[seat]
    first = OF_TABLE + OF_EACH * seat
    put_number(out, prince.florins // HUNDRED)
    put_pieces(out, memory.rows[first + HAND], prince.hand, len(PROFESSION))
    put_pieces(out, memory.rows[first + BONUSES], prince.bonuses, len(BONUS))
    put_pieces(out, memory.rows[first + OF_PRESTIGE], prince.prestige, len(PRESTIGE))
    looks = len(s.looking) > 0 and looker(s) == seat
    put_counts(out, [place_of(card) for card in s.looking] if looks else [], CARDS)
    put_counts(out, known_in_piles(s, seat), CARDS)
    returned = prince.returned
    put_one(out, -1 if returned is None else returned.index, len(PROFESSION))


def known_in_piles(s: Princes, seat: int) -> list[int]:
    """FLO-50 The cards that a seat has laid under a pile: they are below all that nobody knows."""
    known: list[int] = []
    for index, knowers in enumerate(s.seen):
        for place, knowing in enumerate(knowers):
            if not knowing:
                break
            if knowing >> seat & 1:
                known.append(place_of(s.decks[index][place]))
    return known


def place_of(card: Card) -> int:
    """Professions first, then bonus cards, then prestige cards."""
    if isinstance(card, Profession):
        return card.index
    if isinstance(card, Bonus):
        return len(PROFESSION) + card.index
    assert isinstance(card, Prestige)
    return len(PROFESSION) + len(BONUS) + card.index


def put_princes(out: list[bytes], s: Princes, seat: int, memory: Memory) -> None:
    around = [(seat + offset) % s.seats for offset in range(s.seats)]
    shown = s.variants.open_money or s.over
    for other in around:
        put_holdings(out, s.princes[other], shown or other == seat)
    for other in around:
        kept = memory.rows[OF_TABLE + OF_EACH * other + KNOWN]
        put_pieces(out, kept, s.princes[other].known, len(PROFESSION))
    for other in around:
        kept = memory.rows[OF_TABLE + OF_EACH * other + ON_TABLE]
        put_pieces(out, kept, s.princes[other].table, len(PROFESSION))
    for other in around:
        kept = memory.rows[OF_TABLE + OF_EACH * other + FREEDOMS]
        put_pieces(out, kept, s.princes[other].freedoms, len(FREEDOM))
    for other in around:
        kept = memory.rows[OF_TABLE + OF_EACH * other + BUILDINGS]
        put_pieces(out, kept, s.princes[other].buildings, len(BUILDING))
    for other in around:
        kept = memory.rows[OF_TABLE + OF_EACH * other + LANDSCAPES]
        put_pieces(out, kept, s.princes[other].landscapes, len(LANDSCAPE))
    for other in around:
        character = s.princes[other].character
        put_one(out, -1 if character is None else character.index, len(CHARACTER))
    for other in around:
        masks = MASKS_OF_EACH * other
        put_mask(out, memory.masks[masks + BUILT], s.princes[other].built, SIDE * SIDE)
        put_mask(out, memory.masks[masks + COVERED], s.princes[other].covered, SIDE * SIDE)


def put_holdings(out: list[bytes], prince: Prince, shown: bool) -> None:
    numbers = [
        told(prince.points),
        told(prince.florins // HUNDRED) if shown else 0,
        len(prince.hand),
        prince.recruiting,
        len(prince.table),
        prince.left,
        len(prince.bonuses),
        len(prince.prestige),
        prince.jesters,
        prince.builders,
        told(prince.value),
    ]
    out.append(bytes(numbers))
