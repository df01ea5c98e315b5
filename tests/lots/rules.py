"""How Lots is played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quattrocento.core.game import who_begins
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.steps import Choice, FreeChoice, JointChoice, Refusal, Step
from tests.lots.table import (
    SLIPS,
    Draw,
    Figures,
    Lay,
    Leave,
    Lots,
    Nothing,
    Slip,
    Stake,
    TakeUp,
    Variants,
)


def all_slips(s: Lots) -> list[Slip]:
    return [slip for slip in SLIPS.values() for _ in range(s.edition.counts[slip.index])]


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Lots:
    return Lots(
        seats=seats,
        rng=rng,
        agenda=[Deal()],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        variants=variants,
        hat=[],
        hands=[[] for _ in range(seats)],
        rows=[[] for _ in range(seats)],
        gone=[],
        won=[0] * seats,
        first=who_begins(variants.first, seats, rng),
        round=0,
    )


@dataclass(frozen=True)
class Deal(Step):
    """LOT-01"""

    def run(self, s: Lots) -> None:
        s.hat = all_slips(s)
        s.shuffle(s.hat)
        for seat in range(s.seats):
            s.hands[seat] = sorted(s.draw(s.hat, s.variants.hand))
            s.tell("receives", seat, to=seat, slips=s.hands[seat].copy())
        s.then(Round())


@dataclass(frozen=True)
class Round(Step):
    """LOT-04"""

    def run(self, s: Lots) -> None:
        if s.round == s.edition.rounds:
            return
        s.round += 1
        s.tell("round", number=s.round)
        turns = [Turn((s.first + offset) % s.seats) for offset in range(s.seats)]
        stakes = tuple([StakeChoice(seat) for seat in range(s.seats)])
        s.then_all([*turns, Stakes(stakes), Round()])


@dataclass(frozen=True)
class Turn(Choice):
    """LOT-02"""

    def candidates(self, s: Lots) -> Sequence[Move]:
        moves: list[Move] = [Lay(slip) for slip in sorted(SLIPS.values())]
        if s.variants.draws and s.hat:
            return [*moves, Draw()]
        return moves if s.hands[self.seat] else [*moves, Leave()]

    def why_not(self, s: Lots, move: Move) -> Refusal | None:
        if isinstance(move, Lay) and move.slip not in s.hands[self.seat]:
            return Refusal(move, "LOT-02", "not-in-hand", {"slip": move.slip})
        return None

    def play(self, s: Lots, move: Move) -> None:
        match move:
            case Lay(slip):
                s.hands[self.seat].remove(slip)
                s.rows[self.seat].append(slip)
                s.tell("lays", self.seat, slip=slip)
                s.then(LaidDown(self.seat))
            case Draw():
                s.hands[self.seat] = sorted(s.hands[self.seat] + s.draw(s.hat, 1))
                s.tell("draws", self.seat)

    def preview(self, s: Lots, move: Move) -> Mapping[str, object]:
        return {"worth": worth(s, self.seat, move)}

    def facts(self, s: Lots) -> Mapping[str, object]:
        return {"round": s.round}


@dataclass(frozen=True)
class LaidDown(FreeChoice):
    """LOT-02"""

    def candidates(self, s: Lots) -> Sequence[Move]:
        return [Leave(), TakeUp()]

    def play(self, s: Lots, move: Move) -> None:
        if isinstance(move, TakeUp):
            s.hands[self.seat] = sorted([*s.hands[self.seat], s.rows[self.seat].pop()])
            s.then(Turn(self.seat))


@dataclass(frozen=True)
class StakeChoice(FreeChoice):
    """LOT-03"""

    def candidates(self, s: Lots) -> Sequence[Move]:
        return [*(Stake(slip) for slip in sorted(set(s.hands[self.seat]))), Nothing()]


@dataclass(frozen=True)
class Stakes(JointChoice):
    """LOT-03"""

    def reveal(self, s: Lots, answers: Mapping[int, Move]) -> None:
        totals = [worth(s, seat, answers[seat]) for seat in range(s.seats)]
        for seat in range(s.seats):
            move = answers[seat]
            if isinstance(move, Stake):
                s.hands[seat].remove(move.slip)
                s.gone.append(move.slip)
                s.tell("stakes", seat, slip=move.slip)
        best = max(totals) if s.variants.wins == "most" else min(totals)
        if totals.count(best) == 1:
            s.won[totals.index(best)] += 1
            s.tell("wins", totals.index(best), totals=totals)


def worth(s: Lots, seat: int, move: Move) -> int:
    """What lies before a seat once it has made this move."""
    more = [move.slip] if isinstance(move, (Lay, Stake)) else []
    return sum(s.edition.values[slip.index] for slip in [*s.rows[seat], *more])
