"""Networks belong to what they look at and to the rules, and know no secret.

After practising anew `python -m tests.bots.test_network` writes the golden values again.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import FORESIGHTED, NothingToLearn, find_sight
from quattrocento.bots.heuristics.condottiere.practised import PRACTISED as OF_CONDOTTIERE
from quattrocento.bots.heuristics.network import (
    Columns,
    Layer,
    Network,
    Units,
    read_network,
    read_units,
)
from quattrocento.bots.heuristics.principato.practised import PRACTISED as OF_PRINCIPATO
from quattrocento.bots.heuristics.signorie.practised import PRACTISED as OF_SIGNORIE
from quattrocento.bots.master import Maestro
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

NETWORKS: dict[str, Callable[[int], Network | None]] = {
    "condottiere": OF_CONDOTTIERE.network,
    "principato": OF_PRINCIPATO.network,
    "signorie": OF_SIGNORIE.network,
}
MANY = 4  # positions of a question
TOLD_APART = 8  # units of Principato; nobody who plays well has so many


@dataclass(frozen=True)
class Case:
    """A title at a table of so many seats, where it asks as many kinds of questions."""

    key: str
    seats: int
    questions: int

    @property
    def game(self) -> Game:
        return GAMES[self.key]

    @property
    def package(self) -> str:
        return f"quattrocento.bots.heuristics.{self.key}"

    @property
    def golden(self) -> Path:
        return Path(__file__).with_name(f"network_{self.key}_{self.seats}.json")

    @property
    def given(self) -> Any:
        file = files(self.package).joinpath(f"network-{self.seats}.json")
        return json.loads(file.read_text("utf-8"))

    @property
    def network(self) -> Network:
        found = NETWORKS[self.key](self.seats)
        assert found is not None
        return found

    def question(self, s: State) -> int:
        """The place of the one number that says which question is asked."""
        row = find_sight(self.game).look(s, s.turn())
        return row[: self.questions].index(1)

    def positions(self) -> list[State]:
        """Choices of random games: a few of each question."""
        found: list[list[State]] = [[] for _ in range(self.questions)]
        for s in self.choices():
            if len(found[self.question(s)]) < MANY:
                found[self.question(s)].append(s.clone())
            if all(len(one) == MANY for one in found):
                break
        return [s for some in found for s in some]

    def choices(self) -> Iterator[State]:
        for number in range(80):
            variants = self.game.read_variants({})
            s = self.game.start(
                self.seats, variants, self.game.edition(), rng(f"duel {number}"), False
            )
            while s.agenda:
                playout(s, rng(f"moves {number} {s.ply}"), 3)
                if s.agenda and len(s.legal_moves(s.turn())) > 1:
                    yield s


def named(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[f"{one.key}-{one.seats}" for one in cases])


# The networks that are shipped.
CASES = [Case("condottiere", 2, 5), *[Case("principato", seats, 7) for seats in (2, 3, 4)]]
# What others could be practised for.
PUPILS = [Case("signorie", 2, 12), Case("signorie", 3, 12), Case("signorie", 4, 12)]
every_network = named(CASES)
every_sight = named(CASES + PUPILS)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def judged(case: Case, s: State) -> dict[str, Any]:
    seat, judge = s.turn(), FORESIGHTED[case.key]
    move = Maestro(rng("maestro")).choose(
        Seen(case.game, s, seat, rng("seen")), ThinkingTime(iterations=6)
    )
    values = judge.move_values(s, seat, s.legal_moves(seat))
    return {"ply": s.ply, "values": values, "chances": judge.outcome(s), "move": write(move)}


def test_every_network_that_is_shipped_is_held_here() -> None:
    shipped = [
        (key, int(file.name.removeprefix("network-").removesuffix(".json")))
        for key in GAMES
        for file in files(f"quattrocento.bots.heuristics.{key}").iterdir()
        if file.name.startswith("network-")
    ]
    assert sorted(shipped) == [(case.key, case.seats) for case in CASES]


@every_network
def test_the_network_belongs_to_what_it_looks_at_and_to_the_rules(case: Case) -> None:
    """Whoever changes either practises anew: `train condottiere --seats 2 --network`."""
    sight, given = find_sight(case.game), case.given
    expected = (case.key, case.seats, case.game.revision)
    assert (given["game"], given["seats"], given["revision"]) == expected
    layers = [list(given[name].values()) for name in ("first", "second", "actions", "value")]
    sizes = [sight.size, *given["units"], given["units"][1]]
    for layer, size in zip(layers, sizes, strict=True):
        assert {len(row) for row in layer} == {size + 1}
    assert [len(layer) for layer in layers] == [*given["units"], sight.actions, 1]
    assert all(round(one, 3) == one for layer in layers for row in layer for one in row)


@every_network
def test_what_was_learned_of_other_rules_or_numbers_is_not_believed(case: Case) -> None:
    sight, revision = find_sight(case.game), case.game.revision
    first, *rest = sight.columns
    others = replace(sight, columns=(Columns(first.name, first.size, 2), *rest))
    in_other_order = replace(sight, columns=(*rest, first))
    assert read_network(case.package, case.seats, sight, revision) is not None
    assert read_network(case.package, case.seats, sight, revision + 1) is None
    assert read_network(case.package, case.seats, others, revision) is None
    assert read_network(case.package, case.seats, in_other_order, revision) is None
    assert read_network(case.package, case.seats, replace(sight, actions=7), revision) is None
    assert read_network(case.package, 9, sight, revision) is None


@every_network
def test_golden_positions_have_golden_values(case: Case) -> None:
    """The same on both builds."""
    golden = json.loads(case.golden.read_text("utf-8"))
    found = [judged(case, s) for s in case.positions()]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["values"] == pytest.approx(then["values"], abs=1e-9)
        assert now["chances"] == pytest.approx(then["chances"], abs=1e-9)


@every_network
def test_quick_sums_are_those_of_all_units(case: Case) -> None:
    sight, given = find_sight(case.game), case.given
    divisors = [some.divisor for some in sight.columns for _ in range(some.size)]
    for s in case.positions():
        seen = sight.look(s, s.turn())
        row = [number / by for number, by in zip(seen, divisors, strict=True)]
        thought = dense(dense(row, read_units(given["first"])), read_units(given["second"]))
        assert case.network.think(seen) == pytest.approx(thought, abs=1e-9)


def test_large_sums_of_either_sign_keep_to_their_lanes() -> None:
    """As large as all that a network sees at once could make them, and a little more."""
    much = 1 << 55
    layer = Layer([[0, much, -much], [5, -much, much], [-5, 0, 0], [1, -1, 0], [2, -1, 0]])
    assert layer.sums([0, 0]) == [0, 5, 0, 1, 2]
    assert layer.sums([1, 0]) == [much, 0, 0, 0, 1]
    assert layer.sums([0, 100]) == [0, 5 + 100 * much, 0, 1, 2]
    assert layer.sums([100, 100]) == [0, 5, 0, 0, 0]


def dense(row: list[float], units: Units) -> list[float]:
    sums = [
        unit[0] + sum(one * weight for one, weight in zip(row, unit[1:], strict=True))
        for unit in units
    ]
    return [max(one, 0.0) for one in sums]


@every_sight
def test_a_look_tells_nothing_that_its_seat_does_not_see(case: Case) -> None:
    """It is the same in all worlds that the seat could be in."""
    look = find_sight(case.game).look
    for s in case.positions():
        for seat in range(case.seats):
            worlds = [case.game.imagine(s, seat, rng(f"world {number}")) for number in range(3)]
            assert {look(world, seat) for world in worlds} == {look(s, seat)}


@every_sight
def test_a_look_leaves_the_game_as_it_was(case: Case) -> None:
    for s in case.positions():
        before = repr(s)
        find_sight(case.game).look(s, s.turn())
        assert repr(s) == before


@every_sight
def test_positions_are_of_all_kinds(case: Case) -> None:
    asked = [case.question(s) for s in case.positions()]
    assert sorted(asked) == [question for question in range(case.questions) for _ in range(MANY)]


@every_sight
def test_moves_that_are_thought_about_have_numbers_of_their_own(case: Case) -> None:
    sight = find_sight(case.game)
    for s in case.positions():
        seat = s.turn()
        moves = sight.options(s, seat, s.legal_moves(seat))
        numbers = [sight.action(move) for move in moves]
        assert len(set(numbers)) >= min(len(moves), TOLD_APART)
        kinds: dict[int, type] = {}
        for move, number in zip(moves, numbers, strict=True):
            assert kinds.setdefault(number, type(move)) is type(move)
        assert all(0 <= number < sight.actions for number in numbers)


def test_no_network_learns_a_game_that_it_cannot_look_at() -> None:
    with pytest.raises(NothingToLearn, match="condottiere, principato, signorie"):
        find_sight(GAMES["princes"])


if __name__ == "__main__":
    for one in CASES:
        values = [judged(one, s) for s in one.positions()]
        one.golden.write_text(json.dumps(values, indent=1) + "\n", "utf-8")
