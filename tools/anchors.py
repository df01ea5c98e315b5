"""The strength of each level of bots, by title and number of seats, for ratings of people.

python tools/anchors.py FOLDER [GAMES [TITLE]]

Plays the games of every contest of which there are fewer than GAMES (48) in FOLDER, of all titles
or of one alone, writes the strengths that follow from all of them to
`src/quattrocento/arena/anchors.json`, and says what it found. The same version and seed give the
same games, and the more there are, the surer it is. On an idle core it takes minutes with the
compiled rules (`make fast`), without them an hour.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from quattrocento import __version__
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.fits import MIDDLE, Placed, fit
from quattrocento.games import GAMES

FILE = Path(__file__).parents[1] / "src" / "quattrocento" / "arena" / "anchors.json"
SEED = "anchors"
NUMBER = 48
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


def file_of(contest: Contest) -> str:
    return f"{contest.game}-{'-'.join(bot[0] for bot in contest.bots)}.jsonl"


def play(contest: Contest, folder: Path) -> list[Placed]:
    """The games of a contest; those that were played before are read."""
    file = folder / file_of(contest)
    known = file.read_text("utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as kept:
        for index in range(len(known), contest.number):
            played = play_game(contest, index)
            assert not played["fault"], played["fault"]
            line = json.dumps({"seating": played["seating"], "ranks": played["ranks"]})
            kept.write(line + "\n")
            kept.flush()
            known.append(line)
    return [placed(contest, json.loads(line)) for line in known]


def placed(contest: Contest, game: dict[str, Any]) -> Placed:
    names = [contest.bots[bot] for bot in game["seating"]]
    return list(zip(names, game["ranks"], strict=True))


def all_games(game: str, number: int, folder: Path) -> dict[int, list[Placed]]:
    """By number of seats."""
    games: dict[int, list[Placed]] = {}
    for contest in contests(game, number):
        games.setdefault(len(contest.bots), []).extend(play(contest, folder))
    return games


def strengths(game: str, games: dict[int, list[Placed]]) -> dict[str, dict[str, list[float]]]:
    """By number of seats and level: strength and uncertainty."""
    found: dict[str, dict[str, list[float]]] = {}
    for seats, played in games.items():
        fitted = fit(played, {MIDDLE_LEVEL: MIDDLE})
        found[str(seats)] = {
            level: [round(fitted[level].mu, 2), round(fitted[level].sigma, 2)] for level in LEVELS
        }
        print(game, seats, found[str(seats)], flush=True)
    return found


def main(folder: Path, number: int, titles: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = {game: all_games(game, number, folder) for game in titles}
    known = json.loads(FILE.read_text("utf-8"))
    counts = {
        game: {str(seats): len(played) for seats, played in by_seats.items()}
        for game, by_seats in games.items()
    }
    found = {game: strengths(game, by_seats) for game, by_seats in games.items()}
    content = {
        "made_by": "tools/anchors.py",
        "version": __version__,
        "openskill": version("openskill"),
        "revisions": {key: game.revision for key, game in GAMES.items()},
        "seed": SEED,
        "games": {**known["games"], **counts},
        "anchors": {**known["anchors"], **found},
    }
    FILE.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    given = sys.argv[2:]
    main(Path(sys.argv[1]), int(given[0]) if given else NUMBER, given[1:] or tuple(GAMES))
