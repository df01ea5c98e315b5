"""The only producer of what leaves the server about a game.

Everything is made from the viewer's own view, options and events, field by field. A viewer is a
seat, or None for a spectator. `Names` gives the people's names; a language adds the words.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from quattrocento.core.beats import Beat
from quattrocento.core.game import Standing
from quattrocento.core.match import event_data, visible
from quattrocento.core.moves import write
from quattrocento.core.position import plain
from quattrocento.core.state import Event, State
from quattrocento.service.messages import responses
from quattrocento.service.messages.choices import choice_out
from quattrocento.service.messages.encoding import encode
from quattrocento.service.tables import seeds
from quattrocento.service.tables.moves import Undo
from quattrocento.service.tables.settings import PageSettings, shared
from quattrocento.service.tables.summary import Place
from quattrocento.service.tables.table import Table
from quattrocento.service.workers import levels
from quattrocento.text.words import Words

Names = Callable[[str], str]

T = TypeVar("T")

# How a view begins that all share.
NO_SEAT = b'{"seat":null'


class _Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="type"):
    """`responses.Moved`, with an update that is encoded already."""

    id: str
    update: msgspec.Raw


def moved(id: str, update: bytes) -> bytes:
    return encode(_Moved(id, msgspec.Raw(update)))


def seat_names(table: Table, names: Names, language: str = "") -> list[str]:
    """What the players are called: people and bots by name, bots without one by their level."""
    called: list[str] = []
    for seat, chair in enumerate(table.chairs):
        if chair.person:
            called.append(names(chair.person))
        elif chair.bot:
            name = levels.title(chair.bot, language)
            nameless = levels.level(chair.bot) == chair.bot and chair.bot not in levels.OWN
            called.append(f"{name} {seat + 1}" if nameless or name in called else name)
        else:
            called.append("")
    return called


def words_for(table: Table, language: str, names: Names) -> Words | None:
    return Words(language, table.game.key, seat_names(table, names, language)) if language else None


def once(table: Table, key: tuple[object, ...], make: Callable[[], T]) -> T:
    """What is the same for several who look at the table as it is: made for the first of them."""
    if key not in table.made:
        table.made[key] = make()
    found: T = table.made[key]
    return found


def update(
    table: Table, seat: int | None, since: int, language: str, names: Names
) -> responses.Update:
    """All that a viewer who was told `since` rows needs to know those up to `seq`."""
    called = seat_names(table, names, language)
    words = Words(language, table.game.key, called) if language else None
    after = table.unchanged(since)
    begun = table.match is not None
    choice = table.questions[seat].choice if seat in table.questions and seat is not None else None
    return responses.Update(
        table=table.id,
        seq=table.told,
        ply=table.ply,
        after=after,
        status=table.status,
        seat=seat,
        places=encoded(table, ("places", *called), lambda: places(table, called)),
        waiting=sorted(table.questions),
        view=seen(table, table.playing().state, seat) if begun else None,
        choice=choice_out(table, choice, words) if choice is not None else None,
        events=events(between(table.log, after, table.ply), seat, words),
        beats=beats(table, seat, after) if begun else [],
        standing=points(table, table.playing().state) if begun else [],
        result=result(table),
        undo=undo(table, seat),
        undo_request=undo_request(table),
        claims=[responses.Claim(seat, one, names(one)) for one, seat in table.claims.items()],
        seed=seed(table),
        end_request=end_request(table),
        notices=notices(table, since, names),
        closed=table.closed,
        hints=seat is not None and table.allows_hints(),
        next=table.next,
        fault=table.fault,
    )


def encoded(table: Table, key: tuple[object, ...], make: Callable[[], object]) -> Any:
    """The same, as JSON, which only the encoder looks into."""
    return once(table, key, lambda: msgspec.Raw(encode(make())))


def seen(table: Table, state: State, seat: int | None) -> Any:
    """The view of a seat, encoded once; where all are shown the same, once for all."""
    game = table.game
    if not game.same_view:
        key = ("view", held(table, state), seat)
        return encoded(table, key, lambda: game.view(state, seat))
    common = encoded(table, ("view", held(table, state)), lambda: game.view(state, None))
    return common if seat is None else msgspec.Raw(seated(bytes(common), seat))


def seated(common: bytes, seat: int) -> bytes:
    """A view that all share, for one of them: the seat stands first in every view."""
    assert common.startswith(NO_SEAT), common[:40]
    return b'{"seat":%d%b' % (seat, common[len(NO_SEAT) :])


def points(table: Table, state: State) -> Any:
    make = table.game.standing
    return encoded(table, ("points", held(table, state)), lambda: standing(make(state)))


def held(table: Table, state: State) -> int:
    """What stands for a state, which is kept so long that nothing else can stand for the same."""
    table.made[("state", id(state))] = state
    return id(state)


def places(table: Table, called: Sequence[str]) -> list[Place]:
    found = []
    for seat, chair in enumerate(table.chairs):
        found.append(
            Place(
                seat=seat,
                name=called[seat],
                person=chair.person,
                bot=table.named_bot(seat),
                away=chair.away,
                bank=chair.bank if table.opens.clock else None,
                deadline=table.deadline(seat),
                wishes=chair.wishes,
            )
        )
    return found


def between(log: Sequence[Event], after: int, upto: int) -> Sequence[Event]:
    """The events of the plies after one and up to another, which are mostly the last ones."""
    last = len(log)
    while last and log[last - 1].ply > upto:
        last -= 1
    first = last
    while first and log[first - 1].ply > after:
        first -= 1
    return log[first:last]


def events(told: Sequence[Event], seat: int | None, words: Words | None) -> list[dict[str, Any]]:
    """The events that a viewer is told, as facts and, where a language is asked for, in words."""
    found = []
    for event in visible(told, seat):
        data = event_data(event)
        if words:
            data["text"] = words.event(event)
        found.append(data)
    return found


def beats(table: Table, seat: int | None, after: int) -> list[responses.BeatOut]:
    """What the moves since a ply brought about, step by step, as far as a viewer is told of it."""
    kept = table.playing().beats
    return beats_out(table, (kept.after(after) if kept else None) or [], seat)


def beats_out(table: Table, since: Sequence[Beat], seat: int | None) -> list[responses.BeatOut]:
    found = []
    for beat in since:
        told = len(visible(beat.events, seat))
        if not told:
            continue
        if beat is since[-1]:
            found.append(responses.BeatOut(beat.ply, told, None, []))
        else:
            view, total = seen(table, beat.state, seat), points(table, beat.state)
            found.append(responses.BeatOut(beat.ply, told, view, total))
    return found


def standing(found: Sequence[Standing]) -> list[responses.StandingOut]:
    return [responses.StandingOut(one.total, dict(one.parts)) for one in found]


def result(table: Table) -> list[responses.ScoreOut]:
    if table.status != "finished":
        return []
    return [
        responses.ScoreOut(score.rank, score.total, dict(score.parts), list(score.ties))
        for score in table.game.scores(table.playing().state)
    ]


def undo(table: Table, seat: int | None) -> responses.UndoOut | None:
    if seat is None or table.status != "running":
        return None
    found = Undo(table, seat)
    if found.ply < 0:
        return None
    return responses.UndoOut(found.ply, found.how, found.reason)


def undo_request(table: Table) -> responses.UndoRequest | None:
    if table.asking_back < 0:
        return None
    return responses.UndoRequest(table.asking_back, sorted(table.agreed))


def end_request(table: Table) -> responses.EndRequest | None:
    if table.ending < 0 or table.status != "running":
        return None
    return responses.EndRequest(table.ending, sorted(table.ready_to_end))


def notices(table: Table, since: int, names: Names) -> list[responses.NoticeOut]:
    """What was done beside the game since a viewer was last told something."""
    new = [one for one in table.notices if one.told > since]
    return [responses.NoticeOut(one.kind, one.seat, one.ply, names(one.person)) for one in new]


def seed(table: Table) -> responses.SeedOut:
    """Promise and commitment from the start, secret and seed only when the game is over."""
    over = table.status == "finished"
    secret = table.opens.secret
    return responses.SeedOut(
        promise=seeds.promise(secret) if secret else "",
        parts=[chair.part for chair in table.chairs],
        commitment=seeds.committed(table.key) if table.key else "",
        secret=secret if over else "",
        seed=table.key.hex() if over else "",
    )


def about(table: Table, person: str) -> responses.About:
    opens = table.opens
    return responses.About(
        id=table.id,
        game=opens.game,
        host=table.host,
        options=table.game.write_variants(table.game.recall_variants(table.options())),
        edition=table.match.head.edition if table.match else "",
        previous=opens.previous,
        league=league(table, person),
        seats=table.seats_of(person),
        origin=origin(table),
        **shared(opens, PageSettings),
    )


def origin(table: Table) -> responses.OriginOut | None:
    found = table.opens.origin
    return None if found is msgspec.UNSET else responses.OriginOut(found.table, len(found.moves))


def league(table: Table, person: str) -> str:
    """The league that a table belongs to, for those who play: its page may be theirs alone."""
    found = table.opens.league
    return found if found is not msgspec.UNSET and table.seats_of(person) else ""


def preview(table: Table, seat: int, text: str, language: str, names: Names) -> responses.Preview:
    """Only for a move that is open to the seat; any other raises IllegalMove."""
    state = table.playing().state
    move = table.playing().find(seat, text)
    words = words_for(table, language, names)
    shown = table.questions[seat].choice.preview(state, move)
    return responses.Preview(
        move=write(move),
        text=words.move(move) if words else "",
        preview={key: plain(value) for key, value in shown.items()},
    )
