"""Setting up: CON-01 to CON-06."""

import pytest

from quattrocento.core.game import VariantError
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.components import ALL_CITIES, DECK, MERCENARIES
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.state import Condottiere, Variants
from tests.games.condottiere.scenes import acting, battle, edition
from tests.play import opens, play


def start(seats: int, seed: str = "a game", variants: Variants | None = None) -> Condottiere:
    s = GAME.start(seats, variants or Variants(), edition(), Rng(seed_key(seed)))
    assert isinstance(s, Condottiere)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """CON-01"""
    assert len(start(seats).captains) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    """CON-01"""
    with pytest.raises(VariantError, match="2 to 6 seats"):
        start(seats)


def test_an_eleventh_marker_is_found() -> None:
    """CON-01"""
    ten = "torino venezia mantova bologna lucca siena ancona genova ferrara modena".split()
    s = battle(["m1 m2", "m1"], city="napoli", owners=dict.fromkeys(ten, 0))
    play(s, "0 play m1", "1 pass", "0 pass")
    assert s.owners.count(0) == 11


def test_the_deck_has_96_cards() -> None:
    """CON-02"""
    counts = edition().counts
    assert sum(counts) == 96
    assert sum(counts[card.index] for card in MERCENARIES) == 63
    assert {card.slug: counts[card.index] for card in DECK} == {
        "m1": 15, "m2": 8, "m3": 8, "m4": 8, "m5": 8, "m6": 8, "m10": 8,
        "scarecrow": 15, "drummer": 6, "bishop": 3, "surrender": 3, "winter": 3, "heroine": 3,
    }  # fmt: skip


def test_the_first_condottiere_is_drawn_by_lot() -> None:
    """CON-03"""
    assert {start(4, seed).condottiere for seed in "abcdefghijklmnop"} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_choose_the_first_condottiere(seat: int) -> None:
    """CON-03"""
    s = start(3, variants=Variants(first=seat))
    assert (s.condottiere, acting(s)) == (seat, [seat])


def test_a_seat_that_is_not_there_cannot_be_first() -> None:
    """CON-03"""
    with pytest.raises(VariantError, match="below 3"):
        start(3, variants=Variants(first=3))


def test_everyone_gets_ten_cards_of_one_shuffled_deck() -> None:
    """CON-04"""
    s = start(6)
    assert [sum(captain.hand) for captain in s.captains] == [10] * 6
    assert sum(s.deck) == 36
    check(s)
    assert start(6, "another").captains[0].hand != s.captains[0].hand


def test_the_first_battle_is_fought_where_the_condottiere_says() -> None:
    """CON-05"""
    s = start(2, variants=Variants(first=1))
    assert opens(s, 1) == [f"name-city {city}" for city in ALL_CITIES]
    play(s, "1 name-city siena")
    assert s.city is not None
    assert s.city.slug == "siena"


def test_there_are_17_cities() -> None:
    """CON-06"""
    assert len(ALL_CITIES) == 17
    for masks in edition().neighbours.values():
        assert len(masks) == 17
        assert all(masks)
