"""Learned replies: figures, weights and rules belong together, and are the same on both builds.

After learning anew `python -m tests.bots.test_replies` writes the golden values again.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import (
    BEST,
    BY_HAND,
    FORESIGHT,
    FORESIGHTED,
    HEURISTICS,
    LEARNED,
    MASTERS,
    NothingToLearn,
    find_lore,
)
from quattrocento.bots.heuristics.condottiere.foresight import MASTERLY as CONDOTTIERE
from quattrocento.bots.heuristics.condottiere.replies import option_rows, reply_values
from quattrocento.bots.heuristics.replies import read_replies
from quattrocento.bots.master import Maestro, Master
from quattrocento.bots.rollouts import Rollouts
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.games.condottiere.battle import Turn
from quattrocento.games.condottiere.campaign import Stalemate
from quattrocento.games.condottiere.state import Condottiere
from tests.games.condottiere.scenes import battle, campaign

GAME = GAMES["condottiere"]
LORE = find_lore(GAME)
GOLDEN = Path(__file__).with_name("replies_condottiere.json")
PACKAGE = "quattrocento.bots.heuristics.condottiere"
TAUGHT = sorted(CONDOTTIERE.replies)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(seats: int) -> list[Condottiere]:
    """Choices of a random game whose replies are learned."""
    s = GAME.start(seats, GAME.read_variants({}), GAME.edition(), rng(f"replies {seats}"), False)
    assert isinstance(s, Condottiere)
    found: list[Condottiere] = []
    while s.agenda and len(found) < 12:
        playout(s, rng(f"moves {s.ply}"), 7)
        if s.agenda and LORE.is_learned(s) and len(s.legal_moves(s.turn())) > 1:
            found.append(s.clone())
    return found


def replied(s: Condottiere) -> dict[str, Any]:
    """What each option is worth at a glance, and what a master plays."""
    seat = s.turn()
    values = CONDOTTIERE.prior_values(s, seat, s.legal_moves(seat))
    seen = Seen(GAME, s, seat, rng("seen"))
    move = Master(rng("master")).choose(seen, ThinkingTime(iterations=12))
    return {"ply": s.ply, "values": values, "move": write(move)}


def test_there_is_something_to_hold() -> None:
    assert 4 in TAUGHT


@pytest.mark.parametrize("seats", TAUGHT)
def test_replies_belong_to_the_figures_and_the_rules(seats: int) -> None:
    """Whoever changes either learns anew: `quattrocento train condottiere --replies`."""
    given = json.loads(files(PACKAGE).joinpath(f"replies-{seats}.json").read_text("utf-8"))
    assert (given["game"], given["seats"]) == ("condottiere", seats)
    assert given["revision"] == GAME.revision
    assert given["regret"] < given["by_last"]
    assert [len(block) for block in given["weights"].values()] == LORE.sizes()
    assert all(round(one, 4) == one for block in given["weights"].values() for one in block)


def test_what_was_learned_of_other_rules_is_not_believed() -> None:
    assert read_replies(PACKAGE, GAME.seats, LORE, GAME.revision + 1) == {}


@pytest.mark.parametrize("seats", TAUGHT)
def test_golden_positions_have_golden_replies(seats: int) -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))[str(seats)]
    found = [replied(s) for s in positions(seats)]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["values"] == pytest.approx(then["values"], abs=1e-9)


@pytest.mark.parametrize("seats", TAUGHT)
def test_the_quick_sum_is_that_of_the_figures(seats: int) -> None:
    weights = CONDOTTIERE.replies[seats]
    for s in positions(seats):
        seat, legal_moves = s.turn(), s.legal_moves(s.turn())
        slow = [
            sum(figure * weight for figure, weight in zip(row, weights[block], strict=True))
            for block, row in option_rows(s, seat, legal_moves)
        ]
        assert reply_values(s, seat, legal_moves, weights) == pytest.approx(slow, abs=1e-9)


def test_a_reply_tells_nothing_of_the_cards_of_others() -> None:
    """CON-11 Only how many cards the others hold is open."""
    weak = battle(["m10 m6 m1", "m1 m1", "m1 m2", "m1"], city="parma")
    strong = battle(["m10 m6 m1", "m10 heroine", "drummer m10", "m6"], city="parma")
    moves = weak.legal_moves(0)
    assert option_rows(weak, 0, moves) == option_rows(strong, 0, moves)


def test_looking_at_options_leaves_the_battle_as_it_was() -> None:
    for s in positions(4):
        before = repr(s)
        option_rows(s, s.turn(), s.legal_moves(s.turn()))
        assert repr(s) == before


def test_a_rollout_ends_between_battles_or_with_the_game() -> None:
    for s in positions(4):
        CONDOTTIERE.play_on(s)
        assert s.over or not isinstance(s.agenda[-1], Turn)


@pytest.mark.parametrize("judgement", [FORESIGHT, BEST, BY_HAND])
def test_a_master_does_not_fight_on_for_ever(judgement: str) -> None:
    """CON-46 Everyone passes, again and again, and one seat holds far more than the others."""
    s = campaign(["m10 m10 m10 heroine drummer", "m1", "m2", "m1"])
    asked = 0
    while s.round == 1 and asked < 12:
        seat = s.turn()
        moves = s.legal_moves(seat)
        move = moves[-1] if isinstance(s.agenda[-1], Turn) else moves[0]
        if isinstance(s.agenda[-1], Stalemate):
            seen = Seen(GAME, s, seat, rng("seen"))
            move = Master(rng("master"), judgement).choose(seen, ThinkingTime(iterations=12))
            asked += 1
        s.play(seat, move)
    assert asked == 8


def opening(key: str, seats: int) -> Seen:
    game = GAMES[key]
    s: State = game.start(seats, game.read_variants({}), game.edition(), rng("deal"), False)
    return Seen(game, s, s.turn(), rng("dream"))


def test_masters_play_on_where_replies_are_quick_and_search_elsewhere() -> None:
    for seats in GAME.seats:
        kind = Rollouts if seats in TAUGHT else Search
        assert Master(rng("bot")).kind(opening("condottiere", seats)) is kind
    assert Master(rng("bot")).kind(opening("signorie", 4)) is Search
    assert Master(rng("bot"), BEST).kind(opening("condottiere", 4)) is Search


def test_a_maestro_grows_a_tree_that_gains_by_its_time() -> None:
    for seats in GAME.seats:
        assert Maestro(rng("bot")).kind(opening("condottiere", seats)) is Search


def test_nobody_waits_for_more_games_than_tell_anything() -> None:
    search = Rollouts(CONDOTTIERE, opening("condottiere", 4), rng("search"))
    search.run(ThinkingTime(seconds=3600.0))
    assert search.root.visits == CONDOTTIERE.enough > 0


def test_no_replies_can_be_learned_where_there_are_no_figures() -> None:
    for key, game in GAMES.items():
        if key != "condottiere":
            with pytest.raises(NothingToLearn, match="condottiere"):
                find_lore(game)


def test_masters_judge_duels_of_condottiere_by_hand() -> None:
    assert 2 not in TAUGHT
    for s in positions(2):
        seat, legal_moves = s.turn(), s.legal_moves(s.turn())
        by_hand = HEURISTICS["condottiere"].move_values(s, seat, legal_moves)
        assert MASTERS["condottiere"].move_values(s, seat, legal_moves) == by_hand


def test_positions_are_judged_by_the_same_weights() -> None:
    for seats in GAME.seats:
        for s in positions(seats):
            assert FORESIGHTED["condottiere"].estimates(s) == LEARNED["condottiere"].estimates(s)


if __name__ == "__main__":
    kept = {str(seats): [replied(s) for s in positions(seats)] for seats in TAUGHT}
    GOLDEN.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
