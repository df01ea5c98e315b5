"""Learning replies: the same for the same course, resumed where it was, and true to the advice."""

from dataclasses import replace
from pathlib import Path

import pytest

from quattrocento.bots.heuristics import find_lore
from quattrocento.bots.heuristics.replies import Lore
from quattrocento.games import GAMES
from quattrocento.training.fit_replies import Choice, choices, log_odds, teach
from quattrocento.training.generations import AnotherPlan
from quattrocento.training.schooling import Course, Schooling

# Duels of chance are short, though every choice is thought through; these by luck still more.
COURSE = Course("condottiere", 2, noise=1000, seed="pupil", games=2)


def school(folder: Path, course: Course = COURSE) -> tuple[Schooling, list[str]]:
    schooling = Schooling(course, folder, "here", 1)
    return schooling, list(schooling.run())


def test_a_course_that_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, played = school(tmp_path / "whole")
    assert len(played) == 2
    whole.conclude()
    part = tmp_path / "part"
    part.mkdir()
    lines = (tmp_path / "whole" / "advice.jsonl").read_text("utf-8").splitlines()
    (part / "advice.jsonl").write_text(f"{lines[1]}\n{lines[0][:80]}", "utf-8")
    again, played = school(part)
    assert len(played) == 1
    again.conclude()
    assert again.file.read_text("utf-8") == whole.file.read_text("utf-8")
    with pytest.raises(AnotherPlan, match="another --folder"):
        school(part, replace(COURSE, seed="other"))
    lore, table = find_lore(GAMES["condottiere"]), COURSE.table()
    found = choices(lore, table, whole.kept()[0])
    assert len(found) > 20
    assert all(len(one.rows) == len(one.values) > 1 for one in found)


def nothing(*_: object) -> list[tuple[int, list[float]]]:
    return []


def test_weights_tell_what_the_advice_is_worth_beside_holding_back() -> None:
    """A card that leads is worth 1 in log-odds, and half of that is lost where it is dear."""
    figures = {"none": (), "card": ("leads", "dear"), "city": ("size",)}
    blocks = {"hold back": "none", "card": "card", "city": "city"}
    lore = Lore(figures, blocks, 2, bool, nothing)
    games = []
    for number in range(2000):
        leads, dear = float(number % 2), float(number // 2 % 2)
        worth = chance(-1.0 + leads - 0.5 * dear)
        battle = Choice([(1, [leads, dear]), (0, [])], (worth, chance(-1.0)))
        cities = Choice([(2, [size]) for size in (1.0, 2.0)], (chance(0.0), chance(0.3)))
        games.append([battle, cities])
    taught = teach(lore, games)
    assert taught.weights[0] == ()
    assert taught.weights[1] == pytest.approx((1.0, -0.5), abs=0.01)
    assert taught.weights[2] == pytest.approx((0.3,), abs=0.01)
    assert (taught.choices, taught.agreement, taught.regret) == (4000, 1.0, 0.0)
    assert taught.by_last > 0.0


def chance(odds: float) -> float:
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if log_odds(middle) < odds else (low, middle)
    return low
