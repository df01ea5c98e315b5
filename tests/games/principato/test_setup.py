"""Setting up: PRI-01 to PRI-13."""

from collections import Counter
from dataclasses import replace

import pytest

from quattrocento.core.game import VariantError
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS, SCORING_CARD
from quattrocento.games.principato.invariants import check
from quattrocento.games.principato.state import Principato, Variants
from quattrocento.games.principato.view import view
from tests.games.principato.scenes import acting, cubes, edition, prince, scoring, table
from tests.play import play


def start(seats: int, seed: str = "a game", variants: Variants | None = None) -> Principato:
    s = GAME.start(seats, variants or Variants(), edition(), Rng(seed_key(seed)))
    assert isinstance(s, Principato)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    """PRI-01"""
    assert len(start(seats).principalities) == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """PRI-01"""
    with pytest.raises(VariantError, match="2 to 4 seats"):
        start(seats)


def test_the_box_holds_what_the_list_says() -> None:
    """PRI-02"""
    figures = edition()
    assert figures.supply == {
        "land": 42, "city": 42, "units": 37, "catapults": 19, "food": 39, "money": 39, "favour": 12,
    }  # fmt: skip
    works = Counter[str]()
    for work in figures.works:
        works[work.tile.slug] += work.count
    assert works == {"monument": 15, "book": 15, "painting": 15}
    in_stacks = [card for stack in figures.stacks[4] for card in stack]
    assert len(in_stacks) + sum(len(pile) for pile in figures.start_cards) == 98 + 2
    assert in_stacks.count(SCORING_CARD) == 2
    assert [aim.kind for aim in figures.aims] == [1] * 4 + [2] * 4


def test_everything_is_there_at_the_start() -> None:
    """PRI-02"""
    for seats in (2, 3, 4):
        check(start(seats))


def test_a_principality_grows_beyond_its_drawn_spaces() -> None:
    """PRI-03"""
    s = table(prince("farm bank", farms=20, money=2, banks=1), prince())
    play(s, "0 build farm 1 0 1 0")
    assert s.principalities[0].farms == 21


@pytest.mark.parametrize(("seats", "cards"), [(2, 46), (3, 68), (4, 90)])
def test_cards_for_more_players_are_removed(seats: int, cards: int) -> None:
    """PRI-07"""
    in_years = sum(len(stack) for stack in edition().stacks[seats])
    assert in_years - 2 == cards


def test_a_3_is_in_with_three_and_a_4_only_with_four() -> None:
    """PRI-07"""
    first_years = [edition().stacks[seats][0] for seats in (2, 3, 4)]
    assert [stack.count(CARDS["militia"]) for stack in first_years] == [1, 2, 2]
    assert [stack.count(CARDS["early-catapult"]) for stack in first_years] == [1, 1, 2]


def test_first_start_cards_are_alike_and_second_ones_differ() -> None:
    """PRI-08"""
    s = start(4)
    assert {p.cards[0].slug for p in s.principalities} == {"tax-two"}
    assert {p.cards[1].slug for p in s.principalities} == {"field", "farm", "palazzo", "bank"}
    assert {start(2, seed).principalities[0].cards[1].slug for seed in "abcdefghijkl"} == {
        "field", "farm", "palazzo", "bank",
    }  # fmt: skip


def test_spare_start_cards_are_out() -> None:
    """PRI-08"""
    assert [len(start(seats).box) for seats in (2, 3, 4)] == [4, 2, 0]


def test_a_scoring_card_lies_somewhere_in_stacks_2_and_3() -> None:
    """PRI-09"""
    places = set()
    for seed in "abcdefghijkl":
        s = start(2, seed)
        assert SCORING_CARD not in s.stack + s.display
        assert [stack.count(SCORING_CARD) for stack in s.coming] == [1, 1]
        places.add(s.coming[0].index(SCORING_CARD))
    assert len(places) > 4


def test_each_stack_is_shuffled_by_itself() -> None:
    """PRI-09"""
    one, other = start(2, "one"), start(2, "other")
    for a, b, whole in zip(one.coming, other.coming, edition().stacks[2][:0:-1], strict=True):
        assert a != b
        assert sorted(a) == sorted(b) == sorted(whole)


@pytest.mark.parametrize(("seats", "open_cards", "rest"), [(2, 5, 13), (3, 6, 20), (4, 7, 27)])
def test_the_display_is_dealt_from_the_first_stack(seats: int, open_cards: int, rest: int) -> None:
    """PRI-10"""
    s = start(seats)
    assert (len(s.display), len(s.stack)) == (open_cards, rest)
    assert sorted(s.display + s.stack) == sorted(edition().stacks[seats][0])


def test_everyone_gets_a_goal_of_each_kind() -> None:
    """PRI-11"""
    s = start(3)
    aims = edition().aims
    for p in s.principalities:
        assert [aims[goal.index].kind for goal in p.goals] == [1, 2]
    dealt = [goal for p in s.principalities for goal in p.goals]
    assert len(set(dealt + s.spare_goals)) == 8
    assert len(s.spare_goals) == 2


def test_one_sees_the_own_goals_only() -> None:
    """PRI-11"""
    s = table(prince(goals="armory villa"), prince(goals="stronghold palace"))
    shown = [p.goals for p in view(s, 0).principalities]
    assert shown == [["armory", "villa"], []]
    assert [p.goals for p in view(s, None).principalities] == [[], []]


def test_all_start_with_the_same() -> None:
    """PRI-12"""
    s = start(4)
    for seat, p in enumerate(s.principalities):
        assert (p.fields, p.farms, p.palazzi, p.banks) == (1, 1, 1, 1)
        assert (p.catapults, p.militias, p.condottieri) == (0, 0, 0)
        assert cubes(s, seat) == (1, 1, 1)
    assert (s.land, s.city, s.food, s.money, s.favour) == (34, 34, 35, 35, 8)


def test_the_start_player_is_drawn_by_lot() -> None:
    """PRI-12"""
    drawn = {start(4, seed).first for seed in "abcdefghijklmnop"}
    assert drawn == {0, 1, 2, 3}
    s = start(3, variants=Variants(first=2))
    assert acting(s) == [2]


def test_all_but_goals_and_stacks_is_open() -> None:
    """PRI-13"""
    s = table(prince("harvest farm", works="book:5", catapults=2, food=2), prince())
    seen, own = (view(s, seat).principalities[0] for seat in (1, 0))
    assert replace(own, goals=[]) == seen != own
    shown = view(s, 1)
    assert (shown.stack, shown.coming) == (7, [15, 15])
    assert shown.display == ["field", "farm", "palazzo", "bank", "field"]


def test_military_points_have_no_limit() -> None:
    """PRI-13"""
    s = scoring(prince(catapults=1, military=500), prince())
    assert s.principalities[0].military == 505
