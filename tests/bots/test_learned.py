"""Learned judgement: features, weights and rules belong together, and values stay what they are.

After training anew `python -m tests.bots.test_learned` writes the golden values again.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.analysis.chances import Judge
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import (
    BEST,
    HEURISTICS,
    LEARNED,
    NothingToLearn,
    find_breakdown,
    find_model,
)
from quattrocento.bots.heuristics.condottiere.learned import LEARNED as CONDOTTIERE
from quattrocento.bots.heuristics.condottiere.learned_parts import HAND_MADE, PARTS
from quattrocento.bots.heuristics.learned import read_weights, weigh
from quattrocento.bots.heuristics.parts import total
from quattrocento.bots.master import Master
from quattrocento.bots.reasons import explain
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.text.reasons import reason
from quattrocento.text.words import LANGUAGES, Words
from tests.games.condottiere.scenes import battle, campaign

GAME = GAMES["condottiere"]
GOLDEN = Path(__file__).with_name("learned_condottiere.json")
PACKAGE = "quattrocento.bots.heuristics.condottiere"
TAUGHT = sorted(CONDOTTIERE.weights)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(seats: int) -> list[State]:
    """A position of a random game every so often, in battle and between."""
    s = GAME.start(seats, GAME.read_variants({}), GAME.edition(), rng(f"golden {seats}"), False)
    found = []
    for _ in range(6):
        playout(s, rng(f"moves {s.ply}"), 23)
        if not s.over:
            found.append(s.clone())
    return found


def judged(s: State) -> dict[str, Any]:
    """What the learned judgement says of a position, and what a master makes of it."""
    seat = s.turn()
    seen = Seen(GAME, s, seat, rng("seen"))
    move = Master(rng("master"), BEST).choose(seen, ThinkingTime(iterations=6))
    return {"ply": s.ply, "estimates": LEARNED["condottiere"].estimates(s), "move": write(move)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_weights_belong_to_the_features_and_the_rules(seats: int) -> None:
    """Whoever changes either trains anew: `quattrocento train condottiere --seats N`."""
    file = files(PACKAGE).joinpath(f"weights-{seats}.json")
    if seats not in TAUGHT:
        assert not file.is_file(), "these weights are for other features or other rules"
        return
    given = json.loads(file.read_text("utf-8"))
    assert (given["game"], given["seats"]) == ("condottiere", seats)
    assert given["revision"] == GAME.revision
    assert tuple(given["weights"]) == find_model(GAME).names
    assert given["generations"][-1]["loss"] < given["generations"][-1]["guess"]
    assert all(round(one, 4) == one for row in given["weights"].values() for one in row)


def test_there_is_something_to_hold() -> None:
    assert TAUGHT


def test_what_was_learned_of_other_rules_is_not_believed() -> None:
    names = find_model(GAME).names
    assert read_weights(PACKAGE, GAME.seats, names, 1, GAME.revision + 1) == {}
    assert read_weights(PACKAGE, GAME.seats, names[1:], 1, GAME.revision) == {}
    assert read_weights(PACKAGE, GAME.seats, names, 2, GAME.revision) == {}


@pytest.mark.parametrize("seats", TAUGHT)
def test_golden_positions_have_golden_values(seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[str(seats)]
    found = [judged(s) for s in positions(seats)]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["estimates"] == pytest.approx(then["estimates"], abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_parts_add_up_to_the_learned_estimate(seats: int) -> None:
    breakdown = find_breakdown(GAME, BEST)
    for s in positions(seats):
        sums = [total(parts) for parts in breakdown.parts(s)]
        assert sums == pytest.approx(LEARNED["condottiere"].estimates(s), abs=1e-9)


def test_every_feature_counts_for_one_part() -> None:
    counted = [HAND_MADE, *(feature for part in PARTS.values() for feature in part)]
    assert sorted(counted) == sorted(find_model(GAME).names)


def test_between_battles_nothing_of_a_battle_counts() -> None:
    names, features = find_model(GAME).names, find_model(GAME).features
    first = names.index("battle")
    peace = features(campaign(["m1", "m2 m3", "m10"]))
    fought = features(battle(["m10 m1", "m6", "m1"], city="parma"))
    assert all(not any(row[first:]) for row in peace)
    assert all(any(row[first:]) for row in fought)
    assert {len(row) for row in (*peace, *fought)} == {len(names)}


def test_a_city_that_would_win_is_seen() -> None:
    """CON-43 With one of the neighbours five cities are connected."""
    names, features = find_model(GAME).names, find_model(GAME).features
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca"), 0)
    scenes = [battle(["m1", "m1", "m1"], city, owners=owned) for city in ("napoli", "parma")]
    apart, joined = (dict(zip(names, features(s)[0], strict=True)) for s in scenes)
    assert apart["one-short"] == joined["one-short"] == 1.0
    assert apart["hope-wins"] == 0.0 < joined["hope-wins"]


def test_a_game_without_features_is_judged_by_hand() -> None:
    for key, game in GAMES.items():
        if key != "condottiere":
            assert LEARNED[key] is HEURISTICS[key]
            with pytest.raises(NothingToLearn, match="condottiere"):
                find_model(game)


def test_seats_without_weights_are_judged_by_hand() -> None:
    for seats in set(GAME.seats) - set(TAUGHT):
        for s in positions(seats):
            assert LEARNED["condottiere"].estimates(s) == HEURISTICS["condottiere"].estimates(s)


def test_reviews_and_hints_judge_by_weights_where_there_are_any() -> None:
    for seats in GAME.seats:
        by_weights = Judge(GAME, seats).heuristic is LEARNED["condottiere"]
        assert by_weights == (seats in TAUGHT)


def test_a_learned_judgement_gives_its_reasons_in_words() -> None:
    s = battle(["m10 m6 m1", "m6 m4", "m1"], city="parma", owners={"milano": 0, "modena": 0})
    moves = list(s.legal_moves(0))
    found = explain(Seen(GAME, s, 0, rng("seen")), moves, rng("why"), BEST)
    assert any(found)
    for language in LANGUAGES:
        words = Words(language, "condottiere", ["Anna", "Bruno", "Carla"])
        for part in find_breakdown(GAME, BEST).parts(s)[0]:
            for winning in (0.0, 1.0, 3.0):
                facts = dict.fromkeys(part.facts, (winning, 1.0))
                assert reason(words, part.name, facts)
                assert "Anna" in reason(words, part.name, facts, "Anna")


def test_a_weight_is_for_its_feature() -> None:
    assert weigh([1.0, 2.0, 3.0], [0.5, 0.0, -1.0]) == -2.5


if __name__ == "__main__":
    found = {str(seats): [judged(s) for s in positions(seats)] for seats in TAUGHT}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
