"""Whether deep reviews tell the truth: python tools/insight.py WHAT FOLDER [GAME ...] [--games N]

WHAT is one of these; what was played and found is kept in FOLDER, so that a run can be resumed:

fit     plays games of mixed levels, compares the judgement of positions in them with how they
        ended, and writes what sets it right to `src/quattrocento/analysis/calibration.json`
truth   plays other games of mixed levels, draws decisions of them at random, looks at these as a
        deep review does, and plays the mistakes among them out: the best and the played move
        from the same imagined worlds, by quick players
masters plays the same mistakes out by masters, which takes much longer
tables  reviews games of equal masters, and of masters with one who plays by chance, and adds up
        what their results came from

It takes minutes to hours with the compiled rules (`make fast`), depending on N.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path
from typing import Any

from quattrocento.analysis.chances import Judge, sharpen
from quattrocento.analysis.deep import deep_review, divide, examine
from quattrocento.analysis.grades import INACCURACY, MISTAKE
from quattrocento.analysis.insight import DEPTH, VERSION
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.fits import inverted
from quattrocento.arena.intervals import mean, wilson
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.master import Master
from quattrocento.bots.process_pool import new_pool
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import read
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "quattrocento" / "analysis" / "calibration.json"
QUICK = ("journeyman", "apprentice", "journeyman", "journeyman")
MIXED = ("master@30", "journeyman", "apprentice", "chance")
EQUAL = ("master@30",) * 4
WITH_CHANCE = ("master@30", "master@30", "chance", "master@30")
SHARE = 0.1  # of the parts of a game that are looked at for `truth`
PAIRS, MASTER_PAIRS = 40, 6
MASTERS = ThinkingTime(iterations=12)
SHALLOW = 24_000  # the depth of whole games in `tables`
EVERY = 5  # of the plies of a game one in so many is looked at for `fit`

Row = dict[str, Any]


def recorded(kind: str, game: str, bots: Sequence[str], index: int) -> str:
    contest = Contest(game, tuple(bots), 1, f"insight {kind}")
    return str(play_game(contest, index)["record"])


# fit


def sampled(game: str, index: int) -> list[Row]:
    """Some positions of a game: how they are judged, raw, and how the game ended."""
    match = Match.replay(GAMES[game], parse(recorded("fit", game, QUICK, index)))
    judge = Judge(match.game, match.state.seats)
    end = judge.heuristic.outcome(match.state)
    totals = [score.total for score in match.game.scores(match.state)]
    walk, found = match.at(0), []
    for ply, entry in enumerate(match.moves):
        if ply % EVERY == 0:
            world = walk.state.clone()
            world.log, world.rng = None, Rng(seed_key(f"fit {index} {ply}"))
            judge.play_on(world)
            if not world.over:
                raw, units = judge.heuristic.outcome(world), judge.heuristic.estimates(world)
                row = {"ply": world.ply, "raw": raw, "units": units, "last": len(match.moves)}
                found.append({**row, "end": end, "totals": totals})
        walk.play(entry.seat, entry.text)
    return found


def fitted(rows: Sequence[Row]) -> Row:
    """What fits best: the sharpness of the least surprise, and points by least squares."""
    length = sum(row["last"] for row in rows) / len(rows)
    best = (1.0, 1.0)
    for step in (0.4, 0.2, 0.1, 0.05):
        around = [(a * step, b * step) for a in range(-2, 3) for b in range(-2, 3)]
        near = [(max(0.02, best[0] + a), max(0.02, best[1] + b)) for a, b in around]
        best = min(near, key=lambda pair: surprise(rows, length, *pair))
    raw, right = surprise(rows, length, 1.0, 1.0), surprise(rows, length, *best)
    guess = math.log(len(rows[0]["end"]))
    print(f"  surprise {raw:.3f} raw, {right:.3f} set right, {guess:.3f} by guess", flush=True)
    return {
        "length": round(length),
        "sharpness": [round(one, 2) for one in best],
        "points": [round(one, 4) for one in points_fit(rows, length)],
    }


def surprise(rows: Sequence[Row], length: float, first: float, last: float) -> float:
    """How unlikely the ends were held to be, on average."""
    total = 0.0
    for row in rows:
        sharpness = first + (last - first) * min(1.0, row["ply"] / length)
        chances = sharpen([max(chance, 1e-9) for chance in row["raw"]], sharpness)
        pairs = zip(chances, row["end"], strict=True)
        total -= sum(won * math.log(max(chance, 1e-9)) for chance, won in pairs if won)
    return total / len(rows)


def points_fit(rows: Sequence[Row], length: float) -> list[float]:
    """The points at the end by how far the game was and by the estimates, by least squares."""
    normal = [[0.0] * 4 for _ in range(4)]
    right = [0.0] * 4
    for row in rows:
        gone = min(1.0, row["ply"] / length)
        for unit, total in zip(row["units"], row["totals"], strict=True):
            given = (1.0, gone, unit, gone * unit)
            for a in range(4):
                right[a] += given[a] * total
                for b in range(4):
                    normal[a][b] += given[a] * given[b]
    return [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverted(normal)]


def fit(folder: Path, games: Sequence[str], number: int) -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    for game in games:
        rows = [row for one in done(folder, "fit", game, number, sampled) for row in one]
        print(f"{game}: {number} games, {len(rows)} positions")
        title = kept["titles"].setdefault(game, {"scale": 1.0, "spread": 0.08})
        title.update(fitted(rows))
    kept["from"] = f"python tools/insight.py fit FOLDER --games {number}; revision {VERSION}"
    FILE.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


# truth


def drawn(game: str, index: int) -> list[Row]:
    """Some decisions of a game, and of those in which the best was not played both played out."""
    text = recorded("truth", game, MIXED, index)
    record = parse(text)
    rng = Rng(seed_key(f"truth {game} {index}"))
    parts = [part for part in divide(record, DEPTH) if rng.below(1000) < 1000 * SHARE]
    found = []
    for part in parts:
        for finding in examine(text, part):
            one = finding.decision
            row: Row = {"ply": one.ply, "seat": one.seat, "loss": one.loss, "doubt": one.doubt}
            row["both"] = (one.best.move, one.played)
            if one.loss >= INACCURACY:
                state = Match.replay(GAMES[game], record, one.ply).state
                row["quick"] = play_out(game, state, row, index, PAIRS, quickly)
            found.append(row)
    return found


def mastered(kept: Path, game: str, index: int) -> list[Row]:
    """The mistakes that were found in a game, played out by masters."""
    record = parse(recorded("truth", game, MIXED, index))
    lines = map(json.loads, kept.read_text("utf-8").splitlines())
    rows = next(line["rows"] for line in lines if line["index"] == index)
    found = []
    for row in rows:
        if row["loss"] >= MISTAKE:
            state = Match.replay(GAMES[game], record, row["ply"]).state
            played = play_out(game, state, row, index, MASTER_PAIRS, by_masters)
            found.append({**row, "masters": played})
    return found


def play_out(
    game: str,
    state: State,
    row: Row,
    index: int,
    pairs: int,
    finish: Callable[[str, State, str], None],
) -> list[float]:
    """By how much the best move won more than the played one, world by world."""
    seat = row["seat"]
    seen = Seen(GAMES[game], state, seat, Rng(seed_key(f"out {index} {state.ply}")))
    found = []
    for pair in range(pairs):
        name = f"out {index} {state.ply} {pair}"
        world = seen.imagine(Rng(seed_key(name)))
        ends = []
        for text in row["both"]:
            after = world.clone()
            after.play(seat, read(after, seat, text))
            finish(game, after, name)
            ends.append(Judge(GAMES[game], state.seats).chances(after)[seat])
        found.append(ends[0] - ends[1])
    return found


def quickly(game: str, s: State, name: str) -> None:
    judge = Judge(GAMES[game], s.seats)
    while not s.over:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        s.play(seat, judge.heuristic.likeliest(s, seat, legal_moves))


def by_masters(game: str, s: State, name: str) -> None:
    bots = [Master(Rng(seed_key(f"{name} {seat}"))) for seat in range(s.seats)]
    while not s.over:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        if len(legal_moves) == 1:
            s.play(seat, legal_moves[0])
            continue
        seen = Seen(GAMES[game], s, seat, bots[seat].rng.child("seen"))
        s.play(seat, bots[seat].choose(seen, MASTERS))


def truth(folder: Path, games: Sequence[str], number: int, by: str = "quick") -> None:
    everything: list[Row] = []
    for game in games:
        look: Callable[[str, int], list[Row]] = drawn
        if by == "masters":
            look = partial(mastered, folder / f"truth-{game}.jsonl")
        what = "truth" if by == "quick" else by
        rows = [row for one in done(folder, what, game, number, look) for row in one]
        mistakes = [row for row in rows if row["loss"] >= MISTAKE and by in row]
        everything += mistakes
        print(f"{game}: {number} games, {len(rows)} decisions, {len(mistakes)} mistakes")
        tell_truth(mistakes, by)
    if len(games) > 1:
        print("all titles")
        tell_truth(everything, by)


def tell_truth(rows: Sequence[Row], by: str) -> None:
    pairs = [(row["loss"], sum(row[by]) / len(row[by])) for row in rows]
    if len(pairs) < 2:
        return
    slope, width = slope_of(pairs)
    better = sum(real > 0 for _, real in pairs) + sum(real == 0 for _, real in pairs) / 2
    low, high = wilson(better, len(pairs))
    claimed, real = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    print(
        f"  {by:8} n {len(pairs)}  claimed {claimed:.3f}  real {real:.3f}  slope {slope:.2f} "
        f"± {width:.2f}  better {better / len(pairs):.2f} ({low:.2f}–{high:.2f})",
        flush=True,
    )


def slope_of(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """How much is won for what was claimed, through the origin, and the half of its interval."""
    square = sum(claimed * claimed for claimed, _ in pairs)
    slope = sum(claimed * real for claimed, real in pairs) / square
    rest = [claimed * (real - slope * claimed) for claimed, real in pairs]
    return slope, 1.96 * math.sqrt(sum(one * one for one in rest)) / square


# tables


def reviewed(bots: Sequence[str], game: str, index: int) -> list[Row]:
    record = parse(recorded("tables", game, bots, index))
    seating = Contest(game, tuple(bots), 1, "").seating(index)
    found = deep_review(record, SHALLOW)
    return [
        {
            "bot": bots[seating[one.seat]],
            "start": one.start,
            "result": one.result,
            "own": one.own_choices,
            "others": one.others_choices,
            "luck": one.luck,
            "accuracy": one.accuracy,
            "mistakes": one.mistakes + one.blunders,
            "seat": one.seat,
        }
        for one in found.accounts
    ]


def tables(folder: Path, games: Sequence[str], number: int) -> None:
    for game in games:
        for name, bots in (("equal", EQUAL), ("chance", WITH_CHANCE)):
            look = partial(reviewed, bots)
            rows = [row for one in done(folder, name, game, number, look) for row in one]
            print(f"{game}, {name}: {number} games")
            gap = max(
                abs(row["result"] - row["start"] - row["own"] - row["others"] - row["luck"])
                for row in rows
            )
            for bot in dict.fromkeys(bots):
                mine = [row for row in rows if row["bot"] == bot]
                told = []
                for key in ("own", "others", "luck", "accuracy", "mistakes"):
                    middle, width = mean([row[key] for row in mine])
                    told.append(f"{key} {middle:.3f} ± {width:.3f}")
                print(f"  {bot:10} n {len(mine)}  {'  '.join(told)}")
            print(f"  the sums are out by {gap:.4f} at most")


def done(
    folder: Path, what: str, game: str, number: int, look: Callable[[str, int], list[Row]]
) -> Iterator[list[Row]]:
    """What was found in each game; those of earlier runs are read."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{what}-{game}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    known = {one["index"]: one["rows"] for one in map(json.loads, lines)}
    missing = [index for index in range(number) if index not in known]
    if missing:
        pool = new_pool(2)
        with file.open("a", encoding="utf-8") as kept, pool:
            waiting = {pool.submit(look, game, index): index for index in missing}
            for one in as_completed(waiting):
                known[waiting[one]] = one.result()
                kept.write(json.dumps({"index": waiting[one], "rows": one.result()}) + "\n")
                kept.flush()
    yield from (known[index] for index in range(number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fit", "truth", "masters", "tables"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    runs: dict[str, Callable[[Path, Sequence[str], int], None]] = {
        "fit": fit,
        "truth": truth,
        "masters": partial(truth, by="masters"),
        "tables": tables,
    }
    runs[given.what](given.folder, given.game, given.games)


if __name__ == "__main__":
    main()
