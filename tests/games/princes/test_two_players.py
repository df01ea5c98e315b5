"""Two players. FLO-80 to FLO-82."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes.setup import setup
from quattrocento.games.princes.state import Variants
from tests.games.princes.scenes import Court, edition, florins, phase_a
from tests.play import opens, play, refused


def test_two_start_with_2500_florins_and_a_base_price_of_300() -> None:
    """FLO-80"""
    s = phase_a(seats=2)
    assert florins(s) == [2500, 2500]
    play(s, "0 open jester")
    assert opens(s, 1) == ["bid 400", "pass"]
    play(s, "1 pass")
    assert florins(s) == [2200, 2500]


def test_the_landscapes_are_one_object() -> None:
    """FLO-81"""
    s = phase_a(seats=2)
    assert opens(s, 0)[-1::-1][1:] == [
        "open landscape",
        "open recruiting",
        "open prestige",
        "open builder",
        "open jester",
    ]
    play(s, "0 open landscape", "1 pass")
    assert opens(s, 0) == ["lay-out forest", "lay-out lake", "lay-out park"]
    play(s, "0 lay-out lake", "0 place a1 r0")
    assert refused(s, 1, "buy landscape") == "FLO-11"


def test_only_landscapes_that_fit_may_be_chosen() -> None:
    """FLO-81"""
    crowded = "laboratory c2 r270, theatre d6 r180, university a2 r270, workshop f2 m270"
    s = phase_a(Court(tiles=crowded), seats=2)
    play(s, "0 open landscape", "1 pass")
    assert opens(s, 0) == ["lay-out park"]


ALL_LAKES = "lake a1 r0, lake c1 r0, lake e1 r0, lake a3 r0, lake c3 r0, lake e3 r0"


def test_a_kind_of_landscape_that_is_gone_cannot_be_chosen() -> None:
    """FLO-81"""
    s = phase_a(Court(), Court(tiles=ALL_LAKES))
    assert "open landscape" in opens(s, 0)
    play(s, "0 open landscape", "1 pass")
    assert opens(s, 0) == ["lay-out forest", "lay-out park"]


def test_who_could_place_only_what_is_gone_neither_opens_nor_bids() -> None:
    """FLO-81"""
    room_for_a_park = "laboratory c2 r270, theatre d6 r180, university a2 r270, workshop f2 m270"
    s = phase_a(Court(tiles=room_for_a_park), Court())
    s.landscapes[2] = 0
    assert refused(s, 0, "open landscape") == "FLO-81"
    play(s, "0 pass")
    assert "buy landscape" in opens(s, 1)


def test_when_all_landscapes_are_gone_the_pile_is_empty() -> None:
    """FLO-11, FLO-81"""
    s = phase_a(seats=2)
    s.landscapes = [0, 0, 0]
    assert refused(s, 0, "open landscape") == "FLO-11"


@pytest.mark.parametrize(("harsh", "tiles"), [(False, 5), (True, 4)])
def test_five_freedoms_or_four_in_the_harsher_game(harsh: bool, tiles: int) -> None:
    """FLO-82"""
    drawn = set()
    for number in range(40):
        options = Variants(harsh_freedoms=harsh)
        s = setup(2, options, edition(), Rng(seed_key(str(number))))
        assert sum(s.freedoms) == tiles
        assert set(s.freedoms) == {1, 2}
        drawn.add(tuple(s.freedoms))
    assert len(drawn) == 3
