"""The widest display that an edition may lay out: PRI-10."""

from tests.games.principato.scenes import cards, prince, table
from tests.play import opens, play


def test_the_twelfth_card_of_the_display_can_be_taken() -> None:
    """PRI-10, PRI-24"""
    s = table(prince("harvest bank"), prince())
    s.display = cards("field " * 10 + "farm bank")
    play(s, "0 gather harvest")
    assert {"take farm 11", "take bank 12"} <= set(opens(s, 0))
