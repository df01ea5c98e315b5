"""The master's search: what it keeps from move to move, and how several think together."""

from dataclasses import dataclass, field
from itertools import count

import pytest

from quattrocento.bots.bot import Expected, ThinkingTime
from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.master import Maestro, Master, Master2026
from quattrocento.bots.search import FEW, Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def opening(key: str, seats: int) -> State:
    game = GAMES[key]
    return game.start(seats, game.read_variants({}), game.edition(), rng("deal"), False)


def seen(s: State, seat: int, key: str = "principato") -> Seen:
    return Seen(GAMES[key], s, seat, rng("dream"))


def searched(s: State, seat: int, key: str = "principato") -> tuple[Search, Move]:
    search = Search(HEURISTICS[key], seen(s, seat, key), rng("search"))
    search.run(ThinkingTime(iterations=60))
    children = search.root.children
    return search, max(children, key=lambda move: children[move].visits)


def test_the_second_action_of_a_turn_begins_with_what_was_thought_at_the_first() -> None:
    s = opening("principato", 3)
    seat = s.turn()
    search, move = searched(s, seat)
    known = search.root.children[move].children
    means = {one: child.mean() for one, child in known.items()}
    s.play(seat, move)
    assert s.turn() == seat
    assert search.advance(move, seen(s, seat))
    assert set(means) <= set(s.legal_moves(seat))
    assert means == pytest.approx({m: one.mean() for m, one in search.root.children.items()})


def test_the_second_action_of_a_turn_is_thought_about_too_where_only_seconds_are_given() -> None:
    """However clearly one move was preferred before."""
    s = opening("principato", 3)
    seat = s.turn()
    search, move = searched(s, seat)
    s.play(seat, move)
    assert search.advance(move, seen(s, seat))
    known = search.root.visits
    assert search.is_settled(1)
    search.run(ThinkingTime(seconds=0.05))
    assert search.root.visits > known


def test_seconds_of_the_processor_pass_while_a_search_works() -> None:
    s = opening("principato", 3)
    search, _ = searched(s, s.turn())
    known = search.root.visits
    clock = ThinkingTime(seconds=0.05, processor=True)
    begun = clock.now()
    search.run(clock)
    assert search.root.visits > known
    assert clock.now() > begun


@dataclass(frozen=True)
class Steps(ThinkingTime):
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""

    looks: "count[int]" = field(default_factory=count)

    def now(self) -> float:
        return next(self.looks) / 100


def thought(bot: type[Master], s: State, every_move: bool) -> Search:
    thinker = bot(rng("bot"))
    return thinker.explore(seen(s, s.turn()), Steps(seconds=4.0, every_move=every_move))


@pytest.fixture(scope="module")
def clear() -> State:
    """One of eight moves is so much better that all the visits go to it."""
    s = opening("principato", 3)
    for ply in range(2):
        playout(s, rng(f"move {ply}"), 1)
    return s


def test_nobody_ponders_a_move_that_is_clear(clear: State) -> None:
    search = thought(Maestro, clear, every_move=False)
    assert search.root.visits == FEW + 1


def test_the_master_that_is_measured_by_ponders_as_ever(clear: State) -> None:
    assert thought(Master2026, clear, every_move=False).root.visits > 2 * FEW


def test_who_is_asked_what_it_thinks_takes_its_time(clear: State) -> None:
    told = Maestro(rng("bot")).think(seen(clear, clear.turn()), Steps(seconds=4.0))
    assert told.iterations > 2 * FEW


@pytest.mark.parametrize(("bot", "goes_on"), [(Master, True), (Maestro, False)])
def test_only_a_master_goes_on_from_its_last_search(bot: type[Master], goes_on: bool) -> None:
    s = opening("principato", 3)
    seat, thinker = s.turn(), bot(rng("bot"))
    s.play(seat, thinker.choose(seen(s, seat), ThinkingTime(iterations=40)))
    before = thinker.last
    assert s.turn() == seat
    thinker.choose(seen(s, seat), ThinkingTime(iterations=40))
    assert (thinker.last is before) == goes_on


def test_what_was_thought_is_dropped_when_another_seat_has_moved() -> None:
    s = opening("condottiere", 2)
    seat = s.turn()
    search, move = searched(s, seat, "condottiere")
    s.play(seat, move)
    while s.turn() == seat:
        s.play(seat, s.legal_moves(seat)[0])
    while s.turn() != seat:
        s.play(s.turn(), s.legal_moves(s.turn())[0])
    assert not search.advance(move, seen(s, seat, "condottiere"))


def test_what_was_thought_is_dropped_for_another_move_than_was_thought_of() -> None:
    s = opening("principato", 3)
    seat = s.turn()
    search, move = searched(s, seat)
    other = next(one for one in s.legal_moves(seat) if one != move)
    s.play(seat, other)
    assert not search.advance(move, seen(s, seat))


def test_moves_are_tried_in_the_same_worlds() -> None:
    s = opening("condottiere", 3)
    search, _ = searched(s, s.turn(), "condottiere")
    most = max(child.visits for child in search.root.children.values())
    assert len(search.worlds) == max(most, 4)


def test_two_workers_share_the_iterations_and_think_the_same_again() -> None:
    s = opening("condottiere", 3)
    thoughts = [
        Master(rng("bot")).think(
            seen(s, s.turn(), "condottiere"), ThinkingTime(iterations=40, workers=2)
        )
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert 20 < thoughts[0].iterations <= 40


def test_in_a_duel_the_rival_is_expected_to_think_its_answer_through() -> None:
    s = opening("condottiere", 2)
    playout(s, rng("first moves"), 3)
    seat, heuristic = s.turn(), HEURISTICS["condottiere"]
    search, move = searched(s, seat, "condottiere")
    world = search.world(0).clone()
    world.play(seat, move)
    rival = world.turn()
    options = world.legal_moves(rival)
    thorough = heuristic.move_values(world, rival, options)
    quick = heuristic.prior(world, rival, options)
    answer = options[thorough.index(max(thorough))]
    assert answer != options[quick.index(max(quick))]
    assert search.line(move)[1] == Expected(rival, answer)
