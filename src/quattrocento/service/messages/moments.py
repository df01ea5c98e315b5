"""A table as it was, and games as a whole: moments, hints, reviews, recaps, reports, records.

As in `projections`, a viewer is a seat, or None for a spectator.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from quattrocento.analysis.review import Review
from quattrocento.core.match import Match
from quattrocento.core.moves import read
from quattrocento.core.position import dump
from quattrocento.core.record import Entry
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY, State
from quattrocento.service.messages import responses, review_responses
from quattrocento.service.messages.projections import (
    Names,
    between,
    events,
    seat_names,
    standing,
    words_for,
)
from quattrocento.service.tables import seeds
from quattrocento.service.tables.table import Table

HIDDEN = "-"


def moment(
    table: Table, then: Match, seat: int | None, language: str, names: Names, hands: bool = False
) -> responses.Moment:
    """The table as it was, from a match replayed so far; with all hands when the game is over."""
    words = words_for(table, language, names)
    state = then.state
    over = hands and table.status == "finished"
    return responses.Moment(
        ply=state.ply,
        last=table.ply,
        seat=seat,
        view=table.game.view(state, seat),
        waiting=sorted(choice.seat for choice in state.waiting()),
        events=events(between(then.log, state.ply - 1, state.ply), seat, words),
        standing=standing(table.game.standing(state)),
        hands=[table.game.view(state, one) for one in range(state.seats if over else 0)],
    )


def played(table: Table, state: State, seat: int, language: str, names: Names) -> tuple[str, str]:
    """The move that a seat then made, when the game is over; before, nothing is told of it."""
    if table.status != "finished":
        return "", ""
    moves = table.playing().moves[state.ply :]
    text = next(entry.text for entry in moves if entry.seat == seat)
    words = words_for(table, language, names)
    return text, words.move(read(state, seat, text)) if words else ""


def hint(answer: Mapping[str, Any], ply: int, seat: int, bot: str) -> review_responses.Hint:
    """What a worker said of a position that a seat could be in."""
    given = {**answer, "ply": ply, "seat": seat, "bot": bot}
    return msgspec.convert(given, review_responses.Hint)


def review(table: Table, found: Review, language: str, names: Names) -> review_responses.ReviewOut:
    """Only for a finished game: nothing of it is hidden any more."""
    words = words_for(table, language, names)
    return review_responses.ReviewOut(
        last=table.ply,
        sources=list(found.sources),
        points=[review_responses.PointsAt(at.ply, standing(at.seats)) for at in found.points],
        chances=[[round(chance, 3) for chance in at] for at in found.chances],
        turning_points=[
            review_responses.TurningPointOut(
                ply=point.ply,
                seat=point.seat,
                before=round(point.before, 3),
                after=round(point.after, 3),
                leader=point.leaders[0] if point.new_leader else NOBODY,
                texts=[words.event(event) for event in point.events] if words else [],
            )
            for point in found.turning_points
        ],
    )


def recap(table: Table, seat: int, language: str, names: Names) -> responses.Recap:
    words = words_for(table, language, names)
    since = table.last_ply(seat)
    return responses.Recap(
        since, table.ply, events(between(table.log, since, table.ply), seat, words)
    )


def report(table: Table, seat: int | None, version: str, rng: Rng) -> responses.Report:
    """The position as a seat could imagine it: what it cannot know is dealt anew."""
    state = table.playing().state
    position = dump(table.game, table.game.imagine(state, seat, rng)) if seat is not None else {}
    view = table.game.view(state, seat)
    return responses.Report(version, table.id, table.told, seat, view, position)


def record(table: Table, seat: int | None, names: Names) -> responses.RecordOut:
    """The whole record when the game is over. Before, only the viewer's own moves are told:
    the text of another's move can name what only they may know."""
    found = table.playing().record
    tags = dict(found.tags)
    for place, name in enumerate(seat_names(table, names)):
        tags[f"name{place}"] = name
    if table.opens.secret:
        tags[seeds.PROMISE] = seeds.promise(table.opens.secret)
        tags[seeds.PARTS] = ",".join(chair.part for chair in table.chairs)
    if table.status == "finished":
        if table.opens.secret:
            tags[seeds.SECRET] = table.opens.secret
        return responses.RecordOut(str(replace(found, tags=tags)), True)
    moves = tuple(
        entry if entry.seat == seat else Entry(entry.seat, HIDDEN, entry.mark)
        for entry in found.moves
    )
    return responses.RecordOut(str(replace(found, tags=tags, moves=moves, seed="")), False)
