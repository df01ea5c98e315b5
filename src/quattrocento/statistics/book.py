"""Games that were played for statistics, in a file that can be gone on with."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from quattrocento.arena.contests import Contest
from quattrocento.arena.versions import versions
from quattrocento.arena.workers import work
from quattrocento.statistics.games import Row, Table, play
from quattrocento.statistics.tally import tally


class StatisticsBook:
    """The games of one table; those of other versions of bots or rules do not count."""

    def __init__(self, folder: Path, table: Table) -> None:
        self.table = table
        contest = Contest(table.game, table.bots, 0, table.seed)
        self.versions = versions([contest])[contest]
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{table.game}-{len(table.bots)}-{table.worlds}-{self.versions.key}"
        self.file = folder / f"{name}.jsonl"
        self.rows = {int(row["index"]): row for row in self._kept() if row["seed"] == table.seed}

    def _kept(self) -> Iterator[Row]:
        """A line that was cut off is a game to be played again."""
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        for line in lines:
            try:
                yield json.loads(line)
            except ValueError:
                continue

    def missing(self, number: int) -> list[int]:
        return [index for index in range(number) if index not in self.rows]

    def play(self, number: int, on: str, jobs: int) -> Iterator[Row]:
        """Play what is missing of so many games, and keep each of them at once."""
        with self.file.open("a", encoding="utf-8") as out:
            # What was cut off stays a line of its own, which nobody can read.
            out.write("\n" if out.tell() else "")
            for index, row in work(partial(play, self.table), self.missing(number), on, jobs):
                self.rows[index] = row
                out.write(json.dumps({**row, "seed": self.table.seed}) + "\n")
                out.flush()
                yield row

    def report(self, number: int, command: str) -> dict[str, Any]:
        """The figures of the first so many games, and where they come from."""
        rows = [self.rows[index] for index in range(number) if index in self.rows]
        return {
            "game": self.table.game,
            "bots": list(self.table.bots),
            "worlds": self.table.worlds,
            "seed": self.table.seed,
            "command": command,
            "versions": self.versions.data(),
            **tally(self.table.game, rows),
        }
