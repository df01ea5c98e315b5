"""The arena: bots play each other in rotated seats on paired seeds.

Seats rotate, and every rotation of a table plays the same seed, so that luck of the deal falls
on all alike. Only plain data cross the border of a process.
"""

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quattrocento.arena.programs import PROGRAMS
from quattrocento.bots.bot import Bot
from quattrocento.bots.levels import BotSpec, is_own, make, parse_spec
from quattrocento.bots.lines import BotFault
from quattrocento.bots.outside import Outside
from quattrocento.bots.program import Program
from quattrocento.core.game import Game, Seen, rank
from quattrocento.core.match import Match
from quattrocento.core.moves import Move
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


@dataclass(frozen=True)
class Forfeit:
    """Which seat forfeits a game, why, and where in its code that was."""

    seat: int
    reason: str
    trace: str = ""


class Players:
    """The bots at one table: ours think here, those of others in processes of their own."""

    def __init__(self, match: Match, specs: Sequence[BotSpec], seed: str, limit: float) -> None:
        self.match = match
        self.specs = specs
        self.seeds = [f"{seed} seat {seat}" for seat in range(len(specs))]
        self.rngs = [Rng(seed_key(one)) for one in self.seeds]
        self.limit = limit
        self.bots: dict[int, Bot] = {}
        self.programs: dict[int, Program | Outside] = {}

    def choose(self, seat: int) -> Move:
        if seat not in self.bots:
            self.bots[seat] = self._sit(seat)
        bot = self.bots[seat]
        if isinstance(bot, Program):
            bot.follow(self.match)
        seen = Seen(self.match.game, self.match.state, seat, self.rngs[seat])
        return bot.choose(seen, self.specs[seat].clock)

    def _sit(self, seat: int) -> Bot:
        name = self.specs[seat].name
        if is_own(name):
            return make(name, self.rngs[seat])
        bot = self.programs[seat] = PROGRAMS.take(name)
        bot.limit = self.limit
        if isinstance(bot, Program):
            bot.begin(self.match.game, self.match.state, seat, self.seeds[seat])
        return bot

    def finish(self, forfeit: Forfeit | None) -> None:
        """Tell programs how it ended, and keep those that play on; who forfeits does not."""
        fault = {"seat": forfeit.seat, "reason": forfeit.reason} if forfeit else None
        for seat, bot in self.programs.items():
            if forfeit and seat == forfeit.seat:
                bot.lines.end()
                continue
            if isinstance(bot, Program):
                bot.finish(self.match.scores if self.match.over else [], fault)
            PROGRAMS.give_back(self.specs[seat].name, bot)


def play_game(contest: Contest, index: int) -> dict[str, Any]:
    """Play one game of a contest; the same contest and index give the same game."""
    game = GAMES[contest.game]
    seating = contest.seating(index)
    names = [contest.bots[bot] for bot in seating]
    specs = [parse_spec(name) for name in names]
    seed = f"{contest.seed} {index // len(specs)}"
    options = game.read_variants(dict(contest.options))
    edition = game.edition(contest.edition, "the given edition")
    tags = {f"seat{seat}": spec.name for seat, spec in enumerate(specs)}
    match = Match.begin(game, len(specs), options, edition, seed_key(seed), **tags)
    spent = [0.0] * len(specs)
    forfeit = run(match, specs, f"{seed} {index}", contest.limit, spent)
    ranks, totals, parts = judge(game, match, forfeit)
    return {
        "index": index,
        "seating": seating,
        "bots": names,
        "ranks": ranks,
        "totals": totals,
        "parts": parts,
        "moves": len(match.moves),
        "seconds": [round(second, 3) for second in spent],
        "forfeit": forfeit.seat if forfeit else -1,
        "fault": forfeit.reason if forfeit else "",
        "trace": forfeit.trace if forfeit else "",
        "record": str(match.record),
    }


def run(
    match: Match, specs: Sequence[BotSpec], seed: str, limit: float, spent: list[float]
) -> Forfeit | None:
    """Play to the end, or until a bot forfeits."""
    players = Players(match, specs, seed, limit)
    forfeit: Forfeit | None = None
    try:
        while not match.state.over and forfeit is None:
            seat = match.state.turn()
            options = match.state.legal_moves(seat)
            if len(options) == 1:
                match.play(seat, options[0])
            else:
                forfeit = take_turn(players, seat, options, spent)
    except BaseException:
        for bot in players.programs.values():
            bot.lines.end()
        raise
    players.finish(forfeit)
    return forfeit


def take_turn(
    players: Players, seat: int, options: Sequence[Move], spent: list[float]
) -> Forfeit | None:
    """One decision of a bot, played unless it forfeits."""
    begun = time.monotonic()
    try:
        move = players.choose(seat)
    except BotFault as fault:
        return Forfeit(seat, str(fault), fault.trace)
    except Exception as fault:
        return Forfeit(seat, f"{type(fault).__name__}: {fault}", traceback.format_exc())
    took = time.monotonic() - begun
    spent[seat] += took
    if seat not in players.programs and took > players.limit:
        told = f"took {took:.1f} s for a move; the limit is {players.limit:g} s"
        return Forfeit(seat, told)
    if move not in options:
        return Forfeit(seat, f"chose {move!r}, which is not open to it")
    players.match.play(seat, move)
    return None


def judge(
    game: Game, match: Match, forfeit: Forfeit | None
) -> tuple[list[int], list[int], list[dict[str, int]]]:
    """Ranks, totals and points by source; who forfeits is last, by standing among the rest."""
    if forfeit is None:
        scores = game.scores(match.state)
        return (
            [score.rank for score in scores],
            [score.total for score in scores],
            [dict(score.parts) for score in scores],
        )
    standing = game.standing(match.state)
    keys = [(int(seat != forfeit.seat), one.total) for seat, one in enumerate(standing)]
    return rank(keys), [one.total for one in standing], [dict(one.parts) for one in standing]
