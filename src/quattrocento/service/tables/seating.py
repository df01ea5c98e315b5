"""Sitting down, leaving, coming back, and how a game begins."""

import math
from collections.abc import Mapping

from msgspec import UNSET

from quattrocento.core.game import Game, VariantError, variant_text
from quattrocento.service import editions
from quattrocento.service.errors import Problem
from quattrocento.service.tables import seeds
from quattrocento.service.tables.events import (
    Begins,
    Closes,
    Fills,
    Goes,
    Leaves,
    Plays,
    Returns,
    Sits,
    TableEvent,
)
from quattrocento.service.tables.table import Table

# At a live table without a clock nobody need wait longer for one who does not answer.
ABSENT = 120.0


def own_seat(table: Table, person: str, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Problem("not-your-seat")


def sit(
    table: Table,
    person: str,
    seat: int,
    part: str,
    wishes: Mapping[str, str],
    program: bool = False,
) -> list[TableEvent]:
    """Take a free chair, any where `seat` is negative; or come back to one's own."""
    own = table.seats_of(person)
    if seat in own or (seat < 0 and own and table.status != "open"):
        return come_back(table, person, own[0] if seat < 0 else seat)
    if table.status != "open":
        raise Problem("not-open")
    if own and not table.opens.hot_seat:
        raise Problem("has-seat")
    free = [
        place
        for place, chair in enumerate(table.chairs)
        if chair.free and table.opens.reserved_for(place) in ("", person)
    ]
    if seat < 0 and free:
        seat = free[0]
    if seat not in free:
        raise Problem("seat-taken")
    if table.opens.origin is not UNSET:
        wishes = {}  # the game has begun elsewhere, with what was wished there
    for name, text in wishes.items():
        grant(table, seat, name, text)
    return [Sits(seat, person, part, dict(wishes), program or UNSET)]


def grant(table: Table, seat: int, name: str, text: str) -> None:
    """What a seat may choose for itself is for whoever chooses it first."""
    key = f"{name}{seat}"
    try:
        table.game.read_variants({key: text})
    except VariantError as fault:
        raise Problem("bad-option", detail=str(fault)) from None
    if text == variant_text(table.game.variants[key][0]):
        return
    others = [f"{name}{other}" for other in range(len(table.chairs)) if other != seat]
    if any(table.options().get(other) == text for other in others):
        raise Problem("wish-taken")


def leave(table: Table, person: str, seat: int) -> list[TableEvent]:
    own_seat(table, person, seat)
    if table.status not in ("open", "running"):
        raise Problem("not-running")
    return [] if table.chairs[seat].away == "left" else [Leaves(seat)]


def go_away(table: Table, person: str, seat: int, now: float) -> list[TableEvent]:
    """Let the stand-in play for oneself, or for another who seems to have gone."""
    if seat not in table.seats_of(person):
        seems_gone(table, person, seat, now)
    if table.status != "running":
        raise Problem("not-running")
    return [] if table.chairs[seat].away else [Goes(seat, "away")]


def seems_gone(table: Table, person: str, seat: int, now: float) -> None:
    asked = table.questions.get(seat)
    patient = table.opens.pace == "unhurried" or table.opens.clock is not None
    if patient or asked is None or table.player(seat) or not table.seats_of(person):
        raise Problem("not-your-seat")
    left = asked.at + ABSENT - now
    if left > 0:
        raise Problem("too-soon", seconds=math.ceil(left))


def come_back(table: Table, person: str, seat: int) -> list[TableEvent]:
    own_seat(table, person, seat)
    return [Returns(seat)] if table.chairs[seat].away else []


def free_chairs(table: Table, person: str) -> list[int]:
    """The chairs that are the host's to give."""
    if person != table.host:
        raise Problem("not-host")
    if table.status != "open":
        raise Problem("not-open")
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.free and not table.opens.reserved_for(seat)
    ]


def fill(table: Table, person: str, seat: int, bot: str) -> list[TableEvent]:
    """The host gives an empty chair to a bot."""
    if seat not in free_chairs(table, person):
        raise Problem("seat-taken")
    return [Fills(seat, bot)]


def close(table: Table, person: str) -> list[TableEvent]:
    """The host closes a table at which nobody has begun."""
    if person != table.host:
        raise Problem("not-host")
    if table.status != "open":
        raise Problem("not-open")
    return [Closes("host")]


def begin(table: Table) -> list[TableEvent]:
    """When every chair is taken, the seed is mixed and the first question asked.

    A table that goes on from another game has its seed and its moves from there.
    """
    if table.status != "open" or any(chair.free for chair in table.chairs):
        return []
    origin = table.opens.origin
    if origin is not UNSET:
        first = beginning(table.game, origin.revision, origin.key, table.opens.edition)
        return [first, *(Plays(one.seat, one.move, "") for one in origin.moves)]
    key = seeds.mix(table.opens.secret, [chair.part for chair in table.chairs])
    return [beginning(table.game, table.game.revision, key.hex(), table.opens.edition)]


def beginning(game: Game, revision: int, key: str, edition: str = "") -> Begins:
    """The row with which a game begins, in the edition of this text or in its own."""
    imprint = editions.read(game.key, edition).imprint
    return Begins(key, revision, imprint.name, imprint.digest, imprint.text)
