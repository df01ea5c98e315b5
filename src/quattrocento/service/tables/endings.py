"""Stopping a game that is not over, and who sits where in the next one."""

from msgspec import UNSET

from quattrocento.service.errors import Problem
from quattrocento.service.tables.events import (
    AnswersEnd,
    Closes,
    Opens,
    ProposesEnd,
    TableEvent,
)
from quattrocento.service.tables.moves import running
from quattrocento.service.tables.seating import own_seat
from quattrocento.service.tables.table import Table


def propose(table: Table, person: str, seat: int) -> list[TableEvent]:
    """Who is alone with bots and with those who left abandons the game; others are asked."""
    own_seat(table, person, seat)
    running(table)
    if not table.staying() - {person}:
        return [Closes("abandoned")]
    if table.ending >= 0:
        raise Problem("asked-already")
    return [ProposesEnd(seat)]


def answer(table: Table, person: str, seat: int, agrees: bool) -> list[TableEvent]:
    own_seat(table, person, seat)
    running(table)
    if table.ending < 0 or table.chairs[table.ending].person == person:
        raise Problem("no-request")
    return [AnswersEnd(seat, agrees)]


def agree(table: Table) -> list[TableEvent]:
    """When somebody else has agreed and everyone present has, the game ends without a result."""
    if table.ending < 0 or table.status != "running":
        return []
    asker = {table.chairs[table.ending].person}
    agreed = {table.chairs[seat].person for seat in table.ready_to_end} - asker
    if not agreed or table.present() - agreed - asker:
        return []
    return [Closes("agreed")]


def turned(opens: Opens, by: int) -> list[str]:
    """The chairs of the next game, everyone so many seats further on."""
    count = len(opens.chairs)
    return [opens.chairs[(seat - by) % count] for seat in range(count)]


def next_seat(table: Table, before: int) -> int:
    """Where who sat there in the game before sits in this one; anywhere if that is taken."""
    by = 0 if table.opens.turned is UNSET else table.opens.turned
    seat = (before + by) % len(table.chairs)
    return seat if table.chairs[seat].free else -1
