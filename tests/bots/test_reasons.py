"""Reasons: the parts of the judgement that speak for a move, from what a seat sees alone."""

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.ending import HOPELESS
from quattrocento.bots.heuristics import HEURISTICS, find_breakdown
from quattrocento.bots.heuristics.parts import Part
from quattrocento.bots.master import Master
from quattrocento.bots.proposals import Proposals, propose
from quattrocento.bots.reasons import explain
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.text.reasons import reason
from quattrocento.text.words import LANGUAGES, Words
from tests.games.condottiere.scenes import battle
from tests.games.princes.scenes import Court, phase_b

QUICK = ThinkingTime(iterations=20)
NAMES = ["Anna", "Bruno", "Carla"]
every_game = pytest.mark.parametrize("game", GAMES)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def later(game: Game, plies: int) -> State:
    """A game of three, played by the heuristic to a real choice."""
    heuristic = HEURISTICS[game.key]
    s = game.start(3, game.read_variants({}), game.edition(), rng(f"{game.key} later"), False)
    while s.agenda and (s.ply < plies or len(s.legal_moves(s.turn())) < 3):
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        weights = heuristic.prior(s, seat, legal_moves)
        s.play(seat, legal_moves[weights.index(max(weights))])
    return s


def proposals(game: Game, s: State, seat: int) -> Proposals:
    seen = Seen(game, s, seat, rng("seen"))
    return propose(Master(rng("master")), seen, QUICK, rng("why"))


def told(found: Proposals) -> list[object]:
    return [(write(one.candidate.move), one.candidate.value, one.reasons) for one in found.found]


@every_game
def test_a_hint_tells_nothing_that_its_seat_does_not_know(game: str) -> None:
    """Two tables that look the same to a seat give it the same hint, whatever others hold."""
    one = GAMES[game]
    s = later(one, 40)
    seat = s.turn()
    twin = one.imagine(s, seat, rng("another deal"))
    first, second = proposals(one, s, seat), proposals(one, twin, seat)
    assert told(first) == told(second)


@every_game
def test_every_part_has_words_for_both_sides(game: str) -> None:
    one = GAMES[game]
    s = later(one, 40)
    parts = find_breakdown(one).parts(s)[0]
    for language in LANGUAGES:
        words = Words(language, game, NAMES)
        for part in (*parts, Part("victory", 1.0)):
            for more in (-2.0, 0.0, 1.0, 3.0):
                facts = {fact: (now, more) for fact, now in part.facts.items()}
                assert reason(words, part.name, facts)
                assert "Anna" in reason(words, part.name, facts, "Anna")


def said(s: State, key: str, move: str) -> list[str]:
    """Why the seat that is asked would make a move, rather than any other."""
    game = GAMES[key]
    seat = s.turn()
    moves = list(s.legal_moves(seat))
    why = explain(Seen(game, s, seat, rng("seen")), moves, rng("why"))
    words = Words("en", key, NAMES)
    return [
        reason(words, one.part, one.facts, NAMES[one.seat] if one.seat != seat else "")
        for one in why[[write(move) for move in moves].index(move)]
    ]


def test_a_card_that_wins_the_game_says_so() -> None:
    """CON-43 With Parma five cities are connected."""
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca"), 0)
    s = battle(["m10 m1", "m1", "m1"], city="parma", owners=owned)
    assert said(s, "condottiere", "play m10") == ["wins the game"]


def test_a_card_may_be_there_to_deny_a_rival() -> None:
    owned = dict.fromkeys(("milano", "modena", "genova"), 1)
    s = battle(["m6 m5 m1", "m6 m4", "m1"], city="parma", owners=owned)
    assert "denies Bruno the fourth city" in said(s, "condottiere", "play m6")


def test_a_building_is_for_the_person_who_wants_it() -> None:
    """FLO-33 The lawyer wants a library."""
    tiles = "lake a1 r0, forest e1 r0, park c4 r0"
    court = Court("lawyer painter", tiles=tiles, freedoms="opinion", jesters=3, florins=2000)
    s = phase_b(court, round=5, seats=3)
    work = "the lawyer could then complete a work of value 18"
    assert work in said(s, "princes", "build library")


def test_a_card_that_nobody_has_seen_is_no_reason() -> None:
    """FLO-61 Who brings a person looks at cards that are still to come."""
    court = Court("lawyer painter", freedoms="opinion", jesters=3, florins=2000)
    s = phase_b(court, round=5, seats=3)
    known = ("the lawyer", "the painter")
    for why in said(s, "princes", "bring-person"):
        assert "could then" not in why or why.startswith(known)


def test_where_winning_is_out_of_reach_the_points_are_told() -> None:
    s = later(GAMES["principato"], 150)
    assert s.turn() == 1
    assert HEURISTICS["principato"].outcome(s)[1] < HOPELESS
    for one in proposals(GAMES["principato"], s, 1).found:
        assert one.ending is not None
        assert 1.0 < one.ending.rank <= 3.0
        assert 20.0 < one.ending.points < 80.0


def test_where_nothing_can_go_wrong_the_points_are_told() -> None:
    s = later(GAMES["princes"], 157)
    found = proposals(GAMES["princes"], s, s.turn()).found
    assert min(one.candidate.value for one in found) > 1 - HOPELESS
    for one in found:
        assert one.ending is not None
        assert one.ending.rank == 1.0


def test_where_the_game_is_open_the_chance_tells_enough() -> None:
    s = later(GAMES["principato"], 40)
    found = proposals(GAMES["principato"], s, s.turn()).found
    assert all(one.ending is None for one in found)


@every_game
def test_proposals_stand_in_the_order_in_which_the_bot_would_play_them(game: str) -> None:
    one = GAMES[game]
    s = later(one, 60)
    seat = s.turn()
    found = proposals(one, s, seat).found
    seen = Seen(one, s, seat, rng("seen"))
    assert found[0].candidate.move == Master(rng("master")).choose(seen, QUICK)
    visits = [one.candidate.visits for one in found]
    assert visits == sorted(visits, reverse=True)
