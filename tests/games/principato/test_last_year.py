"""The end of the third year: PRI-55, PRI-62."""

import pytest

from quattrocento.games.principato.state import Variants
from tests.games.principato.scenes import acting, last_turn, prince
from tests.play import play, told


@pytest.mark.parametrize(("revision", "asked"), [(1, [0]), (2, [])])
def test_games_recorded_before_still_give_units_back_at_the_end(
    revision: int, asked: list[int]
) -> None:
    """PRI-55"""
    s = last_turn(prince(militias=1, food=0, favour=0), prince(), year=3)
    s.variants = Variants(first=0, revision=revision)
    play(s, "0 pass")
    assert acting(s) == asked


def test_nobody_takes_back_what_showed_the_goals() -> None:
    """PRI-62"""
    s = last_turn(prince(catapults=1), prince(), year=3)
    play(s, "0 pass")
    assert s.over
    assert s.revealed == s.ply == 1


def test_the_fourth_player_may_start_a_year() -> None:
    """PRI-61"""
    s = last_turn(prince(), prince(), prince(), prince(), turn=2)
    play(s, "2 pass")
    assert [event.seat for event in told(s, "year-begins")] == [3]
    assert acting(s) == [3]
