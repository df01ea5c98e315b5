"""Every game can be played to its end, and is sound on the way there."""

from collections.abc import Callable, Iterator
from functools import partial

from quattrocento.core.game import Game, Score, Standing
from quattrocento.core.moves import write
from quattrocento.core.state import State
from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import fingerprint, journeys, positions


@claim
def random_games_end(case: Case) -> None:
    assert all(journey.end.over for journey in journeys(case))


@claim
def the_invariants_hold_after_every_move(case: Case) -> None:
    for journey in journeys(case):
        s = journey.stops[0].clone()
        case.game.check(s)
        for seat, move in journey.moves:
            s.play(seat, move)
            case.game.check(s)


@claim
def whoever_is_asked_has_options_and_nobody_else_has(case: Case) -> None:
    for journey in journeys(case):
        s = journey.stops[0].clone()
        for seat, move in journey.moves:
            asked = [choice.seat for choice in s.waiting()]
            assert asked
            assert len(set(asked)) == len(asked)
            assert [seat for seat in range(s.seats) if s.legal_moves(seat)] == sorted(asked)
            s.play(seat, move)
        assert s.waiting() == []


@claim
def a_candidate_is_legal_exactly_when_no_rule_forbids_it(case: Case) -> None:
    for s in positions(case):
        for choice in s.waiting():
            candidates = choice.candidates(s)
            assert len(set(candidates)) == len(candidates)
            reasons = {move: choice.why_not(s, move) for move in candidates}
            assert all(why is None or why.move == move for move, why in reasons.items())
            open_now = [move for move, why in reasons.items() if why is None]
            assert sorted(choice.legal_moves(s), key=write) == sorted(open_now, key=write)
            assert list(choice.refusals(s)) == [why for why in reasons.values() if why is not None]


@claim
def a_list_of_moves_made_in_haste_is_right_after_every_move(case: Case) -> None:
    for journey in journeys(case):
        s = journey.stops[0].clone()
        for seat, move in journey.moves:
            for choice in s.waiting():
                legal = {one for one in choice.candidates(s) if choice.why_not(s, one) is None}
                assert set(choice.legal_moves(s)) == legal
            s.play(seat, move)


@claim
def looking_changes_nothing(case: Case) -> None:
    for s in positions(case):
        before = fingerprint(case.game, s)
        for look in looks(case.game, s):
            look()
            assert fingerprint(case.game, s) == before


def looks(game: Game, s: State) -> Iterator[Callable[[], object]]:
    """All ways to look at a position."""
    for choice in s.waiting():
        yield partial(choice.legal_moves, s)
        yield partial(choice.refusals, s)
        yield partial(choice.facts, s)
        yield partial(choice.preview, s, s.legal_moves(choice.seat)[-1])
    for seat in (None, *range(s.seats)):
        yield partial(game.view, s, seat)
    yield partial(game.standing, s)
    yield partial(game.check, s)


@claim
def the_standing_is_known_at_any_time(case: Case) -> None:
    for journey in journeys(case):
        for s in (*journey.sample, journey.end):
            standing = case.game.standing(s)
            assert len(standing) == case.seats
            assert [adds_up(seat) for seat in standing] == [True] * case.seats


def adds_up(points: Score | Standing) -> bool:
    return points.total == sum(points.parts.values())


@claim
def scores_at_the_end_have_ranks_and_add_up(case: Case) -> None:
    for journey in journeys(case):
        scores = case.game.scores(journey.end)
        assert len(scores) == case.seats
        assert [adds_up(score) for score in scores] == [True] * case.seats
        ranks = [score.rank for score in scores]
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]


@claim
def a_record_gives_the_result_only_at_the_end(case: Case) -> None:
    for journey in journeys(case)[:1]:
        totals = tuple(score.total for score in case.game.scores(journey.end))
        assert journey.match.record.result == totals
        running = case.match("journey 0")
        for seat, move in journey.moves[:20]:
            running.play(seat, move)
            assert bool(running.record.result) == running.state.over
