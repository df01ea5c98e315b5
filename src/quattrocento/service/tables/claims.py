"""A seat given back: somebody without a seat says that one is theirs, and the table believes it."""

from quattrocento.service.errors import Problem
from quattrocento.service.tables.events import Claims, Denies, Gives, TableEvent
from quattrocento.service.tables.table import Table

# Strangers can ask too: so many may wait for an answer, and so many ever be asked.
WAITING, EVER = 5, 40


def ask(table: Table, person: str, seat: int) -> list[TableEvent]:
    """Say that the seat of a person who is not here is one's own."""
    claimable(table, person, seat)
    if not judges(table, seat):
        raise Problem("no-judge")
    if table.claims.get(person) == seat:
        return []
    if person in table.denied and (seat, person) not in table.former:
        raise Problem("claim-denied")
    if len(table.claims) >= WAITING or table.claimed >= EVER:
        raise Problem("claims-many")
    return [Claims(seat, person)]


def claimable(table: Table, person: str, seat: int) -> None:
    if table.status not in ("open", "running"):
        raise Problem("not-running")
    if seat >= len(table.chairs) or not table.chairs[seat].person or table.chairs[seat].program:
        raise Problem("no-claim")
    if table.seats_of(person):
        raise Problem("has-seat")


def judges(table: Table, seat: int) -> set[str]:
    """Who may say whose a seat is: the host, or for the host's own seat any other who plays."""
    holder = table.chairs[seat].person
    return {table.host} if holder != table.host else table.people() - {holder}


def told(table: Table, seat: int) -> tuple[set[str], str]:
    """Who may give a seat to the one who asks for it, and who holds it."""
    return judges(table, seat), table.chairs[seat].person


def answer(table: Table, judge: str, person: str, agrees: bool) -> list[TableEvent]:
    """Whoever holds the seat may only say no."""
    seat = table.claims.get(person)
    if seat is None:
        raise Problem("no-claim")
    others, holder = told(table, seat)
    if judge == person or judge not in (others if agrees else {*others, holder}):
        raise Problem("not-host")
    return [Gives(seat, person)] if agrees else [Denies(person)]


def withdraw(table: Table, person: str) -> list[TableEvent]:
    return [Denies(person, False)] if person in table.claims else []


def hold(table: Table, person: str) -> list[TableEvent]:
    """Who is here holds on to their seat: nobody who says that it is theirs is answered now."""
    if not table.claims or table.status not in ("open", "running"):
        return []
    own = table.seats_of(person)
    return [Denies(one, False) for one, seat in table.claims.items() if seat in own]


def take(table: Table, person: str, seat: int) -> list[TableEvent]:
    """Whoever runs the server need ask nobody."""
    claimable(table, person, seat)
    return [Gives(seat, person)]
