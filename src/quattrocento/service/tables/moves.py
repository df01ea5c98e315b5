"""Moves and taking them back: what a seat may do, decided from the table alone."""

from typing import Literal

from quattrocento.core.match import Horizon
from quattrocento.core.moves import IllegalMove, write
from quattrocento.service.errors import Problem
from quattrocento.service.tables.events import (
    Answers,
    AsksBack,
    By,
    Plays,
    Returns,
    TableEvent,
    TakesBack,
)
from quattrocento.service.tables.seating import own_seat
from quattrocento.service.tables.table import Table


def running(table: Table) -> None:
    if table.fault:
        raise Problem("set-aside", reason=table.fault)
    if table.status != "running":
        raise Problem("not-running")


def move(
    table: Table, person: str, seat: int, seq: int, text: str, key: str, now: float = 0.0
) -> list[TableEvent]:
    """A person's move. The same key again changes nothing; an older question is stale."""
    own_seat(table, person, seat)
    if key in table.keys:
        if table.keys[key][:2] != (seat, " ".join(text.split())):
            raise Problem("key-reused")
        return []
    running(table)
    question = table.questions.get(seat)
    if seq > table.told or (question is not None and seq < question.told):
        raise Problem("stale", seq=table.told)
    deadline = table.deadline(seat)
    if deadline is not None and deadline <= now:
        raise Problem("too-late")
    plays = legal(table, seat, text, "person", key)
    return [Returns(seat), plays] if table.chairs[seat].away else [plays]


def legal(table: Table, seat: int, text: str, by: By, key: str = "") -> Plays:
    """The row of a move that is open to a seat now; any other raises and cites its rule."""
    state = table.playing().state
    if seat not in table.questions:
        raise Problem("not-asked")
    try:
        return Plays(seat, write(table.playing().find(seat, text)), "", by, key)
    except IllegalMove as fault:
        wanted = " ".join(text.split())
        found = [r for r in state.refusals(seat) if fault.rule and write(r.move) == wanted]
        problem = Problem("illegal", fault.rule, found[0] if found else None, move=text[:60])
        problem.game = table.game.key
        raise problem from None


class Undo:
    """How far a seat may go back now: to `ply`; `how` is free, ask or no, for `reason`."""

    def __init__(self, table: Table, seat: int) -> None:
        self.how: Literal["free", "ask", "no"] = "no"
        self.ply = table.last_ply(seat) - 1
        if self.ply < table.given:
            self.ply = -1
        horizon = table.playing().horizon(seat) if self.ply >= 0 else Horizon(0, "start")
        self.reason = horizon.reason
        self.beyond = self.ply < horizon.ply
        if self.ply >= 0 and (not self.beyond or len(table.people()) == 1):
            self.how = "free"
        elif self.ply >= 0 and table.opens.undo == "consent":
            self.how = "ask"


def undo(table: Table, person: str, seat: int, seq: int) -> list[TableEvent]:
    """Take back one's last move, or ask the others where that uncovers something."""
    own_seat(table, person, seat)
    running(table)
    if seq != table.told:
        raise Problem("stale", seq=table.told)
    found = Undo(table, seat)
    if found.ply < 0:
        raise Problem("nothing-to-undo")
    if found.how == "no":
        raise Problem(f"undo-{found.reason}")
    if found.how == "free":
        return [TakesBack(seat, found.ply, found.beyond)]
    if not table.present() - {person}:
        # A stand-in has shown its card, and nobody is there to let that be forgotten.
        raise Problem("undo-consent")
    return [AsksBack(seat)]


def answer_undo(table: Table, person: str, seat: int, agrees: bool) -> list[TableEvent]:
    own_seat(table, person, seat)
    running(table)
    asking = table.asking_back
    if asking < 0 or table.chairs[asking].person == person:
        raise Problem("no-request")
    return [Answers(seat, agrees)]


def agree(table: Table) -> list[TableEvent]:
    """When everyone else who is present has agreed, the move is taken back."""
    asking = table.asking_back
    if asking < 0 or table.status != "running":
        return []
    asker = {table.chairs[asking].person}
    agreed = {table.chairs[seat].person for seat in table.agreed} - asker
    if not agreed or table.present() - agreed - asker:
        return []
    found = Undo(table, asking)
    return [TakesBack(asking, found.ply, found.beyond)]
