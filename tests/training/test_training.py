"""Training: from games to weights, the same for the same plan, and resumed where it was."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quattrocento.bots.heuristics import find_model
from quattrocento.bots.heuristics.learned import phase_weights
from quattrocento.games import GAMES
from quattrocento.training.fit import fit
from quattrocento.training.generations import AnotherPlan, Plan, Training
from quattrocento.training.lessons import Lesson, lesson

# Games of chance are quick to play; the match is not, and has one game.
PLAN = Plan("condottiere", 3, (0,), noise=1000, seed="test", games=5, match=1)


def train(folder: Path, plan: Plan = PLAN) -> tuple[Training, list[str]]:
    training = Training(plan, folder, "here", 1)
    return training, list(training.run(1))


def test_a_training_that_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, _ = train(tmp_path / "whole")
    assert whole.history[0].fitted.weights.weights
    part = tmp_path / "part"
    part.mkdir()
    for file in (tmp_path / "whole").glob("*.jsonl"):
        lines = file.read_text("utf-8").splitlines()
        kept = [*lines, ""] if "match" in file.name else [*lines[:3], lines[3][:50]]
        (part / file.name).write_text("\n".join(kept), "utf-8")
    again, played = train(part)
    assert played == ["games-1", "games-1"]
    assert again.history == whole.history
    with pytest.raises(AnotherPlan, match="another --folder"):
        train(part, replace(PLAN, seed="other"))


def test_a_game_teaches_by_who_won_it(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path, "here", 1)
    list(training.keep("games-1", training.lessons_to_play(1)[:1]))
    (played,) = training.kept("games-1").values()
    assert sum(played.shares) == 1.0
    found = lesson(find_model(GAMES["condottiere"]), PLAN.table(1), played)
    assert found.shares == played.shares
    assert len(found.positions) > 10
    assert all(len(rows) == 3 for rows in found.positions)
    assert found.phases == [0] * len(found.positions)
    assert max(found.points) > 0.0


def test_weights_are_those_that_made_the_winners() -> None:
    """Whoever has more of the first figure wins six games of seven; the second means nothing."""
    lessons = []
    for number in range(400):
        more, other = number % 2, number // 2 % 2
        rows = [[float(seat == more), float(seat == other), 1.0] for seat in range(2)]
        winner = more if number % 7 else 1 - more
        shares = (float(winner == 0), float(winner == 1))
        lessons.append(Lesson([rows], [0], shares, (0.0, 0.0)))
    found = fit(lessons)
    strong, idle, constant = found.weights.weights[0]
    assert 1.5 < strong < 2.0
    assert abs(idle) < 0.2
    assert constant == 0.0
    assert found.weights.scales == [1.0]
    assert found.loss < 0.5 < found.guess


def points_lessons(number: int) -> list[Lesson]:
    """The estimate made by hand is right in the first phase; in the second a card brings three
    points more, and who has it wins if nothing else is in the way."""
    found = []
    for game in range(number):
        hand = [float(game * 7 % 5), float(game * 3 % 4)]
        card = [float(game // 2 % 2), float(game // 3 % 2)]
        luck = float(game * 11 % 13 - 6)
        rows = [[hand[seat], card[seat]] for seat in range(2)]
        for phase in range(2):
            ends = [hand[seat] + 3.0 * phase * card[seat] for seat in range(2)]
            ends[0] += luck
            shares = (float(ends[0] > ends[1]), float(ends[0] <= ends[1]))
            found.append(Lesson([rows], [phase], shares, (ends[0], ends[1])))
    return found


def test_points_are_learned_phase_by_phase() -> None:
    found = fit(points_lessons(600), phases=2, points=True)
    (hand_first, card_first), (hand_second, card_second) = found.weights.weights
    assert hand_first == pytest.approx(1.0, abs=0.2)
    assert hand_second == pytest.approx(1.0, abs=0.2)
    assert card_first == pytest.approx(0.0, abs=0.5)
    assert card_second == pytest.approx(3.0, abs=0.5)
    assert found.loss < found.by_hand < found.guess


def test_a_phase_that_is_hardly_seen_is_judged_as_the_whole_game() -> None:
    found = fit(points_lessons(300), phases=3, points=True)
    assert found.weights.weights[0] != found.weights.weights[2]
    assert 0.5 < found.weights.weights[2][1] < 2.5


def test_a_scale_says_how_sure_a_lead_is() -> None:
    """With luck of many points, a lead of one says less."""
    found = fit(points_lessons(600), phases=2, points=True)
    assert all(1.0 < scale < 6.0 for scale in found.weights.scales)


def test_weights_are_written_so_that_they_can_be_read_again(tmp_path: Path) -> None:
    training, _ = train(tmp_path)
    best = training.history[0].fitted.weights
    assert phase_weights(json.loads(training.text(best))) == best


def test_teachers_of_a_later_generation_differ_a_little(tmp_path: Path) -> None:
    training, _ = train(tmp_path, replace(PLAN, variety=100))
    newest = training.history[0].fitted.weights
    first, other, _ = training.everyone(2, "a game")
    assert first is not None
    assert first != newest != other != first
    assert training.everyone(2, "a game")[0] == first
    assert training.everyone(2, "another game")[0] != first
    assert first.scales == newest.scales


def test_without_variety_everyone_teaches_alike(tmp_path: Path) -> None:
    training, _ = train(tmp_path)
    newest = training.history[0].fitted.weights
    assert training.everyone(2, "a game") == (newest, newest, newest)
