"""States and moves can be copied, and sent to other processes."""

import copy
import pickle

from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import positions


@claim
def a_state_survives_copying_and_pickling(case: Case) -> None:
    for s in positions(case):
        for twin in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert twin is not s
            assert twin == s


@claim
def a_move_that_comes_back_is_the_same_object(case: Case) -> None:
    for s in positions(case):
        for choice in s.waiting():
            for move in choice.legal_moves(s):
                assert copy.deepcopy(move) is move
                sent = pickle.dumps(move)
                assert pickle.loads(sent) == move
                assert pickle.loads(sent) is pickle.loads(sent)
