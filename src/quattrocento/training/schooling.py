"""Learning replies: games with advice, kept as they end, and weights from them.

The same plan gives the same weights, in however many processes and after however many
interruptions.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from quattrocento.arena.book import end_last_line
from quattrocento.arena.workers import work
from quattrocento.bots.heuristics import find_lore
from quattrocento.bots.heuristics.replies import replies_file
from quattrocento.games import GAMES
from quattrocento.training.advice import Advised, play_advised
from quattrocento.training.files import as_text
from quattrocento.training.fit_replies import Taught, choices, teach
from quattrocento.training.generations import AnotherPlan
from quattrocento.training.self_play import Table, kept_games


@dataclass(frozen=True)
class Course:
    """What is taught: at which table, from so many games."""

    game: str
    seats: int
    noise: int
    seed: str
    games: int

    def table(self) -> Table:
        return Table(self.game, self.seats, 0, self.noise)


def play_game(item: tuple[int, Table, str]) -> dict[str, Any]:
    _, table, deal = item
    return asdict(play_advised(table, deal, f"{deal} players"))


class Schooling:
    """One course in one folder, carried out in so many processes."""

    def __init__(self, course: Course, folder: Path, place: str, jobs: int) -> None:
        self.course = course
        self.game = GAMES[course.game]
        self.lore = find_lore(self.game)
        self.folder = folder
        self.place = place
        self.jobs = jobs
        folder.mkdir(parents=True, exist_ok=True)
        self._same_course(folder / "course.json")

    def _same_course(self, file: Path) -> None:
        written = json.dumps({**asdict(self.course), "revision": self.game.revision}, indent=1)
        if not file.exists():
            file.write_text(written, "utf-8")
        elif file.read_text("utf-8") != written:
            raise AnotherPlan(f"{file} is of another training; expected another --folder")

    def run(self) -> Iterator[str]:
        """Play what is not yet kept; a sign of life for every game."""
        known = self.kept()
        table = self.course.table()
        name = f"prior {self.course.seed} {self.course.seats}"
        indices = [index for index in range(self.course.games) if index not in known]
        missing = [(index, table, f"{name} {index}") for index in indices]
        file = self.folder / "advice.jsonl"
        end_last_line(file)
        with file.open("a", encoding="utf-8") as out:
            for (index, _, _), game in work(play_game, missing, self.place, self.jobs):
                out.write(json.dumps({"index": index, **game}) + "\n")
                out.flush()
                yield "advice"

    def kept(self) -> dict[int, Advised]:
        """The games by number."""
        found = {}
        for game in kept_games(self.folder / "advice.jsonl"):
            values = tuple(tuple(one) for one in game["values"])
            found[int(game["index"])] = Advised(game["deal"], tuple(game["moves"]), values)
        return found

    def conclude(self) -> Taught:
        """Learn from all games, in the order of the course, and write what is shipped."""
        games, table = self.kept(), self.course.table()
        lessons = [choices(self.lore, table, games[index]) for index in sorted(games)]
        taught = teach(self.lore, lessons)
        self.file.write_text(self.text(taught), "utf-8")
        return taught

    @property
    def file(self) -> Path:
        return self.folder / replies_file(self.course.seats)

    def text(self, taught: Taught) -> str:
        told = {key: value for key, value in asdict(taught).items() if key != "weights"}
        known = {**asdict(self.course), "revision": self.game.revision, **told}
        blocks = dict(zip(self.lore.blocks, taught.weights, strict=True))
        return as_text(known, figures=self.lore.figures, weights=blocks)
