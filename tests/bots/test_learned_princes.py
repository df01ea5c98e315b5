"""The learned judgement of The Princes of Florence: features, weights, rules and parts.

After training anew `python -m tests.bots.test_learned_princes` writes the golden values again.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.heuristics import FORESIGHT, HEURISTICS, find_breakdown, find_model
from quattrocento.bots.heuristics.heuristic import first_best
from quattrocento.bots.heuristics.parts import total
from quattrocento.bots.heuristics.princes.features import NAMES, features
from quattrocento.bots.heuristics.princes.learned import LEARNED, PACKAGE, phase
from quattrocento.bots.heuristics.princes.learned_parts import PARTS
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.princes.state import Princes

GAME = GAMES["princes"]
HAND = HEURISTICS["princes"]
GOLDEN = Path(__file__).with_name("learned_princes.json")
TAUGHT = sorted(LEARNED.learned)
TABLES: list[dict[str, str]] = [{}, {"muse": "yes"}, {"cooperative": "yes"}]


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(seats: int, options: dict[str, str]) -> list[Princes]:
    """A position of a random game every so often."""
    variants = GAME.read_variants(options)
    s = GAME.start(seats, variants, GAME.edition(), rng(f"golden {seats}"), False)
    found = []
    for _ in range(8):
        playout(s, rng(f"moves {s.ply}"), 37)
        if not s.over:
            assert isinstance(s, Princes)
            found.append(s.clone())
    return found


def judged(s: Princes) -> dict[str, Any]:
    """What the judgement says of a position, and which move it prefers."""
    seat = s.turn()
    legal_moves = s.legal_moves(seat)
    move = legal_moves[first_best(LEARNED.move_values(s, seat, legal_moves))]
    return {"ply": s.ply, "estimates": LEARNED.estimates(s), "move": write(move)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_belong_to_the_features_and_the_rules(seats: int) -> None:
    """Whoever changes either trains anew: `quattrocento train princes --seats N`."""
    file = files(PACKAGE).joinpath(f"weights-{seats}.json")
    if seats not in TAUGHT:
        assert not file.is_file(), "these weights are for other features or other rules"
        return
    given = json.loads(file.read_text("utf-8"))
    assert (given["game"], given["seats"]) == ("princes", seats)
    assert given["revision"] == GAME.revision
    assert tuple(given["weights"]) == find_model(GAME).names
    assert all(round(one, 4) == one for row in given["weights"].values() for one in row)


@pytest.mark.parametrize("seats", TAUGHT)
def test_golden_positions_have_golden_values(seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[str(seats)]
    found = [judged(s) for s in positions(seats, {})]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["estimates"] == pytest.approx(then["estimates"], abs=1e-9)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_parts_add_up_to_the_learned_estimate(seats: int, options: dict[str, str]) -> None:
    breakdown = find_breakdown(GAME, FORESIGHT)
    for s in positions(seats, options):
        sums = [total(parts) for parts in breakdown.parts(s)]
        assert sums == pytest.approx(LEARNED.estimates(s), abs=1e-6)
        assert sum(LEARNED.outcome(s)) == pytest.approx(1.0)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_feature_is_the_estimate_by_hand(seats: int, options: dict[str, str]) -> None:
    for s in positions(seats, options):
        rows = features(s)
        assert [row[0] for row in rows] == pytest.approx(HAND.estimates(s), abs=1e-9)
        assert {len(row) for row in rows} == {len(NAMES)}
        assert 0 <= phase(s) < find_model(GAME).phases


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", TAUGHT)
def test_moves_are_played_on_to_the_next_round(seats: int, options: dict[str, str]) -> None:
    assert LEARNED.is_quick(seats)
    s = positions(seats, options)[0]
    before = s.round
    LEARNED.play_on(s)
    assert s.round == before + 1 or s.over


def test_every_feature_counts_for_one_part() -> None:
    counted = ["estimate", *(feature for part in PARTS.values() for feature in part)]
    assert sorted(counted) == sorted(NAMES)


def test_seats_without_weights_are_judged_by_hand() -> None:
    for seats in set(GAME.seats) - set(TAUGHT):
        for s in positions(seats, {}):
            moves = s.legal_moves(s.turn())
            assert LEARNED.estimates(s) == HAND.estimates(s)
            assert LEARNED.outcome(s) == HAND.outcome(s)
            assert LEARNED.move_values(s, s.turn(), moves) == HAND.move_values(s, s.turn(), moves)


if __name__ == "__main__":
    found = {str(seats): [judged(s) for s in positions(seats, {})] for seats in TAUGHT}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
