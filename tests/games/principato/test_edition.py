"""Editions: the own one, and files of other people that cannot work."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS, COMPONENTS
from quattrocento.games.principato.edition import Aim, Figures
from quattrocento.games.principato.offers import CardFace, CardPrice
from quattrocento.games.principato.setup import setup
from quattrocento.games.principato.state import Variants
from quattrocento.games.principato.view import PrincipatoView, StorageView, view
from tests.games.principato.scenes import edition


def changed(old: str, new: str) -> str:
    assert COMPONENTS.count(old) == 1, f"{old!r} does not stand once in the edition"
    return COMPONENTS.replace(old, new)


def test_every_table_says_where_its_figures_come_from() -> None:
    """PRI-02"""
    sources = {row.table: row.source for row in edition().imprint.provenance}
    assert sources["prices"] == "rulebook"
    assert sources["deck"] == sources["culture"] == sources["cards"] == "mixed"


def test_a_copy_of_the_game_can_correct_the_swap_symbol() -> None:
    """PRI-23"""
    text = changed(
        'painter = { effect = "commission", what = "painting", swap = false }',
        'painter = { effect = "commission", what = "painting", swap = true }',
    )
    figures = GAME.edition(text, "mine.toml")
    assert isinstance(figures, Figures)
    assert figures.swaps[CARDS["painter"].index]
    assert figures.imprint.digest != edition().imprint.digest


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("display = 5", "display = 13", "13 open cards; expected at most 12"),
        ("ranks = [6, 3, 0]", "ranks = [6, 3]", "2 ranks; expected 3"),
        ('effect = "gather", what = "food"', 'effect = "gather", what = "book"', "cards.harvest"),
        ("tax-two = { s1 = 4", "tax-two = { s1 = 3", "3 cards s1; expected at least 4"),
        ('counts = ["catapult"]', 'counts = ["trebuchet"]', "'trebuchet'; expected one of"),
        ("villa = { kind = 2", "villa = { kind = 1", "3 goals of kind 2"),
        ("farms = 1\npalazzi", "farms = 0\npalazzi", "1 food at the start; expected at most 0"),
        ("farm = 2\nbank", "farm = 2\nmill = 1\nbank", "unknown 'storage.mill'"),
        ("catapults = 19", "catapults = 0", "from 1 up"),
        ("church = 3", "church = 0", "from 1 up"),
        ("display = 5", "display = 0", "from 1 up"),
        (
            "writer = [{ food = 4, money = 0, tiles = 1",
            "writer = [{ food = 4, money = 0, tiles = 0",
            "from 1 up",
        ),
        ("book = [5, ", "book = [0, ", "from 1 up"),
        ("beyond = 0, every = 4", "beyond = 0, every = 0", "from 1 up"),
        ("stronghold = { kind = 1", "stronghold = { kind = 0", "from 1 up"),
        ('counts = ["catapult"]', "counts = []", "nothing is counted"),
    ],
)
def test_an_edition_that_cannot_work_is_refused(old: str, new: str, complaint: str) -> None:
    """PRI-04, PRI-08, PRI-10, PRI-11, PRI-54, PRI-64"""
    with pytest.raises(EditionError, match=r"mine\.toml, line \d+: .*") as fault:
        GAME.edition(changed(old, new), "mine.toml")
    assert complaint in str(fault.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("catapults = 19", "catapults = 1"),
        ("church = 3", "church = 1"),
        ("display = 5", "display = 1"),
        ("display = 5", "display = 12"),
        ("book = [5, ", "book = [1, "),
        ("food = 1\nmoney = 1\nfavour = 1", "food = 2\nmoney = 2\nfavour = 3"),
        ("banks = 1\nfood = 1\nmoney = 1", "banks = 2\nfood = 1\nmoney = 4"),
    ],
)
def test_an_edition_at_its_limits_works(old: str, new: str) -> None:
    """PRI-04, PRI-10, PRI-12"""
    assert GAME.edition(changed(old, new), "mine.toml").imprint.name == "reconstructed-2011"


def seen_with(old: str, new: str) -> PrincipatoView:
    figures = GAME.edition(changed(old, new), "mine.toml")
    assert isinstance(figures, Figures)
    return view(setup(2, Variants(), figures, Rng(seed_key("edition"))), None)


def test_everyone_sees_how_much_the_edition_lets_a_store_hold() -> None:
    """PRI-04"""
    seen = seen_with("farm = 2\nbank = 2\nchurch = 3", "farm = 3\nbank = 4\nchurch = 5")
    assert seen.storage == StorageView(farm=3, bank=4, church=5)


def test_everyone_sees_what_the_edition_prints_on_a_card() -> None:
    """PRI-23, PRI-39"""
    seen = seen_with(
        "writer = [{ food = 4, money = 0, tiles = 1 }]",
        "writer = [{ food = 3, money = 2, tiles = 1 }]",
    )
    price = CardPrice(food=3, money=2, tiles=1)
    assert seen.faces["writer"] == CardFace(
        verb="commission", what="book", swap=False, prices=[price]
    )
    assert seen.faces["harvest"] == CardFace(verb="gather", what="food", swap=True, prices=[])


def test_everyone_sees_what_the_edition_pays_for_a_goal() -> None:
    """PRI-64, PRI-65"""
    seen = seen_with("points = [2, 5, 9]", "points = [3, 7]")
    assert seen.aims["villa"] == Aim(
        kind=2, counts=["book", "painting"], beyond=0, every=1, points=[3, 7]
    )
    assert seen.aims["stronghold"] == Aim(kind=1, counts=["military"], beyond=0, every=4, points=[])
