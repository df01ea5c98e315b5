"""Editions and supplies that are just large enough, and one too small."""

import re

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.core.game import Broken
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import COMPONENTS
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.invariants import check, check_cubes
from quattrocento.games.principato.setup import setup
from quattrocento.games.principato.state import Principato, Variants
from tests.editions import changed, line_of
from tests.games.principato.scenes import acting, edition, prince, scoring, table
from tests.play import opens, play, told


def only_harvests(year: int, copies: int) -> str:
    """An edition in which a year has no cards but these, however many play."""
    none = re.sub(rf"year{year} = \[\d, \d, \d\]", f"year{year} = [0, 0, 0]", COMPONENTS)
    (row,) = re.findall(r"^harvest = \{ s1.*$", none, re.MULTILINE)
    return none.replace(row, row.replace(f"year{year} = [0", f"year{year} = [{copies}"))


def figures(text: str) -> Figures:
    found = GAME.edition(text, "mine.toml")
    assert isinstance(found, Figures)
    return found


@pytest.mark.parametrize(("year", "copies"), [(1, 7), (2, 1), (3, 1)])
def test_a_year_has_cards_enough(year: int, copies: int) -> None:
    """PRI-09, PRI-10: the first year fills the display of four"""
    stacks = figures(only_harvests(year, copies)).stacks[4]
    assert len(stacks[year - 1]) == copies + (year > 1)


@pytest.mark.parametrize(("year", "copies", "seats", "least"), [(1, 6, 4, 7), (2, 0, 2, 1)])
def test_a_year_without_enough_cards_is_refused(
    year: int, copies: int, seats: int, least: int
) -> None:
    """PRI-09, PRI-10"""
    text = only_harvests(year, copies)
    with pytest.raises(EditionError) as fault:
        figures(text)
    said = f"{copies} cards in year {year} for {seats}; expected at least {least}"
    assert str(fault.value).endswith(said)
    assert f"line {line_of(text, 'deck.harvest')}:" in str(fault.value)


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("goals.stronghold", '{ kind = 2, counts = ["book"] }', "goals.stronghold"),
        ("goals.armory", '{ kind = 2, counts = ["catapult"] }', "goals.stronghold"),
        ("deck.tax-two", "{ s1 = 3, s2 = 0 }", "deck.harvest"),
    ],
)
def test_the_table_that_lacks_something_is_named_by_its_first_line(
    name: str, value: str, place: str
) -> None:
    """PRI-08, PRI-11"""
    rest = ", beyond = 0, every = 1, points = [] }"
    if name.startswith("deck"):
        rest = ", year1 = [1, 0, 1], year2 = [0, 0, 0], year3 = [0, 0, 0] }"
    text = changed(COMPONENTS, {name: value.replace(" }", rest)})
    with pytest.raises(EditionError, match=rf"line {line_of(COMPONENTS, place)}: 3 "):
        figures(text)


def small() -> Figures:
    """Three food and two money in all."""
    text = changed(COMPONENTS, {"supply.food": "3", "supply.money": "2"})
    return figures(text)


def test_all_the_food_there_is_may_be_laid_onto_units() -> None:
    """PRI-05"""
    s = table(prince("tax-food bank", militias=4, farms=0, food=0), prince(food=0))
    s.edition = small()
    play(s, "0 collect tax-food 3 0")
    assert opens(s, 0) == ["lay food 1", "lay food 2", "lay food 3", "lay food 0"]


def test_all_the_food_there_is_may_be_moved_onto_units() -> None:
    """PRI-51"""
    s = scoring(prince(militias=4, farms=2, food=3, favour=0), prince())
    s.edition = small()
    assert opens(s, 0)[-1] == "provide militia 3 0"


def test_a_supply_may_be_used_up() -> None:
    """PRI-02: four full churches"""
    s = table(*[prince(favour=3) for _ in range(4)])
    assert s.favour == 0
    check_cubes(s)


def test_a_table_just_set_out_is_sound() -> None:
    """PRI-07 to PRI-12"""
    check(setup(2, Variants(), edition(), Rng(seed_key("just set out"))))


def test_condottieri_are_military_tiles() -> None:
    """PRI-52"""
    s = scoring(prince(militias=1), prince(condottieri=2))
    assert acting(s) == [1]


def test_what_everyone_starts_with_leaves_the_supply() -> None:
    """PRI-12"""
    twice = {"start.food": "2", "start.money": "2", "start.favour": "3"}
    s = setup(4, Variants(), figures(changed(COMPONENTS, twice)), Rng(seed_key("start")))
    assert (s.food, s.money, s.favour) == (39 - 8, 39 - 8, 12 - 12)
    assert (s.ply, s.revealed) == (0, 0)


def test_a_clone_is_the_same_in_every_part() -> None:
    """PRI-02"""
    s = setup(3, Variants(), edition(), Rng(seed_key("clone")))
    assert s.clone() == s


@pytest.mark.parametrize(
    ("cubes", "most"), [({}, 2), ({"condottiere_money": 1}, 1), ({"condottiere_favour": 1}, 1)]
)
def test_a_condottiere_with_a_cube_takes_no_other(cubes: dict[str, int], most: int) -> None:
    """PRI-04, PRI-51"""
    owned = {"condottieri": 2, "banks": 2, "money": 4, "favour": 0, **cubes}
    s = scoring(prince("tax-two bank", "armory villa", "", **owned), prince())
    assert opens(s, 0)[-1] == f"provide condottiere {most} 0"


def test_what_finds_room_is_not_lost() -> None:
    """PRI-05"""
    s = table(prince("tax-food bank", farms=5), prince())
    play(s, "0 collect tax-food 3 0")
    assert told(s, "loses") == []


def test_any_of_the_four_seats_may_begin() -> None:
    """PRI-20"""
    assert GAME.variants["first"] == ("random", 0, 1, 2, 3)


def test_the_display_is_full_even_if_nothing_would_follow_the_action() -> None:
    """PRI-28"""
    s = GAME.start(2, Variants(), edition(), Rng(seed_key("last action")))
    assert isinstance(s, Principato)
    s.agenda = s.agenda[-1:]
    check(s)
    s.box.append(s.display.pop())
    with pytest.raises(Broken, match="4 of 5 cards are open"):
        check(s)
