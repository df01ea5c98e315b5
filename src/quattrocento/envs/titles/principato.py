"""Principato in numbers."""

from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.envs.actions import Block, each
from quattrocento.envs.layout import (
    Memory,
    Part,
    Questions,
    put_counts,
    put_number,
    put_one,
    put_question,
    put_seat,
    question_parts,
)
from quattrocento.games.principato.components import CARD, GOAL, UNIT
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.moves import (
    LAY_FAVOUR,
    MOST_OPEN,
    PASS,
    SUPPLY,
    SWAP,
    TAKE,
    TAKE_FAVOUR,
)
from quattrocento.games.principato.ranks import strength
from quattrocento.games.principato.state import Principality, Principato

QUESTIONS: Final = Questions("Action Exchange Enlistment Surplus Provision Dismissal")
# a kind more, for the card of the military scoring
KINDS: Final = len(CARD) + 1
HOLDINGS: Final = 16


def blocks(edition: Figures) -> list[Block]:
    offers = edition.offers
    units = [unit.slug for unit in UNIT]
    return [
        each("activate", [move for moves in offers.free for move in moves]),
        each("build", [move for moves in offers.builds for move in moves]),
        each("commission", [move for moves in offers.commissions for move in moves]),
        each("swap", SWAP),
        Block("take", places()),
        each("take-favour", [TAKE_FAVOUR]),
        each("lay-favour", list(LAY_FAVOUR.values())),
        each("supply", list(SUPPLY.values())),
        each("enlist", [move for unit in units for move in offers.enlistments[unit]]),
        each("dismiss", [move for unit in units for move in offers.dismissals[unit]]),
        each("provide", [m for unit in units for row in offers.provisions[unit] for m in row]),
        each("lay", [move for moves in offers.lays.values() for move in moves]),
        each("pass", [PASS]),
    ]


def places() -> list[list[Move]]:
    """A place of the display has one card at a time."""
    return [[TAKE[card.index][place] for card in CARD] for place in range(MOST_OPEN)]


def layout(seats: int, edition: Figures) -> list[Part]:
    works = len(edition.works)
    return [
        *question_parts(QUESTIONS, seats),
        Part("year", (1,)),
        Part("first", (seats,)),
        Part("display", (MOST_OPEN, KINDS)),
        Part("stack", (1,)),
        Part("box", (KINDS,)),
        Part("supply", (7,)),
        Part("culture in supply", (works,)),
        Part("own goals", (len(GOAL),)),
        Part("holdings", (seats, HOLDINGS)),
        Part("culture", (seats, works)),
        Part("cards", (seats, KINDS)),
    ]


def observe(state: State, seat: int, memory: Memory) -> bytes:
    """PRI-13 Everything but the goals of others and the order of the stacks."""
    assert isinstance(state, Principato)
    s = state
    out: list[bytes] = []
    put_question(out, s, QUESTIONS, seat)
    put_number(out, s.year)
    put_seat(out, s.first, seat, s.seats)
    for place in range(MOST_OPEN):
        put_one(out, s.display[place].index if place < len(s.display) else -1, KINDS)
    put_number(out, len(s.stack))
    put_counts(out, [card.index for card in s.box], KINDS)
    out.append(bytes([s.land, s.city, s.units, s.catapults, s.food, s.money, s.favour]))
    out.append(bytes(s.works))
    put_counts(out, [goal.index for goal in s.principalities[seat].goals], len(GOAL))
    order = [s.principalities[(seat + offset) % s.seats] for offset in range(s.seats)]
    for p in order:
        put_holdings(out, p)
    for p in order:
        out.append(bytes(p.works))
    for p in order:
        put_counts(out, [card.index for card in p.cards], KINDS)
    return b"".join(out)


def put_holdings(out: list[bytes], p: Principality) -> None:
    out.append(
        bytes([p.fields, p.farms, p.palazzi, p.banks, p.catapults, p.militias, p.condottieri])
    )
    out.append(bytes([p.food, p.money, p.favour, p.militia_food, p.militia_favour]))
    out.append(bytes([p.condottiere_money, p.condottiere_favour]))
    put_number(out, p.military)
    put_number(out, strength(p))
