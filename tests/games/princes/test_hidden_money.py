"""FLO-09 Nothing that a seat is shown or offered depends on the hidden money of another."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.princes import GAME
from quattrocento.games.princes.setup import setup
from quattrocento.games.princes.state import Princes, Variants
from tests.contract.secrets import shown
from tests.games.princes.scenes import edition, seen

MOVES = 120


def world(s: Princes, seat: int, florins: int) -> Princes:
    """The same table to this seat, but all others have this much money."""
    twin = s.clone()
    for other, prince in enumerate(twin.princes):
        if other != seat:
            prince.florins = florins
    return twin


@pytest.mark.parametrize("muse", [False, True])
@pytest.mark.parametrize("cooperative", [False, True])
def test_every_question_is_the_same_whatever_money_the_others_hide(
    muse: bool, cooperative: bool
) -> None:
    """FLO-09, FLO-18, FLO-93, FLO-112"""
    rng = Rng(seed_key("hidden money"))
    options = Variants(first=0, muse=muse, cooperative=cooperative)
    s = setup(3, options, edition(), rng.child("table"))
    s.settle()
    for _ in range(MOVES):
        if s.over:
            break
        seat = s.waiting()[0].seat
        seen = shown(GAME, s, seat)
        for florins in (0, 9000):
            assert shown(GAME, world(s, seat, florins), seat) == seen
        s.play(seat, rng.pick(s.legal_moves(seat)))


@pytest.mark.parametrize("muse", [False, True])
def test_money_and_means_of_others_are_not_shown(muse: bool) -> None:
    """FLO-09"""
    s = setup(3, Variants(first=0, muse=muse), edition(), Rng(seed_key("purse")))
    for seat in (1, None):
        princes = seen(s, seat).princes
        assert [prince.florins for prince in princes] == [None, 3500 if seat else None, None]
        assert [prince.means for prince in princes] == [None, 3500 if seat else None, None]
