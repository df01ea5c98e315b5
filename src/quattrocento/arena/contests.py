"""The arena: bots play each other in rotated seats on paired seeds.

Seats rotate, and every rotation of a table plays the same seed, so that luck of the deal falls
on all alike. Only plain data cross the border of a process.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quattrocento.bots.bot import Bot
from quattrocento.bots.levels import BotSpec, by_name, parse_spec
from quattrocento.bots.outside import Outside
from quattrocento.core.game import Game, Seen, rank
from quattrocento.core.match import Match
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES


@dataclass(frozen=True)
class Contest:
    """What is to be played: by whom, how often, at which table."""

    game: str
    bots: tuple[str, ...]
    number: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    limit: float = 60.0

    def seating(self, index: int) -> list[int]:
        """Which of the bots sits at each seat in a game."""
        count = len(self.bots)
        return [(seat + index) % count for seat in range(count)]


def play_game(contest: Contest, index: int) -> dict[str, Any]:
    """Play one game of a contest; the same contest and index give the same game."""
    game = GAMES[contest.game]
    seating = contest.seating(index)
    seats = [parse_spec(contest.bots[bot]) for bot in seating]
    seed = f"{contest.seed} {index // len(seats)}"
    options = game.read_variants(dict(contest.options))
    edition = game.edition(contest.edition, "the given edition")
    tags = {f"seat{seat}": spec.name for seat, spec in enumerate(seats)}
    match = Match.begin(game, len(seats), options, edition, seed_key(seed), **tags)
    spent = [0.0] * len(seats)
    fault = run(match, seats, f"{seed} {index}", contest.limit, spent)
    ranks, totals, parts = judge(game, match, fault)
    return {
        "index": index,
        "seating": seating,
        "ranks": ranks,
        "totals": totals,
        "parts": parts,
        "moves": len(match.moves),
        "seconds": [round(second, 3) for second in spent],
        "fault": fault[1] if fault else "",
        "record": str(match.record),
    }


def run(
    match: Match, seats: Sequence[BotSpec], seed: str, limit: float, spent: list[float]
) -> tuple[int, str] | None:
    """Play to the end, or until a bot forfeits: its seat and why."""
    rngs = [Rng(seed_key(f"{seed} seat {seat}")) for seat in range(len(seats))]
    bots: dict[int, Bot] = {}
    try:
        while not match.state.over:
            seat = match.state.turn()
            options = match.state.legal_moves(seat)
            if len(options) == 1:
                match.play(seat, options[0])
                continue
            begun = time.monotonic()
            try:
                if seat not in bots:
                    bots[seat] = by_name(seats[seat].name, rngs[seat])
                seen = Seen(match.game, match.state, seat, rngs[seat])
                move = bots[seat].choose(seen, seats[seat].clock)
            except Exception as fault:
                return seat, f"{type(fault).__name__}: {fault}"
            took = time.monotonic() - begun
            spent[seat] += took
            if took > limit:
                return seat, f"took {took:.1f} s for a move; the limit is {limit:g} s"
            if move not in options:
                return seat, f"chose {move!r}, which is not open to it"
            match.play(seat, move)
    finally:
        for bot in bots.values():
            if isinstance(bot, Outside):
                bot.close()
    return None


def judge(
    game: Game, match: Match, fault: tuple[int, str] | None
) -> tuple[list[int], list[int], list[dict[str, int]]]:
    """Ranks, totals and points by source; who forfeits is last, by standing among the rest."""
    if fault is None:
        scores = game.scores(match.state)
        return (
            [score.rank for score in scores],
            [score.total for score in scores],
            [dict(score.parts) for score in scores],
        )
    standing = game.standing(match.state)
    keys = [(int(seat != fault[0]), one.total) for seat, one in enumerate(standing)]
    return rank(keys), [one.total for one in standing], [dict(one.parts) for one in standing]
