"""What missions, marriages and tiles are certain to do, and why others cannot be had."""

import pytest

from quattrocento.games.signorie.components import CITY
from tests.games.signorie.asking import preview, reasons
from tests.games.signorie.scenes import (
    crowd,
    lay_tile,
    place_men,
    row,
    scene,
    set_row,
)
from tests.play import play


def test_the_preview_of_a_mission() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, "church-6")
    crowd(s, "roma", 3)
    lay_tile(s, "roma", mission="medici-3")
    lay_tile(s, "milano", mission="borgia-3")
    play(s, "0 take turquoise 6", "0 govern")
    assert preview(s, "send church 6 roma") == {"space": 2, "points": 7, "tile": "medici-3"}
    assert preview(s, "send church 6 milano") == {"space": 1, "points": 7, "tile": ""}


def test_why_a_man_cannot_go_to_a_city() -> None:
    """SIG-09, SIG-18, SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, "church-3")
    crowd(s, "roma", 4)
    crowd(s, "milano", 8)
    s.in_play = tuple(city for city in CITY if city.slug != "venezia")
    play(s, "0 take turquoise 6", "0 govern")
    assert reasons(s, "send church 3 roma") == ["SIG-45 rank-too-low city=roma space=3 rank=2"]
    assert reasons(s, "send church 3 milano") == ["SIG-18 city-full city=milano"]
    assert reasons(s, "send church 3 venezia") == ["SIG-09 city-out city=venezia"]


@pytest.mark.parametrize(
    ("posts", "full", "expected"),
    [
        ("", 0, "SIG-45 no-man-in-career"),
        ("church-9", 8, "SIG-18 cities-full"),
        ("church-2", 2, "SIG-45 no-city-in-rank"),
    ],
)
def test_why_there_is_no_mission(posts: str, full: int, expected: str) -> None:
    """SIG-18, SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, posts)
    for city in CITY:
        crowd(s, city.slug, full)
    play(s, "0 take turquoise 6")
    assert reasons(s, "govern") == [expected]


def test_the_preview_of_a_marriage() -> None:
    """SIG-46"""
    s = scene("red 6")
    lay_tile(s, "roma", marriage="medici-3")
    set_row(s, 0, "marriage", "este-4")
    lay_tile(s, "milano", marriage="este-5")
    play(s, "0 take red 6", "0 govern")
    assert preview(s, "marry roma 3") == {"cost": 3, "points": 6, "tile": "medici-3"}
    assert preview(s, "marry milano 3") == {"cost": 3, "points": 6, "tile": ""}


def test_why_a_woman_cannot_be_married_so() -> None:
    """SIG-09, SIG-18, SIG-46"""
    s = scene("red 6", florins=2)
    crowd(s, "roma", 3)
    crowd(s, "milano", 8)
    s.in_play = tuple(city for city in CITY if city.slug != "venezia")
    play(s, "0 take red 6", "0 govern")
    assert reasons(s, "marry roma 1") == ["SIG-46 dowry-too-small city=roma space=2"]
    assert reasons(s, "marry roma 3") == ["SIG-46 too-few-florins cost=3"]
    assert reasons(s, "marry roma 2") == []
    assert reasons(s, "marry roma 5") == ["SIG-46 dowry-too-high most=4"]
    assert reasons(s, "marry milano 4") == ["SIG-18 city-full city=milano"]
    assert reasons(s, "marry venezia 4") == ["SIG-09 city-out city=venezia"]


@pytest.mark.parametrize(
    ("women", "full", "expected"),
    [
        (0, 0, "SIG-46 no-woman"),
        (1, 8, "SIG-18 cities-full"),
        (1, 4, "SIG-46 no-dowry"),
    ],
)
def test_why_there_is_no_marriage(women: int, full: int, expected: str) -> None:
    """SIG-18, SIG-46"""
    s = scene("red 6", florins=2)
    s.families[0].supply[1] = women
    for city in CITY:
        crowd(s, city.slug, full)
    play(s, "0 take red 6")
    assert reasons(s, "govern") == [expected]


def test_the_preview_of_a_face_down_tile() -> None:
    """SIG-57, SIG-71"""
    s = scene("red 6", tasks={"red man": "alliance"})
    set_row(s, 0, "church", "medici-3")
    before = len(s.pile)
    top = s.pile[-1]
    play(s, "0 take red 6", "0 fulfil alliance 2")
    assert preview(s, "lay church") == {"tiles": 2, "quorum": 3}
    play(s, "0 lay church", "0 lay church")
    assert row(s, 0, "church") == "medici-3 face-down face-down"
    assert (len(s.pile), s.buried[0]) == (before - 2, top)


def test_a_married_tile_leaves_its_city() -> None:
    """SIG-46"""
    s = scene("red 6, red 6")
    lay_tile(s, "roma", marriage="medici-3")
    play(s, "0 take red 6", "0 govern", "0 marry roma 1")
    assert s.marriage_tiles[3].slug == "none"
