"""Whether mistakes are mistakes: they are played on by masters, from the same imagined worlds.

The best and the played move are each played in the same worlds with the same lots. Masters go on
for some decisions, and quick players finish several times from there; that stands for masters who
play to the end, which `--whole` plays out as well, for as many pairs, to compare.
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quattrocento.analysis.chances import Judge, calibration
from quattrocento.analysis.decisions import Examination
from quattrocento.analysis.deep import divide, lots
from quattrocento.analysis.insight import DEPTH
from quattrocento.analysis.losses import believed
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.intervals import mean, wilson
from quattrocento.bots.heuristics import BEST, BY_HAND
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import read, write
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

# Masters with the judgement that reviews have.
MASTERS = {BY_HAND: "master-by-hand@30", BEST: "master-learned@30"}
# Of the parts of a game that are looked at; mistakes are rarer in the last two.
SHARE = {"condottiere": 0.25, "princes": 0.25, "principato": 0.4, "signorie": 0.4}
# In how many worlds masters play on, for how many decisions, and how often quick players finish;
# where they play otherwise than masters, chances stand for the end that were fitted to masters.
PLAYING = {
    "condottiere": (32, 24, 1),
    "princes": (12, 10, 6),
    "principato": (12, 10, 6),
    "signorie": (16, 16, 3),
}
# Their piles are shuffled once, before the game: quick players would always finish alike.
SETTLED = ("princes", "principato")
# From this claim on a decision is played on; in Condottiere there are hardly any larger ones.
WORTH = {"condottiere": 0.03, "princes": 0.06, "principato": 0.06, "signorie": 0.06}

Row = dict[str, Any]


def master(game: str, seats: int = 4) -> str:
    return MASTERS[calibration(game, seats).judgement]


def mixed(game: str, seats: int = 4, index: int = 0) -> tuple[str, ...]:
    """A table of all levels; where there are fewer seats, one of them is missing in turn, and where
    there are more, the strongest come twice."""
    levels = [master(game, seats), "journeyman", "apprentice", "chance"]
    levels += levels[: max(0, seats - len(levels))]
    while len(levels) > seats:
        del levels[index % len(levels)]
    return tuple(levels)


def recorded(kind: str, game: str, bots: Sequence[str], index: int) -> str:
    contest = Contest(game, tuple(bots), 1, f"insight {kind}")
    return str(play_game(contest, index)["record"])


def measured(game: str, index: int) -> list[Row]:
    """Some decisions of a game of mixed levels, and by how much the best move was better."""
    record = parse(recorded("claims", game, mixed(game), index))
    rng = Rng(seed_key(f"claims {game} {index}"))
    parts = [part for part in divide(record, DEPTH) if rng.below(1000) < 1000 * SHARE[game]]
    judge, found = Judge(GAMES[game], record.seats), []
    for part in parts:
        for ply in part.plies:
            state, entry = Match.replay(GAMES[game], record, ply).state, record.moves[ply]
            one = Examination(judge, state, entry.seat, lots(record, ply).decision, part.effort)
            row = {"ply": ply, "seat": entry.seat, "index": index}
            found.append({**row, **compared_row(one, entry.text)})
    return found


def compared_row(one: Examination, played: str) -> Row:
    best, compared = one.compared_with(played)
    row: Row = {"both": (write(best), played)}
    if compared is not None:
        row["weighed"] = (compared.weighed.size, compared.weighed.doubt)
        if compared.ended is not None:
            row["ended"] = (compared.ended.size, compared.ended.doubt)
        row["loss"] = believed(compared)
    return row


def claimed(row: Row) -> float:
    """What a review claims that the played move lost."""
    return float(row.get("loss", 0.0))


def mastered(kept: Path, whole: int, game: str, index: int) -> list[Row]:
    """The decisions of a game that seem to matter, played on by masters."""
    record = parse(recorded("claims", game, mixed(game), index))
    lines = map(json.loads, kept.read_text("utf-8").splitlines())
    rows = next(line["rows"] for line in lines if line["index"] == index)
    found = []
    for row in [row for row in rows if claimed(row) >= WORTH[game]]:
        state = Match.replay(GAMES[game], record, row["ply"]).state
        found.append({**row, **played_on(game, state, row, index, whole)})
    return found


def played_on(game: str, state: State, row: Row, index: int, whole: int) -> Row:
    """The seat's chance after both moves, world by world."""
    seat, judge = row["seat"], Judge(GAMES[game], state.seats)
    seen = Seen(GAMES[game], state, seat, Rng(seed_key(f"on {index} {state.ply}")))
    found: Row = {"masters": [], "whole": []}
    worlds, decisions, times = PLAYING[game]
    for pair in range(worlds):
        name = f"on {index} {state.ply} {pair}"
        world = seen.imagine(Rng(seed_key(name)))
        ends, last = [], []
        for text in row["both"]:
            after = world.clone()
            after.play(seat, read(after, seat, text))
            judge.play_as_masters(after, Rng(seed_key(name)), decisions)
            ends.append(round(finished(judge, after, seat, name, times), 4))
            if pair < whole:
                judge.play_as_masters(after, Rng(seed_key(f"{name} on")))
                last.append(judge.chances(after)[seat])
        found["masters"].append(ends)
        found["whole"] += [last] if last else []
    return found


def finished(judge: Judge, s: State, seat: int, name: str, times: int) -> float:
    """The seat's part of a win when quick players finish, with several lots, or what stands for
    that."""
    if s.over:
        return judge.chances(s)[seat]
    if judge.figures.masters:
        world = s.clone()
        judge.heuristic.finish_turn(world)
        return judge.chances(world)[seat]
    total = 0.0
    for end in range(times):
        rng = Rng(seed_key(f"{name} tail {end}"))
        if judge.game.key in SETTLED:
            world = judge.game.imagine(s, seat, rng)
        else:
            world = s.clone()
            world.rng = rng
        judge.play_to_the_end(world)
        total += judge.chances(world)[seat]
    return total / times


def real(row: Row, key: str = "masters") -> float:
    """By how much the best move really won more, as far as the pairs tell."""
    gaps = [float(best - played) for best, played in row[key]]
    return sum(gaps) / len(gaps)


def tell(mistakes: Sequence[Row]) -> None:
    """How much was won for what was claimed, and how often anything was."""
    pairs = [(claimed(row), real(row)) for row in mistakes]
    if len(pairs) < 2:
        return
    slope, width = slope_of(pairs)
    better = sum(won > 0 for _, won in pairs) + sum(won == 0 for _, won in pairs) / 2
    low, high = wilson(better, len(pairs))
    said, won = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    print(
        f"  n {len(pairs)}  claimed {said:.3f}  real {won:.3f}  slope {slope:.2f} "
        f"± {width:.2f}  better {better / len(pairs):.2f} ({low:.2f}–{high:.2f})",
        flush=True,
    )
    tell_whole(mistakes)


def tell_whole(rows: Sequence[Row]) -> None:
    """What masters win who play to the end, beside what stands for it, in the same pairs."""
    both = [pair for row in rows for pair in zip(row["masters"], row["whole"], strict=False)]
    if both:
        gaps = [(one[0] - one[1], other[0] - other[1]) for one, other in both]
        stands, width = mean([one for one, _ in gaps])
        ends, wider = mean([other for _, other in gaps])
        apart, widest = mean([one - other for one, other in gaps])
        print(f"  pairs {len(both)}  stands for {stands:.3f} ± {width:.3f}", end="  ")
        print(f"to the end {ends:.3f} ± {wider:.3f}  apart {apart:.3f} ± {widest:.3f}")


def slope_of(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """How much is won for what was claimed, through the origin, and the half of its interval."""
    square = sum(claimed * claimed for claimed, _ in pairs)
    slope = sum(claimed * won for claimed, won in pairs) / square
    rest = [claimed * (won - slope * claimed) for claimed, won in pairs]
    return slope, 1.96 * math.sqrt(sum(one * one for one in rest)) / square
