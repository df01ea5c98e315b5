"""A heuristic says so when it is asked about a move that it knows nothing of."""

import pytest

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.games.condottiere.moves import KEEP
from quattrocento.games.princes.moves import END_TURN, PASS
from quattrocento.games.signorie.moves import CLAIM
from tests.bots.test_princes import play_on
from tests.games.condottiere.scenes import battle
from tests.games.signorie.scenes import scene

CASES: list[tuple[str, State, Move]] = [
    ("condottiere", battle(["m1 m2", "m3"]), KEEP),
    ("princes", play_on(3, "Turn"), PASS),
    ("princes", play_on(3, "Opening"), END_TURN),
    ("princes", play_on(3, "Bidding"), END_TURN),
    ("princes", play_on(3, "Laying"), END_TURN),
    ("princes", play_on(3, "Courting", muse="yes"), END_TURN),
    ("signorie", scene("yellow 3 6"), CLAIM),
]


@pytest.mark.parametrize(("key", "s", "move"), CASES)
def test_a_move_of_another_question_is_not_taken_for_a_pass(key: str, s: State, move: Move) -> None:
    with pytest.raises(UnknownMove):
        HEURISTICS[key].prior(s, s.turn(), [*s.legal_moves(s.turn()), move])
