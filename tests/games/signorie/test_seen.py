"""What is seen, and what could be imagined of tiles. SIG-07, SIG-17, SIG-57."""

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import COLOURS
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.view import imagine, view
from tests.games.signorie.scenes import give_helpers, scene, start


def dream(s: Signorie) -> Signorie:
    return imagine(s, 0, Rng(seed_key("dream")))


def test_every_task_is_seen_in_its_place() -> None:
    """SIG-17"""
    men = dict(zip(COLOURS, "study purse envoy nursery cousins".split(), strict=True))
    women = dict(zip(COLOURS, "wedding recruit alliance initiative threshold".split(), strict=True))
    places = {f"{colour} man": slug for colour, slug in men.items()}
    s = scene(tasks=places | {f"{colour} woman": slug for colour, slug in women.items()})
    tasks = view(s, None).tasks
    assert {colour: pair.man for colour, pair in tasks.items()} == men
    assert {colour: pair.woman for colour, pair in tasks.items()} == women


def test_the_helpers_of_each_family_are_seen() -> None:
    """SIG-30"""
    s = scene()
    give_helpers(s, 1, "red-2 grey-3")
    assert [family.helpers for family in view(s, 0).families] == [[], ["red-2", "grey-3"]]


def test_as_many_tiles_of_each_house_are_imagined_out_as_there_are() -> None:
    """SIG-07: with two players two of each"""
    removed = dream(start(2)).removed
    assert sorted(tile.house for tile in removed) == [house for house in range(6) for _ in "12"]


def test_what_one_imagines_does_not_hang_on_what_is_hidden() -> None:
    """SIG-07"""
    s = start(2)
    other = s.clone()
    other.pile = s.pile[::-1]
    assert dream(other) == dream(s)


def test_chance_goes_its_own_way_in_a_dream() -> None:
    """SIG-16"""
    s = start(2)
    assert dream(s).rng.below(1 << 30) != s.clone().rng.below(1 << 30)
