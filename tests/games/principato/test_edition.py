"""Editions: the own one, and files of other people that cannot work."""

import importlib.resources

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS, PACKAGE
from quattrocento.games.principato.figures import Figures
from tests.games.principato.scenes import edition

TEXT = importlib.resources.files(PACKAGE).joinpath("components.toml").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, f"{old!r} does not stand once in the edition"
    return TEXT.replace(old, new)


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
    ],
)
def test_an_edition_that_cannot_work_is_refused(old: str, new: str, complaint: str) -> None:
    """PRI-04, PRI-08, PRI-10, PRI-11, PRI-54, PRI-64"""
    with pytest.raises(EditionError, match=r"mine\.toml, line \d+: .*") as fault:
        GAME.edition(changed(old, new), "mine.toml")
    assert complaint in str(fault.value)
