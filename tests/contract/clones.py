"""A clone is equal to its original and has nothing more to do with it."""

from quattrocento.core.moves import Move
from quattrocento.core.state import Event, State
from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import any_move, fingerprint, positions, wander

PLIES = 8


@claim
def a_clone_is_equal_and_another(case: Case) -> None:
    # the state of a running game was never cloned itself, so nothing is missing in it
    s = case.match("clones").state
    for ply, _ in enumerate(wander(s, case.rng("clones"))):
        if ply % PLIES == 0:
            twin = s.clone()
            assert twin is not s
            assert twin.rng is not s.rng
            assert twin == s
            assert fingerprint(case.game, twin) == fingerprint(case.game, s)


@claim
def old_clones_never_change(case: Case) -> None:
    rng = case.rng("old clones")
    for s in positions(case):
        s.log = []
        kept: list[tuple[State, str, list[Event]]] = []
        while not s.over and len(kept) < PLIES:
            kept.append((s.clone(), fingerprint(case.game, s), list(s.log)))
            s.play(*any_move(s, rng))
        for clone, before, log in kept:
            assert fingerprint(case.game, clone) == before
            assert clone.log == log


@claim
def a_clone_plays_on_like_its_original(case: Case) -> None:
    rng = case.rng("twins")
    for s in positions(case):
        s.log = []
        twin = s.clone()
        moves: list[tuple[int, Move]] = []
        while not s.over and len(moves) < PLIES:
            moves.append(any_move(s, rng))
            s.play(*moves[-1])
        for move in moves:
            twin.play(*move)
        assert twin == s
