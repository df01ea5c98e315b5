"""Learned judgement: features, weights and rules belong together, and values stay what they are.

After training anew `python -m tests.bots.test_learned` writes the golden values again.
"""

import json
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.heuristics import FORESIGHT, HEURISTICS, JUDGEMENTS, find_breakdown
from quattrocento.bots.heuristics.heuristic import Heuristic, first_best
from quattrocento.bots.heuristics.learned import Model, PhaseWeights, read_weights, weigh
from quattrocento.bots.heuristics.parts import total
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.text.reasons import reason
from quattrocento.text.words import LANGUAGES, Words

GOLDEN = Path(__file__).with_name("learned.json")
MOVES = {"condottiere": 23, "princes": 37, "principato": 29, "signorie": 41}  # between positions
# What the tables of a title may differ in; the weights were learned of the first.
TABLES: dict[str, list[dict[str, str]]] = {
    "princes": [{}, {"muse": "yes"}, {"cooperative": "yes"}],
}


def package(key: str) -> str:
    return f"quattrocento.bots.heuristics.{key}"


def model(key: str) -> Model:
    found = import_module(f"{package(key)}.learned").MODEL
    assert isinstance(found, Model)
    return found


def learned(key: str) -> Heuristic:
    found = import_module(f"{package(key)}.learned").LEARNED
    assert isinstance(found, Heuristic)
    return found


def weights(key: str) -> dict[int, PhaseWeights]:
    found: dict[int, PhaseWeights] = import_module(f"{package(key)}.learned").LEARNED.learned
    return found


ALL = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
TAUGHT = [(key, seats) for key, seats in ALL if seats in weights(key)]
UNTAUGHT = [one for one in ALL if one not in TAUGHT]


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(key: str, seats: int, options: dict[str, str] | None = None) -> list[State]:
    """A position of a random game every so often."""
    game = GAMES[key]
    variants = game.read_variants(options or {})
    s = game.start(seats, variants, game.edition(), rng(f"golden {seats}"), False)
    found = []
    for _ in range(6):
        playout(s, rng(f"moves {s.ply}"), MOVES[key])
        if not s.over:
            found.append(s.clone())
    return found


def judged(key: str, s: State) -> dict[str, Any]:
    """What the judgement says of a position, and which move it prefers."""
    seat = s.turn()
    legal_moves = s.legal_moves(seat)
    move = legal_moves[first_best(learned(key).move_values(s, seat, legal_moves))]
    return {"ply": s.ply, "estimates": learned(key).estimates(s), "move": write(move)}


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_weights_belong_to_the_features_and_the_rules(key: str, seats: int) -> None:
    """Whoever changes either trains anew: `quattrocento train GAME --seats N`."""
    file = files(package(key)).joinpath(f"weights-{seats}.json")
    if (key, seats) not in TAUGHT:
        assert not file.is_file(), "these weights are for other features or other rules"
        return
    given = json.loads(file.read_text("utf-8"))
    assert (given["game"], given["seats"]) == (key, seats)
    assert given["revision"] == GAMES[key].revision
    assert tuple(given["weights"]) == model(key).names
    assert given["generations"][-1]["loss"] < given["generations"][-1]["by_hand"]
    assert all(round(one, 4) == one for row in given["weights"].values() for one in row)
    assert len(given["scales"]) == model(key).phases


def test_every_title_has_learned_something() -> None:
    assert {key for key, _ in TAUGHT} == set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_what_was_learned_of_other_rules_is_not_believed(key: str) -> None:
    seats, revision = GAMES[key].seats, GAMES[key].revision
    names, phases = model(key).names, model(key).phases
    assert read_weights(package(key), seats, names, phases, revision + 1) == {}
    assert read_weights(package(key), seats, names[1:], phases, revision) == {}
    assert read_weights(package(key), seats, names, phases + 1, revision) == {}


@pytest.mark.parametrize(("key", "seats"), TAUGHT)
def test_golden_positions_have_golden_values(key: str, seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[f"{key} {seats}"]
    found = [judged(key, s) for s in positions(key, seats)]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["estimates"] == pytest.approx(then["estimates"], abs=1e-9)


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_parts_add_up_to_the_learned_estimate(key: str, seats: int) -> None:
    breakdown = find_breakdown(GAMES[key], FORESIGHT)
    for options in TABLES.get(key, [{}]):
        for s in positions(key, seats, options):
            sums = [total(parts) for parts in breakdown.parts(s)]
            assert sums == pytest.approx(learned(key).estimates(s), abs=1e-6)
            assert sum(learned(key).outcome(s)) == pytest.approx(1.0)


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_the_first_feature_is_the_estimate_made_by_hand(key: str, seats: int) -> None:
    for options in TABLES.get(key, [{}]):
        for s in positions(key, seats, options):
            rows = model(key).features(s)
            by_hand = HEURISTICS[key].estimates(s)
            assert [row[0] for row in rows] == pytest.approx(by_hand, abs=1e-9)
            assert {len(row) for row in rows} == {len(model(key).names)}
            assert 0 <= model(key).phase(s) < model(key).phases


@pytest.mark.parametrize(("key", "seats"), TAUGHT)
def test_an_estimate_is_the_sum_of_the_features_by_the_weights_of_the_phase(
    key: str, seats: int
) -> None:
    for s in positions(key, seats):
        by_phase = weights(key)[seats].weights[model(key).phase(s)]
        sums = [weigh(row, by_phase) for row in model(key).features(s)]
        assert sums == pytest.approx(learned(key).estimates(s), abs=1e-9)


@pytest.mark.parametrize("key", GAMES)
def test_every_feature_but_the_first_counts_for_one_part(key: str) -> None:
    parts = import_module(f"{package(key)}.learned_parts").PARTS
    counted = [feature for part in parts.values() for feature in part]
    assert sorted(counted) == sorted(model(key).names[1:])


@pytest.mark.parametrize(("key", "seats"), UNTAUGHT)
def test_seats_without_weights_are_judged_by_hand(key: str, seats: int) -> None:
    for s in positions(key, seats):
        assert learned(key).estimates(s) == HEURISTICS[key].estimates(s)
        assert learned(key).outcome(s) == HEURISTICS[key].outcome(s)


@pytest.mark.parametrize("key", GAMES)
def test_a_learned_judgement_gives_its_reasons_in_words(key: str) -> None:
    game = GAMES[key]
    assert JUDGEMENTS[FORESIGHT][key] is not HEURISTICS[key]
    parts = find_breakdown(game, FORESIGHT).parts(positions(key, 3)[0])[0]
    for language in LANGUAGES:
        words = Words(language, key, ["Anna", "Bruno", "Carla"])
        for part in parts:
            for winning in (0.0, 1.0, 3.0):
                facts = dict.fromkeys(part.facts, (winning, 1.0))
                assert reason(words, part.name, facts)
                assert "Anna" in reason(words, part.name, facts, "Anna")


def test_a_weight_is_for_its_feature() -> None:
    assert weigh([1.0, 2.0, 3.0], [0.5, 0.0, -1.0]) == -2.5


if __name__ == "__main__":
    values = {
        f"{key} {seats}": [judged(key, s) for s in positions(key, seats)] for key, seats in TAUGHT
    }
    GOLDEN.write_text(json.dumps(values, indent=1) + "\n", "utf-8")
