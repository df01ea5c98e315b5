"""The strength of each level of bots, by title and number of seats, for ratings of people.

python tools/anchors.py FOLDER [GAMES]

Plays GAMES games (300) of every contest that is not yet in FOLDER, writes the strengths to
`src/quattrocento/arena/anchors.json`, and says what it found. The same version and seeds give the
same games; with the compiled rules (`make fast`) it takes minutes, without them an hour.
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from quattrocento import __version__
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.fits import MIDDLE, Placed, fit
from quattrocento.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "quattrocento" / "arena" / "anchors.json"
SEED = "anchors"
NUMBER = 300
LEVELS = ("chance", "apprentice", "journeyman")
# By definition: this level is in the middle, in every title and at every number of seats.
MIDDLE_LEVEL = "journeyman"


def contests(game: str, number: int) -> Iterator[Contest]:
    """All levels at one table; for two seats each against each."""
    for seats in GAMES[game].seats:
        if seats == 2:
            pairs = [(a, b) for n, a in enumerate(LEVELS) for b in LEVELS[n + 1 :]]
            for pair in pairs:
                yield Contest(game, pair, number, SEED)
        else:
            bots = tuple((*LEVELS, *LEVELS[::-1])[:seats])
            yield Contest(game, bots, number, SEED)


def play(contest: Contest, folder: Path) -> list[Placed]:
    """The games of a contest; those that were played before are read."""
    name = f"{contest.game}-{'-'.join(bot[0] for bot in contest.bots)}.jsonl"
    file = folder / name
    known = file.read_text("utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as kept:
        for index in range(len(known), contest.number):
            played = play_game(contest, index)
            assert not played["fault"], played["fault"]
            line = json.dumps({"seating": played["seating"], "ranks": played["ranks"]})
            kept.write(line + "\n")
            kept.flush()
            known.append(line)
    return [placed(contest, json.loads(line)) for line in known[: contest.number]]


def placed(contest: Contest, game: dict[str, Any]) -> Placed:
    names = [contest.bots[bot] for bot in game["seating"]]
    return list(zip(names, game["ranks"], strict=True))


def strengths(game: str, number: int, folder: Path) -> dict[str, dict[str, list[float]]]:
    """By number of seats and level: strength and uncertainty."""
    games: dict[int, list[Placed]] = {}
    for contest in contests(game, number):
        games.setdefault(len(contest.bots), []).extend(play(contest, folder))
    found: dict[str, dict[str, list[float]]] = {}
    for seats, played in games.items():
        fitted = fit(played, {MIDDLE_LEVEL: MIDDLE})
        found[str(seats)] = {
            level: [round(fitted[level].mu, 2), round(fitted[level].sigma, 2)] for level in LEVELS
        }
        print(game, seats, found[str(seats)], flush=True)
    return found


def main(folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    anchors = {game: strengths(game, number, folder) for game in GAMES}
    content = {
        "made_by": "tools/anchors.py",
        "version": __version__,
        "openskill": version("openskill"),
        "revisions": {key: game.revision for key, game in GAMES.items()},
        "seed": SEED,
        "games_of_each_contest": number,
        "anchors": anchors,
    }
    FILE.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else NUMBER)
