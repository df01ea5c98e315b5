"""The fixtures of a league, and how its table is made, without a server."""

import itertools
from collections import Counter

import pytest

from quattrocento.games import GAMES
from quattrocento.service.leagues.league import MOST_LEGS, MOST_MEMBERS, MOST_ROUNDS, Fixture
from quattrocento.service.leagues.schedule import schedule
from quattrocento.service.leagues.standings import standings


def meetings(fixtures: list[Fixture]) -> Counter[tuple[int, int]]:
    return Counter(p for one in fixtures for p in itertools.combinations(sorted(one.seats), 2))


@pytest.mark.parametrize("members", range(2, MOST_MEMBERS + 1))
@pytest.mark.parametrize("legs", range(1, MOST_LEGS + 1))
def test_at_tables_of_two_each_meets_each(members: int, legs: int) -> None:
    fixtures = schedule(members, 2, legs, ["condottiere"], "x")
    assert set(meetings(fixtures).values()) == {legs}
    assert len(meetings(fixtures)) == members * (members - 1) // 2


@pytest.mark.parametrize("members", range(3, MOST_MEMBERS + 1))
@pytest.mark.parametrize("size", [3, 4, 6])
def test_everyone_plays_once_in_each_round(members: int, size: int) -> None:
    fixtures = schedule(members, min(size, members), 4, ["condottiere"], "x")
    for number in range(4):
        seated = [who for one in fixtures if one.round == number for who in one.seats]
        assert sorted(seated) == list(range(members))
    assert {len(one.seats) for one in fixtures} <= set(range(2, size + 1))


def test_people_meet_about_as_often() -> None:
    met = meetings(schedule(9, 3, 4, ["condottiere"], "x"))
    assert len(met) >= 30
    assert max(met.values()) <= 2


def test_seats_rotate() -> None:
    fixtures = schedule(4, 4, 8, ["signorie"], "x")
    sat = Counter((who, seat) for one in fixtures for seat, who in enumerate(one.seats))
    assert set(sat.values()) == {2}


def test_titles_take_turns() -> None:
    fixtures = schedule(3, 3, 4, ["condottiere", "princes"], "x")
    assert [one.game for one in fixtures] == ["condottiere", "princes"] * 2


def test_a_league_is_never_large() -> None:
    assert len(schedule(MOST_MEMBERS, 2, MOST_LEGS, list(GAMES), "x")) == 132
    assert len(schedule(MOST_MEMBERS, 3, MOST_ROUNDS, list(GAMES), "x")) == 48


def test_a_point_for_each_who_is_left_behind_and_half_for_a_tie() -> None:
    rows = standings(4, [[(0, 1), (1, 2), (2, 2), (3, 4)]])
    assert [(row.member, row.points) for row in rows] == [(0, 3), (1, 1.5), (2, 1.5), (3, 0)]
    assert [row.rank for row in rows] == [1, 2, 2, 4]


def test_equal_points_are_parted_by_wins() -> None:
    """One left two behind by winning, the other by being second twice."""
    games = [[(0, 1), (2, 2), (3, 3)], [(1, 2), (2, 1), (3, 3)], [(1, 2), (2, 1), (3, 3)]]
    rows = {row.member: row for row in standings(4, games)}
    assert (rows[0].points, rows[1].points) == (2, 2)
    assert rows[0].rank < rows[1].rank


def test_equal_points_and_wins_are_parted_by_each_other() -> None:
    tied = {
        row.member: row
        for row in standings(4, [[(0, 1), (1, 2)], [(0, 2), (2, 1)], [(1, 1), (3, 2)]])
    }
    assert (tied[0].points, tied[1].points) == (1, 1)
    assert tied[0].rank < tied[1].rank


def test_who_is_equal_in_all_shares_the_rank() -> None:
    around = [[(0, 1), (1, 2)], [(1, 1), (2, 2)], [(2, 1), (0, 2)]]
    assert [row.rank for row in standings(3, around)] == [1, 1, 1]
