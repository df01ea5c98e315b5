"""A game in review: the points as all could see them, the chances, and where it turned.

from quattrocento.core.record import parse
from quattrocento.analysis.review import review

for point in review(parse(text)).turning_points:
    print(point.ply, point.seat, point.before, point.after)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from quattrocento.analysis.chances import Judge
from quattrocento.core.game import Game, Standing
from quattrocento.core.match import Match, visible
from quattrocento.core.record import Record
from quattrocento.core.state import Event
from quattrocento.games import GAMES

MOST = 5
LEAST_SWING = 0.08
# Another leader on the score track is worth this much of a chance when turns are compared.
NEW_LEADER = 0.1
# Turning points keep this part of the game apart, so that one battle is not told five times.
APART = 25


@dataclass(frozen=True)
class Points:
    """What everyone could see of the points after a ply, by seat."""

    ply: int
    seats: tuple[Standing, ...]

    @property
    def leaders(self) -> tuple[int, ...]:
        best = max(seat.total for seat in self.seats)
        return tuple(n for n, seat in enumerate(self.seats) if seat.total == best)


@dataclass(frozen=True)
class TurningPoint:
    """A ply that changed a seat's chance of winning much, and what all were told of it."""

    ply: int
    seat: int
    before: float
    after: float
    leaders: tuple[int, ...]
    new_leader: bool
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Review:
    """`points` where they changed and at the end; `chances` after every ply from 0 on.

    The chances are the bots' guess with all cards open: what nobody knew then is known now.
    """

    sources: tuple[str, ...]
    points: tuple[Points, ...]
    chances: tuple[tuple[float, ...], ...]
    turning_points: tuple[TurningPoint, ...]


def review(record: Record) -> Review:
    """Play a record again and look back at it; one that does not replay raises RecordError."""
    return review_of(Match.replay(GAMES[record.game], record))


def review_of(played: Match) -> Review:
    """Look back at a match, which stays as it is."""
    game, walk = played.game, played.at(0)
    points = [seen_points(game, walk)]
    chances = [chance(game, walk)]
    for entry in played.moves:
        walk.play(entry.seat, entry.text)
        points.append(seen_points(game, walk))
        chances.append(chance(game, walk))
    return Review(
        sources(points),
        changes(points),
        tuple(chances),
        turning_points(points, chances, visible(played.log, None)),
    )


def seen_points(game: Game, match: Match) -> Points:
    """During play what is public; what was hidden is there with the result."""
    state = match.state
    if not state.over:
        return Points(state.ply, tuple(game.standing(state)))
    final = [Standing(score.total, score.parts) for score in game.scores(state)]
    return Points(state.ply, tuple(final))


def chance(game: Game, match: Match) -> tuple[float, ...]:
    return tuple(Judge(game, match.state.seats).chances(match.state.clone()))


def sources(points: Sequence[Points]) -> tuple[str, ...]:
    """The sources from which anybody had points at any time, in the order of the result."""
    order = {source: 0 for at in reversed(points) for seat in at.seats for source in seat.parts}
    had = {s for at in points for seat in at.seats for s, part in seat.parts.items() if part}
    return tuple(source for source in order if source in had)


def changes(points: Sequence[Points]) -> tuple[Points, ...]:
    last = points[-1]
    found = [b for a, b in pairwise(points) if b.seats != a.seats or b is last]
    return (points[0], *found)


def turning_points(
    points: Sequence[Points], chances: Sequence[Sequence[float]], log: Sequence[Event]
) -> tuple[TurningPoint, ...]:
    """The few plies that changed most and of which there is something to tell, in their order."""
    found: list[TurningPoint] = []
    apart = max(1, len(points) // APART)
    candidates = [candidate(points, chances, log, ply) for ply in range(1, len(points))]
    told = [one for one in candidates if one.events]
    for one in sorted(told, key=weight, reverse=True):
        near = any(abs(one.ply - other.ply) < apart for other in found)
        if swing(one) >= LEAST_SWING and not near and len(found) < MOST:
            found.append(one)
    return tuple(sorted(found, key=lambda one: one.ply))


def candidate(
    points: Sequence[Points],
    chances: Sequence[Sequence[float]],
    log: Sequence[Event],
    ply: int,
) -> TurningPoint:
    before, after = chances[ply - 1], chances[ply]
    seat = max(range(len(after)), key=lambda n: abs(after[n] - before[n]))
    leaders = points[ply].leaders
    return TurningPoint(
        ply=ply,
        seat=seat,
        before=before[seat],
        after=after[seat],
        leaders=leaders,
        new_leader=len(leaders) == 1 and leaders != points[ply - 1].leaders,
        events=tuple(event for event in log if event.ply == ply),
    )


def swing(point: TurningPoint) -> float:
    return abs(point.after - point.before)


def weight(point: TurningPoint) -> float:
    return swing(point) + NEW_LEADER * point.new_leader
