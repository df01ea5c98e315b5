"""Luck and choices: what brought each seat from the start of a game to its result.

The chance with all cards open goes from moment to moment up to the result. Of each step the part
is known that the decision in it gave away, or gave to others; all the rest is luck. So the two
always add up to the whole way.
"""

from collections.abc import Sequence
from itertools import pairwise

from quattrocento.analysis.insight import VERSION, Account, Change, Decision, Insight, Moment
from quattrocento.core.record import Record

NOBODY = -1


def summarised(
    record: Record, depth: int, decisions: Sequence[Decision], moments: Sequence[Moment]
) -> Insight:
    """The insight that these decisions and the moments around them make up."""
    steps = changes(record.seats, decisions, moments)
    return Insight(
        version=VERSION,
        game=record.game,
        digest=record.digest,
        depth=depth,
        last=len(record.moves),
        decisions=tuple(decisions),
        moments=tuple(moments),
        changes=tuple(steps),
        accounts=tuple(
            account(seat, decisions, steps, moments[-1].open[seat]) for seat in range(record.seats)
        ),
    )


def changes(seats: int, decisions: Sequence[Decision], moments: Sequence[Moment]) -> list[Change]:
    """What happened from each moment to the next; before the deal all are equal."""
    fair = [1 / seats] * seats
    nothing = (0.0,) * seats
    found = [Change(0, NOBODY, nothing, luck(fair, moments[0].open, nothing))]
    for decision, (before, after) in zip(decisions, pairwise(moments), strict=True):
        choice = decision.choice
        rest = luck(before.open, after.open, choice)
        found.append(Change(decision.ply, decision.seat, choice, rest))
    return found


def luck(
    before: Sequence[float], after: Sequence[float], choice: Sequence[float]
) -> tuple[float, ...]:
    """What of a change nobody chose."""
    steps = zip(before, after, choice, strict=True)
    return tuple(round(now - then - chosen, 4) for then, now, chosen in steps)


def account(
    seat: int, decisions: Sequence[Decision], steps: Sequence[Change], result: float
) -> Account:
    own = [decision for decision in decisions if decision.seat == seat]
    offered = sum(decision.best.chances[seat] for decision in own)
    kept = sum(decision.chosen.chances[seat] for decision in own)
    grades = [decision.grade for decision in own]
    return Account(
        seat=seat,
        start=round(1 / len(steps[0].luck), 4),
        result=result,
        own_choices=round(sum(step.choice[seat] for step in steps if step.seat == seat), 4),
        others_choices=round(sum(step.choice[seat] for step in steps if step.seat != seat), 4),
        luck=round(sum(step.luck[seat] for step in steps), 4),
        accuracy=round(100 * kept / offered, 1) if offered else 100.0,
        decisions=len(own),
        inaccuracies=grades.count("inaccuracy"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
    )
