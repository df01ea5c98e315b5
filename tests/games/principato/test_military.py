"""Military scoring: PRI-50 to PRI-57."""

from quattrocento.core.moves import read
from quattrocento.games.principato.ranks import points_by_rank
from tests.games.principato.scenes import (
    acting,
    cubes,
    display,
    edition,
    last_turn,
    military,
    prince,
    scoring,
    table,
)
from tests.play import opens, play, refused, told


def strengths(*given: int) -> list[int]:
    return points_by_rank(list(given), edition().ranks[len(given)])


def test_a_year_ends_with_a_scoring() -> None:
    """PRI-50"""
    s = last_turn(prince(catapults=1), prince())
    play(s, "0 pass")
    assert (len(told(s, "scoring")), military(s)) == (1, [5, 0])


def test_units_are_supplied_before_strengths_are_compared() -> None:
    """PRI-51"""
    s = scoring(prince(militias=1, condottieri=1), prince(catapults=1))
    play(s, "0 provide militia 1 0", "0 provide condottiere 1 0")
    assert military(s) == [5, 0]


def test_one_may_supply_fewer_units_than_one_could() -> None:
    """PRI-51"""
    s = scoring(prince(militias=2, farms=2, food=4, favour=0), prince())
    assert opens(s, 0) == ["provide militia 0 0", "provide militia 1 0", "provide militia 2 0"]


def test_who_has_the_most_military_tiles_decides_first() -> None:
    """PRI-52"""
    s = scoring(
        prince(militias=1),
        prince(militias=1, catapults=2),
        prince(militias=2),
    )
    order = []
    while "provide militia 0 0" in opens(s, acting(s)[0]):
        order += acting(s)
        play(s, f"{acting(s)[0]} provide militia 0 0")
    assert order == [1, 2, 0]


def test_if_level_the_start_player_or_the_next_clockwise_decides_first() -> None:
    """PRI-52"""
    s = scoring(prince(militias=1), prince(militias=1), prince(militias=1), first=1)
    order = []
    for _ in range(3):
        order += acting(s)
        play(s, f"{acting(s)[0]} provide militia 1 0")
    assert order == [1, 2, 0]


def test_the_start_player_is_who_began_the_game() -> None:
    """PRI-52"""
    s = last_turn(prince(militias=1), prince(militias=1), turn=1)
    play(s, "1 pass")
    assert acting(s) == [0]


def test_the_order_is_fixed_when_the_scoring_begins() -> None:
    """PRI-52"""
    s = scoring(prince(militias=3, food=0, favour=0), prince(militias=2, food=0, favour=0))
    play(s, "0 dismiss militia 3")
    assert acting(s) == [1]


def test_the_worked_example_of_strength() -> None:
    """PRI-53"""
    s = scoring(prince(catapults=2, militias=3, food=2, favour=0), prince())
    play(s, "0 provide militia 2 0")
    assert [event.facts["strength"] for event in told(s, "earns")] == [3, 0]


def test_unsupplied_units_revolt() -> None:
    """PRI-53"""
    s = scoring(prince(militias=2, condottieri=1), prince())
    play(s, "0 provide militia 0 0", "0 provide condottiere 0 0")
    assert [event.facts["strength"] for event in told(s, "earns")] == [-3, 0]
    assert military(s) == [0, 5]


def test_points_go_by_rank() -> None:
    """PRI-54"""
    assert strengths(4, 1) == [5, 0]
    assert strengths(1, 4, 2) == [0, 6, 3]
    assert strengths(1, 4, 2, 3) == [0, 7, 2, 4]


def test_the_worked_example_of_a_tie() -> None:
    """PRI-54"""
    s = scoring(prince(catapults=5), prince(catapults=5), prince(catapults=3), prince(catapults=2))
    assert military(s) == [6, 6, 2, 0]


def test_all_ties_share_what_their_places_bring() -> None:
    """PRI-54"""
    assert strengths(1, 1) == [3, 3]
    assert strengths(2, 2, 1) == [5, 5, 0]
    assert strengths(2, 1, 1) == [6, 2, 2]
    assert strengths(1, 1, 1) == [3, 3, 3]
    assert strengths(2, 2, 2, 1) == [5, 5, 5, 0]
    assert strengths(3, 2, 2, 1) == [7, 3, 3, 0]
    assert strengths(2, 1, 1, 1) == [7, 2, 2, 2]
    assert strengths(3, 2, 1, 1) == [7, 4, 1, 1]
    assert strengths(1, 1, 1, 1) == [4, 4, 4, 4]


def test_points_go_by_rank_below_zero_too() -> None:
    """PRI-54"""
    assert strengths(-3, -1, -2) == [0, 6, 3]


def test_all_cubes_leave_the_units_favours_too() -> None:
    """PRI-55"""
    s = scoring(
        prince(militias=2, militia_food=1, militia_favour=1, food=0, favour=0),
        prince(condottieri=2, condottiere_money=1, condottiere_favour=1, money=0, favour=0),
    )
    assert [p.supplied() for p in s.principalities] == [0, 0]
    assert (s.food, s.money, s.favour) == (38, 38, 12)


def test_any_number_of_units_may_be_given_back() -> None:
    """PRI-55"""
    s = scoring(prince(militias=2, condottieri=1, food=0, money=0, favour=0), prince())
    assert opens(s, 0) == ["dismiss militia 1", "dismiss militia 2", "dismiss militia 0"]
    play(s, "0 dismiss militia 1")
    assert opens(s, 0) == ["dismiss condottiere 1", "dismiss condottiere 0"]
    play(s, "0 dismiss condottiere 1")
    assert (s.principalities[0].militias, s.principalities[0].condottieri, s.units) == (1, 0, 36)


def test_catapults_are_never_given_back() -> None:
    """PRI-55"""
    s = scoring(prince(catapults=3), prince())
    assert s.over
    assert s.principalities[0].catapults == 3


def test_units_are_given_back_in_the_order_of_supplying() -> None:
    """PRI-55, PRI-90"""
    one, three, two = (prince(militias=count, food=0, favour=0) for count in (1, 3, 2))
    s = scoring(one, three, two)
    order = []
    for _ in range(3):
        order += acting(s)
        play(s, f"{acting(s)[0]} dismiss militia 1")
    assert order == [1, 2, 0]


def test_units_are_not_given_back_in_a_turn() -> None:
    """PRI-55"""
    s = table(prince(militias=2), prince())
    assert refused(s, 0, "dismiss militia 1") == ""


def test_a_scoring_card_is_resolved_at_once_and_leaves() -> None:
    """PRI-56"""
    s = last_turn(prince(catapults=1), prince(), stack="military-scoring harvest", year=2)
    play(s, "0 pass")
    assert military(s) == [5, 0]
    assert display(s) == "farm palazzo bank field harvest"
    assert (s.box[-1].slug, acting(s)) == ("military-scoring", [1])


def test_a_scoring_card_at_the_bottom_makes_two_scorings_in_a_row() -> None:
    """PRI-57"""
    fed = prince(militias=2, farms=2, food=3, favour=0)
    s = last_turn(fed, prince(), stack="military-scoring", year=2)
    play(s, "0 pass", "0 provide militia 2 0")
    assert (military(s), cubes(s, 0)) == ([5, 0], (1, 1, 0))
    play(s, "0 dismiss militia 1")
    assert (s.year, opens(s, 0)) == (2, ["provide militia 0 0", "provide militia 1 0"])
    play(s, "0 provide militia 1 0", "0 dismiss militia 0")
    assert (military(s), s.year, acting(s)) == ([10, 0], 3, [1])


def test_a_preview_tells_the_strength_and_place_that_a_move_leads_to() -> None:
    """PRI-53, PRI-54"""
    s = scoring(prince(militias=2, farms=2, food=2), prince(catapults=1))
    (choice,) = s.waiting()
    both = read(s, 0, "provide militia 2 0")
    assert choice.preview(s, both) == {"strength": 2, "place": 1, "points": 5}
    play(s, "0 provide militia 2 0")
    assert military(s) == [5, 0]
