"""A puzzle: how its position came about, the answer, and how hard it is to find.

The puzzles of a title are data, `<game>.json`. Nothing of one may be shown but what its seat sees:
the seed and the moves of the others are there to lead to the position.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from quattrocento.analysis.insight import Decision
from quattrocento.analysis.kept import read_decision
from quattrocento.core.match import Match
from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES

HARDEST = 5
# A puzzle of each day is one of all, in an order in which neighbours differ.
STRIDE = 37


@dataclass(frozen=True)
class Figures:
    """How sure and how hard it is.

    `gap` is what the best move is ahead of the next one in chances of winning, give or take the
    `doubt`, over imagined worlds; `apprentice` the part of tries in which one found it,
    `journeyman` whether one did; `iterations` those from which on a search holds on to it.
    """

    gap: float
    doubt: float
    apprentice: float
    journeyman: bool
    iterations: int


@dataclass(frozen=True)
class Puzzle:
    """Play `moves` from the `seed`: then the seat of the `decision` has to find its best move."""

    game: str
    seats: int
    seed: str
    moves: tuple[str, ...]
    decision: Decision
    theme: str
    difficulty: int
    figures: Figures

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def solution(self) -> str:
        return self.decision.best.move

    def match(self) -> Match:
        """The game up to the question."""
        game = GAMES[self.game]
        match = Match.begin(
            game, self.seats, game.read_variants({}), game.edition(), seed_key(self.seed)
        )
        for line in self.moves:
            seat, _, move = line.partition(" ")
            match.play(int(seat), move)
        return match


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those of a title; none where nobody has mined any yet."""
    return tuple(read_puzzle(one) for one in read_file(game).get("puzzles", ()))


def read_file(game: str) -> Mapping[str, Any]:
    file = files("quattrocento.puzzles").joinpath(f"{game}.json")
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    return {**asdict(puzzle), "moves": ";".join(puzzle.moves)}


def read_puzzle(data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game=data["game"],
        seats=data["seats"],
        seed=data["seed"],
        moves=tuple(data["moves"].split(";")) if data["moves"] else (),
        decision=read_decision(data["decision"]),
        theme=data["theme"],
        difficulty=data["difficulty"],
        figures=Figures(**data["figures"]),
    )


def daily(count: int, day: int) -> int:
    """Which of so many puzzles is that of a day; all of them come before one comes again."""
    return day * STRIDE % count if count % STRIDE else day % count


def file_data(head: Mapping[str, Any], found: Sequence[Puzzle]) -> str:
    """The file of a title: a line for each puzzle, so that changes can be read."""
    lines = ",\n".join(json.dumps(puzzle_data(one), separators=(",", ":")) for one in found)
    opening = json.dumps(dict(head), indent=1).removesuffix("\n}")
    return f'{opening},\n "puzzles": [\n{lines}\n]}}\n'
