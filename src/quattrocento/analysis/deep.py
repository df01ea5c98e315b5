"""A deep review: a finished game in parts, which can be looked through anywhere and in any order.

    from quattrocento.analysis.deep import deep_review
    from quattrocento.core.record import parse

    for decision in deep_review(parse(text)).decisions:
        print(decision.ply, decision.played, decision.best.move, decision.loss)

No clock is asked and every lot is drawn from the game's own seed and the number of the move: the
same game gives the same figures everywhere.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from quattrocento.analysis.accounts import summarised
from quattrocento.analysis.chances import Judge
from quattrocento.analysis.decisions import Effort, Examination, rounded
from quattrocento.analysis.grades import NOTABLE, grade
from quattrocento.analysis.insight import DEPTH, Decision, Insight, Moment
from quattrocento.core.match import Match
from quattrocento.core.record import Entry, Record, parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

PART = 4  # decisions in a part
# Of what a decision gets: the search, each weighing of best and played move, the two chances. What
# is played out comes on top, where a decision seems to matter; by masters in fewer worlds the
# longer a game is, as each of them costs a hundred times an iteration or more.
SEARCH, WEIGHING, BEFORE, ENDS, MASTERS = 0.45, 0.15, 0.05, 0.4, 0.05
LEAST = Effort(search=2, worlds=2, chances=1, ends=2, masters=0)
MOST = Effort(search=600, worlds=190, chances=24, ends=60, masters=20)


class NotOver(ValueError):
    """The game is still running, so nothing may be told of it."""


@dataclass(frozen=True)
class Part:
    """Some decisions of a game, by their plies, and what is spent on each."""

    number: int
    plies: tuple[int, ...]
    effort: Effort


@dataclass(frozen=True)
class Finding:
    """A decision, and the moment before it."""

    decision: Decision
    moment: Moment


def deep_review(record: Record, depth: int = DEPTH) -> Insight:
    """Look through a finished game here and now; one that does not replay raises RecordError."""
    parts = divide(record, depth)
    look = partial(examine, str(record))
    return assemble(record, depth, (finding for part in parts for finding in look(part)))


def divide(record: Record, depth: int = DEPTH) -> list[Part]:
    """The parts of a game, every decision with its share of the depth."""
    match = Match.replay(GAMES[record.game], record)
    if not match.state.over:
        raise NotOver("the game is not over; a deep review is for finished games")
    plies = [
        then.state.ply
        for then, entry in walked(match.record)
        if len(then.state.legal_moves(entry.seat)) > 1
    ]
    effort = effort_for(depth, len(plies))
    starts = range(0, len(plies), PART)
    return [
        Part(number, tuple(plies[start : start + PART]), effort)
        for number, start in enumerate(starts)
    ]


def effort_for(depth: int, decisions: int) -> Effort:
    share = depth / max(1, decisions)
    return Effort(
        search=within(share * SEARCH, LEAST.search, MOST.search),
        worlds=within(share * WEIGHING, LEAST.worlds, MOST.worlds),
        chances=within(share * BEFORE, LEAST.chances, MOST.chances),
        ends=within(share * ENDS, LEAST.ends, MOST.ends),
        masters=within(share * MASTERS, LEAST.masters, MOST.masters),
    )


def within(wanted: float, least: int, most: int) -> int:
    return max(least, min(most, round(wanted)))


def walked(record: Record, first: int = 0) -> Iterator[tuple[Match, Entry]]:
    """A match before each of its moves, from one ply on, and that move."""
    match = Match.replay(GAMES[record.game], record, first)
    for entry in record.moves[first:]:
        yield match, entry
        match.play(entry.seat, entry.text)


def examine(text: str, part: Part) -> list[Finding]:
    """Look at the decisions of a part; a record's text crosses the borders of processes."""
    record = parse(text)
    judge = Judge(GAMES[record.game], record.seats)
    found: list[Finding] = []
    for match, entry in walked(record, part.plies[0]):
        ply = match.state.ply
        if ply in part.plies:
            found.append(look(judge, match.state, entry, lots(record, ply), part.effort))
        if len(found) == len(part.plies):
            break
    return found


@dataclass(frozen=True)
class Lots:
    """What decides chance in looking at a decision, for each of the things that are looked at."""

    open: Rng
    public: Rng
    decision: Rng


def lots(record: Record, ply: int) -> Lots:
    rng = Rng(seed_key(f"{record.seed} insight {ply}"))
    return Lots(rng.child("open"), rng.child("public"), rng.child("decision"))


def look(judge: Judge, s: State, played: Entry, drawn: Lots, effort: Effort) -> Finding:
    examination = Examination(judge, s, played.seat, drawn.decision, effort)
    decision = examination.decide(played.text)
    if decision.loss >= NOTABLE:
        decision = replace(decision, options=examination.explained(decision.options))
    moment = Moment(
        ply=s.ply,
        open=rounded(judge.open(s, drawn.open, effort.chances)),
        public=rounded(judge.public(s, drawn.public, effort.chances)),
        seat=played.seat,
        own=decision.best.chances[played.seat],
    )
    return Finding(replace(decision, grade=grade(decision.loss)), moment)


def assemble(record: Record, depth: int, findings: Iterable[Finding]) -> Insight:
    """All findings of a game, in whatever order they came, as one insight."""
    match = Match.replay(GAMES[record.game], record)
    found = sorted(findings, key=lambda finding: finding.decision.ply)
    end = rounded(Judge(match.game, record.seats).chances(match.state))
    return summarised(
        match.record,
        depth,
        [finding.decision for finding in found],
        [*(finding.moment for finding in found), Moment(match.state.ply, end, end)],
    )
