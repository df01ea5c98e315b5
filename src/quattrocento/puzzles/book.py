"""Puzzles that were mined, in a file that can be gone on with, and the choice among them."""

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from quattrocento.arena.contests import Contest
from quattrocento.arena.versions import versions
from quattrocento.puzzles.mining import BOT, SEATS
from quattrocento.puzzles.puzzle import Puzzle, file_data, puzzle_data, read_puzzle
from quattrocento.puzzles.solving import MASTER, TIMES

EASY = 0.25  # of a collection: what an apprentice may mostly find
FOUND = 0.35  # of a collection: what an apprentice may find in all


class PuzzleBook:
    """What was found, by the index of the game; other versions of bots or rules do not count."""

    def __init__(self, folder: Path, game: str, seed: str) -> None:
        self.game = game
        self.seed = seed
        contest = Contest(game, (BOT,) * SEATS[0], 0, seed)
        self.versions = versions([contest])[contest]
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{game}-{self.versions.key}.jsonl"
        self.found = {
            int(line["index"]): [read_puzzle(one) for one in line["puzzles"]]
            for line in self._lines()
            if line["seed"] == seed
        }

    def _lines(self) -> Iterator[dict[str, Any]]:
        """A line that was cut off is a game to be looked through again."""
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        for line in lines:
            try:
                yield json.loads(line)
            except ValueError:
                continue

    def add(self, index: int, found: Sequence[Puzzle]) -> None:
        self.found[index] = list(found)
        line = {"index": index, "seed": self.seed, "puzzles": [puzzle_data(one) for one in found]}
        with self.path.open("a", encoding="utf-8") as out:
            # What was cut off stays a line of its own, which nobody can read.
            out.write(f"\n{json.dumps(line)}\n")

    def puzzles(self) -> list[Puzzle]:
        return [one for index in sorted(self.found) for one in self.found[index]]

    def choose(self, wanted: int) -> list[Puzzle]:
        """Of all themes in turn, the clearest of each first; some that an apprentice mostly finds.

        They are put in order from the easy ones to the hard ones.
        """
        found = by_themes(sorted(self.puzzles(), key=lambda one: -one.figures.gap))
        hard = [one for one in found if one.difficulty > 1]
        plain = [one for one in found if one.difficulty == 1]
        chosen = hard[: wanted - min(len(plain), int(EASY * wanted))]
        for one in plain:
            shares = [each.figures.apprentice for each in (*chosen, one)]
            if len(chosen) < wanted and sum(shares) <= FOUND * len(shares):
                chosen.append(one)
        chosen += [one for one in hard if one not in chosen][: wanted - len(chosen)]
        return sorted(chosen, key=lambda one: (one.difficulty, one.theme, one.seed))

    def file(self, chosen: Sequence[Puzzle], wanted: int) -> str:
        master = MASTER[self.game]
        head = {
            "game": self.game,
            "command": f"quattrocento puzzles mine {self.game} -n {wanted} --seed {self.seed}",
            "games": len(self.found),
            "bots": f"{BOT} at every seat; confirmed three times and by masters @{TIMES * master}",
            "versions": self.versions.data(),
        }
        return file_data(head, chosen)


def by_themes(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The first of each theme, then the second of each, and so on."""
    themes: dict[str, list[Puzzle]] = {}
    for one in found:
        themes.setdefault(one.theme, []).append(one)
    rows = (tuple(row) for row in zip_longest(*themes.values()))
    return [one for row in rows for one in row if one is not None]
