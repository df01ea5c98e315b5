"""Years, the end, and whole games at random: PRI-50, PRI-60 to PRI-62."""

from collections.abc import Iterator

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import SCORING_CARD
from quattrocento.games.principato.invariants import check
from quattrocento.games.principato.state import Principato, Variants
from tests.games.principato.scenes import acting, cards, display, edition, last_turn, prince
from tests.play import opens, play, told

SEATS = [2, 3, 4]


def random_game(seats: int, seed: str) -> Iterator[Principato]:
    """The same state over and over, before each of its random moves and at the end."""
    s = GAME.start(seats, Variants(), edition(), Rng(seed_key(seed)))
    assert isinstance(s, Principato)
    rng = Rng(seed_key(f"moves of {seed}"))
    while not s.over:
        yield s
        seat = s.turn()
        s.play(seat, rng.pick(s.legal_moves(seat)))
    yield s


def test_drawing_the_last_card_does_not_end_the_year() -> None:
    """PRI-60"""
    s = last_turn(prince(), prince(), stack="harvest")
    play(s, "0 pass")
    assert (s.stack, s.year, acting(s), told(s, "scoring")) == ([], 1, [1], [])


def test_the_first_refill_that_fails_ends_the_year() -> None:
    """PRI-60"""
    s = last_turn(prince(), prince(), stack="harvest")
    play(s, "0 pass", "1 pass")
    assert (s.year, len(told(s, "scoring"))) == (2, 1)


def test_the_display_stays_but_for_the_leftmost_card() -> None:
    """PRI-60"""
    s = last_turn(prince(), prince())
    s.coming[-1] = cards("writer painter")
    play(s, "0 pass")
    assert display(s) == "farm palazzo bank field painter"
    assert s.box[-1].slug == "field"


def test_the_next_stack_fills_the_display_and_the_next_player_starts() -> None:
    """PRI-61"""
    s = last_turn(prince(), prince(), prince(), turn=1)
    s.coming[-1] = cards("writer painter")
    play(s, "1 pass")
    assert (s.year, s.stack, display(s)[-7:]) == (2, cards("writer"), "painter")
    assert (len(s.display), acting(s), s.first) == (6, [2], 0)


def test_a_scoring_card_first_in_a_year_is_resolved_at_once() -> None:
    """PRI-61"""
    s = last_turn(prince(catapults=1), prince())
    s.coming[-1] = cards("writer painter military-scoring")
    play(s, "0 pass")
    assert (s.year, s.principalities[0].military, acting(s)) == (2, 10, [1])
    assert display(s) == "farm palazzo bank field painter"


def test_the_third_year_and_its_scoring_end_the_game() -> None:
    """PRI-62"""
    s = last_turn(prince(catapults=1), prince(), year=3)
    play(s, "0 pass")
    assert (s.over, s.principalities[0].military) == (True, 5)
    assert len(told(s, "shows-goals")) == 2


def test_after_the_last_scoring_nobody_is_asked_to_give_units_back() -> None:
    """PRI-55, PRI-62"""
    s = last_turn(prince(militias=2), prince(condottieri=1, money=0, favour=0), year=3)
    play(s, "0 pass", "0 provide militia 1 0")
    assert (s.over, s.principalities[0].military) == (True, 5)


def test_between_two_scorings_at_the_very_end_units_may_be_given_back() -> None:
    """PRI-55, PRI-57"""
    s = last_turn(prince(militias=2, food=0, favour=0), prince(), stack="military-scoring", year=3)
    play(s, "0 pass")
    assert opens(s, 0) == ["dismiss militia 1", "dismiss militia 2", "dismiss militia 0"]
    play(s, "0 dismiss militia 2")
    assert (s.over, [p.military for p in s.principalities]) == (True, [3, 8])


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_has_21_turns(seats: int) -> None:
    """PRI-20, PRI-28, PRI-60, PRI-61"""
    for seed in "abc":
        *_, s = random_game(seats, seed)
        turns = [event.seat for event in told(s, "leaves")]
        assert [turns.count(seat) for seat in range(seats)] == [21] * seats
        assert turns == [(s.first + turn) % seats for turn in range(21 * seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_has_five_scorings(seats: int) -> None:
    """PRI-50, PRI-57"""
    for seed in "abcd":
        *_, s = random_game(seats, seed)
        assert len(told(s, "scoring")) == 5
        assert s.box.count(SCORING_CARD) == 2


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_piece_and_turn_no_tile(seats: int) -> None:
    """PRI-02, PRI-04, PRI-13, PRI-21, PRI-28"""
    for seed in "abc":
        laid = [0] * seats * 5
        for s in random_game(seats, seed):
            check(s)
            now = [
                count
                for p in s.principalities
                for count in (p.fields, p.farms, p.palazzi, p.banks, p.catapults)
            ]
            assert all(new >= old for new, old in zip(now, laid, strict=True))
            laid = now
