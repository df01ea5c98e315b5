"""How the bots judge The Princes of Florence."""

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.princes.actions import sketch
from quattrocento.bots.heuristics.princes.court import (
    FREEDOM_COUNT,
    fit,
    ranked_fit,
    survey_court,
)
from quattrocento.bots.heuristics.princes.market import Market
from quattrocento.bots.heuristics.princes.outlook import Outlook, hope
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.princes.cards import TALLY
from quattrocento.games.princes.components import (
    BUILDING,
    JESTER_PILE,
    PERSONS_DECK,
    PRESTIGES,
    PROFESSIONS,
    TALLIES,
)
from quattrocento.games.princes.moves import END_TURN, GO_BACK, Build
from quattrocento.games.princes.state import Princes
from tests.games.princes.scenes import TOGETHER, Court, phase_a, phase_b
from tests.play import play

GAME = GAMES["princes"]
HEURISTIC = HEURISTICS["princes"]


def play_on(seats: int, step: str, number: int = 1, **options: str) -> Princes:
    """Play by the heuristic to the so-manieth question of a kind."""
    rng = Rng(seed_key("florence"))
    s = GAME.start(seats, GAME.read_variants(options), GAME.edition(), rng, False)
    assert isinstance(s, Princes)
    while s.agenda:
        seat = s.turn()
        choices = s.legal_moves(seat)
        if type(s.agenda[-1]).__name__ == step and len(choices) > 1:
            number -= 1
            if not number:
                break
        weights = HEURISTIC.prior(s, seat, choices)
        s.play(seat, choices[weights.index(max(weights))])
    return s


def test_a_whole_game_brings_everyone_works_and_points() -> None:
    s = play_on(3, "nothing")
    assert not s.agenda
    assert all(prince.points > 25 and len(prince.table) >= 3 for prince in s.princes)


def test_both_expansions_are_played_to_the_end() -> None:
    s = play_on(2, "nothing", muse="yes", cooperative="yes")
    assert not s.agenda
    assert max([prince.points for prince in s.princes]) > 40


def test_a_prior_is_a_distribution() -> None:
    for step in ("Opening", "Bidding", "Turn", "Laying", "Selection", "Proceeds"):
        s = play_on(4, step)
        prior = HEURISTIC.prior(s, s.turn(), s.legal_moves(s.turn()))
        assert abs(sum(prior) - 1.0) < 1e-6
        assert min(prior) >= 0.0


def test_what_is_kept_from_bid_to_bid_is_what_a_fresh_look_finds() -> None:
    s = play_on(4, "Opening")
    for _ in range(60):
        seat = s.turn()
        choices = s.legal_moves(seat)
        weights = HEURISTIC.prior(s, seat, choices)
        assert HEURISTIC.prior(s.clone(), seat, choices) == weights
        HEURISTIC.prior(s, seat, choices)
        s.play(seat, choices[weights.index(max(weights))])


def test_a_jester_is_worth_more_to_whom_has_more_persons() -> None:
    s = play_on(4, "Opening")
    values = []
    for persons in (1, 3):
        twin = s.clone()
        twin.princes[0].hand = tuple(list(PROFESSIONS.values())[:persons])
        outlook = Outlook(twin)
        plans = [Plan(Weights(), twin, outlook, q, outlook.court(q)) for q in range(4)]
        values.append(Market(Weights(), twin, outlook, plans).values[0][JESTER_PILE.index])
    assert values[1] > max(0.0, values[0])


def test_a_settled_market_leaves_no_more_than_the_value_less_the_base_price() -> None:
    s = play_on(4, "Opening")
    outlook = Outlook(s)
    plans = [Plan(Weights(), s, outlook, seat, outlook.court(seat)) for seat in range(4)]
    market = Market(Weights(), s, outlook, plans)
    for left, values in zip(market.hopes(), market.values, strict=True):
        assert 0.0 <= left <= max(values) - market.base


def test_a_wanted_building_looks_better_than_an_unwanted_one() -> None:
    s = play_on(4, "Turn")
    seat = s.turn()
    wishes = s.edition.wishes
    wanted = [wishes[person.index].building for person in s.princes[seat].hand]
    unwanted = next(building for building in BUILDING if building not in wanted)
    moves = [Build(wanted[0]), Build(unwanted), END_TURN, GO_BACK]
    better, worse, idle, backwards = sketch(Weights(), s, Outlook(s), seat, moves)
    assert better > worse
    assert backwards < min(worse, idle)


def test_whoever_has_begun_a_work_gives_up_no_points_before_it_is_done() -> None:
    """FLO-37, FLO-60 Both bonus cards are needed, none of them is enough."""
    court = Court(hand="poet", jesters=2, bonuses="each-jester cards-on-the-table", points=5)
    s = phase_b(court, seats=2, round=2)
    play(s, "0 complete-work poet")
    assert best(s) in ("add-bonus each-jester", "add-bonus cards-on-the-table")


def test_a_point_is_not_given_up_instead_of_recruiting_later() -> None:
    """FLO-26, FLO-60 Whatever the order in which the moves are named."""
    s = phase_a(Court(points=5), Court(table="poet"), Court())
    play(s, "0 open recruiting", "1 pass", "2 pass")
    assert best(s) == best(s, backwards=True) == "hold"


def test_an_offer_that_does_not_pay_is_declined() -> None:
    """FLO-60, FLO-112 Whatever the order in which the moves are named."""
    s = phase_b(Court(), Court(points=5), variants=TOGETHER, seats=3)
    play(s, "0 build-with tower 1", "0 place f1 r0", "0 ask 3500")
    assert best(s) == best(s, backwards=True) == "decline"


def best(s: Princes, backwards: bool = False) -> str:
    """The move of the highest value, of equal ones the first."""
    seat = s.turn()
    moves = list(s.legal_moves(seat))
    if backwards:
        moves.reverse()
    values = HEURISTIC.move_values(s, seat, moves)
    return write(moves[values.index(max(values))])


def test_a_prestige_card_is_certain_once_its_condition_is_met() -> None:
    s = play_on(4, "Turn")
    card = PRESTIGES["all-freedoms"]
    court = survey_court(s, 0)
    court.counts[FREEDOM_COUNT] = 3
    assert hope(s, Outlook(s), 0, court, card) == 8.0
    court.counts[FREEDOM_COUNT] = 1
    assert 0.0 < hope(s, Outlook(s), 0, court, card) < 8.0


def test_a_court_counts_what_the_rules_count() -> None:
    """FLO-73"""
    for number in range(1, 40, 3):
        s = play_on(4, "Turn", number)
        for seat, prince in enumerate(s.princes):
            counted = [TALLY[word](s, prince) for word in TALLIES]
            assert survey_court(s, seat).counts == counted


def test_persons_rank_by_how_well_they_fit() -> None:
    """FLO-33"""
    for number in range(1, 40, 6):
        s = play_on(3, "Turn", number)
        persons = [card.index for card in s.decks[PERSONS_DECK.index]]
        mask = sum(1 << person for person in persons)
        for seat in range(s.seats):
            court = survey_court(s, seat)
            fits = sorted([fit(s, court, person) for person in persons], reverse=True)
            assert [ranked_fit(court, mask, rank) for rank in range(len(fits))] == fits
            assert ranked_fit(court, mask, len(fits)) == -1
