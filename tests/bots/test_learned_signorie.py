"""Signorie by learned weights: features, weights and rules belong together, and values stay.

After training anew `python -m tests.bots.test_learned_signorie` writes the golden values again.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.heuristics import HEURISTICS, find_model
from quattrocento.bots.heuristics.parts import total
from quattrocento.bots.heuristics.signorie.learned import LEARNED, PACKAGE
from quattrocento.bots.heuristics.signorie.learned_parts import BREAKDOWN, HAND_MADE, PARTS
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import scene

GOLDEN = Path(__file__).with_name("learned_signorie.json")
TAUGHT = sorted(LEARNED.learned)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(seats: int) -> list[Signorie]:
    """A position of a random game every so often, in the middle of turns and between."""
    s = GAME.start(seats, GAME.read_variants({}), GAME.edition(), rng(f"golden {seats}"), False)
    assert isinstance(s, Signorie)
    found = []
    for _ in range(6):
        playout(s, rng(f"moves {s.ply}"), 37)
        if not s.over:
            found.append(s.clone())
    return found


def judged(s: Signorie) -> dict[str, Any]:
    """What the learned judgement says of a position, and of the options there."""
    seat = s.turn()
    legal_moves = s.legal_moves(seat)
    values = LEARNED.move_values(s, seat, legal_moves)
    best = legal_moves[values.index(max(values))]
    return {"ply": s.ply, "estimates": LEARNED.estimates(s), "move": write(best)}


@pytest.mark.parametrize("seats", TAUGHT)
def test_weights_belong_to_the_features_and_the_rules(seats: int) -> None:
    """Whoever changes either trains anew: `quattrocento train signorie --seats N`."""
    given = json.loads(files(PACKAGE).joinpath(f"weights-{seats}.json").read_text("utf-8"))
    assert (given["game"], given["seats"]) == ("signorie", seats)
    assert given["revision"] == GAME.revision
    assert tuple(given["weights"]) == find_model(GAME).names
    assert given["generations"][-1]["loss"] < given["generations"][-1]["by_hand"]


def test_there_is_something_to_hold() -> None:
    assert TAUGHT


@pytest.mark.parametrize("seats", TAUGHT)
def test_golden_positions_have_golden_values(seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[str(seats)]
    for s, then in zip(positions(seats), golden, strict=True):
        now = judged(s)
        assert (now["ply"], now["move"]) == (then["ply"], then["move"])
        assert now["estimates"] == pytest.approx(then["estimates"], abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_one_seat_is_judged_as_it_is_among_all(seats: int) -> None:
    for s in positions(seats):
        alone = [LEARNED.estimate(s, seat) for seat in range(seats)]
        assert alone == pytest.approx(LEARNED.estimates(s), abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_parts_add_up_to_the_learned_estimate(seats: int) -> None:
    for s in positions(seats):
        sums = [total(parts) for parts in BREAKDOWN.parts(s)]
        assert sums == pytest.approx(LEARNED.estimates(s), abs=1e-9)


def test_every_feature_counts_for_one_part() -> None:
    counted = [HAND_MADE, *(feature for part in PARTS.values() for feature in part)]
    assert sorted(counted) == sorted(find_model(GAME).names)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_feature_is_the_estimate_made_by_hand(seats: int) -> None:
    for s in positions(seats):
        first = [row[0] for row in find_model(GAME).features(s)]
        assert first == pytest.approx(HEURISTICS["signorie"].estimates(s), abs=1e-9)


def test_a_family_that_has_passed_is_offered_nothing() -> None:
    """SIG-20"""
    names, features = find_model(GAME).names, find_model(GAME).features
    s = scene()
    before = dict(zip(names, features(s)[0], strict=True))
    s.families[0].passed = True
    after = dict(zip(names, features(s)[0], strict=True))
    assert before["offer-best"] > after["offer-best"] == 0.0
    assert (before["reward-open"], after["reward-sure"]) == (1.0, 1.0)


if __name__ == "__main__":
    values = {str(seats): [judged(s) for s in positions(seats)] for seats in TAUGHT}
    GOLDEN.write_text(json.dumps(values, indent=1) + "\n", "utf-8")
