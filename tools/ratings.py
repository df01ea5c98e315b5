"""Whether ratings of people agree with what the arena measured.

python tools/ratings.py FOLDER [GAME]

Takes the games that `tools/anchors.py` left in FOLDER, all or those of one title. In each of them
one seat counts as a person who plays exactly like a level of bots, every seat in turn; the others
are bots. These people are rated as the service does it, game by game, and must end where the arena
has their level, as far as both are certain: of many, one in ten may be apart by chance. The
measures are those in `arena/anchors.json`.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from quattrocento.arena.anchors import anchor
from quattrocento.arena.ratings import STRANGER, Rating
from quattrocento.games import GAMES
from quattrocento.service.history.ratings import agree, rated
from quattrocento.service.history.result import Result, SeatResult
from tools.anchors import LEVELS, NUMBER, contests, file_of

Person = tuple[str, int, str]
"""By title and number of seats, because a level is not equally strong everywhere."""


def results(game: str, folder: Path) -> Iterator[tuple[Result, int, str]]:
    """Games as the service keeps them, with the seat of the person and the level they play like."""
    for contest in contests(game, NUMBER):
        file = folder / file_of(contest)
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        for number, line in enumerate(lines):
            played = json.loads(line)
            names = [contest.bots[bot] for bot in played["seating"]]
            own = (number // len(names)) % len(names)
            seats = [
                SeatResult(rank, 0, {}, "" if seat == own else name)
                for seat, (name, rank) in enumerate(zip(names, played["ranks"], strict=True))
            ]
            yield Result(game, 0.0, 0.0, 1, seats), own, names[own]


def rate_all(game: str, folder: Path) -> tuple[dict[Person, Rating], Counter[Person]]:
    """Where everyone ends, and after how many games; they come in any order, as people do."""
    found: dict[Person, Rating] = {}
    count: Counter[Person] = Counter()
    games = list(results(game, folder))
    random.Random(game).shuffle(games)
    for result, seat, level in games:
        person = (game, len(result.seats), level)
        before = {level: found.get(person, STRANGER)}
        after = rated(result, {level: seat}, before)
        found[person] = after.get(level, before[level])
        count[person] += 1
    return found, count


def main(folder: Path, titles: list[str]) -> int:
    apart = total = rated_in_all = 0
    for game in titles:
        found, count = rate_all(game, folder)
        total += sum(count.values())
        rated_in_all += len(found)
        for person in sorted(found, key=lambda one: (one[1], LEVELS.index(one[2]))):
            measured = anchor(*person)
            assert measured is not None
            own = found[person]
            good = agree(own, measured)
            apart += not good
            print(
                f"{game:12} {person[1]} seats  {person[2]:11} after {count[person]:4} games: "
                f"{own.mu:6.2f} ± {2 * own.sigma:5.2f}   arena: {measured.mu:6.2f} "
                f"± {2 * measured.sigma:5.2f}   {'agree' if good else 'APART'}"
            )
    print(f"{total} games, {apart} of {rated_in_all} ratings apart")
    return int(10 * apart > rated_in_all)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or list(GAMES)))
