"""Nobody learns what is hidden, and whoever imagines does not peek."""

import gc
from collections import Counter
from itertools import permutations
from types import FunctionType, ModuleType

from quattrocento.core.game import Seen
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.views import as_data
from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import Journey, answers, fingerprint, journeys, positions
from tests.contract.secrets import lies, names, private, rows, shown
from tests.contract.worlds import is_veiled, look_alike

DRAWS = 40
MOMENTS = 40
ENOUGH = 2000


def imagine(case: Case, s: State, seat: int, name: str) -> State:
    return case.game.imagine(s, seat, case.rng(f"{s.ply} {seat} {name}"))


@claim
def one_view_serves_all_where_the_game_says_so(case: Case) -> None:
    if not case.game.same_view:
        return
    for s in positions(case):
        common = case.game.view(s, None)
        for seat in range(s.seats):
            assert case.game.view_as(common, seat) == case.game.view(s, seat)


@claim
def a_seat_sees_the_same_in_every_state(case: Case) -> None:
    for s in positions(case):
        public = shown(case.game, s, None)
        for seat in range(s.seats):
            dream = imagine(case, s, seat, "views")
            assert shown(case.game, dream, seat) == shown(case.game, s, seat)
            assert shown(case.game, dream, None) == public


@claim
def no_beat_shows_what_is_hidden(case: Case) -> None:
    """In the middle of what a move brings about, too."""
    for journey in journeys(case)[:1]:
        for s in moments(journey)[:: 1 + len(journey.moves) // MOMENTS]:
            for seat in range(s.seats):
                dream = imagine(case, s, seat, "beats")
                assert case.game.view(dream, seat) == case.game.view(s, seat)
                assert case.game.view(dream, None) == case.game.view(s, None)
                assert case.game.standing(dream) == case.game.standing(s)


def moments(journey: Journey) -> list[State]:
    """The states between a move and the question that follows."""
    match = journey.match.at(0)
    found: list[State] = []
    for seat, move in journey.moves:
        match.keep_beats()
        match.play(seat, move)
        assert match.beats is not None
        found += [beat.state for beat in match.beats.kept[:-1]]
    return found


@claim
def worlds_that_look_alike_ask_alike(case: Case) -> None:
    """Moves, refusals, previews and facts hang on nothing that is hidden, wherever it is known."""
    rng = case.rng("alike")
    for journey in journeys(case):
        s = journey.stops[0].clone()
        for mover, move in journey.moves if is_veiled(case.game, s) else ():
            for seat in [choice.seat for choice in s.waiting()]:
                world = look_alike(case.game, s, seat, rng)
                assert shown(case.game, world, seat) == shown(case.game, s, seat)
            s.play(mover, move)


@claim
def imagined_states_are_sound(case: Case) -> None:
    for s in positions(case):
        s.log = []
        before = fingerprint(case.game, s)
        for seat in range(s.seats):
            dream = imagine(case, s, seat, "sound")
            case.game.check(dream)
            assert dream.log is None
            assert dream.rng.key != s.rng.key
            assert dream.answers.keys() == s.answers.keys()
            assert dream.answers.get(seat) == s.answers.get(seat)
            assert all(move in answers(dream, other) for other, move in dream.answers.items())
        assert fingerprint(case.game, s) == before


@claim
def imagining_uses_nothing_hidden(case: Case) -> None:
    for s in positions(case):
        for seat in range(s.seats):
            dream = imagine(case, s, seat, "once")
            assert imagine(case, dream, seat, "again") == imagine(case, s, seat, "again")


@claim
def imagined_states_are_not_all_the_truth(case: Case) -> None:
    assert any(
        list(lies(imagine(case, s, seat, "truth"))) != list(lies(s))
        for s in positions(case)
        for seat in range(s.seats)
    )


@claim
def secrets_of_others_are_imagined_otherwise(case: Case) -> None:
    """A place that holds secrets in several positions is not imagined as it is in all of them."""
    guessed: Counter[str] = Counter()
    otherwise: set[str] = set()
    for s in positions(case):
        for other in range(s.seats):
            secrets = private(case.game, s, other)
            seat = (other + 1) % s.seats
            guessed.update(secrets.keys())
            for draw in range(DRAWS):
                if secrets.keys() <= otherwise:
                    break
                dreamt = private(case.game, imagine(case, s, seat, f"other {draw}"), other)
                otherwise |= {place for place in secrets if dreamt.get(place) != secrets[place]}
    assert {place for place, times in guessed.items() if times > 2} <= otherwise


@claim
def answers_of_others_are_imagined_otherwise(case: Case) -> None:
    """If others could often have answered this or that, they did not always do the same."""
    tries = otherwise = 0
    for s in positions(case):
        for seat, other in permutations(range(s.seats), 2):
            for draw in range(8 if other in s.answers else 0):
                dream = imagine(case, s, seat, f"answers {draw}")
                tries += len(answers(dream, other)) > 1
                otherwise += dream.answers[other] != s.answers[other]
    assert otherwise or tries < 20


@claim
def what_is_kept_in_imagination_is_in_the_view(case: Case) -> None:
    """A row of pieces that is never imagined otherwise holds only kinds that the seat can see.

    One position proves nothing: somebody may just have seen the last cards of a pile.
    """
    kept: Counter[str] = Counter()
    varied: set[str] = set()
    for s in positions(case):
        for seat in range(s.seats):
            seen = names(as_data(case.game.view(s, seat)))
            hidden = {place for place, row in rows(s).items() if unknown(row, seen)}
            for draw in range(DRAWS):
                if hidden <= varied:
                    break
                dreamt = rows(imagine(case, s, seat, f"kept {draw}"))
                varied |= {place for place in hidden if dreamt.get(place) != rows(s)[place]}
            kept.update(hidden - varied)
    assert {place for place, times in kept.items() if times > 2} <= varied


def unknown(row: list[str], seen: set[str]) -> bool:
    return len(set(row)) > 1 and not set(row) <= seen


@claim
def whatever_is_true_could_be_imagined(case: Case) -> None:
    """Every hidden card turns up, sooner or later, in the place where it is hidden."""
    rng = case.rng("turns up")
    for s in list(positions(case))[::3]:
        seat = rng.below(s.seats)
        missing = set(lies(s))
        for _ in range(ENOUGH):
            missing -= set(lies(case.game.imagine(s, seat, rng)))
            if not missing:
                break
        assert missing == set()


@claim
def a_bot_gets_no_true_state(case: Case) -> None:
    for s in list(positions(case))[:2]:
        for seat in range(s.seats):
            seen = Seen(case.game, s, seat, case.rng("bot"))
            assert seen.view == case.game.view(s, seat)
            assert list(seen.legal_moves) == list(s.legal_moves(seat))
            assert seen.imagine(case.rng("dream")) == case.game.imagine(s, seat, case.rng("dream"))
            assert not holds(seen, s)


def holds(root: object, true: State) -> bool:
    """Whether the generator of a true state, or a copy of it, can be reached from an object."""
    seen = {id(root)}
    found = [root]
    while found:
        for item in gc.get_referents(found.pop()):
            if isinstance(item, Rng) and item.key == true.rng.key:
                return True
            if id(item) not in seen and not isinstance(item, (type, ModuleType, FunctionType)):
                seen.add(id(item))
                found.append(item)
    return False
