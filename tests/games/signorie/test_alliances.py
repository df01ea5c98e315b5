"""Missions, marriages, offspring, florins and tiles: SIG-45 to SIG-57."""

from quattrocento.core.moves import write
from quattrocento.games.signorie.components import NO_TILE
from tests.games.signorie.scenes import (
    crowd,
    crowd_all_but,
    florins,
    lay_tile,
    men,
    place_men,
    points,
    reserve,
    row,
    scene,
    set_row,
    supply,
)
from tests.play import opens, play, refused, told


def test_milan_with_three_four_and_four_free() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    crowd_all_but(s, "milano")
    crowd(s, "milano", 5)
    place_men(s, 0, "politics-4 military-9")
    lay_tile(s, "milano", mission="gonzaga-4")
    play(s, "0 take turquoise 6", "0 govern")
    assert opens(s, 0) == ["send military 9 milano"]
    assert refused(s, 0, "send politics 4 milano") == "SIG-45"
    play(s, "0 send military 9 milano")
    assert points(s, 0) == 13
    assert row(s, 0, "military") == "gonzaga-4"
    assert s.mission_tiles[0] is NO_TILE


def test_two_men_on_one_field_are_refused_once() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    crowd(s, "roma", 8)
    place_men(s, 0, "politics-4 politics-4")
    play(s, "0 take turquoise 6", "0 govern")
    refusals = [write(refusal.move) for refusal in s.refusals(0)]
    assert refusals == ["send politics 4 roma"]


def test_milan_with_two_fours_free_and_no_tile() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    crowd_all_but(s, "milano")
    crowd(s, "milano", 6)
    place_men(s, 0, "politics-6 politics-7")
    play(s, "0 take turquoise 6", "0 govern")
    assert opens(s, 0) == ["send politics 7 milano"]
    play(s, "0 send politics 7 milano")
    assert (points(s, 0), row(s, 0, "politics")) == (9, "")
    assert men(s, 0) == "politics-6"


def test_the_tile_goes_to_the_row_of_the_mans_career() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    place_men(s, 0, "politics-1 church-1")
    lay_tile(s, "roma", mission="este-2")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma")
    assert (row(s, 0, "church"), row(s, 0, "politics")) == ("este-2", "")


def test_a_tile_that_does_not_fit_stays() -> None:
    """SIG-45, SIG-47"""
    s = scene("turquoise 6")
    place_men(s, 0, "politics-1")
    lay_tile(s, "roma", mission="medici-2")
    play(s, "0 take turquoise 6", "0 govern", "0 send politics 1 roma")
    assert (points(s, 0), row(s, 0, "politics")) == (1, "")
    assert s.mission_tiles[3].slug == "medici-2"


def test_without_a_man_in_a_career_there_is_no_mission() -> None:
    """SIG-45"""
    s = scene("turquoise 6")
    play(s, "0 take turquoise 6")
    assert refused(s, 0, "govern") == "SIG-45"


def test_florence_for_four_florins_without_the_tile() -> None:
    """SIG-46"""
    s = scene("red 6")
    set_row(s, 0, "marriage", "este-2")
    lay_tile(s, "firenze", marriage="este-5")
    play(s, "0 take red 6", "0 govern", "0 marry firenze 4")
    assert (points(s, 0), florins(s, 0), supply(s, 0)) == (8, 6, (4, 2))
    assert row(s, 0, "marriage") == "este-2"
    assert s.marriage_tiles[2].slug == "este-5"


def test_a_marriage_takes_the_tile_that_the_row_lacks() -> None:
    """SIG-46"""
    s = scene("red 6")
    lay_tile(s, "firenze", marriage="este-5")
    play(s, "0 take red 6", "0 govern", "0 marry firenze 1")
    assert (row(s, 0, "marriage"), points(s, 0)) == ("este-5", 2)


def test_the_dowry_is_at_least_the_space_and_at_most_four() -> None:
    """SIG-46"""
    s = scene("red 6")
    crowd_all_but(s, "firenze")
    crowd(s, "firenze", 4)
    play(s, "0 take red 6", "0 govern")
    assert opens(s, 0) == ["marry firenze 3", "marry firenze 4"]
    assert refused(s, 0, "marry firenze 2") == "SIG-46"


def test_nobody_pays_a_dowry_without_florins() -> None:
    """SIG-46"""
    s = scene("red 6", florins=2)
    play(s, "0 take red 6", "0 govern")
    assert refused(s, 0, "marry firenze 3") == "SIG-46"


def test_a_marriage_needs_a_woman() -> None:
    """SIG-46"""
    s = scene("red 6")
    s.families[0].supply = [4, 0]
    play(s, "0 take red 6")
    assert refused(s, 0, "govern") == "SIG-46"


def test_several_own_figures_share_a_city() -> None:
    """SIG-47"""
    s = scene("red 6, turquoise 6")
    place_men(s, 0, "church-1")
    play(s, "0 take red 6", "0 govern", "0 marry roma 1", "1 pass")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 1 roma")
    assert len(s.cities[3]) == 2


def test_the_head_of_the_family_and_each_bride_roll_a_die() -> None:
    """SIG-48"""
    for brides in range(5):
        s = scene("violet 6")
        s.families[0].brides = brides
        play(s, "0 take violet 6", "0 govern")
        (event,) = told(s, "rolls")
        faces = event.facts["faces"]
        assert isinstance(faces, list)
        men_born = sum(face >= 4 for face in faces)
        assert len(faces) == brides + 1
        assert supply(s, 0) == (4 + men_born, 3 + len(faces) - men_born)
        assert sum(reserve(s, 0)) == 16 - len(faces)


def test_low_faces_are_women_and_high_ones_men() -> None:
    """SIG-48"""
    s = scene()
    assert [sex.slug for sex in s.edition.offspring] == ["woman"] * 3 + ["man"] * 3


def test_offspring_stop_at_an_empty_reserve() -> None:
    """SIG-48"""
    s = scene("violet 6")
    s.families[0].reserve = [0, 0]
    play(s, "0 take violet 6", "0 govern")
    assert supply(s, 0) == (4, 3)


def test_the_yellow_action_brings_three_florins() -> None:
    """SIG-49"""
    s = scene("yellow 1")
    play(s, "0 take yellow 1", "0 govern")
    assert florins(s, 0) == 13


def test_a_row_takes_a_doubled_house_twice_and_no_more() -> None:
    """SIG-55"""
    s = scene("turquoise 6, turquoise 6")
    place_men(s, 0, "military-1")
    set_row(s, 0, "military", "gonzaga-2")
    lay_tile(s, "roma", mission="gonzaga-3")
    twin = s.clone()
    play(s, "0 take turquoise 6", "0 govern", "0 send military 1 roma")
    assert row(s, 0, "military") == "gonzaga-2 gonzaga-3"
    set_row(twin, 0, "military", "gonzaga-2 gonzaga-5")
    play(twin, "0 take turquoise 6", "0 govern", "0 send military 1 roma")
    assert row(twin, 0, "military") == "gonzaga-2 gonzaga-5"


def test_each_career_row_has_a_double_and_two_more_and_marriage_all_six() -> None:
    """SIG-55"""
    for board in scene().edition.crests:
        assert [sorted(row)[-3:] for row in board[:3]] == [[1, 1, 2]] * 3
        assert [sum(row) for row in board] == [4, 4, 4, 6]
        assert board[3] == [1] * 6


def test_a_laid_tile_stays_where_it_is() -> None:
    """SIG-56"""
    s = scene("turquoise 6, red 6")
    place_men(s, 0, "politics-1")
    lay_tile(s, "roma", mission="borgia-2", marriage="borgia-5")
    play(s, "0 take turquoise 6", "0 govern", "0 send politics 1 roma", "1 pass")
    play(s, "0 take red 6", "0 govern", "0 marry roma 1")
    assert (row(s, 0, "politics"), row(s, 0, "marriage")) == ("borgia-2", "borgia-5")


def test_face_down_tiles_go_to_any_row_without_limit() -> None:
    """SIG-57"""
    s = scene("yellow 6", tasks={"yellow man": "alliance"})
    set_row(s, 0, "military", "gonzaga-2 gonzaga-3 sforza-2 montefeltro-2 face-down face-down")
    play(s, "0 take yellow 6", "0 fulfil alliance 2")
    assert opens(s, 0) == ["lay politics", "lay church", "lay military", "lay marriage"]
    play(s, "0 lay military", "0 lay military")
    assert row(s, 0, "military").count("face-down") == 4


def test_nobody_sees_the_front_of_a_face_down_tile() -> None:
    """SIG-57"""
    s = scene("yellow 6 6", tasks={"yellow man": "alliance"})
    before = s.revealed
    play(s, "0 take yellow 6", "0 fulfil alliance 1", "0 lay church")
    assert (len(s.buried), s.revealed) == (1, before)
    assert "face-down" in row(s, 0, "church")


def test_three_helpers_one_reward_and_one_task_give_face_down_tiles() -> None:
    """SIG-57"""
    figures = scene().edition
    for effects, count in (
        (figures.helper_effects, 3),
        (figures.reward_effects, 1),
        (figures.task_effects, 1),
    ):
        assert sum(effect[0].verb.slug == "alliances" for effect in effects) == count
