"""What a duellist of Condottiere looks at, and what its network makes of it."""

import pytest

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.condottiere.practised import PRACTISED, SIGHT, action
from quattrocento.bots.heuristics.condottiere.sight import COLUMNS, look
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
from tests.bots.test_network import CASES
from tests.games.condottiere.scenes import battle, campaign

DUEL = CASES[0]
PLACES = {some.name: sum(one.size for one in COLUMNS[:at]) for at, some in enumerate(COLUMNS)}


def seen(s: Condottiere, seat: int, name: str) -> list[int]:
    """Some of the numbers that a seat looks at."""
    size = next(some.size for some in COLUMNS if some.name == name)
    return list(look(s, seat)[PLACES[name] : PLACES[name] + size])


def test_what_the_rival_has_shown_is_looked_at_too() -> None:
    """So the claim that a look tells no secret is put to the test there as well."""
    known = [s.captains[1 - s.turn()].known for s in DUEL.positions() if isinstance(s, Condottiere)]
    assert any(known)


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
    assert PRACTISED.outcome(s)[seat] > 0.9 > 0.1 > PRACTISED.outcome(s)[1 - seat]


def test_whether_to_fight_on_is_left_to_rules_of_thumb() -> None:
    """CON-46 Both pass until they are asked: a network that fought on might do so for ever."""
    s = campaign(["m10 m10 m10 heroine drummer", "m1"])
    while not isinstance(s.agenda[-1], Stalemate):
        moves = s.legal_moves(s.turn())
        s.play(s.turn(), moves[-1] if isinstance(s.agenda[-1], Turn) else moves[0])
    by_hand, moves = HEURISTICS["condottiere"], s.legal_moves(0)
    assert PRACTISED.move_values(s, 0, moves) == by_hand.move_values(s, 0, moves)
    assert PRACTISED.prior(s, 0, moves) == by_hand.prior(s, 0, moves)
    assert PRACTISED.likeliest(s, 0, moves) is by_hand.likeliest(s, 0, moves)
