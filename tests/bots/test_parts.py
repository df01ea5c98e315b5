"""The judgement in its parts: they are what the bots judge by, taken apart."""

import pytest

from quattrocento.bots.heuristics import HEURISTICS, find_breakdown
from quattrocento.bots.heuristics.parts import total
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

# Where an estimate has most to add up: each game at its fewest and at four, with expansions.
TABLES = [
    ("condottiere", 2, {}),
    ("condottiere", 4, {}),
    ("princes", 2, {"muse": "yes", "cooperative": "yes"}),
    ("princes", 4, {}),
    ("principato", 2, {}),
    ("principato", 4, {}),
    ("signorie", 2, {}),
    ("signorie", 4, {}),
]
EVERY = 7  # moves from one comparison to the next


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_parts_add_up_to_the_estimate(key: str, seats: int, options: dict[str, str]) -> None:
    game, heuristic, breakdown = GAMES[key], HEURISTICS[key], find_breakdown(GAMES[key])
    rng = Rng(seed_key(f"parts {key} {seats}"))
    s = game.start(seats, game.read_variants(options), game.edition(), rng.child("deal"), False)
    compared = 0
    while s.agenda:
        if s.ply % EVERY == 0:
            sums = [total(parts) for parts in breakdown.parts(s)]
            assert sums == pytest.approx(heuristic.estimates(s), abs=1e-9)
            compared += 1
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        s.play(seat, rng.pick(legal_moves))
    assert compared > 10
