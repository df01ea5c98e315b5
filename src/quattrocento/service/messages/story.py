"""What has happened since a ply, so that a board can show it again step by step."""

from typing import Any

from msgspec import Struct

from quattrocento.core.beats import RECENT, Beats
from quattrocento.core.match import Match
from quattrocento.core.views import View
from quattrocento.service.messages import projections, responses
from quattrocento.service.tables.table import Table


class Story(Struct, frozen=True):
    """The table as it was after ply `since`, and the beats from there to now.

    Only the latest beats are told: `since` may be later than what was asked for.
    """

    since: int
    ply: int
    view: View
    standing: list[responses.StandingOut]
    events: list[dict[str, Any]]
    beats: list[responses.BeatOut]


def story(
    table: Table, seat: int | None, since: int, language: str, names: projections.Names
) -> Story:
    match = table.playing()
    told = beats_since(match, since)
    begin = told.complete_after
    # Its own table, as nothing of a story is of use to those who look at the table as it is.
    before = table.at(begin)
    then = before.playing().state
    words = projections.words_for(table, language, names)
    return Story(
        since=begin,
        ply=table.ply,
        view=table.game.view(then, seat),
        standing=projections.standing(table.game.standing(then)),
        events=projections.events(projections.between(table.log, begin, table.ply), seat, words),
        beats=projections.beats_out(before, told.after(begin) or [], seat),
    )


def beats_since(match: Match, since: int) -> Beats:
    """The beats of the moves after a ply, played again; of very many the latest."""
    again = match.at(max(min(since, len(match.moves)), len(match.moves) - RECENT))
    again.keep_beats()
    for entry in match.moves[again.state.ply :]:
        again.play(entry.seat, entry.text)
    assert again.beats is not None
    return again.beats
