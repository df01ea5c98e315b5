"""What a seat sees, and what it could imagine. PRI-09, PRI-11, PRI-13."""

from collections import Counter

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import GOAL, Goal
from quattrocento.games.principato.state import Principato, Variants
from quattrocento.games.principato.view import (
    CultureTiles,
    PrincipatoView,
    SupplyView,
    WallArea,
    imagine,
    view,
)
from tests.games.principato.scenes import cards, edition, prince, table

DREAMS = 40


def begun(seats: int = 3) -> Principato:
    s = GAME.start(seats, Variants(first=0), edition(), Rng(seed_key("secrets")))
    assert isinstance(s, Principato)
    return s


def dreams(s: Principato, seat: int = 0) -> list[Principato]:
    return [imagine(s, seat, Rng(seed_key(f"dream {n}"))) for n in range(DREAMS)]


def kinds(s: Principato, goals: list[Goal]) -> list[int]:
    return [s.edition.aims[goal.index].kind for goal in goals]


def test_the_goals_of_the_others_could_be_any_that_are_not_ones_own() -> None:
    """PRI-11, PRI-13"""
    s = begun()
    own = s.principalities[1].goals
    found = dreams(s, 1)
    assert all(dream.principalities[1].goals == own for dream in found)
    for other in (0, 2):
        for place in (0, 1):
            dealt = {dream.principalities[other].goals[place] for dream in found}
            wanted = kinds(s, [own[place]])
            assert dealt == {goal for goal in GOAL if kinds(s, [goal]) == wanted} - {own[place]}


def test_every_imagined_goal_is_in_one_place() -> None:
    """PRI-11"""
    s = begun()
    for dream in dreams(s):
        goals = [goal for p in dream.principalities for goal in p.goals]
        assert sorted([*goals, *dream.spare_goals]) == GOAL
        assert [kinds(s, p.goals) for p in dream.principalities] == [[1, 2]] * 3


def test_the_order_of_every_stack_is_imagined_anew() -> None:
    """PRI-09, PRI-13"""
    s = begun()
    stacks = [s.stack, *s.coming]
    orders = [Counter([str(one)]) for one in stacks]
    for dream in dreams(s):
        for order, true, one in zip(orders, stacks, [dream.stack, *dream.coming], strict=True):
            assert sorted(one) == sorted(true)
            order[str(one)] += 1
    assert [len(order) for order in orders] == [DREAMS + 1] * 3


def test_what_one_imagines_does_not_hang_on_what_is_hidden() -> None:
    """PRI-13: the stacks lie otherwise, and the others have exchanged their goals"""
    s = begun()
    other = s.clone()
    other.stack.reverse()
    other.coming = [stack[::-1] for stack in other.coming]
    second, third = other.principalities[1:]
    second.goals, third.goals = third.goals, second.goals
    other.spare_goals = [*reversed(other.spare_goals)]
    rng = Rng(seed_key("hidden"))
    assert imagine(other, 0, rng.clone()) == imagine(s, 0, rng.clone())


def test_chance_goes_its_own_way_in_a_dream_and_nothing_is_told() -> None:
    """PRI-13"""
    s = begun()
    dream = imagine(s, 0, Rng(seed_key("chance")))
    assert s.log is not None
    assert dream.log is None
    assert dream.rng.below(1 << 30) != s.clone().rng.below(1 << 30)


def test_the_coming_stacks_are_seen_from_the_next_one_on() -> None:
    """PRI-09"""
    s = begun(2)
    s.coming = [cards("field farm bank"), cards("harvest")]
    assert view(s, None).coming == [1, 3]


def seen(s: Principato) -> PrincipatoView:
    return view(s, 0)


def test_everyone_sees_what_the_supply_has_left() -> None:
    """PRI-13, PRI-27"""
    s = table(prince(fields=4, banks=3, militias=2, catapults=5, works="book:5"), prince(food=0))
    works = [
        CultureTiles(tile=work.tile.slug, value=work.value, count=count)
        for work, count in zip(s.edition.works, s.works, strict=True)
    ]
    assert [one.count for one in works] == [5, 5, 5, 4, 5, 5, 5, 5, 5]
    assert seen(s).supply == SupplyView(
        land=42 - 5 - 2,
        city=42 - 4 - 2,
        units=35,
        catapults=14,
        food=39 - 1,
        money=39 - 2,
        favour=12 - 2,
        works=works,
    )


def test_everyone_sees_what_stands_on_the_wall() -> None:
    """PRI-13, PRI-53"""
    owned = {"catapults": 2, "militias": 3, "militia_food": 1, "militia_favour": 1}
    owned |= {"condottieri": 4, "condottiere_money": 2, "condottiere_favour": 1}
    s = table(prince(), prince("tax-two bank", "armory villa", "", **owned))
    assert seen(s).principalities[1].wall == WallArea(**owned, strength=2 + 5 - 2)
