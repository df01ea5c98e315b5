"""Whether deep reviews tell the truth.

python -m tools.insight WHAT FOLDER [GAME ...] [--games N] [--seats N]

WHAT is one of these; what was played and found is kept in FOLDER, so that a run can be resumed:

fit     plays games of mixed levels, compares the judgement of positions in them with how they end
        among quick players, or masters where the file says so, and writes what sets it right to
        `analysis/calibration.json`; with `--seats` for that number of seats alone
masters plays other games of mixed levels, looks at a share of their decisions as a deep review
        does, has masters play on the mistakes, and tells how much was won for what was claimed
tables  reviews games of equal masters, and of masters with one who plays by chance, and adds up
        what their results came from

It takes minutes to hours with the compiled rules (`make fast`), depending on N.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path

from quattrocento.analysis.chances import Judge, sharpen
from quattrocento.analysis.deep import deep_review
from quattrocento.analysis.grades import MISTAKE
from quattrocento.arena.contests import Contest
from quattrocento.arena.fits import inverted
from quattrocento.arena.intervals import mean
from quattrocento.bots.process_pool import new_pool
from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from tools import insight_truth as truth
from tools.insight_truth import Row, master, mixed, recorded

FILE = Path(__file__).parents[1] / "src" / "quattrocento" / "analysis" / "calibration.json"
FOUR = 4  # seats, where nobody asks for others
SHALLOW = 24_000  # the depth of whole games in `tables`
EVERY = 4  # of the plies of a game one in so many is looked at for `fit`,
SELDOM = 12  # and one in so many where masters end the game, who take their time

# fit


def sampled(seats: int, game: str, index: int) -> list[Row]:
    """Some positions of a game: how they are judged, raw, and how they end."""
    bots = mixed(game, seats, index)
    match = Match.replay(GAMES[game], parse(recorded("fit", game, bots, index)))
    judge = Judge(match.game, seats)
    every = SELDOM if judge.figures.masters else EVERY
    walk, found = match.at(0), []
    for ply, entry in enumerate(match.moves):
        if ply % every == index % every:
            world = walk.state.clone()
            world.log, world.rng = None, Rng(seed_key(f"fit {index} {ply}"))
            judge.play_on(world)
            if not world.over:
                raw, units = judge.heuristic.outcome(world), judge.heuristic.estimates(world)
                row = {"ply": world.ply, "raw": raw, "units": units, "last": len(match.moves)}
                judge.end(world)
                totals = [score.total for score in match.game.scores(world)]
                found.append({**row, "end": judge.chances(world), "totals": totals})
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


def fit(folder: Path, games: Sequence[str], number: int, seats: int = 0) -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    look = partial(sampled, seats or FOUR)
    for game in games:
        name = f"{game} {seats}" if seats else game
        what = f"fit-{seats}" if seats else "fit"
        rows = [row for one in done(folder, what, game, number, look) for row in one]
        print(f"{name}: {number} games, {len(rows)} positions")
        asked = f"{game} --seats {seats}" if seats else game
        made = f"python -m tools.insight fit FOLDER {asked} --games {number}"
        kept["titles"][name].update(fitted(rows), made=made)
    FILE.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


# masters


def played_on(folder: Path, game: str, number: int, whole: int = 0) -> list[Row]:
    """What masters made of the decisions that seemed to matter."""
    list(done(folder, "worth", game, number, truth.measured))
    look = partial(truth.mastered, folder / f"worth-{game}.jsonl", whole)
    return [row for one in done(folder, "masters", game, number, look) for row in one]


def masters(folder: Path, games: Sequence[str], number: int, whole: int = 0) -> None:
    everything: list[Row] = []
    for game in games:
        rows = played_on(folder, game, number, whole)
        mistakes = [row for row in rows if truth.claimed(row) >= MISTAKE]
        everything += mistakes
        print(f"{game}: {number} games, {len(mistakes)} mistakes")
        truth.tell(mistakes)
        print(f"  and smaller claims, {len(rows)} in all")
        truth.tell(rows)
    print("all titles, mistakes")
    truth.tell(everything)


# tables


def reviewed(bots: Sequence[str], game: str, index: int) -> list[Row]:
    # Four games of an arena share a deal; each of these has its own, and turns the seats as well.
    place = (len(bots) + 1) * index
    record = parse(recorded("tables", game, bots, place))
    seating = Contest(game, tuple(bots), 1, "").seating(place)
    begun = time.process_time()
    found = deep_review(record, SHALLOW)
    seconds = time.process_time() - begun
    return [
        {
            "seconds": seconds,
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
        one = master(game)
        for name, bots in (("equal", (one,) * 4), ("chance", (one, one, "chance", one))):
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
            if len(set(bots)) == 1:
                for seat in range(len(bots)):
                    middle, width = mean([row["own"] for row in rows if row["seat"] == seat])
                    print(f"  seat {seat}  own {middle:.3f} ± {width:.3f}")
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
    runs: dict[str, Callable[[Path, Sequence[str], int], None]] = {
        "fit": fit,
        "masters": masters,
        "tables": tables,
    }
    parser.add_argument("what", choices=runs)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--whole", type=int, default=0)
    parser.add_argument("--seats", type=int, default=0)
    given = parser.parse_args()
    runs["masters"] = partial(masters, whole=given.whole)
    runs["fit"] = partial(fit, seats=given.seats)
    runs[given.what](given.folder, given.game, given.games)


if __name__ == "__main__":
    main()
