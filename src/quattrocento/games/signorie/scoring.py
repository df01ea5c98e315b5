"""Rounds, and the scoring after the last one."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.game import Score, Standing, rank
from quattrocento.core.steps import Step
from quattrocento.games.signorie.components import ROW, field_of
from quattrocento.games.signorie.dice import PREPARATION
from quattrocento.games.signorie.rewards import CLEAR_UP, REWARD_PHASE
from quattrocento.games.signorie.state import ALLIANCES, CAREERS, SOURCES, Signorie, tile_points


@dataclass(frozen=True)
class NextRound(Step):
    """SIG-01 Seven rounds of preparation with actions, and rewards; then the end."""

    def run(self, s: Signorie) -> None:
        if s.round < s.edition.rounds:
            s.round += 1
            s.then(PREPARATION, REWARD_PHASE, CLEAR_UP, NEXT_ROUND)
        else:
            s.then(FINAL_SCORING)


@dataclass(frozen=True)
class FinalScoring(Step):
    """SIG-70, SIG-71 Men still in a career, and rows with enough tiles."""

    def run(self, s: Signorie) -> None:
        for seat in range(s.seats):
            points = career_value(s, seat)
            s.families[seat].points[CAREERS] += points
            if points:
                s.tell("scores-careers", seat, points=points)
            for row in ROW:
                points = row_value(s, seat, row.index)
                s.families[seat].points[ALLIANCES] += points
                if points:
                    s.tell("scores-row", seat, row=row, points=points)
        if s.log is not None:
            for seat, score in enumerate(scores(s)):
                if score.rank == 1:
                    s.tell("victory", seat, points=score.total)


def man_value(s: Signorie, field: int) -> int:
    """SIG-70 Half the points of a man's field, rounded down."""
    return s.edition.career_points[field - 1] // 2


def career_value(s: Signorie, seat: int) -> int:
    return sum(man_value(s, field_of(place)) for place in s.families[seat].posts)


def row_value(s: Signorie, seat: int, row: int) -> int:
    """SIG-71 All tiles of a row, if there are enough of them."""
    tiles = s.families[seat].rows[row]
    return sum(tile_points(s, tile) for tile in tiles) if len(tiles) >= s.edition.quorum else 0


def parts(s: Signorie, seat: int) -> dict[str, int]:
    return dict(zip(SOURCES, s.families[seat].points, strict=True))


def standing(s: Signorie) -> list[Standing]:
    return [Standing(sum(s.families[seat].points), parts(s, seat)) for seat in range(s.seats)]


def scores(s: Signorie) -> list[Score]:
    """SIG-01 Most points; a tie goes to who is earlier in the last player order."""
    totals = [sum(family.points) for family in s.families]
    places = [1 + s.order.index(seat) for seat in range(s.seats)]
    ranks = rank([(total, -place) for total, place in zip(totals, places, strict=True)])
    return [
        Score(ranks[seat], totals[seat], parts(s, seat), (places[seat],)) for seat in range(s.seats)
    ]


NEXT_ROUND: Final = NextRound()
FINAL_SCORING: Final = FinalScoring()
