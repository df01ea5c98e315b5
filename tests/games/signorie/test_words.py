"""The words of the vocabulary, each once for every figure of a task: SIG-33."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.components import HELPERS
from quattrocento.games.signorie.invariants import check
from quattrocento.games.signorie.state import Signorie, Variants
from quattrocento.games.signorie.view import view
from tests.games.signorie.asking import preview
from tests.games.signorie.scenes import (
    edition,
    give_helpers,
    points,
    reserve,
    scene,
    set_dice,
    supply,
)
from tests.play import play, told


def worked(word: str, sex: str = "man") -> Signorie:
    """Two figures have fulfilled a task that does something twice for each."""
    twice = edition({"tasks.purse": f"{{ up-to = 2, effect = {{ {word} = 2 }} }}"})
    s = scene("red 6", tasks={f"red {sex}": "purse"}, figures=twice)
    play(s, "0 take red 6", "0 fulfil purse 2")
    return s


def test_points() -> None:
    """SIG-33"""
    assert points(worked("points"), 0) == 4


@pytest.mark.parametrize(
    ("word", "expected"), [("men", (6, 3)), ("women", (2, 7)), ("opposite", (2, 7))]
)
def test_figures_from_the_reserve(word: str, expected: tuple[int, int]) -> None:
    """SIG-33, SIG-48: two of four men are used"""
    assert supply(worked(word), 0) == expected


def test_figures_of_ones_choice() -> None:
    """SIG-33, SIG-48"""
    s = worked("figures")
    play(s, *["0 welcome woman"] * 4)
    assert (supply(s, 0), reserve(s, 0)) == ((2, 7), (10, 4))


def test_offspring() -> None:
    """SIG-33, SIG-48"""
    assert len(told(worked("offspring"), "rolls")) == 4


def test_honours() -> None:
    """SIG-33, SIG-64"""
    twice = edition({"tasks.purse": "{ up-to = 2, effect = { per-helper = 2 } }"})
    s = scene("red 6", tasks={"red man": "purse"}, figures=twice)
    give_helpers(s, 0, "grey-1 grey-2 grey-3")
    play(s, "0 take red 6", "0 fulfil purse 2")
    assert points(s, 0) == 2 * 2 * 3


def test_honours_need_no_florins() -> None:
    """SIG-24, SIG-64"""
    proud = edition({"helpers.yellow-2": "{ cost = 3, effect = { per-helper = 2 } }"})
    s = scene("yellow 6", florins=0, figures=proud)
    give_helpers(s, 0, "yellow-2")
    assert preview(s, "take yellow 6")["helpers"] == [HELPERS["yellow-2"]]


# what a view foretells


def test_who_has_four_dice_is_promised_no_fifth() -> None:
    """SIG-20"""
    s = scene()
    set_dice(s, 0, [1, 1, 1])
    assert set(view(s, 0).families[0].prospects) == {"grey", "turquoise"}
    set_dice(s, 0, [1, 1, 1, 1])
    assert view(s, 0).families[0].prospects == {}


def test_only_dice_of_its_own_colour_are_foretold() -> None:
    """SIG-16"""
    prospects = view(scene("yellow 6, turquoise 6"), 0).families[0].prospects
    shown = {colour: [die.value for die in dice] for colour, dice in prospects.items()}
    assert shown == {"yellow": [6], "red": [], "violet": [], "grey": [], "turquoise": [6]}


def test_an_honour_is_worth_what_it_adds() -> None:
    """SIG-64"""
    s = scene("")
    s.families[0].brides = 2
    honours = {slug: worth(s, slug) for slug in view(s, 0).honours}
    s.families[0].points[0] = 30
    assert {slug: worth(s, slug) for slug in honours} == honours


def worth(s: Signorie, slug: str) -> int:
    return view(s, 0).honours[slug][0]


def test_a_box_without_helpers_and_brides_is_sound() -> None:
    """SIG-10"""
    figures = edition({"frame.helpers": "0", "frame.brides": "0"})
    s = GAME.start(2, Variants(), figures, Rng(seed_key("empty box")))
    assert isinstance(s, Signorie)
    check(s)
