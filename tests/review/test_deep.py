"""A deep review: it judges by what a seat could know, adds up, and is the same everywhere."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quattrocento.analysis.accounts import summarised
from quattrocento.analysis.chances import Judge, sharpen
from quattrocento.analysis.decisions import Effort, Examination, rounded
from quattrocento.analysis.deep import (
    Finding,
    NotOver,
    Part,
    assemble,
    deep_review,
    divide,
    effort_for,
    examine,
)
from quattrocento.analysis.grades import BLUNDER
from quattrocento.analysis.insight import DEPTH, Decision, Insight, Moment, Option
from quattrocento.analysis.kept import finding_data, insight_data, read_finding, read_insight
from quattrocento.analysis.positions import line_moves, positions
from quattrocento.core.game import Game
from quattrocento.core.match import Match
from quattrocento.core.moves import read, write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from tests.review.games import short_duel
from tests.review.test_review import played

GOLDEN = Path(__file__).with_name("insights.json")
QUICK = Effort(search=12, worlds=6, chances=2, ends=6, masters=2)


@pytest.fixture(params=GAMES, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def match(game: Game) -> Match:
    return played(game, "insight", max(3, game.seats[0]))


@pytest.fixture(scope="module")
def duel() -> Match:
    return short_duel()


@pytest.fixture(scope="module")
def seen(duel: Match) -> Insight:
    return deep_review(duel.record, depth=1)


def two_decisions(match: Match) -> Part:
    plies = [ply for part in divide(match.record) for ply in part.plies]
    return Part(0, (plies[len(plies) // 3], plies[-len(plies) // 8]), QUICK)


def test_the_same_game_gives_the_same_figures_everywhere(game: Game, match: Match) -> None:
    """The kept figures are those of the plain build; the compiled one is held to them too."""
    found = [finding_data(one) for one in examine(str(match.record), two_decisions(match))]
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert json.loads(json.dumps(found)) == golden[game.key]


def test_a_decision_is_judged_by_what_its_seat_could_know(game: Game, match: Match) -> None:
    ply = two_decisions(match).plies[0]
    entry = match.moves[ply]
    judge, true = Judge(game, match.state.seats), match.at(ply).state
    other = game.imagine(true, entry.seat, Rng(seed_key("another world")))
    found = [
        Examination(judge, state, entry.seat, Rng(seed_key("lots")), QUICK).decide(entry.text)
        for state in (true, other)
    ]
    assert found[0] == found[1]


def test_luck_and_choices_add_up_to_the_result(duel: Match, seen: Insight) -> None:
    scores = duel.game.scores(duel.state)
    for one in seen.accounts:
        assert one.result == (1.0 if scores[one.seat].rank == 1 else 0.0)
        way = one.own_choices + one.others_choices + one.luck
        assert one.result - one.start == pytest.approx(way, abs=0.02)
        assert one.own_choices <= 0.0
    for change in seen.changes:
        assert sum(change.choice) == pytest.approx(0.0, abs=0.001)
        assert sum(change.luck) == pytest.approx(0.0, abs=0.001)


def test_however_long_a_game_luck_and_choices_add_up() -> None:
    """No step is lost in rounding: a thousand of them are as exact as one."""
    rng, seats, long = Rng(seed_key("long")), 4, 1000
    shares = [[1 + rng.below(999) for _ in range(seats)] for _ in range(3 * long + 1)]
    chances = [rounded([one / sum(row) for one in row]) for row in shares]
    decisions = [
        Decision(ply, ply % seats, "played", (Option("best", best, 0.0), own), 0.0, 0.0)
        for ply, best in enumerate(chances[:long])
        for own in [Option("played", chances[long + ply], 0.0)]
    ]
    moments = [Moment(ply, row, row) for ply, row in enumerate(chances[2 * long :])]
    record = replace(played(GAMES["condottiere"], "any", seats).record, moves=())
    for one in summarised(record, 1, decisions, moments).accounts:
        way = one.own_choices + one.others_choices + one.luck
        assert one.result - one.start == pytest.approx(way, abs=0.02)


def test_every_choice_is_there_and_no_other(duel: Match, seen: Insight) -> None:
    open_plies, walk = [], duel.at(0)
    for ply, entry in enumerate(duel.moves):
        if len(walk.state.legal_moves(entry.seat)) > 1:
            open_plies.append(ply)
        walk.play(entry.seat, entry.text)
    assert [one.ply for one in seen.decisions] == open_plies
    assert [one.ply for one in seen.moments] == [*open_plies, len(duel.moves)]


def test_no_move_is_better_than_the_best(seen: Insight) -> None:
    for one in seen.decisions:
        chances = [option.chances[one.seat] for option in one.options]
        assert chances[0] >= max(chances) - 0.0002
        assert one.chosen.move == one.played
        assert one.loss == pytest.approx(chances[0] - one.chosen.chances[one.seat], abs=0.0003)
        assert all(sum(option.chances) == pytest.approx(1.0) for option in one.options)


def test_a_line_can_be_played_from_the_true_position(duel: Match, seen: Insight) -> None:
    lines = 0
    for s, one in positions(duel, seen):
        assert bool(one.best.line) == bool(one.grade)
        for option in one.options:
            moves = line_moves(s, option.line)
            assert [write(move) for move in moves][:1] == [option.move] * bool(one.grade)
            lines += bool(moves)
    assert lines


def wins(s: State, seat: int, text: str) -> bool:
    """Whether a move ends the game at once, and its seat has won."""
    after = s.clone()
    after.play(seat, read(after, seat, text))
    return after.over and GAMES["condottiere"].scores(after)[seat].rank == 1


def test_a_win_that_was_thrown_away_is_a_blunder() -> None:
    match = played(GAMES["condottiere"], "thrown 13", 3)
    state, entry = match.at(266).state, match.moves[266]
    judge = Judge(match.game, state.seats)
    lots, effort = Rng(seed_key("last")), replace(QUICK, masters=8)
    found = Examination(judge, state, entry.seat, lots, effort).decide(entry.text)
    assert not wins(state, entry.seat, entry.text)
    assert wins(state, entry.seat, found.best.move)
    assert found.loss >= BLUNDER


@pytest.mark.parametrize("decisions", [400, 800, 1600])
def test_masters_play_on_for_no_longer_where_a_game_is_longer(decisions: int) -> None:
    worlds = effort_for(DEPTH, decisions).masters
    assert worlds >= 2
    assert worlds * decisions < DEPTH / 16


def test_insights_are_kept_as_they_are(duel: Match, seen: Insight) -> None:
    assert read_insight(json.loads(json.dumps(insight_data(seen)))) == seen
    part = divide(duel.record, 1)[0]
    found = examine(str(duel.record), part)
    assert [read_finding(json.loads(json.dumps(finding_data(one)))) for one in found] == found


def test_parts_may_come_in_any_order(duel: Match, seen: Insight) -> None:
    pairs = zip(seen.decisions, seen.moments[:-1], strict=True)
    found = [Finding(decision, moment) for decision, moment in pairs]
    assert assemble(duel.record, 1, found[::-1]) == seen


def test_a_running_game_is_not_looked_through(duel: Match) -> None:
    running = replace(duel.at(len(duel.moves) - 1).record)
    with pytest.raises(NotOver):
        divide(running)


def test_what_a_choice_gives_to_others_is_not_their_luck() -> None:
    """Seat 0 gives away a tenth, which falls to seat 1; nothing else happens."""
    options = (Option("best", (0.5, 0.5), 0.0), Option("worse", (0.4, 0.6), 0.0))
    decision = Decision(0, 0, "worse", options, 0.1, 0.0, "mistake")
    before, after = (0.5, 0.5), (0.4, 0.6)
    moments = [Moment(0, before, before, 0, 0.5), Moment(1, after, after)]
    record = replace(played(GAMES["condottiere"], "any", 2).record, moves=())
    first, second = summarised(record, 1, [decision], moments).accounts
    assert (first.own_choices, first.others_choices, first.luck) == (-0.1, 0.0, 0.0)
    assert (second.own_choices, second.others_choices, second.luck) == (0.0, 0.1, 0.0)
    assert (first.accuracy, first.mistakes) == (80.0, 1)


def test_sharpening_keeps_the_order_and_the_sum() -> None:
    assert sharpen([0.5, 0.3, 0.2], 1.0) == pytest.approx([0.5, 0.3, 0.2])
    bold, timid = sharpen([0.6, 0.4], 2.0), sharpen([0.6, 0.4], 0.5)
    assert bold[0] > 0.6 > timid[0] > 0.5
    assert sum(bold) == pytest.approx(1.0)


def test_a_chance_of_one_seat_is_set_right_as_those_of_all_are(game: Game) -> None:
    judge = Judge(game, 2)
    sharpness = judge.figures.sharpness_at(50)
    assert judge.set_right(0.7, 50) == pytest.approx(sharpen([0.7, 0.3], sharpness)[0])
    assert Judge(game, 4).set_right(0.25, 50) == pytest.approx(0.25)
