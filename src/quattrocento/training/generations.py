"""Generation after generation: play, learn from it, and go on from what wins.

A folder keeps every game as it ends, so that an interrupted training goes on where it was. The
same plan gives the same weights, in however many processes it is carried out.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from quattrocento.arena.book import end_last_line
from quattrocento.arena.intervals import wilson
from quattrocento.arena.workers import work
from quattrocento.bots.heuristics import HEURISTICS, find_model
from quattrocento.bots.heuristics.heuristic import Heuristic
from quattrocento.bots.heuristics.learned import PhaseWeights, weights_file
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.training.files import as_text
from quattrocento.training.fit import Fitted, fit_model
from quattrocento.training.lessons import Lesson, lesson
from quattrocento.training.self_play import THOUSAND, Played, Table, kept_games, play

REMEMBERED = 3  # generations whose games are learned from
UNTOLD = ("weights", "spread")

UNSEEN = 1e-3  # what differs by less is the same for everyone

Learned = PhaseWeights | None  # none at all: the judgement made by hand


class AnotherPlan(Exception):
    """The folder holds a training of another plan."""


@dataclass(frozen=True)
class Plan:
    """What is trained: each generation plays `games` to learn from, and a match of `match`.

    `iterations` are those of each generation, and the last of them those of all later ones: the
    first weights can be learned from quick games, which slow ones then improve. A training may
    `start` from the weights of another, as of another number of seats. With `variety`, everyone
    who plays to be learned from weighs each feature a little differently, by so many thousandths of
    a point for what it usually differs by, and by a part of that in later generations.
    """

    game: str
    seats: int
    iterations: tuple[int, ...]
    noise: int
    seed: str
    games: int
    match: int
    start: Learned = None
    variety: int = 0

    def table(self, number: int) -> Table:
        place = min(number, len(self.iterations)) - 1
        return Table(self.game, self.seats, self.iterations[place], self.noise)


@dataclass(frozen=True)
class Generation:
    """What was learned, and what it won of a match against the best so far."""

    number: int
    fitted: Fitted
    won: float
    of: int
    accepted: bool

    def data(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.of)
        told = {key: value for key, value in asdict(self.fitted).items() if key not in UNTOLD}
        share = [round(one, 3) for one in (self.won / self.of, low, high)]
        return {"generation": self.number, **told, "share": share, "accepted": self.accepted}


@dataclass(frozen=True)
class Task:
    """A game to be played: by which weights at each seat, on which deal."""

    index: int
    table: Table
    seats: tuple[Learned, ...]
    deal: str
    seed: str


def play_task(task: Task) -> dict[str, Any]:
    judges = [judge_of(task.table, weights) for weights in task.seats]
    return asdict(play(task.table, judges, task.deal, task.seed))


def judge_of(table: Table, weights: Learned) -> Heuristic:
    if weights is None:
        return HEURISTICS[table.game]
    return find_model(GAMES[table.game]).judge_by({table.seats: weights})


def varied(weights: PhaseWeights, spread: Sequence[float], part: float, rng: Rng) -> PhaseWeights:
    """Weights of somebody who sees things a little differently, in all phases alike."""
    moved = [part * lot(rng) / one if one > UNSEEN else 0.0 for one in spread]
    rows = [
        [weight + more for weight, more in zip(row, moved, strict=True)] for row in weights.weights
    ]
    return PhaseWeights(rows, weights.scales)


def lot(rng: Rng) -> float:
    """About normal, around 0 with a spread of 1: the sum of twelve even ones."""
    return sum([rng.below(THOUSAND) / THOUSAND for _ in range(12)]) - 6.0


class Training:
    """One plan in one folder, carried out in so many processes."""

    def __init__(self, plan: Plan, folder: Path, place: str, jobs: int) -> None:
        self.plan = plan
        self.game = GAMES[plan.game]
        self.folder = folder
        self.place = place
        self.jobs = jobs
        self.model = find_model(self.game)
        self.best: Learned = plan.start
        self.newest: Learned = plan.start
        self.spread: tuple[float, ...] = ()
        self.history: list[Generation] = []
        folder.mkdir(parents=True, exist_ok=True)
        self._same_plan(folder / "plan.json")

    def _same_plan(self, file: Path) -> None:
        features = {"features": self.model.names, "revision": self.game.revision}
        written = json.dumps({**asdict(self.plan), **features}, indent=1)
        if not file.exists():
            file.write_text(written, "utf-8")
        elif file.read_text("utf-8") != written:
            raise AnotherPlan(f"{file} is of another training; expected another --folder")

    def run(self, generations: int) -> Iterator[str]:
        """Carry out so many generations; a sign of life for every game."""
        for number in range(1, generations + 1):
            yield from self.keep(f"games-{number}", self.lessons_to_play(number))
            fitted = fit_model(self.model, self.lessons(number))
            yield from self.keep(f"match-{number}", self.match(number, fitted.weights))
            self.conclude(number, fitted)

    def lessons_to_play(self, number: int) -> list[Task]:
        """The newest against itself: what it holds for good, and is not, these games will show."""
        table = self.plan.table(number)
        names = [f"{self.plan.seed} {number} {index}" for index in range(self.plan.games)]
        return [
            Task(index, table, self.everyone(number, name), name, f"{name} players")
            for index, name in enumerate(names)
        ]

    def everyone(self, number: int, name: str) -> tuple[Learned, ...]:
        """The newest at every seat, each with a judgement that differs a little."""
        newest, seats = self.newest, range(self.plan.seats)
        if newest is None or not self.plan.variety or not self.spread:
            return tuple(newest for _ in seats)
        part = self.plan.variety / 1000.0 / (number - 1)
        return tuple(
            varied(newest, self.spread, part, Rng(seed_key(f"{name} judge {seat}")))
            for seat in seats
        )

    def match(self, number: int, candidate: PhaseWeights) -> list[Task]:
        """One of the new against the best so far, in rotated seats on paired deals."""
        table = replace(self.plan.table(number), noise=0)
        found = []
        for index in range(self.plan.match):
            seats = [self.best] * table.seats
            seats[index % table.seats] = candidate
            deal = f"{self.plan.seed} match {number} {index // table.seats}"
            found.append(Task(index, table, tuple(seats), deal, f"{deal} {index} players"))
        return found

    def keep(self, name: str, tasks: Sequence[Task]) -> Iterator[str]:
        """Play what is not yet in the file of that name."""
        known = self.kept(name)
        missing = [task for task in tasks if task.index not in known]
        file = self.folder / f"{name}.jsonl"
        end_last_line(file)
        with file.open("a", encoding="utf-8") as out:
            for task, game in work(play_task, missing, self.place, self.jobs):
                out.write(json.dumps({"index": task.index, **game}) + "\n")
                out.flush()
                yield name

    def kept(self, name: str) -> dict[int, Played]:
        """The games of a file by number."""
        found = {}
        for game in kept_games(self.folder / f"{name}.jsonl"):
            found[int(game["index"])] = Played(
                game["deal"], tuple(game["moves"]), tuple(game["shares"])
            )
        return found

    def lessons(self, number: int) -> Iterator[Lesson]:
        """What the last generations have to teach, in the order of the plan."""
        for earlier in range(max(1, number - REMEMBERED + 1), number + 1):
            table, games = self.plan.table(earlier), self.kept(f"games-{earlier}")
            for index in sorted(games):
                yield lesson(self.model, table, games[index])

    def conclude(self, number: int, fitted: Fitted) -> None:
        """Go on from the new weights if they won more than their share."""
        games = self.kept(f"match-{number}")
        won = sum(games[index].shares[index % self.plan.seats] for index in games)
        accepted = won * self.plan.seats > len(games)
        self.history.append(Generation(number, fitted, won, len(games), accepted))
        self.newest, self.spread = fitted.weights, fitted.spread
        if accepted:
            self.best = fitted.weights
        if self.best:
            file = self.folder / weights_file(self.plan.seats)
            file.write_text(self.text(self.best), "utf-8")

    def text(self, best: PhaseWeights) -> str:
        """The best so far, and how it came about: what is shipped."""
        plan = {key: value for key, value in asdict(self.plan).items() if value is not None}
        known = {
            **plan,
            "revision": self.game.revision,
            "generations": [one.data() for one in self.history],
            "scales": best.scales,
        }
        by_name = zip(*best.weights, strict=True)
        return as_text(known, weights=dict(zip(self.model.names, by_name, strict=True)))
