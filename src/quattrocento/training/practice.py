"""Practice: a network plays against itself, many games at once, and learns from every decision.

It is taught by who wins, and where points are counted by how far ahead; it may begin by imitating
journeymen. Practice goes chapter by chapter: each begins games of its own, and what was learned is
kept after each, so that an interrupted practice goes on where it was and ends as if it had not
been; the same plan gives the same network on the same machine.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from quattrocento.bots.heuristics import find_sight
from quattrocento.bots.heuristics.heuristic import DUEL
from quattrocento.bots.heuristics.network import Sight, columns_of, network_file
from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.training.files import as_text
from quattrocento.training.gains import TRACE, gains_of_all, gains_of_duels
from quattrocento.training.generations import AnotherPlan
from quattrocento.training.imitation import LOOKS, Examples, imitate, watch
from quattrocento.training.learner import Floats, Learner, Lessons, Mask, Numbers, Places
from quattrocento.training.self_play import Table, to_choice
from quattrocento.training.worth import worth

LONGEST = 1000  # decisions, after which a game is nobody's
EPOCHS = 2  # how often it looks at each decision
AT_ONCE = 4096  # decisions that it learns from in one step
BOLD, WARY = 3e-4, 2e-5  # the steps of the first chapter, and of the last
CURIOUS, SURE = 0.014, 0.002  # how much it tries out, the same
PLACES = 3  # to which weights are rounded


@dataclass(frozen=True)
class Exercise:
    """What is practised: in every chapter so many rounds of so many decisions in each game."""

    game: str
    seed: str
    chapters: int
    rounds: int = 30
    decisions: int = 64
    games: int = 512
    units: tuple[int, int] = (128, 64)
    seats: int = DUEL
    imitated: int = 0  # decisions of journeymen to begin with
    trace: float = TRACE


class Games:
    """Games side by side, each at a choice. One that ends begins anew."""

    def __init__(self, exercise: Exercise, sight: Sight, name: str) -> None:
        self.table = Table(exercise.game, exercise.seats, 0)
        self.sight = sight
        self.name = name
        self.begun = 0
        count = exercise.games
        self.seen: Numbers = np.zeros((count, sight.size), np.uint8)
        self.masks: Mask = np.zeros((count, sight.actions), np.bool_)
        self.seats = np.zeros(count, np.int64)
        self.open: list[dict[int, Move]] = [{} for _ in range(count)]
        self.ages = [0] * count
        self.states = [self.begin(place) for place in range(count)]
        for place in range(count):
            self.look(place)

    def begin(self, place: int) -> State:
        self.begun += 1
        self.ages[place] = 0
        s = self.table.begin(f"{self.name} {self.begun}")
        to_choice(s, self.sight)
        return s

    def look(self, place: int) -> None:
        s = self.states[place]
        seat = s.turn()
        self.seats[place] = seat
        self.seen[place] = np.frombuffer(self.sight.look(s, seat), np.uint8)
        moves = self.sight.options(s, seat, s.legal_moves(seat))
        self.open[place] = {self.sight.action(move): move for move in moves}
        self.masks[place] = False
        self.masks[place, list(self.open[place])] = True

    def play(self, actions: list[int]) -> tuple[Floats, Mask]:
        """An action in every game: what each seat won by it, and which games are over."""
        won: Floats = np.zeros((len(actions), self.table.seats), np.float32)
        over: Mask = np.zeros(len(actions), np.bool_)
        for place, action in enumerate(actions):
            s = self.states[place]
            s.play(int(self.seats[place]), self.open[place][action])
            to_choice(s, self.sight)
            self.ages[place] += 1
            if s.over:
                won[place] = worth(GAMES[self.table.game], s)
            if s.over or self.ages[place] >= LONGEST:
                over[place] = True
                self.states[place] = self.begin(place)
            self.look(place)
        return won, over


class Practice:
    """One exercise in one folder."""

    def __init__(self, exercise: Exercise, folder: Path) -> None:
        self.exercise = exercise
        self.game = GAMES[exercise.game]
        self.sight = find_sight(self.game)
        self.folder = folder
        self.kept = folder / "learner.npz"
        scale = np.array(
            [1 / some.divisor for some in self.sight.columns for _ in range(some.size)], np.float32
        )
        self.learner = Learner(
            scale, exercise.units, self.sight.actions, numbers(f"{exercise.seed} weights")
        )
        self.done = 0
        folder.mkdir(parents=True, exist_ok=True)
        self._same_exercise(folder / "exercise.json")
        if self.kept.exists():
            self.done = self.learner.load(self.kept)

    def _same_exercise(self, file: Path) -> None:
        numbered = {"columns": columns_of(self.sight), "actions": self.sight.actions}
        written = json.dumps({**self.known(), **numbered}, indent=1)
        if not file.exists():
            file.write_text(written, "utf-8")
        elif file.read_text("utf-8") != written:
            raise AnotherPlan(f"{file} is of another training; expected another --folder")

    def run(self) -> Iterator[int]:
        """Go on to the last chapter; the number of each round."""
        rounds = self.exercise.rounds
        for _ in self.begin():
            pass
        for chapter in range(self.done, self.exercise.chapters):
            name = f"{self.exercise.seed} {chapter}"
            chance = np.random.default_rng(numbers(name))
            games = Games(self.exercise, self.sight, f"practice {name}")
            for number in range(rounds):
                part = (chapter * rounds + number) / (self.exercise.chapters * rounds)
                self.learn(self.play(games, chance), part, chance)
                yield chapter * rounds + number
            self.done = chapter + 1
            self.learner.save(self.kept, self.done)
        self.file.write_text(self.text(), "utf-8")

    @property
    def looks(self) -> int:
        """How often it is to look at a decision of journeymen before it practises."""
        is_to_imitate = self.exercise.imitated > 0 and not self.kept.exists()
        return self.exercise.imitated * (1 + LOOKS) if is_to_imitate else 0

    def begin(self) -> Iterator[int]:
        """Imitate, if that is still to be done; by how many looks it has come further."""
        if not self.looks:
            return
        name = f"{self.exercise.seed} imitation"
        chance = np.random.default_rng(numbers(name))
        table = Table(self.exercise.game, self.exercise.seats, 0)
        examples = Examples(self.exercise.imitated, self.sight)
        yield from watch(table, examples, name, chance)
        yield from imitate(self.learner, examples, chance)
        self.learner.save(self.kept, 0)

    def play(self, games: Games, chance: np.random.Generator) -> Lessons:
        """Some decisions in every game, and what became of them."""
        steps, count = self.exercise.decisions, self.exercise.games
        every = np.arange(count)
        seen = np.zeros((steps, *games.seen.shape), np.uint8)
        masks = np.zeros((steps, *games.masks.shape), np.bool_)
        actions = np.zeros((steps, count), np.int64)
        logs = np.zeros((steps, count), np.float32)
        won = np.zeros((steps, count, self.exercise.seats), np.float32)
        over = np.zeros((steps, count), np.bool_)
        seats = np.zeros((steps + 1, count), np.int64)
        values = np.zeros((steps + 1, count), np.float32)
        for step in range(steps):
            seen[step], masks[step], seats[step] = games.seen, games.masks, games.seats
            likely, values[step] = self.learner.policy(games.seen, games.masks)
            actions[step] = drawn(likely, games.masks, chance)
            logs[step] = np.log(likely[every, actions[step]])
            won[step], over[step] = games.play(actions[step].tolist())
        seats[steps] = games.seats
        values[steps] = self.learner.policy(games.seen, games.masks)[1]
        gains_of = gains_of_duels if self.exercise.seats == DUEL else gains_of_all
        gains, known = gains_of(values, won, over, seats, self.exercise.trace)
        returns = gains + values[:-1]
        fair = (gains - gains[known].mean()) / (gains[known].std() + np.float32(1e-8))
        return Lessons(
            seen[known], masks[known], actions[known], logs[known], fair[known], returns[known]
        )

    def learn(self, lessons: Lessons, part: float, chance: np.random.Generator) -> None:
        rate = BOLD + part * (WARY - BOLD)
        curiosity = CURIOUS + part * (SURE - CURIOUS)
        for _ in range(EPOCHS):
            order = chance.permutation(len(lessons.actions))
            for start in range(0, len(order), AT_ONCE):
                self.learner.learn(lessons.some(order[start : start + AT_ONCE]), rate, curiosity)

    def known(self) -> dict[str, Any]:
        return {**asdict(self.exercise), "revision": self.game.revision}

    @property
    def file(self) -> Path:
        return self.folder / network_file(self.exercise.seats)

    def text(self) -> str:
        """What is shipped: each unit by a line, its bias first."""
        weights = self.learner.weights
        return as_text(
            self.known(),
            columns=dict(columns_of(self.sight)),
            first=write_units(weights[0], weights[1]),
            second=write_units(weights[2], weights[3]),
            actions=write_units(weights[4], weights[5]),
            value=write_units(weights[6], weights[7]),
        )


def numbers(name: str) -> list[int]:
    """A seed for numpy's lots."""
    return list(name.encode())


def drawn(likely: Floats, masks: Mask, chance: np.random.Generator) -> Places:
    """An action of each row by lot; what is not open is never drawn, however sums are rounded."""
    sums = likely.cumsum(1)
    lots = chance.random((len(likely), 1)) * sums[:, -1:]
    found: Places = np.minimum((sums <= lots).sum(1), likely.shape[1] - 1)
    wrong = ~masks[np.arange(len(found)), found]
    found[wrong] = likely[wrong].argmax(1)
    return found


def write_units(weights: Floats, bias: Floats) -> dict[str, list[float]]:
    rows = np.vstack([bias, weights]).T.astype(float).round(PLACES).tolist()
    return {str(number): row for number, row in enumerate(rows)}
