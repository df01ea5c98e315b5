"""The levels: honest, legal, and the same for the same seed."""

from dataclasses import replace

import pytest

from quattrocento.bots import LEVELS as ALL_LEVELS
from quattrocento.bots.bot import JudgingBot, ThinkingBot, ThinkingTime
from quattrocento.bots.greedy import Greedy
from quattrocento.bots.heuristics import BEST, BY_HAND, FORESIGHT, MASTERLY
from quattrocento.bots.levels import REFERENCES, by_name, is_own, parse_spec
from quattrocento.core.game import Game, Seen
from quattrocento.core.playout import playout
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

SHORT = ThinkingTime(iterations=6)
# A maestro is a master who takes more time; test_rollouts tells where it is more than that.
LEVELS = {level: bot for level, bot in ALL_LEVELS.items() if level != "maestro"}


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def positions(game: Game, seats: int) -> list[State]:
    """Positions from a few random games in which somebody has a real choice."""
    found = []
    for number in range(3):
        s = game.start(seats, game.read_variants({}), game.edition(), rng(f"game {number}"), False)
        chance = rng(f"moves {number}")
        for _ in range(4):
            playout(s, chance, 9)
            while not s.over and len(s.legal_moves(s.turn())) == 1:
                s.play(s.turn(), s.legal_moves(s.turn())[0])
            if not s.over:
                found.append(s.clone())
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_a_bot_plays_what_is_open(level: str, key: str) -> None:
    game = GAMES[key]
    for s in positions(game, 3):
        seat = s.turn()
        move = LEVELS[level](rng("bot")).choose(Seen(game, s, seat, rng("dream")), SHORT)
        assert move in s.legal_moves(seat)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(level: str, key: str) -> None:
    game = GAMES[key]
    for s in positions(game, 4):
        seat = s.turn()
        other = game.imagine(s, seat, rng("another truth"))
        moves = [
            LEVELS[level](rng("bot")).choose(Seen(game, truth, seat, rng("dream")), SHORT)
            for truth in (s, other)
        ]
        assert moves[0] == moves[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_thinks_the_same(level: str, key: str) -> None:
    game = GAMES[key]
    s = positions(game, 2)[-1]
    seen = Seen(game, s, s.turn(), rng("dream"))
    moves = {str(LEVELS[level](rng("bot")).choose(seen, SHORT)) for _ in range(2)}
    assert len(moves) == 1


@pytest.mark.parametrize("level", ["journeyman", "master"])
def test_a_thought_begins_with_the_move_that_is_played(level: str) -> None:
    game = GAMES["condottiere"]
    for s in positions(game, 3):
        seen = Seen(game, s, s.turn(), rng("dream"))
        thinker = LEVELS[level](rng("bot"))
        assert isinstance(thinker, ThinkingBot)
        thought = thinker.think(seen, SHORT)
        assert thought.candidates[0].move == LEVELS[level](rng("bot")).choose(seen, SHORT)
        assert all(0 <= one.value <= 1 or level == "journeyman" for one in thought.candidates)


def test_a_longer_clock_visits_more() -> None:
    game = GAMES["condottiere"]
    s = positions(game, 3)[0]
    seen = Seen(game, s, s.turn(), rng("dream"))
    master = LEVELS["master"](rng("bot"))
    assert isinstance(master, ThinkingBot)
    few, many = (master.think(seen, ThinkingTime(iterations=number)) for number in (5, 50))
    assert few.iterations <= 5 < many.iterations <= 50
    assert sum(one.visits for one in many.candidates) == many.iterations


def test_even_an_apprentice_looks_to_the_end_of_a_turn_of_principato() -> None:
    for key, alike in (("principato", True), ("signorie", False)):
        game = GAMES[key]
        s = game.start(3, game.read_variants({}), game.edition(), rng("deal"), False)
        playout(s, rng("moves"), 40)
        quick, thorough = (
            Greedy(rng("bot"), 1, 0.0, thorough).think(Seen(game, s, s.turn(), rng("dream")))
            for thorough in (False, True)
        )
        assert (quick == thorough) == alike


@pytest.mark.parametrize(("seats", "worlds"), [(2, 6), (3, 1), (4, 1)])
def test_a_journeyman_with_weights_looks_into_one_world(seats: int, worlds: int) -> None:
    game = GAMES["condottiere"]
    s = positions(game, seats)[0]
    journeyman = LEVELS["journeyman"](rng("bot"))
    assert isinstance(journeyman, ThinkingBot)
    assert journeyman.think(Seen(game, s, s.turn(), rng("dream"))).iterations == worlds


def test_a_maestro_has_more_time_than_a_master() -> None:
    times = [parse_spec(level).clock.seconds for level in ("master", "maestro")]
    assert times == [0.5, 1.0]
    assert parse_spec("maestro-caterina") == replace(parse_spec("maestro"), name="maestro-caterina")
    assert parse_spec("maestro@40").clock == ThinkingTime(iterations=40)


@pytest.mark.parametrize(
    ("name", "judgement"),
    [
        ("apprentice", BEST),
        ("apprentice-by-hand", BY_HAND),
        ("journeyman", BEST),
        ("journeyman-by-hand", BY_HAND),
        ("master", MASTERLY),
        ("master-learned", BEST),
        ("master-2026", BY_HAND),
        ("master-by-hand", BY_HAND),
        ("maestro", FORESIGHT),
    ],
)
def test_a_level_has_its_judgement_and_its_reference_the_other(name: str, judgement: str) -> None:
    bot = by_name(name, rng("bot"))
    assert is_own(name)
    assert isinstance(bot, JudgingBot)
    assert bot.judgement == judgement
    assert ("-" in name) == (name in REFERENCES)
