"""Moves played on: which of them are, how often, and what that counts for."""

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import FORESIGHTED
from quattrocento.bots.master import Maestro, Master
from quattrocento.bots.rollouts import Rollouts, entrants
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.playout import playout
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.princes.state import Princes, is_last_round

PRINCES = GAMES["princes"]


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def opening(key: str, seats: int = 4) -> Seen:
    game = GAMES[key]
    s = game.start(seats, game.read_variants({}), game.edition(), rng("deal"), False)
    return Seen(game, s, s.turn(), rng("dream"))


@pytest.fixture(scope="module")
def end() -> Princes:
    """Somebody has many moves to choose from in the last round."""
    s = PRINCES.start(3, PRINCES.read_variants({}), PRINCES.edition(), rng("deal"), False)
    assert isinstance(s, Princes)
    chance = rng("moves")
    while not is_last_round(s) or len(s.legal_moves(s.turn())) < 8:
        playout(s, chance, 1)
    return s


@pytest.fixture(scope="module")
def late(end: Princes) -> Seen:
    return Seen(PRINCES, end, end.turn(), rng("dream"))


def searched(seen: Seen, clock: ThinkingTime) -> Rollouts:
    search = Rollouts(FORESIGHTED["princes"], seen, rng("bot"))
    search.run(clock)
    return search


def visits(search: Rollouts) -> list[int]:
    return sorted([child.visits for child in search.root.children.values()], reverse=True)


def test_moves_leave_one_by_one_until_two_have_the_most_games(late: Seen) -> None:
    search = searched(late, ThinkingTime(iterations=80))
    most, second, *others = visits(search)
    assert most - second <= 1
    assert len(others) > 2
    assert second > others[0] > others[-1] > 0
    assert most + second + sum(others) == search.root.visits == 80


def test_who_stays_in_the_running_is_played_on_in_the_same_worlds(late: Seen) -> None:
    search = searched(late, ThinkingTime(iterations=24))
    assert len(search.worlds) == visits(search)[0]


def test_so_many_moves_enter_as_can_be_compared() -> None:
    assert entrants(games=2, moves=30) == 2
    assert entrants(games=64, moves=30) == 6
    assert entrants(games=10_000, moves=30) == 30


def test_a_clock_of_seconds_compares_at_least_two(late: Seen) -> None:
    assert len(visits(searched(late, ThinkingTime(seconds=0.2)))) >= 2


def test_nobody_waits_for_more_rounds_than_tell_anything(late: Seen) -> None:
    search = searched(late, ThinkingTime(seconds=3600.0))
    assert search.root.visits == FORESIGHTED["princes"].enough > 0


def test_in_the_last_round_every_game_goes_to_its_end(late: Seen) -> None:
    search = searched(late, ThinkingTime(iterations=1))
    ranks = [score.rank for score in PRINCES.scores(search.leaf)]
    assert not search.leaf.agenda
    assert search.root.mean() == ((1 / ranks.count(1)) if ranks[late.seat] == 1 else 0.0)


def test_before_that_a_round_is_played_to_its_end_and_judged() -> None:
    first = opening("princes")
    search = Rollouts(FORESIGHTED["princes"], first, rng("bot"))
    search.run(ThinkingTime(iterations=1))
    assert isinstance(search.leaf, Princes)
    assert search.leaf.agenda
    assert search.leaf.round == 1
    assert search.root.mean() == FORESIGHTED["princes"].outcome(search.leaf)[first.seat]


def test_the_best_of_those_who_stayed_is_the_choice(late: Seen) -> None:
    search = searched(late, ThinkingTime(iterations=80))
    first, second, *_ = search.ranking()
    most = visits(search)[0]
    assert {search.root.children[move].visits for move in (first, second)} <= {most, most - 1}
    assert search.trusted(first) > search.trusted(second)


def test_what_a_seat_cannot_know_changes_nothing(end: Princes) -> None:
    seat = end.turn()
    other = PRINCES.imagine(end, seat, rng("another truth"))
    assert dump(PRINCES, other) != dump(PRINCES, end)
    moves = [
        Maestro(rng("bot")).choose(
            Seen(PRINCES, truth, seat, rng("dream")), ThinkingTime(iterations=24)
        )
        for truth in (end, other)
    ]
    assert moves[0] == moves[1]


def test_the_first_look_counts_for_less_the_more_games_there_are(late: Seen) -> None:
    search = Rollouts(FORESIGHTED["princes"], late, rng("bot"))
    liked, disliked = search.legal_moves[:2]
    search.root.prior[liked], search.root.prior[disliked] = 0.9, 0.1
    for games, choice in ((2, liked), (200, disliked)):
        for move, value in ((liked, 0.50), (disliked, 0.55)):
            child = search.root.child(move)
            child.visits, child.total = games, games * value
        assert search.ranking()[0] == choice


def test_only_a_maestro_plays_the_princes_on_and_not_in_duels() -> None:
    for seats in PRINCES.seats:
        kind = Search if seats == 2 else Rollouts
        assert Maestro(rng("bot")).kind(opening("princes", seats)) is kind
        assert Master(rng("bot")).kind(opening("princes", seats)) is Search
    for key in ("condottiere", "principato", "signorie"):
        assert Maestro(rng("bot")).kind(opening(key)) is Search
