"""A table just set out."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import NOBODY
from quattrocento.games.princes.invariants import check
from quattrocento.games.princes.setup import setup
from quattrocento.games.princes.state import Variants
from tests.games.princes.scenes import edition


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_just_set_out_is_sound(seats: int) -> None:
    """FLO-02 to FLO-07: no card has been dealt yet"""
    s = setup(seats, Variants(cooperative=True), edition(), Rng(seed_key("set out")))
    check(s)
    assert (s.ply, s.revealed, s.round) == (0, 0, 0)


def test_before_the_first_round_nothing_is_on_sale_and_nobody_has_actions() -> None:
    """FLO-10, FLO-30, FLO-91"""
    s = setup(3, Variants(muse=True), edition(), Rng(seed_key("nothing yet")))
    assert (s.piles, s.buyers, s.bidders, s.price, s.leader) == (0, 0, 0, 0, NOBODY)
    assert (s.suitors, s.taken, s.stones, s.stakes) == (0, 0, [NOBODY] * 6, [0] * 6)
    assert (s.actions, s.brought, s.introduced, s.offered, s.scored) == (0, 0, 0, 0, 0)
    assert [prince.value for prince in s.princes] == [0, 0, 0]


def test_a_clone_is_the_same_in_every_part() -> None:
    s = setup(3, Variants(muse=True), edition(), Rng(seed_key("clone")))
    s.settle()
    assert s.clone() == s
