"""A game in review: what all could see of the points, and where it turned."""

from dataclasses import replace
from itertools import pairwise

import pytest

from quattrocento.analysis.review import MOST, Points, Review, review, review_of, turning_points
from quattrocento.core.game import Game, Standing
from quattrocento.core.match import Match
from quattrocento.core.record import RecordError
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import EVERYONE, Event
from quattrocento.games import GAMES


def played(game: Game, name: str, seats: int = 3) -> Match:
    """A game that was played to its end by chance."""
    match = Match.begin(game, seats, game.read_variants({}), game.edition(), seed_key(name))
    rng = Rng(seed_key(f"moves of {name}"))
    while not match.state.over:
        seat = match.state.turn()
        match.play(seat, rng.pick(match.state.legal_moves(seat)))
    return match


@pytest.fixture(params=GAMES, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def match(game: Game) -> Match:
    return played(game, "review")


@pytest.fixture(scope="module")
def seen(match: Match) -> Review:
    return review(match.record)


def after(seen: Review, ply: int) -> Points:
    return [points for points in seen.points if points.ply <= ply][-1]


def test_a_match_is_reviewed_as_its_record_is(match: Match, seen: Review) -> None:
    before = str(match.record)
    assert review_of(match) == seen
    assert str(match.record) == before


def test_the_points_are_those_that_all_could_see(game: Game, match: Match, seen: Review) -> None:
    last = len(match.record.moves)
    for ply in range(0, last, 7):
        state = Match.replay(game, match.record, ply).state
        assert list(after(seen, ply).seats) == game.standing(state)


def test_the_last_points_are_the_result(game: Game, match: Match, seen: Review) -> None:
    scores = game.scores(match.state)
    assert seen.points[-1].ply == match.state.ply
    assert [seat.total for seat in seen.points[-1].seats] == [score.total for score in scores]
    assert [seat.parts for seat in seen.points[-1].seats] == [score.parts for score in scores]


def test_every_source_of_points_is_named_once(game: Game, match: Match, seen: Review) -> None:
    named = {source for score in game.scores(match.state) for source in score.parts}
    assert set(seen.sources) <= named
    assert len(set(seen.sources)) == len(seen.sources)
    for points in seen.points:
        for seat in points.seats:
            assert sum(seat.parts.get(source, 0) for source in seen.sources) == seat.total


def test_chances_add_up_and_end_in_certainty(game: Game, match: Match, seen: Review) -> None:
    assert len(seen.chances) == len(match.record.moves) + 1
    for chances in seen.chances:
        assert sum(chances) == pytest.approx(1.0)
    winners = [score.rank == 1 for score in game.scores(match.state)]
    assert [chance > 0 for chance in seen.chances[-1]] == winners


def test_turning_points_are_few_and_in_order(seen: Review) -> None:
    plies = [point.ply for point in seen.turning_points]
    assert 0 < len(plies) <= MOST
    assert plies == sorted(set(plies))
    for point in seen.turning_points:
        assert point.before == seen.chances[point.ply - 1][point.seat]
        assert point.after == seen.chances[point.ply][point.seat]
        assert all(event.ply == point.ply for event in point.events)


def test_goals_of_principato_count_only_at_the_end() -> None:
    """PRI-64 Nobody sees the others' goals before."""
    seen = review(played(GAMES["principato"], "goals", 4).record)
    hidden = {"first-goal", "second-goal"}
    assert hidden & set(seen.sources), "in this game somebody reached a goal"
    for points in seen.points[:-1]:
        assert all(not hidden & set(seat.parts) for seat in points.seats)


def test_prestige_cards_of_princes_count_only_at_the_end() -> None:
    """FLO-70 They lie face down until then."""
    for number in range(8):
        seen = review(played(GAMES["princes"], f"prestige {number}", 4).record)
        for points in seen.points[:-1]:
            assert all("prestige-cards" not in seat.parts for seat in points.seats)
        if "prestige-cards" in seen.sources:
            return
    pytest.fail("nobody scored a prestige card in any of these games")


def test_a_record_that_goes_another_way_is_refused() -> None:
    record = played(GAMES["condottiere"], "other").record
    first = replace(record.moves[0], mark="0000")
    with pytest.raises(RecordError):
        review(replace(record, moves=(first, *record.moves[1:])))


def scores(*totals: tuple[int, int]) -> list[Points]:
    return [
        Points(ply, tuple(Standing(total, {}) for total in both)) for ply, both in enumerate(totals)
    ]


def told(*plies: int) -> list[Event]:
    return [Event(ply, "passes", 0, EVERYONE, {}) for ply in plies]


def test_the_largest_swing_is_found() -> None:
    points = scores((0, 0), (0, 0), (5, 0), (5, 0))
    chances = [(0.5, 0.5), (0.52, 0.48), (0.9, 0.1), (0.91, 0.09)]
    (found,) = turning_points(points, chances, told(1, 2, 3))
    assert (found.ply, found.before, found.after, found.new_leader) == (2, 0.52, 0.9, True)


def test_between_equal_swings_a_new_leader_comes_first() -> None:
    points = scores((1, 0), *[(1, 0)] * 60, (1, 2))
    chances = [(0.5, 0.5), *[(0.6, 0.4)] * 60, (0.5, 0.5)]
    found = turning_points(points, chances, told(1, 61))
    assert [point.ply for point in found] == [1, 61]
    assert [point.new_leader for point in found] == [False, True]


def test_one_fight_is_told_once() -> None:
    swings = [(0.5, 0.5), (0.9, 0.1)] * 30
    found = turning_points(scores(*[(0, 0)] * 60), swings, told(*range(60)))
    assert all(b.ply - a.ply > 1 for a, b in pairwise(found))


def test_a_quiet_game_has_no_turning_point() -> None:
    assert turning_points(scores(*[(0, 0)] * 9), [(0.5, 0.5)] * 9, told(*range(9))) == ()


def test_what_nobody_was_told_of_is_no_turning_point() -> None:
    points = scores(*[(0, 0)] * 3)
    chances = [(0.5, 0.5), (0.9, 0.1), (0.4, 0.6)]
    assert [point.ply for point in turning_points(points, chances, told(2))] == [2]
