"""Victory points: PRI-01, PRI-63 to PRI-65, and PRI-90."""

import pytest

from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import GOALS
from quattrocento.games.principato.ranks import points_by_rank
from quattrocento.games.principato.scoring import goal_points
from tests.games.principato.scenes import Prince, edition, last_turn, prince, table
from tests.play import opens, play


def results(*princes: Prince) -> list[tuple[int, int]]:
    """Rank and points of everyone after the last scoring."""
    s = last_turn(*princes, year=3)
    play(s, "0 pass")
    assert s.over
    return [(score.rank, score.total) for score in GAME.scores(s)]


def worth(goal: str, given: Prince) -> int:
    s = table(given, prince())
    return goal_points(s, s.principalities[0], GOALS[goal])


def test_the_most_points_win() -> None:
    """PRI-01"""
    poor, rich = prince(works="book:3"), prince(works="book:5", food=0, favour=0)
    assert results(poor, rich) == [(2, 3 + 3), (1, 5 + 3)]


def test_if_level_the_most_cubes_win() -> None:
    """PRI-01"""
    assert results(prince(food=0), prince()) == [(2, 3), (1, 3)]


def test_cubes_on_units_do_not_break_a_tie() -> None:
    """PRI-01"""
    s = last_turn(
        prince(militias=1, militia_favour=1, favour=0), prince(catapults=1, favour=1), year=3
    )
    play(s, "0 pass")
    assert [score.ties for score in GAME.scores(s)] == [(2,), (3,)]


def test_if_all_is_level_the_victory_is_shared() -> None:
    """PRI-01"""
    assert results(prince(), prince()) == [(1, 3), (1, 3)]


def test_points_come_from_scorings_culture_and_goals() -> None:
    """PRI-63"""
    s = table(
        prince(goals="stronghold chapel", military=9, works="monument:4 painting:6 painting:5"),
        prince(goals="armory villa", catapults=2),
    )
    own, other = GAME.scores(s)
    assert own.parts == {
        "military": 9, "monument": 4, "book": 0, "painting": 11, "first-goal": 2, "second-goal": 2,
    }  # fmt: skip
    assert own.total == 28
    assert (other.parts["first-goal"], other.total) == (2, 2)


def test_what_is_open_counts_without_the_goals() -> None:
    """PRI-13, PRI-63"""
    s = table(prince(goals="armory villa", catapults=4, military=7, works="book:5"), prince())
    assert GAME.standing(s)[0].total == 12


@pytest.mark.parametrize(("points", "worth_it"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_a_stronghold_counts_every_full_four_points(points: int, worth_it: int) -> None:
    """PRI-64"""
    assert worth("stronghold", prince(military=points)) == worth_it


@pytest.mark.parametrize(
    ("fields", "farms", "worth_it"), [(1, 1, 0), (4, 2, 0), (4, 3, 1), (9, 5, 8)]
)
def test_fertile_land_counts_fields_and_farms_beyond_six(
    fields: int, farms: int, worth_it: int
) -> None:
    """PRI-64"""
    assert worth("fertile-land", prince(fields=fields, farms=farms, palazzi=9)) == worth_it


@pytest.mark.parametrize(("palazzi", "banks", "worth_it"), [(3, 3, 0), (3, 4, 1), (8, 2, 4)])
def test_municipal_law_counts_palazzi_and_banks_beyond_six(
    palazzi: int, banks: int, worth_it: int
) -> None:
    """PRI-64"""
    assert worth("municipal-law", prince(palazzi=palazzi, banks=banks, fields=9)) == worth_it


def test_an_armory_counts_catapults_and_no_units() -> None:
    """PRI-64"""
    assert worth("armory", prince(catapults=3, militias=4)) == 3


PAIRS = [
    ("chapel", "monument:4 painting:6", [0, 2, 5, 8, 8]),
    ("city-hall", "monument:4 book:5", [0, 2, 5, 8, 8]),
    ("villa", "book:5 painting:6", [0, 2, 5, 9, 9]),
    ("palace", "monument:4 book:5 painting:6", [0, 5, 10, 15, 15]),
]


@pytest.mark.parametrize(("goal", "each", "expected"), PAIRS)
def test_goals_of_the_second_kind_pay_by_sets(goal: str, each: str, expected: list[int]) -> None:
    """PRI-65"""
    found = [worth(goal, prince(works=f"{each} " * count)) for count in range(5)]
    assert found == expected


def test_a_set_needs_one_of_each() -> None:
    """PRI-65"""
    assert worth("palace", prince(works="monument:4 monument:3 book:5 painting:6 painting:5")) == 5
    assert worth("chapel", prince(works="monument:4 monument:3 book:5")) == 0


def test_where_the_texts_differ_the_german_one_stands() -> None:
    """PRI-90"""
    figures = edition()
    assert sum(work.count for work in figures.works if work.tile.slug == "painting") == 15
    assert points_by_rank([1, 1, 1, 0], figures.ranks[4]) == [5, 5, 5, 0]
    s = table(prince("bank farm"), prince())
    assert [move for move in opens(s, 0) if move.startswith("swap")] == ["swap bank", "swap farm"]
    play(s, "0 pass")
    assert s.year == 1
