"""What the bots think of in Principato, whatever the order in which moves are listed."""

from collections.abc import Sequence

import pytest

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.bots.heuristics.principato.army import nearest
from quattrocento.bots.heuristics.principato.heuristic import PrincipatoHeuristic, points
from quattrocento.bots.heuristics.principato.move_priors import sensible
from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.condottiere.moves import KEEP
from quattrocento.games.principato.state import Principato
from tests.games.principato.scenes import prince, scoring, table
from tests.play import play


def considered(s: Principato, legal_moves: Sequence[Move]) -> set[str]:
    return {write(move) for move in sensible(s, 0, legal_moves)}


def both_ways(s: Principato) -> list[list[Move]]:
    legal_moves = list(s.legal_moves(0))
    return [legal_moves, legal_moves[::-1]]


def test_favours_are_the_last_to_be_spent() -> None:
    """PRI-26"""
    s = table(prince("bank field", farms=2, food=2, money=0, favour=3), prince())
    for legal_moves in both_ways(s):
        built = {move for move in considered(s, legal_moves) if move.startswith("build")}
        assert built == {
            "build bank 1 1 0 0", "build bank 2 2 0 1", "build field 1 0 0 1", "build field 2 0 0 3"
        }  # fmt: skip


def test_the_best_work_is_commissioned() -> None:
    """PRI-39"""
    s = table(prince("sculptor bank", farms=2, banks=2, food=2, money=2, favour=2), prince())
    for legal_moves in both_ways(s):
        works = {move for move in considered(s, legal_moves) if move.startswith("commission")}
        assert works == {"commission sculptor 4 1 2 0", "commission sculptor 4 2 1 0"}


def test_of_equal_cards_the_first_is_taken() -> None:
    """PRI-24"""
    s = table(prince(), prince(), display="field farm field bank farm")
    play(s, "0 swap bank")
    for legal_moves in both_ways(s):
        assert considered(s, legal_moves) == {"take field 1", "take farm 2", "take bank 4"}


@pytest.mark.parametrize(
    ("wanted", "expected"), [(0, "provide militia 0 0"), (2, "provide militia 2 0")]
)
def test_units_are_supplied_with_as_few_favours_as_can_be(wanted: int, expected: str) -> None:
    """PRI-51"""
    s = scoring(prince(militias=3, farms=2, food=2, favour=3), prince())
    for legal_moves in both_ways(s):
        assert write(nearest(legal_moves, wanted)) == expected


def test_a_move_of_another_game_is_not_taken_for_a_good_one() -> None:
    s = table(prince(), prince())
    with pytest.raises(UnknownMove):
        HEURISTICS["principato"].prior(s, 0, [*s.legal_moves(0), KEEP])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_look_ahead_finds_what_whole_copies_find_and_changes_nothing(seats: int) -> None:
    game, heuristic = GAMES["principato"], HEURISTICS["principato"]
    assert isinstance(heuristic, PrincipatoHeuristic)
    s = game.start(
        seats, game.read_variants({}), game.edition(), Rng(seed_key("look")), logged=False
    )
    assert isinstance(s, Principato)
    while s.agenda:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        before = s.clone()
        values = heuristic.one_ply(s, seat, legal_moves)
        assert s == before
        assert values == [look(heuristic, s, seat, move) for move in legal_moves]
        s.play(seat, legal_moves[values.index(max(values))])


def look(heuristic: PrincipatoHeuristic, s: Principato, seat: int, move: Move) -> float:
    after = s.clone()
    after.play(seat, move)
    heuristic.score_on(after)
    return heuristic.estimates(after)[seat] if after.agenda else points(after, seat)
