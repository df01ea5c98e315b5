"""Learned judgement of Principato: figures, weights and rules belong together.

After training anew `python -m tests.bots.test_learned_principato` writes the golden values again.
"""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from quattrocento.bots.heuristics import FORESIGHT, HEURISTICS, find_breakdown, find_model
from quattrocento.bots.heuristics.learned import weigh
from quattrocento.bots.heuristics.parts import total
from quattrocento.bots.heuristics.principato.learned import LEARNED as PRINCIPATO
from quattrocento.bots.heuristics.principato.learned import PACKAGE, phase
from quattrocento.bots.heuristics.principato.learned_parts import HAND_MADE, PARTS
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.principato.state import Principato

GAME = GAMES["principato"]
GOLDEN = Path(__file__).with_name("learned_principato.json")
TAUGHT = sorted(PRINCIPATO.learned)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(seats: int) -> list[Principato]:
    """A position of a random game every so often, up to its last turns."""
    s = GAME.start(seats, GAME.read_variants({}), GAME.edition(), rng(f"golden {seats}"), False)
    assert isinstance(s, Principato)
    found = []
    while not s.over:
        playout(s, rng(f"moves {s.ply}"), 29)
        if not s.over:
            found.append(s.clone())
    return found


def judged(s: Principato) -> dict[str, object]:
    return {"ply": s.ply, "estimates": PRINCIPATO.estimates(s)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_belong_to_the_features_and_the_rules(seats: int) -> None:
    """Whoever changes either trains anew: `quattrocento train principato --seats N`."""
    file = files(PACKAGE).joinpath(f"weights-{seats}.json")
    if seats not in TAUGHT:
        assert not file.is_file(), "these weights are for other features or other rules"
        return
    given = json.loads(file.read_text("utf-8"))
    assert (given["game"], given["seats"]) == ("principato", seats)
    assert given["revision"] == GAME.revision
    assert tuple(given["weights"]) == find_model(GAME).names
    assert all(round(one, 4) == one for row in given["weights"].values() for one in row)


@pytest.mark.parametrize("seats", TAUGHT)
def test_golden_positions_have_golden_values(seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[str(seats)]
    for s, then in zip(positions(seats), golden, strict=True):
        assert judged(s)["ply"] == then["ply"]
        assert judged(s)["estimates"] == pytest.approx(then["estimates"], abs=1e-9)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_figure_is_the_estimate_made_by_hand(seats: int) -> None:
    model = find_model(GAME)
    for s in positions(seats):
        rows = model.features(s)
        assert {len(row) for row in rows} == {len(model.names)}
        first = [row[0] for row in rows]
        assert first == pytest.approx(HEURISTICS["principato"].estimates(s), abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_an_estimate_is_the_sum_of_the_figures_by_their_weights(seats: int) -> None:
    known = PRINCIPATO.learned[seats]
    for s in positions(seats):
        sums = [weigh(row, known.weights[phase(s)]) for row in find_model(GAME).features(s)]
        assert sums == pytest.approx(PRINCIPATO.estimates(s), abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_parts_add_up_to_the_learned_estimate(seats: int) -> None:
    breakdown = find_breakdown(GAME, FORESIGHT)
    for s in positions(seats):
        sums = [total(parts) for parts in breakdown.parts(s)]
        assert sums == pytest.approx(PRINCIPATO.estimates(s), abs=1e-9)


def test_every_feature_counts_for_one_part() -> None:
    counted = [HAND_MADE, *(feature for part in PARTS.values() for feature in part)]
    assert sorted(counted) == sorted(find_model(GAME).names)


@pytest.mark.parametrize("seats", GAME.seats)
def test_phases_go_down_to_the_last_turn(seats: int) -> None:
    found = [phase(s) for s in positions(seats)]
    assert found == sorted(found, reverse=True)
    assert found[0] == find_model(GAME).phases - 1


def test_seats_without_weights_are_judged_by_hand() -> None:
    for seats in set(GAME.seats) - set(TAUGHT):
        for s in positions(seats):
            assert PRINCIPATO.outcome(s) == HEURISTICS["principato"].outcome(s)


def write_golden() -> None:
    golden = {str(seats): [judged(s) for s in positions(seats)] for seats in TAUGHT}
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write_golden()
