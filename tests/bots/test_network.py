"""The network of duels: it belongs to what it looks at and to the rules, and knows no secret.

After practising anew `python -m tests.bots.test_network` writes the golden values again.
"""

import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import HEURISTICS, NothingToLearn, find_sight
from quattrocento.bots.heuristics.condottiere.duel import DUELLING, SIGHT, action
from quattrocento.bots.heuristics.condottiere.learned import PACKAGE
from quattrocento.bots.heuristics.condottiere.sight import COLUMNS, QUESTIONS, look, question
from quattrocento.bots.heuristics.network import Columns, Network, Units, read_network
from quattrocento.bots.master import Maestro
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.condottiere.battle import Turn
from quattrocento.games.condottiere.campaign import Stalemate
from quattrocento.games.condottiere.components import CARDS
from quattrocento.games.condottiere.moves import (
    DISCARD,
    FIGHT_ON,
    KEEP,
    NAME,
    PASS,
    PLAY,
    TAKE_BACK,
    TAKE_NOTHING,
    THROW_IN,
)
from quattrocento.games.condottiere.state import Condottiere
from tests.games.condottiere.scenes import battle, campaign

GAME = GAMES["condottiere"]
GOLDEN = Path(__file__).with_name("network_condottiere.json")
PLACES = {some.name: sum(one.size for one in COLUMNS[:at]) for at, some in enumerate(COLUMNS)}


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions() -> list[Condottiere]:
    """Choices of random duels: a few of each question."""
    found: list[list[Condottiere]] = [[] for _ in range(QUESTIONS)]
    for number in range(40):
        s = GAME.start(2, GAME.read_variants({}), GAME.edition(), rng(f"duel {number}"), False)
        assert isinstance(s, Condottiere)
        while s.agenda and not all(len(one) == 4 for one in found):
            playout(s, rng(f"moves {number} {s.ply}"), 3)
            if s.agenda and len(s.legal_moves(s.turn())) > 1 and len(found[question(s)]) < 4:
                found[question(s)].append(s.clone())
    return [s for some in found for s in some]


def network() -> Network:
    found = DUELLING.network(2)
    assert found is not None
    return found


def seen(s: Condottiere, seat: int, name: str) -> list[int]:
    """Some of the numbers that a seat looks at."""
    size = next(some.size for some in COLUMNS if some.name == name)
    return list(look(s, seat)[PLACES[name] : PLACES[name] + size])


def judged(s: Condottiere) -> dict[str, Any]:
    seat = s.turn()
    move = Maestro(rng("maestro")).choose(
        Seen(GAME, s, seat, rng("seen")), ThinkingTime(iterations=6)
    )
    values = DUELLING.move_values(s, seat, s.legal_moves(seat))
    return {"ply": s.ply, "values": values, "chances": DUELLING.outcome(s), "move": write(move)}


def test_the_network_belongs_to_what_it_looks_at_and_to_the_rules() -> None:
    """Whoever changes either practises anew: `train condottiere --seats 2 --network`."""
    given = json.loads(files(PACKAGE).joinpath("network-2.json").read_text("utf-8"))
    assert (given["game"], given["seats"], given["revision"]) == ("condottiere", 2, GAME.revision)
    layers = [list(given[name].values()) for name in ("first", "second", "actions", "value")]
    sizes = [SIGHT.size, *given["units"], given["units"][1]]
    for layer, size in zip(layers, sizes, strict=True):
        assert {len(row) for row in layer} == {size + 1}
    assert [len(layer) for layer in layers] == [*given["units"], SIGHT.actions, 1]
    assert all(round(one, 3) == one for layer in layers for row in layer for one in row)


def test_what_was_learned_of_other_rules_or_numbers_is_not_believed() -> None:
    others = replace(SIGHT, columns=(Columns("question", 5, 2), *COLUMNS[1:]))
    in_other_order = replace(SIGHT, columns=(*COLUMNS[1:], COLUMNS[0]))
    assert read_network(PACKAGE, 2, SIGHT, GAME.revision + 1) is None
    assert read_network(PACKAGE, 2, others, GAME.revision) is None
    assert read_network(PACKAGE, 2, in_other_order, GAME.revision) is None
    assert read_network(PACKAGE, 2, replace(SIGHT, actions=7), GAME.revision) is None
    assert read_network(PACKAGE, 3, SIGHT, GAME.revision) is None


def test_golden_positions_have_golden_values() -> None:
    """The same on both builds."""
    golden = json.loads(GOLDEN.read_text("utf-8"))
    found = [judged(s) for s in positions()]
    assert [one["move"] for one in found] == [one["move"] for one in golden]
    for now, then in zip(found, golden, strict=True):
        assert now["ply"] == then["ply"]
        assert now["values"] == pytest.approx(then["values"], abs=1e-9)
        assert now["chances"] == pytest.approx(then["chances"], abs=1e-9)


def test_quick_sums_are_those_of_all_units() -> None:
    for s in positions():
        row = [float(number) for number in look(s, s.turn())]
        thought = dense(dense(row, network().first), network().second)
        assert network().think(look(s, s.turn())) == pytest.approx(thought, abs=1e-9)


def dense(row: list[float], units: Units) -> list[float]:
    sums = [
        unit[0] + sum(one * weight for one, weight in zip(row, unit[1:], strict=True))
        for unit in units
    ]
    return [max(one, 0.0) for one in sums]


def test_a_look_tells_nothing_that_its_seat_does_not_see() -> None:
    """It is the same in all worlds that the seat could be in."""
    for s in positions():
        for seat in (0, 1):
            worlds = [GAME.imagine(s, seat, rng(f"world {number}")) for number in range(3)]
            assert {look(world, seat) for world in worlds if isinstance(world, Condottiere)} == {
                look(s, seat)
            }


def test_a_look_leaves_the_battle_as_it_was() -> None:
    for s in positions():
        before = repr(s)
        look(s, s.turn())
        assert repr(s) == before


def test_a_card_that_would_lead_is_seen() -> None:
    """CON-20, CON-22 Five against ten: a six leads, a drummer draws level, a two stays behind."""
    s = battle(["m5 m6 drummer m2", "m10 m1"])
    s.play(0, PLAY[CARDS["m5"].index])
    s.play(1, PLAY[CARDS["m10"].index])
    cards = [CARDS[slug].index for slug in ("m6", "drummer", "m2")]
    assert [seen(s, 0, "card-leads")[card] for card in cards] == [1, 0, 0]
    assert [seen(s, 0, "card-ahead")[card] for card in cards] == [1, 0, 0]
    assert [seen(s, 0, "card-behind")[card] for card in cards] == [0, 0, 3]


def test_what_the_rival_may_hold_is_what_nobody_has_shown() -> None:
    """CON-02 Three heroines: one in hand, one on the field."""
    s = battle(["m1 heroine", "heroine m1"])
    s.play(0, PLAY[CARDS["m1"].index])
    s.play(1, PLAY[CARDS["heroine"].index])
    assert seen(s, 0, "unseen")[CARDS["heroine"].index] == 1


def test_a_city_that_would_win_is_seen() -> None:
    """CON-43 Six connected cities win a duel."""
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca", "firenze"), 0)
    apart, joined = (battle(["m1", "m1"], city, owners=owned) for city in ("napoli", "parma"))
    assert seen(joined, 0, "contested")[4] == seen(joined, 1, "contested")[5] == 1
    assert seen(apart, 0, "contested")[4] == 0


def test_positions_are_of_all_kinds() -> None:
    assert {question(s) for s in positions()} == set(range(QUESTIONS))
    assert any(s.captains[1 - s.turn()].known for s in positions())


def test_every_move_has_a_number_of_its_own() -> None:
    others = [PASS, TAKE_NOTHING, KEEP, DISCARD, THROW_IN, FIGHT_ON]
    numbers = [action(move) for move in (*NAME, *PLAY, *TAKE_BACK, *others)]
    assert sorted(numbers) == list(range(SIGHT.actions))


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_can_win_at_once_has_good_hopes(seat: int) -> None:
    """CON-43 Five connected cities, a sixth before the gates, and a rival without cards."""
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca", "firenze"), seat)
    hands = ["m10 m10 m1", "m1"] if seat == 0 else ["m1", "m10 m10 m1"]
    s = battle(hands, "parma", condottiere=1 - seat, owners=owned)
    s.play(1 - seat, PLAY[CARDS["m1"].index])
    assert s.turn() == seat
    assert DUELLING.outcome(s)[seat] > 0.9 > 0.1 > DUELLING.outcome(s)[1 - seat]


def test_whether_to_fight_on_is_left_to_rules_of_thumb() -> None:
    """CON-46 Both pass until they are asked: a network that fought on might do so for ever."""
    s = campaign(["m10 m10 m10 heroine drummer", "m1"])
    while not isinstance(s.agenda[-1], Stalemate):
        moves = s.legal_moves(s.turn())
        s.play(s.turn(), moves[-1] if isinstance(s.agenda[-1], Turn) else moves[0])
    by_hand, moves = HEURISTICS["condottiere"], s.legal_moves(0)
    assert DUELLING.move_values(s, 0, moves) == by_hand.move_values(s, 0, moves)
    assert DUELLING.prior(s, 0, moves) == by_hand.prior(s, 0, moves)
    assert DUELLING.likeliest(s, 0, moves) is by_hand.likeliest(s, 0, moves)


def test_no_network_learns_a_game_that_it_cannot_look_at() -> None:
    for key, game in GAMES.items():
        if key != "condottiere":
            with pytest.raises(NothingToLearn, match="condottiere"):
                find_sight(game)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps([judged(s) for s in positions()], indent=1) + "\n", "utf-8")
