"""Condottiere in numbers."""

from typing import Final

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
from quattrocento.games.condottiere.battle import is_fought
from quattrocento.games.condottiere.cards import is_winter, strength
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, MERCENARIES
from quattrocento.games.condottiere.moves import (
    DISCARD,
    FIGHT_ON,
    KEEP,
    NAME,
    PASS,
    PLAY,
    TAKE_BACK,
    TAKE_NOTHING,
    THROW_IN,
)
from quattrocento.games.condottiere.realm import largest_group
from quattrocento.games.condottiere.state import Condottiere, defender

QUESTIONS: Final = Questions("CityChoice Turn ScarecrowStands HandChoice ThrowInChoice")
UNKNOWN: Final = 255


def blocks() -> list[Block]:
    return [
        each("name-city", NAME),
        each("play", PLAY),
        each("pass", [PASS]),
        # only mercenaries come home (CON-25)
        each("take-back", [TAKE_BACK[card.index] for card in MERCENARIES]),
        each("take-nothing", [TAKE_NOTHING]),
        each("keep", [KEEP]),
        each("discard", [DISCARD]),
        each("throw-in", [THROW_IN]),
        each("fight-on", [FIGHT_ON]),
    ]


def layout(seats: int) -> list[Part]:
    cards, cities = len(DECK), len(ALL_CITIES)
    return [
        *question_parts(QUESTIONS, seats),
        Part("hand", (cards,)),
        Part("aside", (cards,)),
        Part("city", (cities,)),
        Part("owners", (cities, seats)),
        Part("condottiere", (seats,)),
        Part("defender", (seats,)),
        Part("round", (1,)),
        Part("quiet battles", (1,)),
        Part("battle", (1,)),
        Part("winter", (1,)),
        Part("cards in hand", (seats,)),
        Part("known cards", (seats, cards)),
        Part("armies", (seats, cards)),
        Part("out", (seats,)),
        Part("strength", (seats,)),
        Part("largest group", (seats,)),
    ]


def observe(state: State, seat: int, memory: Memory) -> bytes:
    """CON-47 What a seat sees. 255 cards in hand are so many that nobody may know."""
    assert isinstance(state, Condottiere)
    s = state
    out: list[bytes] = []
    put_question(out, s, QUESTIONS, seat)
    out.append(bytes(s.captains[seat].hand))
    out.append(bytes(s.aside))
    put_one(out, -1 if s.city is None else s.city.index, len(ALL_CITIES))
    for owner in s.owners:
        put_seat(out, owner, seat, s.seats)
    put_seat(out, s.condottiere, seat, s.seats)
    put_seat(out, defender(s), seat, s.seats)
    put_number(out, s.round)
    put_number(out, s.quiet)
    put_number(out, is_fought(s))
    put_number(out, is_winter(s))
    put_captains(out, s, seat)
    return b"".join(out)


def put_captains(out: list[bytes], s: Condottiere, seat: int) -> None:
    order = [(seat + offset) % s.seats for offset in range(s.seats)]
    shown = s.variants.hand_sizes == "open"
    for other in order:
        put_number(out, sum(s.captains[other].hand) if shown or other == seat else UNKNOWN)
    for other in order:
        put_counts(out, [card.index for card in s.captains[other].known], len(DECK))
    for other in order:
        out.append(bytes(s.captains[other].line))
    for other in order:
        put_number(out, s.captains[other].out)
    for other in order:
        put_number(out, strength(s, other))
    for other in order:
        put_number(out, largest_group(s, other))
