"""A table: what its rows amount to. It does no I/O and knows no language.

`apply` is the only thing that changes a table, whether a row is new or read again after a
restart, so that both lead to the same table.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import UNSET

from quattrocento.core.game import Game
from quattrocento.core.match import Match, new_record
from quattrocento.core.pieces import kebab
from quattrocento.core.state import Event
from quattrocento.core.steps import Choice
from quattrocento.core.views import part
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.tables import events
from quattrocento.service.tables.events import Opens, Order, Row, Status, TableEvent
from quattrocento.service.tables.seats import Chair, Seats

# Older ones have been heard long ago.
NOTICES = 20


class SetAside(Exception):
    """The rows no longer lead where they once did; the message says from which one on."""


@dataclass(frozen=True)
class Notice:
    """Something beside the game that everyone at the table should hear of, and at which ply.

    `person` is whoever held the seat then; where it was given back, from then on.
    """

    told: int
    kind: str
    seat: int
    ply: int
    person: str


@dataclass
class OpenQuestion:
    """What a seat is asked, since which row, how many were then told, and since when."""

    choice: Choice
    seq: int
    told: int
    at: float


class Table(Seats):
    def __init__(self, table: str, opens: Opens, at: float) -> None:
        super().__init__(opens)
        self.id = table
        self.game: Game = GAMES[opens.game]
        self.match: Match | None = None
        self.key = b""
        self.seq = 0
        self.untold = 0
        self.created = self.updated = at
        self.began = self.ended = 0.0
        self.keys: dict[str, tuple[int, str, int]] = {}
        self.questions: dict[int, OpenQuestion] = {}
        self.moments: list[tuple[int, int]] = []
        self.backs: list[tuple[int, int]] = []
        self.asking_back = -1
        self.agreed: set[int] = set()
        self.ending = -1
        self.ready_to_end: set[int] = set()
        self.notices: deque[Notice] = deque(maxlen=NOTICES)
        self.closed = ""
        self.next = ""
        self.fault = ""
        self.live = False
        # What was made for those who look on, of the table as it is since the last row.
        self.made: dict[tuple[object, ...], Any] = {}

    @property
    def status(self) -> Status:
        if self.fault:
            return "set-aside"
        if self.match is not None and self.match.state.over:
            return "finished"
        if self.closed:
            return "closed"
        return "open" if self.match is None else "running"

    @property
    def told(self) -> int:
        """The rows that everybody may know of, which is what they are told as `seq`.

        Orders are not among them: that a seat gave some, or took them back, is its own affair.
        """
        return self.seq - self.untold

    @property
    def ply(self) -> int:
        return self.match.state.ply if self.match else 0

    @property
    def given(self) -> int:
        """How many moves were made before this table began, where it goes on from another."""
        return 0 if self.opens.origin is UNSET else len(self.opens.origin.moves)

    @property
    def log(self) -> Sequence[Event]:
        return self.match.log if self.match else ()

    def playing(self) -> Match:
        """The match of a table at which it has begun."""
        assert self.match is not None
        return self.match

    def named(self) -> set[str]:
        """Everybody whose name is told here: who sits or sat, who claims a seat."""
        seated = {chair.person for chair in self.chairs if chair.person}
        return {*seated, *self.claims, *(one.person for one in self.notices)}

    def last_ply(self, seat: int) -> int:
        """The ply of a seat's last move; 0 where it has made none."""
        return self.match.last_ply(seat) if self.match else 0

    def unchanged(self, since: int) -> int:
        """The ply up to which who was told `since` rows knows all; -1 is not even the set-up."""
        place = bisect_right(self.moments, (since, 1 << 60))
        known = self.moments[place - 1][1] if place else -1
        return min([known, *(ply for told, ply in self.backs if told > since)])

    def at(self, ply: int) -> "Table":
        """Another table: this one as it was after so many moves, for who looks back. Who sits
        there is who sits here, and it is kept nowhere."""
        then = Table(self.id, self.opens, self.created)
        then.chairs = [
            Chair(one.bot, person=one.person, part=one.part, wishes=one.wishes)
            for one in self.chairs
        ]
        then.key, then.match = self.key, self.playing().at(ply)
        then.moments = [(0, 0)]
        then.began = self.began
        then._ask(self.began)
        return then

    # rows

    def apply(self, row: Row) -> Row:
        """Apply a row; it comes back complete, as it is to be stored."""
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        self.made.clear()
        self.seq = row.seq
        if isinstance(row.event, events.Orders):
            self.untold += 1
        else:
            self.updated = row.at
        found = Row(row.seq, row.at, self._happen(row.event, row.at))
        self._notice(row.event)
        return found

    def _notice(self, event: TableEvent) -> None:
        """Keep what people should hear of that is no event of the game."""
        match event:
            case events.TakesBack(seat) | events.Goes(seat) | events.Returns(seat):
                self._tell(event, seat)
            case events.ProposesEnd(seat) | events.AsksBack(seat) | events.Gives(seat):
                self._tell(event, seat)
            case events.Leaves(seat) if self.match is not None:
                self._tell(event, seat)
            case events.Answers(seat, False) | events.AnswersEnd(seat, False):
                self._tell(event, seat)
            case _:
                pass

    def _tell(self, event: TableEvent, seat: int) -> None:
        kind = str(event.__struct_config__.tag)
        self.notices.append(Notice(self.told, kind, seat, self.ply, self.chairs[seat].person))

    def _happen(self, event: TableEvent, at: float) -> TableEvent:
        match event:
            case events.Sits(seat, person, part, wishes, program):
                chair = self.chairs[seat]
                chair.person, chair.part, chair.away = person, part, ""
                chair.program = program is True
                chair.wishes = wishes
            case events.Leaves(seat):
                self._leave(self.chairs[seat])
            case events.Fills(seat, bot):
                self.chairs[seat].bot = bot
            case events.Begins():
                self._begin(event, at)
            case events.Plays():
                return self._play(event, at)
            case events.TakesBack():
                self._take_back(event, at)
            case events.AsksBack(seat):
                self.asking_back, self.agreed = seat, set()
            case events.Answers(seat, agrees):
                self.agreed.add(seat)
                if not agrees:
                    self.asking_back = -1
            case events.Goes(seat, reason, until):
                chair = self.chairs[seat]
                chair.away, chair.until = reason, until
                chair.keep_orders(chair.standing_orders())
            case events.Returns(seat):
                self._return(seat, at)
            case events.Orders():
                self._order(event)
            case events.Claims(seat, person):
                self.claims[person] = seat
                self.claimed += 1
            case events.Denies(person, denied):
                self.claims.pop(person, None)
                self.denied |= {person} if denied else set()
            case events.Gives():
                self._give(event, at)
            case events.ProposesEnd(seat):
                self.ending, self.ready_to_end = seat, set()
            case events.AnswersEnd(seat, agrees):
                self.ready_to_end.add(seat)
                if not agrees:
                    self.ending = -1
            case events.Closes(reason):
                self.closed = reason
                self.questions = {}
            case events.Follows(table):
                self.next = table
        return event

    def go_live(self) -> None:
        """From now on people look on: keep what each move tells step by step."""
        self.live = True
        if self.match is not None:
            self.match.keep_beats()

    def _leave(self, chair: Chair) -> None:
        if self.match is None:
            chair.person, chair.part, chair.wishes, chair.program = "", "", {}, False
        else:
            chair.away, chair.orders = "left", []

    def _return(self, seat: int, at: float) -> None:
        """Whoever comes back has the time of one question again, if nothing else is left."""
        self.chairs[seat].away = ""
        self.chairs[seat].until = 0.0
        if seat in self.questions:
            self.questions[seat].at = at

    def _give(self, event: events.Gives, at: float) -> None:
        """The seat, and with it the table where it was the host's, is another's from now on."""
        chair = self.chairs[event.seat]
        if self.host == chair.person:
            self.host = event.person
        self.former.add((event.seat, chair.person))
        chair.person = event.person
        self._return(event.seat, at)
        rest = {one: seat for one, seat in self.claims.items() if seat != event.seat}
        self.claims = {one: seat for one, seat in rest.items() if one != event.person}

    def _begin(self, event: events.Begins, at: float) -> None:
        game = self.game
        edition = editions.kept(game, event.edition_digest, event.edition_text)
        given = self.options()
        options = game.recall_variants(given)
        self.key = bytes.fromhex(event.key)
        # A table that began under earlier rules keeps what it began with.
        record = replace(
            new_record(game, len(self.chairs), options, edition, self.key),
            revision=event.revision,
            edition=event.edition,
            edition_digest=event.edition_digest,
            options={
                key: text
                for key, text in game.write_variants(options).items()
                if key in given or key not in game.before
            },
        )
        self.match = Match(game, record, edition, options)
        self.match.keep_snapshots()
        if self.live:
            self.match.keep_beats()
        self.moments.append((self.told, 0))
        self.began = at
        self._ask(at)

    def _play(self, event: events.Plays, at: float) -> TableEvent:
        match = self.playing()
        match.play(event.seat, event.move)
        kept = match.moves[-1]
        if not match.is_retold and event.mark not in ("", kept.mark):
            raise SetAside(f"move {match.state.ply}: from here the game goes another way")
        self._spend(event.seat, at)
        if event.key:
            self.keys[event.key] = (event.seat, event.move, self.seq)
        self.moments.append((self.told, match.state.ply))
        self.asking_back = -1
        self.questions.pop(event.seat, None)
        if event.by == "stand-in":
            chair = self.chairs[event.seat]
            chair.stood_in += 1
            chair.excused += chair.away == "holiday"
        if match.state.over:
            self.ended = at
        self._ask(at)
        return events.Plays(event.seat, kept.text, kept.mark, event.by, event.key)

    def _take_back(self, event: events.TakesBack, at: float) -> None:
        match = self.playing()
        match.undo(event.seat, event.beyond)
        if match.state.ply != event.ply:
            raise SetAside(f"row {self.seq}: what was taken back is another move now")
        self.moments.append((self.told, match.state.ply))
        self.backs.append((self.told, match.state.ply))
        self.asking_back = -1
        self.questions = {}
        self._ask(at)
        chair = self.chairs[event.seat]
        standing = chair.standing_orders()
        chair.keep_orders([one for one in standing if not self.is_answered(event.seat, one)])

    def _order(self, event: events.Orders) -> None:
        """Orders that stay keep the view they were given with; new ones take that of now."""
        chair = self.chairs[event.seat]
        view = self.game.view(self.playing().state, event.seat)
        now = [{path: part(view, path) for path in order.while_same} for order in event.orders]
        orders = list(event.orders)
        if event.rest:
            gone = len(chair.orders) - (len(orders) if event.left is UNSET else event.left)
            orders, now = orders or chair.orders[gone:], chair.basis[gone:]
        chair.orders, chair.basis, chair.dropped = orders, now, event.dropped

    def _ask(self, at: float) -> None:
        """Note who is asked; a question that was open before stays as old as it is."""
        choices = {choice.seat: choice for choice in self.playing().state.waiting()}
        for seat in [seat for seat in self.questions if seat not in choices]:
            del self.questions[seat]
        for seat, choice in choices.items():
            if seat not in self.questions:
                self.questions[seat] = OpenQuestion(choice, self.seq, self.told, at)

    def _spend(self, seat: int, at: float) -> None:
        clock, chair = self.opens.clock, self.chairs[seat]
        if clock and not self.player(seat):
            spent = at - self.questions[seat].at - clock.extra
            chair.bank = max(0.0, chair.bank - max(0.0, spent))

    def asked(self, seat: int) -> str:
        """The kind of question that a seat is asked, such as `hand-choice`; else nothing."""
        question = self.questions.get(seat)
        return kebab(type(question.choice).__name__) if question else ""

    def is_answered(self, seat: int, order: Order) -> bool:
        """Whether an order that stays answers what the seat is asked now."""
        return order.kind == "always" and order.step in ("", self.asked(seat))

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat that is asked runs out."""
        clock = self.opens.clock
        if clock is None or seat not in self.questions or self.player(seat):
            return None
        return self.questions[seat].at + clock.extra + self.chairs[seat].bank


def restore(table: str, rows: Sequence[Row]) -> Table:
    """The table that its rows lead to. Where they no longer do, it is set aside as it is."""
    opens = rows[0].event
    assert isinstance(opens, Opens)
    found = Table(table, opens, rows[0].at)
    found.seq = rows[0].seq
    resume(found, rows[1:])
    found.go_live()
    return found


def resume(table: Table, rows: Sequence[Row]) -> None:
    for row in rows:
        try:
            table.apply(row)
        except Exception as fault:  # new rules may fail in any way on old rows
            revision = f"rules of revision {table.game.revision}"
            table.fault = table.fault or f"row {row.seq} does not fit the {revision}: {fault}"
            table.seq = row.seq
