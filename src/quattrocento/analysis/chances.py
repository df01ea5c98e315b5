"""The chances of winning at a position: played on for a while, judged, and set right.

A heuristic's judgement orders moves well, but its chances are too bold or too timid; by how much
was measured, and `calibration.json` sets it right.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import BY_HAND, JUDGEMENTS
from quattrocento.bots.search import Search
from quattrocento.core.game import Game, Seen
from quattrocento.core.rng import Rng
from quattrocento.core.state import State

MASTERS = ThinkingTime(iterations=12)
SHORTLY = 12  # decisions of masters before quick players take over
LONGEST = 10  # times the usual length of a game: nothing is played out for longer


@dataclass(frozen=True)
class Calibration:
    """Which judgement of a title counts, for one number of seats, and how it is set right.

    Reviews and hints keep to the `judgement` that was measured, whatever the bots at the table have
    learned since. What a move was worth shows after so many decisions of `masters`; 0 where quick
    players who play to the end stand for them.

    A game has gone by `ply / length` of what is usual. Odds are taken to the power of `sharpness`,
    which goes from its first value to its second meanwhile. Points at the end are the first of
    `points`, so many more (the second) as it goes by, and for each unit of the estimate the third
    and, as it goes by, the fourth.
    """

    judgement: str = BY_HAND
    masters: int = 0
    length: float = 200.0
    sharpness: tuple[float, float] = (1.0, 1.0)
    points: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 0.0)

    def gone_by(self, ply: int) -> float:
        return min(1.0, ply / self.length)

    def sharpness_at(self, ply: int) -> float:
        first, last = self.sharpness
        return first + (last - first) * self.gone_by(ply)

    def points_at(self, ply: int, estimate: float) -> float:
        base, later, unit, later_unit = self.points
        gone = self.gone_by(ply)
        return base + later * gone + (unit + later_unit * gone) * estimate


@cache
def calibrations() -> dict[str, Calibration]:
    text = files("quattrocento.analysis").joinpath("calibration.json").read_text("utf-8")
    return {
        key: Calibration(
            judgement=given["judgement"],
            masters=given["masters"],
            length=given["length"],
            sharpness=(given["sharpness"][0], given["sharpness"][1]),
            points=(*given["points"][:2], *given["points"][2:4]),
        )
        for key, given in json.loads(text)["titles"].items()
    }


def calibration(game: str, seats: int) -> Calibration:
    """That of the title and the number of seats, else of the title."""
    known = calibrations()
    return known.get(f"{game} {seats}") or known.get(game) or Calibration()


class Judge:
    """Judges positions of one game at one table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.figures = calibration(game.key, seats)
        self.judgement = self.figures.judgement
        self.heuristic = JUDGEMENTS[self.judgement][game.key]

    def chances(self, s: State) -> list[float]:
        """Each seat's chance at a position that was played on to where it can be judged."""
        found = self.heuristic.outcome(s)
        return found if s.over else sharpen(found, self.figures.sharpness_at(s.ply))

    def set_right(self, chance: float, ply: int) -> float:
        """A search's chance of one seat, of which no more is known, so that all figures agree."""
        rest = (1.0 - chance) / (self.seats - 1)
        return sharpen([chance, *[rest] * (self.seats - 1)], self.figures.sharpness_at(ply))[0]

    def points(self, s: State, seat: int) -> float:
        """What a seat can expect to end with."""
        if s.over:
            return float(self.game.scores(s)[seat].total)
        return self.figures.points_at(s.ply, self.heuristic.estimates(s)[seat])

    def play_on(self, s: State) -> None:
        """Play as everyone is expected to, for as long as a search would."""
        for _ in range(self.heuristic.playout_length(s)):
            if s.over:
                break
            seat = s.turn()
            legal_moves = s.legal_moves(seat)
            if len(legal_moves) == 1:
                s.play(seat, legal_moves[0])
            else:
                s.play(seat, self.heuristic.likeliest(s, seat, legal_moves))
        self.heuristic.finish_turn(s)

    def play_to_the_end(self, s: State) -> None:
        """Play as everyone is expected to until it is over, or until nobody can expect it to be."""
        while not s.over and s.ply < LONGEST * self.figures.length:
            seat = s.turn()
            legal_moves = s.legal_moves(seat)
            if len(legal_moves) == 1:
                s.play(seat, legal_moves[0])
            else:
                s.play(seat, self.heuristic.likeliest(s, seat, legal_moves))

    def end(self, s: State) -> None:
        """Play to the end as those do whose results chances are set right by."""
        if self.figures.masters:
            self.play_as_masters(s, self.lots(s))
        else:
            self.play_to_the_end(s)

    def play_by_masters(self, s: State) -> None:
        """Let masters play to where it shows what a move was worth; where quick players stand for
        them, these finish it."""
        self.play_as_masters(s, self.lots(s), self.figures.masters or SHORTLY)
        if not self.figures.masters:
            self.play_to_the_end(s)
        elif not s.over:
            self.heuristic.finish_turn(s)

    def lots(self, s: State) -> Rng:
        """The same in the same world, whatever was played in it."""
        return Rng(s.rng.key).child("masters")

    def play_as_masters(self, s: State, rng: Rng, decisions: float = math.inf) -> None:
        """Play so many decisions as masters would, who see no more than their seat does."""
        while not s.over and decisions > 0 and s.ply < LONGEST * self.figures.length:
            seat = s.turn()
            legal_moves = s.legal_moves(seat)
            if len(legal_moves) == 1:
                s.play(seat, legal_moves[0])
                continue
            decisions -= 1
            seen = Seen(self.game, s, seat, rng.child("seen"))
            search = Search(self.heuristic, seen, rng)
            search.run(MASTERS)
            found = search.root.children
            s.play(seat, min(found, key=lambda move: (-found[move].visits, -found[move].mean())))

    def open(self, s: State, rng: Rng, times: int) -> list[float]:
        """The chances with all cards open; only what is not yet drawn or rolled is unknown."""
        if s.over:
            return self.chances(s)
        found = []
        for _ in range(times):
            world = self.with_new_lots(s, rng)
            self.play_on(world)
            found.append(self.chances(world))
        return mean(found)

    def with_new_lots(self, s: State, rng: Rng) -> State:
        """The same hands with another future.

        Where nobody has a hand, all that is hidden lies ahead. In the other titles the order of
        piles that were shuffled before stays as it is.
        """
        if self.game.same_view:
            return self.game.imagine(s, 0, rng)
        world = s.clone()
        world.log = None
        world.rng = rng.child("open")
        return world

    def public(self, s: State, rng: Rng, times: int) -> list[float]:
        """The chances as a spectator sees them, who knows no card that is hidden."""
        if s.over:
            return self.chances(s)
        found = []
        for _ in range(times):
            world = self.forget(s, rng)
            self.play_on(world)
            found.append(self.chances(world))
        return mean(found)

    def forget(self, s: State, rng: Rng) -> State:
        """A world that could be true to somebody who sees no hand.

        Each seat in turn deals anew what it cannot see, until nothing is left of the true hands.
        """
        world = self.game.imagine(s, 0, rng)
        if not self.game.same_view:
            for seat in range(1, s.seats):
                world = self.game.imagine(world, seat, rng)
        return world


def sharpen(chances: Sequence[float], sharpness: float) -> list[float]:
    """Take odds to a power: above 1 they become bolder, below 1 more timid."""
    powers = [chance**sharpness for chance in chances]
    total = sum(powers)
    return [power / total for power in powers]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
