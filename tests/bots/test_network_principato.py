"""What a player of Principato looks at, and what its network makes of it."""

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.principato.learned import LEARNED
from quattrocento.bots.heuristics.principato.practised import (
    PRACTISED,
    PractisedPrincipato,
    action,
)
from quattrocento.bots.heuristics.principato.sight import COLUMNS, OTHERS, look
from quattrocento.bots.master import Maestro
from quattrocento.core.game import Seen
from quattrocento.core.rng import Rng
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS
from quattrocento.games.principato.moves import SWAP, TAKE, Commission
from quattrocento.games.principato.state import Principato
from tests.games.principato.scenes import prince, table

PLACES = {some.name: sum(one.size for one in COLUMNS[:at]) for at, some in enumerate(COLUMNS)}


def seen(s: Principato, seat: int, name: str) -> list[int]:
    """Some of the numbers that a seat looks at."""
    size = next(some.size for some in COLUMNS if some.name == name)
    return list(look(s, seat)[PLACES[name] : PLACES[name] + size])


def test_what_can_be_paid_for_is_seen() -> None:
    """PRI-26, PRI-30, PRI-39 With three food and a favour: farms, a book and not a painting."""
    s = table(prince(food=3, money=0, favour=1, farms=2), prince())
    tile, two, _, _, catapult, _, monument, book, painting = seen(s, 0, "affordable")
    assert (tile, two, catapult, monument, book, painting) == (1, 1, 1, 1, 1, 0)
    assert seen(s, 0, "missing")[1:3] == [0, 4]


def test_a_harvest_is_as_large_as_the_farms_allow() -> None:
    """PRI-04, PRI-37 Four fields, and room for one more food."""
    s = table(prince(fields=4, farms=2, food=3), prince())
    assert seen(s, 0, "gathered")[0] == 1


def test_who_is_ahead_is_seen_from_both_sides() -> None:
    """PRI-53, PRI-63 Three catapults and a book of five against nothing."""
    s = table(prince(catapults=3, works="book:5"), prince())
    assert seen(s, 0, "leads")[:4] == [3, 0, 5, 0]
    assert seen(s, 1, "leads")[:4] == [0, 3, 0, 5]


def test_an_army_that_would_be_supplied_counts_as_strong() -> None:
    """PRI-53 Three militias want food, of which there are two, and a favour."""
    s = table(prince(militias=3, food=2, favour=0, money=0), prince())
    assert seen(s, 0, "army") == [1, 0, 2, 1]


def test_goals_are_seen_by_their_owner_alone() -> None:
    """PRI-11"""
    s = table(prince(goals="armory villa"), prince(goals="stronghold palace"))
    other = table(prince(goals="armory villa"), prince(goals="armory palace"))
    assert look(s, 0) == look(other, 0)
    assert look(s, 1) != look(other, 1)


def test_nothing_stands_where_nobody_sits() -> None:
    two = table(prince(), prince(fields=5))
    cards = seen(two, 0, "other-cards")
    width = len(cards) // OTHERS
    assert sum(cards[:width]) == 2
    assert not any(cards[width:])


def test_a_card_is_the_same_wherever_it_lies() -> None:
    """PRI-24 The leftmost of several is taken; the others need no number of their own."""
    harvest = CARDS["harvest"].index
    assert action(TAKE[harvest][0]) == action(TAKE[harvest][3])
    assert action(SWAP[harvest]) != action(TAKE[harvest][0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_no_network_is_believed_all_is_as_it_was_learned(seats: int) -> None:
    untaught = PractisedPrincipato(LEARNED.learned)
    untaught.networks = {seats: None}
    s = table(*[prince(food=2) for _ in range(seats)])
    moves = s.legal_moves(0)
    assert untaught.move_values(s, 0, moves) == LEARNED.move_values(s, 0, moves)
    assert untaught.prior(s, 0, moves) == LEARNED.prior(s, 0, moves)
    assert untaught.likeliest(s, 0, moves) is LEARNED.likeliest(s, 0, moves)
    assert untaught.outcome(s) == LEARNED.outcome(s)
    assert untaught.playout_length(s) == LEARNED.playout_length(s)
    assert untaught.is_thorough(seats) == LEARNED.is_thorough(seats)


def test_a_maestro_plays_where_other_cards_commission_works() -> None:
    """In an edition of one's own a harvest may bring a painting."""
    text = GAME.edition().imprint.text
    for printed, changed in (
        ('effect = "gather", what = "food"', 'effect = "commission", what = "painting"'),
        ("[prices]", "[prices]\nharvest = [{ food = 0, money = 0, tiles = 1 }]\n#"),
    ):
        assert text.count(printed) == 1
        text = text.replace(printed, changed)
    s = GAME.start(2, GAME.read_variants({}), GAME.edition(text, "ours"), Rng(bytes(32)), False)
    asked = []
    while s.agenda:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        asked += [move for move in legal_moves if isinstance(move, Commission)]
        at_table = Seen(GAME, s, seat, Rng(bytes(32)))
        s.play(seat, Maestro(Rng(bytes(32))).choose(at_table, ThinkingTime(iterations=1)))
    assert any(move.card.index == CARDS["harvest"].index for move in asked)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_who_is_far_ahead_at_the_end_has_good_hopes(others: int) -> None:
    """PRI-63 The last turn of the last year: three paintings of six against nothing."""
    rich = prince(works="painting:6 painting:6 painting:6 book:5", catapults=4)
    poor = [prince() for _ in range(others)]
    ahead = table(rich, *poor, stack="", year=3)
    assert PRACTISED.outcome(ahead)[0] > 0.8
    behind = table(poor[0], rich, *poor[1:], stack="", year=3)
    assert PRACTISED.outcome(behind)[0] < 0.2
    assert HEURISTICS["principato"].outcome(behind)[1] > 0.8
