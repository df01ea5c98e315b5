"""Practice: the same for the same plan, resumed where it was; what does better becomes likelier."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from quattrocento.bots.heuristics import HEURISTICS, find_sight
from quattrocento.bots.heuristics.heuristic import softmax
from quattrocento.bots.heuristics.network import network_of
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.training.gains import FADING, TRACE, gains_of_all, gains_of_duels
from quattrocento.training.generations import AnotherPlan
from quattrocento.training.imitation import Examples, watch
from quattrocento.training.learner import CLIP, Floats, Learner, Lessons, Mask
from quattrocento.training.practice import LONGEST, Exercise, Games, Practice, drawn
from quattrocento.training.self_play import Table, to_choice
from quattrocento.training.worth import FAR, worth
from tests.cli.conftest import run as run
from tests.cli.keyboard import Run

EXERCISE = Exercise(
    "condottiere", "pupil", chapters=2, rounds=2, decisions=6, games=4, units=(6, 4)
)


def test_a_practice_that_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = Practice(EXERCISE, tmp_path / "whole")
    assert list(whole.run()) == [0, 1, 2, 3]
    part = Practice(EXERCISE, tmp_path / "part")
    rounds = part.run()
    assert [next(rounds) for _ in range(3)] == [0, 1, 2]
    again = Practice(EXERCISE, tmp_path / "part")
    assert list(again.run()) == [2, 3]
    assert again.file.read_text("utf-8") == whole.file.read_text("utf-8")
    with pytest.raises(AnotherPlan, match="another --folder"):
        Practice(replace(EXERCISE, seed="other"), tmp_path / "part")


def begin(name: str) -> Games:
    return Games(EXERCISE, find_sight(GAMES["condottiere"]), name)


def test_who_wins_is_rewarded_and_the_game_begins_anew() -> None:
    games, lots = begin("won"), Rng(seed_key("lots"))
    won_by: set[tuple[int, bool]] = set()
    while len(won_by) < 4:
        states, seats = list(games.states), games.seats.copy()
        won, over = games.play([lots.pick(list(options)) for options in games.open])
        assert (games.masks.sum(1) > 1).all()
        for place, s in enumerate(states):
            assert isinstance(s, Condottiere)
            expected = [1.0 if seat == s.winner else -1.0 for seat in (0, 1)]
            assert won[place].tolist() == (expected if s.over else [0.0, 0.0])
            assert over[place] or games.states[place] is s
            if s.over:
                won_by.add((s.winner, s.winner == int(seats[place])))


def test_a_game_without_end_is_given_up_and_nobody_wins_it() -> None:
    """Everyone passes and fights on, which are the last of the actions."""
    games = begin("endless")
    for age in range(1, LONGEST + 1):
        won, over = games.play([max(options) for options in games.open])
        assert not won.any()
        assert over.all() == over.any() == (age == LONGEST)
    assert games.begun == 2 * EXERCISE.games


@pytest.mark.parametrize("key", ["principato", "signorie"])
def test_games_of_journeymen_end_long_before_they_would_be_given_up(key: str) -> None:
    """With four, where there is most to decide."""
    sight, judge = find_sight(GAMES[key]), HEURISTICS[key]
    s, decisions = Table(key, 4, 0).begin("as long as any"), 0
    to_choice(s, sight)
    while s.agenda:
        decisions += 1
        seat = s.turn()
        s.play(seat, judge.likeliest(s, seat, s.legal_moves(seat)))
        to_choice(s, sight)
    assert LONGEST / 10 < decisions < LONGEST * 0.95


SEEN = np.ones((64, 3), np.uint8)
MASKS = np.tile(np.array([True, True, False, True]), (64, 1))
ACTIONS = np.arange(64) % 2
GAINS = np.where(ACTIONS == 1, 1.0, -1.0).astype(np.float32)
NOTHING = np.zeros(64, np.float32)


def pupil() -> Learner:
    return Learner(np.ones(3, np.float32), (8, 8), 4, [1])


def likely(learner: Learner) -> list[float]:
    found: list[float] = learner.policy(SEEN, MASKS)[0][0].tolist()
    return found


def logs(learner: Learner) -> Floats:
    found: Floats = np.log(learner.policy(SEEN, MASKS)[0][np.arange(64), ACTIONS])
    return found


def test_an_action_that_does_better_than_expected_becomes_likelier() -> None:
    learner = pupil()
    for _ in range(60):
        learner.learn(Lessons(SEEN, MASKS, ACTIONS, logs(learner), GAINS, GAINS), 0.01, 0.0)
    assert likely(learner)[1] > 0.9
    assert likely(learner)[2] == 0.0
    assert abs(float(learner.policy(SEEN, MASKS)[1][0])) < 0.2


def test_but_not_by_much_before_it_is_tried_again() -> None:
    learner = pupil()
    before = likely(learner)
    lessons = Lessons(SEEN, MASKS, ACTIONS, logs(learner), GAINS, NOTHING)
    for _ in range(60):
        learner.learn(lessons, 0.003, 0.0)
    assert 1.0 + CLIP / 2 < likely(learner)[1] / before[1] < 1.0 + 3 * CLIP


def test_who_is_curious_tries_everything() -> None:
    learner = pupil()
    while likely(learner)[1] < 0.6:
        learner.learn(Lessons(SEEN, MASKS, ACTIONS, logs(learner), GAINS, GAINS), 0.01, 0.0)
    for _ in range(200):
        learner.learn(Lessons(SEEN, MASKS, ACTIONS, logs(learner), NOTHING, NOTHING), 0.01, 1.0)
    assert likely(learner) == pytest.approx([1 / 3, 1 / 3, 0.0, 1 / 3], abs=0.05)


def test_what_is_shipped_plays_as_it_has_learned(tmp_path: Path) -> None:
    practice = Practice(EXERCISE, tmp_path)
    practice.learner.weights[4] *= 40  # a beginner prefers nothing, so that all would be alike
    network = network_of(json.loads(practice.text()), practice.sight, GAMES["condottiere"].revision)
    assert network is not None
    games = begin("shipped")
    taught, values = practice.learner.policy(games.seen, games.masks)
    for place, options in enumerate(games.open):
        thought = network.think(games.seen[place].tobytes())
        found = softmax(network.preferences(thought, list(options)), 1.0)
        assert found == pytest.approx(taught[place, list(options)].tolist(), abs=0.01)
        assert network.chance(thought) == pytest.approx(0.5 + values[place] / 2, abs=0.01)


def test_what_is_good_for_the_other_is_bad_for_one() -> None:
    """Seat 0 plays, then seat 1 does and wins: seat 0 expected nothing of that."""
    values = np.zeros((3, 1), np.float32)
    won = np.array([[[0.0, 0.0]], [[-1.0, 1.0]]], np.float32)
    over = np.array([[False], [True]])
    gains, known = gains_of_duels(values, won, over, np.array([[0], [1], [0]]))
    first, second = gains[:, 0]
    assert second == 1.0
    assert -1.0 < first < -0.9
    gains, _ = gains_of_duels(values, won, over, np.array([[1], [1], [0]]))
    first, second = gains[:, 0]
    assert 0.9 < first < second == 1.0
    assert known.all()


def test_among_many_every_seat_learns_from_its_own_game() -> None:
    """Seats 0, 1 and 2 choose, then 0 again, by which it wins; 1 expected to lose, 2 half of it."""
    values = np.array([[0.0], [-1.0], [0.5], [0.0], [0.0]], np.float32)
    won = np.zeros((4, 1, 3), np.float32)
    won[3, 0] = [1.0, -1.0, -1.0]
    over = np.array([[False], [False], [False], [True]])
    seats = np.array([[0], [1], [2], [0], [1]])
    gains, known = gains_of_all(values, won, over, seats)
    assert known.all()
    assert gains[:, 0].tolist() == pytest.approx(
        [FADING * TRACE * FADING, 1 - FADING, -FADING - 0.5, FADING], abs=1e-6
    )


@pytest.mark.parametrize("gains_of", [gains_of_duels, gains_of_all])
def test_with_a_longer_trace_more_of_what_happens_later_is_put_down_to_an_action(
    gains_of: Callable[..., tuple[Floats, Mask]],
) -> None:
    """Seat 0 chooses twice and wins by the second choice: both did well, the first one less."""
    values = np.zeros((3, 1), np.float32)
    won = np.array([[[0.0, 0.0]], [[1.0, -1.0]]], np.float32)
    over, seats = np.array([[False], [True]]), np.array([[0], [0], [1]])
    short, long = (gains_of(values, won, over, seats, trace)[0][:, 0] for trace in (0.5, 0.9))
    assert 0.0 < short[0] < long[0] < long[1] == short[1]
    assert long[0] / short[0] == pytest.approx(0.9 / 0.5)


def test_what_came_of_a_game_that_goes_on_is_not_known_yet() -> None:
    """Seat 0 chooses twice and seat 1 once: only the first choice of seat 0 has a sequel."""
    values = np.array([[0.0], [0.0], [0.4], [0.0]], np.float32)
    won, over = np.zeros((3, 1, 4), np.float32), np.zeros((3, 1), np.bool_)
    gains, known = gains_of_all(values, won, over, np.array([[0], [1], [0], [2]]))
    assert known[:, 0].tolist() == [True, False, False]
    assert gains[0, 0] == pytest.approx(0.4 * FADING)


def test_where_points_are_counted_a_larger_lead_is_worth_more() -> None:
    """PRI-01 In a game that is over the winner has more than half, the others less."""
    game = GAMES["principato"]
    s = Table("principato", 4, 0).begin("worth")
    playout(s, Rng(seed_key("worth")))
    totals = [score.total for score in game.scores(s)]
    won = worth(game, s)
    best = totals.index(max(totals))
    second = max(totals[:best] + totals[best + 1 :])
    assert won[best] == pytest.approx((1 + min(1.0, (totals[best] - second) / FAR[game.key])) / 2)
    for seat, total in enumerate(totals):
        if seat != best:
            lead = max(-1.0, (total - totals[best]) / FAR[game.key])
            assert won[seat] == pytest.approx((lead - 1) / 2)


AT_FIRST = Exercise(
    "principato", "pupil", 1, rounds=1, decisions=8, games=4, units=(16, 8), seats=4, imitated=1500
)


@pytest.mark.parametrize("key", ["principato", "signorie"])
def test_who_has_imitated_does_what_journeymen_do(key: str, tmp_path: Path) -> None:
    practice = Practice(replace(AT_FIRST, game=key), tmp_path)
    lots = np.random.default_rng(5)
    shown = Examples(300, practice.sight)
    assert sum(watch(Table(key, 4, 0), shown, "shown", lots)) == 300
    before = agreement(practice.learner, shown)
    assert list(practice.run()) == [0]
    assert agreement(practice.learner, shown) > before + 0.1


def agreement(learner: Learner, shown: Examples) -> float:
    likely, _ = learner.policy(shown.seen, shown.masks)
    return float((likely.argmax(1) == shown.actions).mean())


def test_what_was_imitated_is_not_imitated_again(tmp_path: Path) -> None:
    practice = Practice(AT_FIRST, tmp_path)
    looks = practice.looks
    assert sum(practice.begin()) == looks > AT_FIRST.imitated
    again = Practice(AT_FIRST, tmp_path)
    assert not again.looks
    for one, other in zip(again.learner.weights, practice.learner.weights, strict=True):
        assert (one == other).all()


def test_what_is_not_open_is_never_drawn() -> None:
    likely = np.tile(np.array([0.0, 0.5, 0.0, 0.5, 0.0], np.float32), (500, 1))
    found = drawn(likely, likely > 0, np.random.default_rng(1))
    assert set(found.tolist()) == {1, 3}


def test_a_network_is_for_tables_that_it_can_look_at_and_learned_alone(run: Run) -> None:
    asked = run("train", "condottiere", "--network", "--seats", "4")
    assert asked.code == 2
    assert "expected 2 for condottiere" in asked.err
    both = run("train", "condottiere", "--network", "--replies", "--seats", "2")
    assert both.code == 2
    assert "expected one of them" in both.err
    other = run("train", "princes", "--network", "--seats", "2")
    assert other.code == 2
    assert "no network can learn 'princes' yet; expected condottiere, principato" in other.err


def test_an_option_that_a_training_does_not_go_by_is_refused(run: Run) -> None:
    alone = run("train", "principato", "--imitate", "1000")
    assert alone.code == 2
    assert "--imitate without --network; expected both of them" in alone.err
    network = run("train", "principato", "--network", "-n", "40")
    assert network.code == 2
    assert "--games and --network; a training of that kind goes by --chapters" in network.err
    replies = run("train", "condottiere", "--replies", "--match", "8")
    assert replies.code == 2
    assert "--match and --replies; a training of that kind goes by --games" in replies.err
