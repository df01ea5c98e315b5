"""What must always hold at the edges, and what is printed."""

import pytest

from quattrocento.core.game import Broken
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie.components import Figures
from quattrocento.games.signorie.invariants import check
from quattrocento.games.signorie.setup import setup
from quattrocento.games.signorie.state import Signorie, Variants
from quattrocento.games.signorie.view import view
from quattrocento.games.signorie.views import HelperSpaceView
from tests.games.signorie.scenes import edition, scene, set_dice


def set_out(figures: Figures) -> Signorie:
    return setup(2, Variants(), figures, Rng(seed_key("set out")))


def test_a_table_just_set_out_is_sound() -> None:
    """SIG-02 to SIG-10: no die has been rolled yet"""
    s = set_out(edition())
    check(s)
    assert (s.ply, s.revealed) == (0, 0)


def test_an_edition_may_name_its_tiles_in_any_order() -> None:
    """SIG-07"""
    check(set_out(edition({"alliances.values": "[5, 2, 4, 3]"})))


def test_a_fifth_die_is_noticed() -> None:
    """SIG-20"""
    s = set_out(edition())
    set_dice(s, 0, [1, 1, 1, 1])
    check(s)
    set_dice(s, 0, [1, 1, 1, 1, 1])
    with pytest.raises(Broken, match=r"dice \(1, 1, 1, 1, 1\)"):
        check(s)


def test_everyone_sees_what_a_helper_costs_and_does() -> None:
    """SIG-30"""
    helpers = view(scene(), None).figures.helpers
    assert helpers["red-3"] == HelperSpaceView(cost=4, effect={"points": 3})
