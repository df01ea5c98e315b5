"""Training: from games to weights, the same for the same plan, and resumed where it was."""

from dataclasses import replace
from pathlib import Path

import pytest

from quattrocento.bots.heuristics import find_model
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
    assert whole.history[0].fitted.weights
    part = tmp_path / "part"
    part.mkdir()
    for file in (tmp_path / "whole").glob("*.jsonl"):
        lines = file.read_text("utf-8").splitlines()
        kept = lines if "match" in file.name else [*lines[:3], lines[3][:50]]
        (part / file.name).write_text("\n".join(kept) + "\n", "utf-8")
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


def test_weights_are_those_that_made_the_winners() -> None:
    """Whoever has more of the first figure wins six games of seven; the second means nothing."""
    lessons = []
    for number in range(400):
        more, other = number % 2, number // 2 % 2
        rows = [[float(seat == more), float(seat == other), 1.0] for seat in range(2)]
        winner = more if number % 7 else 1 - more
        lessons.append(Lesson([rows], (float(winner == 0), float(winner == 1))))
    found = fit(lessons)
    strong, idle, constant = found.weights
    assert 1.5 < strong < 2.0
    assert abs(idle) < 0.2
    assert constant == 0.0
    assert found.loss < 0.5 < found.guess
