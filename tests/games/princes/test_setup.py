"""Setting up. FLO-01 to FLO-09."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes import GAME
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.state import Princes, Variants
from tests.games.princes.scenes import (
    Court,
    acting,
    edition,
    florins,
    own_court,
    phase_b,
    points,
    seen,
)
from tests.play import opens, play, refused, told


def start(seats: int, variants: Variants | None = None, seed: str = "setup") -> Princes:
    found = GAME.start(seats, variants or Variants(), edition(), Rng(seed_key(seed)))
    assert isinstance(found, Princes)
    return found


def dismiss_all(s: Princes) -> None:
    for seat in range(s.seats):
        play(s, f"{seat} {opens(s, seat)[0]}")


def last_turns(s: Princes, seats: int) -> None:
    play(s, *[f"{seat} end-turn" for seat in range(seats)])


def test_two_to_five_play_seven_rounds() -> None:
    """FLO-01"""
    assert list(GAME.seats) == [2, 3, 4, 5]
    s = phase_b(round=6, seats=2)
    last_turns(s, 2)
    assert not s.over
    s = phase_b(round=7, seats=2)
    last_turns(s, 2)
    assert s.over


def test_most_points_win_and_a_tie_goes_to_the_most_money() -> None:
    """FLO-01"""
    s = phase_b(
        Court(points=12, florins=300),
        Court(points=12, florins=400),
        Court(points=11, florins=9000),
        round=7,
    )
    last_turns(s, 3)
    assert [score.rank for score in GAME.scores(s)] == [2, 1, 3]
    assert [event.seat for event in told(s, "victory")] == [1]


def test_who_is_level_in_points_and_money_shares_the_victory() -> None:
    """FLO-01"""
    s = phase_b(Court(points=12, florins=300), Court(points=12, florins=300), round=7)
    last_turns(s, 2)
    assert [score.rank for score in GAME.scores(s)] == [1, 1]


def test_the_supply() -> None:
    """FLO-02"""
    s = start(5)
    assert s.buildings == [3] * 10
    assert s.landscapes == [6, 6, 6]
    assert (s.builders, s.jesters, s.recruiting) == (6, 7, 5)
    assert [len(deck) for deck in s.decks] == [1, 20, 14]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_tile_of_each_freedom_fewer_than_players(seats: int) -> None:
    """FLO-03"""
    assert start(seats).freedoms == [seats - 1] * 3


def test_everyone_starts_with_3500_florins_and_a_palazzo_at_the_bottom_left() -> None:
    """FLO-04"""
    s = start(3)
    assert florins(s) == [3500] * 3
    assert points(s) == [0] * 3
    s = phase_b(seats=3)
    play(s, "0 build tower")
    assert refused(s, 0, "place c6 r0") == "FLO-42"
    assert refused(s, 0, "place d6 r0") == "FLO-43"
    play(s, "0 place e7 r0")


def test_each_returns_one_of_four_professions() -> None:
    """FLO-05"""
    s = start(4)
    assert [len(prince.hand) for prince in s.princes] == [4] * 4
    assert acting(s) == [0, 1, 2, 3]
    dismiss_all(s)
    assert [len(prince.hand) for prince in s.princes] == [3] * 4
    assert len(s.decks[0]) == 9
    check(s)


def test_everything_is_shuffled_before_the_deal() -> None:
    """FLO-05, FLO-06"""
    tables = [start(3, seed=str(number)) for number in range(8)]
    assert len({s.princes[0].hand for s in tables}) == 8
    assert len({s.decks[1] for s in tables}) == 8
    assert len({s.decks[2] for s in tables}) == 8


def test_returned_professions_are_shuffled_into_the_pile() -> None:
    """FLO-05"""
    tops = set()
    for number in range(30):
        s = start(5, seed=str(number))
        dismiss_all(s)
        returned = [prince.returned for prince in s.princes]
        tops.add(s.decks[0][-1] in returned)
    assert tops == {True, False}


def test_nobody_sees_into_the_piles_but_all_see_the_recruiting_cards() -> None:
    """FLO-06"""
    s = start(3)
    dismiss_all(s)
    view = seen(s, 0)
    for pile in view.piles.values():
        assert set(pile.known) == {None}
    assert view.supply.recruiting == 5


def test_the_first_start_player_is_drawn_by_lot_or_chosen() -> None:
    """FLO-07"""
    assert {start(4, seed=str(number)).first for number in range(40)} == {0, 1, 2, 3}
    assert start(4, Variants(first=2)).first == 2


def test_the_start_player_moves_one_seat_to_the_left_each_round() -> None:
    """FLO-07"""
    s = phase_b(seats=3)
    last_turns(s, 3)
    assert (s.round, s.first, acting(s)) == (2, 1, [1])


def test_points_are_counted_beyond_fifty() -> None:
    """FLO-08"""
    s = phase_b(Court(points=49), seats=2)
    play(s, "0 build tower", "0 place a1 r0")
    assert points(s)[0] == 52


def test_hands_bonus_and_prestige_cards_are_hidden() -> None:
    """FLO-09"""
    s = phase_b(Court(hand="poet", bonuses="each-lake", prestige="most-works"), seats=3)
    other = seen(s, 1)
    assert own_court(s, 0).hand == ["poet"]
    for secret in ("poet", "each-lake", "most-works"):
        assert secret in str(own_court(s, 0))
        assert secret not in str(other)
    assert other.princes[0].hand == 1


def test_money_is_hidden_unless_the_table_wants_it_open() -> None:
    """FLO-09"""
    s = phase_b(Court(florins=1700), seats=2)
    assert seen(s, 1).princes[0].florins is None
    assert seen(s, 0).princes[0].florins == 1700
    s = phase_b(Court(florins=1700), variants=Variants(first=0, open_money=True))
    assert seen(s, 1).princes[0].florins == 1700
