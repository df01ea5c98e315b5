"""Phase 1: SIG-15 to SIG-18."""

from quattrocento.games.signorie.components import CITY, NO_TILE, TASKS
from quattrocento.games.signorie.dice import PREPARATION
from tests.games.signorie.scenes import (
    crowd,
    crowd_all_but,
    lay_tile,
    place_men,
    scene,
    start,
    supply,
)
from tests.play import opens, play, refused


def test_every_space_in_play_has_a_tile() -> None:
    """SIG-15"""
    s = start(3)
    for city in CITY:
        in_play = city in s.in_play
        assert (s.marriage_tiles[city.index] is not NO_TILE) == in_play
        assert (s.mission_tiles[city.index] is not NO_TILE) == in_play


def test_a_tile_that_lies_there_stays() -> None:
    """SIG-15"""
    s = scene("")
    lay_tile(s, "milano", marriage="medici-5")
    before = len(s.pile)
    s.agenda = [PREPARATION]
    s.settle()
    assert s.marriage_tiles[0].slug == "medici-5"
    assert len(s.pile) == before - 9


def test_dice_are_rolled_anew_each_round() -> None:
    """SIG-16"""
    s = scene("")
    s.agenda = [PREPARATION]
    s.settle()
    first = s.pool.copy()
    assert sum(first) == 10
    s.agenda = [PREPARATION]
    s.settle()
    assert sum(s.pool) == 10
    assert s.pool != first


def test_all_ten_tasks_lie_open_and_move_about() -> None:
    """SIG-17"""
    layouts = {start(2, f"tasks {n}").tasks for n in range(5)}
    assert all(sorted(tasks) == list(TASKS.values()) for tasks in layouts)
    assert len(layouts) == 5


def test_each_colour_has_a_task_for_men_and_one_for_women() -> None:
    """SIG-17"""
    s = scene("yellow 6", tasks={"yellow man": "purse", "yellow woman": "nursery"})
    s.families[0].supply = [1, 0]
    play(s, "0 take yellow 6")
    assert "fulfil purse 1" in opens(s, 0)
    assert "fulfil nursery 1" not in opens(s, 0)


def test_two_players_use_the_same_task() -> None:
    """SIG-17"""
    s = scene("yellow 6 6", tasks={"yellow man": "purse"})
    play(s, "0 take yellow 6", "0 fulfil purse 1", "1 take yellow 6", "1 fulfil purse 1")
    assert supply(s, 1) == (3, 3)


def test_a_city_has_two_spaces_of_each_value_for_both_sexes() -> None:
    """SIG-18"""
    s = scene("red 6 6", florins=20)
    crowd_all_but(s, "roma")
    for taken, dowries in {0: 4, 1: 4, 2: 3, 3: 3, 4: 2, 5: 2, 6: 1, 7: 1}.items():
        crowd(s, "roma", taken)
        twin = s.clone()
        play(twin, "0 take red 6", "0 govern")
        assert len(opens(twin, 0)) == dowries


def test_a_full_city_cannot_be_chosen() -> None:
    """SIG-18"""
    s = scene("turquoise 6")
    place_men(s, 0, "politics-9")
    crowd(s, "roma", 8)
    play(s, "0 take turquoise 6", "0 govern")
    assert refused(s, 0, "send politics 9 roma") == "SIG-18"


def test_a_city_out_of_the_game_cannot_be_chosen() -> None:
    """SIG-09, SIG-18"""
    s = scene("turquoise 6")
    s.in_play = tuple(CITY[1:])
    place_men(s, 0, "politics-9")
    play(s, "0 take turquoise 6", "0 govern")
    assert refused(s, 0, "send politics 9 milano") == "SIG-09"
    assert "send politics 9 roma" in opens(s, 0)


def test_when_all_cities_are_full_nobody_marries() -> None:
    """SIG-18"""
    s = scene("red 6")
    crowd_all_but(s, "")
    play(s, "0 take red 6")
    assert refused(s, 0, "govern") == "SIG-18"
