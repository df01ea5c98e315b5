"""One maestro, with a second a move, against the master of November 2026 at all other seats.

python tools/strength.py [GAMES [TITLE-SEATS ...]]

Plays what is missing of so many games (0) of the series named, or of all of them, and prints what
came of all that were played, as the table in `docs/strength.md` has it. Every game is kept below
`benchmarks/strength` as it ends, so whoever runs it again goes on. What the bots of a title are
made of is kept too: when that has changed, its series begins anew. Where the change cannot matter,
`like` in the `versions.json` of a series says so (`quattrocento/arena/book.py`).

Seconds are those of the processor. The engine has become faster since that master was kept: it
has the part of a second in which today's does as much as the code of then did in a whole one.
A game takes one minute of a core to three on the compiled rules (`make fast`).
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quattrocento.arena.contests import Contest
from quattrocento.arena.intervals import wilson
from quattrocento.arena.results import accounts
from quattrocento.arena.tournaments import Tournament
from quattrocento.cli.arguments import processes
from quattrocento.cli.progress import bar
from quattrocento.games import GAMES
from quattrocento.training.self_play import kept_games

FOLDER = Path(__file__).parents[1] / "benchmarks" / "strength"
MAESTRO = "maestro@1cpu"
SEED = "second"
LIMIT = 600.0  # by the clock, for machines that have other things to do


@dataclass(frozen=True)
class Series:
    """The games of a title with so many seats, against masters with that part of a second."""

    title: str
    seats: int
    seconds: float

    @property
    def name(self) -> str:
        return f"{self.title}-{self.seats}"

    @property
    def master(self) -> str:
        return f"master-2026@{self.seconds:g}cpu"

    def contest(self, number: int) -> Contest:
        bots = (MAESTRO, *[self.master] * (self.seats - 1))
        return Contest(self.title, bots, number, SEED, limit=LIMIT)

    def played(self) -> list[dict[str, Any]]:
        """The games of the bots as they were when the last of them was played, and of earlier ones
        that they are said to play like."""
        file = FOLDER / self.name / "results.jsonl"
        games = list(kept_games(file))
        if not games:
            return []
        versions = json.loads(file.with_name("versions.json").read_text("utf-8"))
        key = games[-1]["key"]
        alike = {key, *versions[key].get("like", {})}
        return list({game["index"]: game for game in games if game["key"] in alike}.values())

    def row(self) -> str:
        found = accounts(self.played())
        maestro, master = found[MAESTRO], found[self.master]
        games = len(maestro.ranks)
        low, high = wilson(maestro.wins, games)
        return cells(
            GAMES[self.title].title,
            self.seats,
            f"{self.seconds:g}",
            games,
            f"{maestro.wins / games:.2f} ({low:.2f} to {high:.2f})",
            f"{1 / self.seats:.2f}",
            f"{mean(maestro.totals):.1f}, {mean(master.totals):.1f}",
        )


ALL = (
    Series("condottiere", 2, 1.0),
    Series("condottiere", 4, 0.9),
    Series("princes", 2, 0.5),
    Series("princes", 4, 0.38),
    Series("principato", 2, 0.66),
    Series("principato", 4, 0.4),
    Series("signorie", 2, 0.9),
    Series("signorie", 4, 0.77),
)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def cells(*values: object) -> str:
    return f"| {' | '.join(map(str, values))} |"


def play(contest: Contest, folder: Path) -> None:
    run = Tournament([contest], [folder])
    with bar(run.number, run.resumed) as (progress, task):
        for _ in run.play("pool", processes(0)):
            progress.advance(task)


def main(number: str = "0", *names: str) -> None:
    wanted = [series for series in ALL if not names or series.name in names]
    for series in wanted if int(number) else []:
        print(f"{series.name} ...", file=sys.stderr)
        play(series.contest(int(number)), FOLDER / series.name)
    for series in ALL:
        if series.played():
            print(series.row())


if __name__ == "__main__":
    main(*sys.argv[1:])
