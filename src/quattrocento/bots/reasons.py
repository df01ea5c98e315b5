"""Why a move: the parts of the judgement that it changes most, against the other candidates.

Each candidate is played in the same worlds that could be true, and brought to where the game's
heuristic judges a position. A part speaks for a move by how much more of it there is than after
the others; what a rival has more of speaks against it, by that rival's part in all that threatens.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quattrocento.bots.heuristics import BY_HAND, JUDGEMENTS, find_breakdown
from quattrocento.bots.heuristics.heuristic import softmax
from quattrocento.bots.heuristics.parts import Part
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.steps import JointChoice

WORLDS = 8  # in which the candidates are compared
MOST = 2  # reasons for a move
LEAST = 0.02  # of the scale: what is worth telling
LEAST_LATER = 0.1  # the same, where it hangs on what everyone does until then
NEXT = 0.4  # of the first reason: what a second must weigh
VICTORY = 10.0  # scales that a decided game is worth

Name = tuple[int, str]  # whose part, and which


@dataclass(frozen=True)
class Reason:
    """A part of the judgement of `seat` that speaks for a move, by so much of the game's unit.

    The `facts` are what the part counts, after this move and how much more than after others.
    What is so only after some more moves comes `later`.
    """

    seat: int
    part: str
    weight: float
    facts: Mapping[str, tuple[float, float]]
    later: bool = False


class Ledger:
    """The parts of the judgement after one move, on average over the worlds that have them."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worlds: dict[Name, int] = {}
        self.values: dict[Name, float] = {}
        self.facts: dict[Name, dict[str, float]] = {}
        self.seen: dict[tuple[Name, str], int] = {}

    def add(self, seat: int, part: Part) -> None:
        name = seat, part.name
        self.worlds[name] = self.worlds.get(name, 0) + 1
        self.values[name] = self.values.get(name, 0.0) + part.value
        facts = self.facts.setdefault(name, {})
        for fact, number in part.facts.items():
            facts[fact] = facts.get(fact, 0.0) + number
            self.seen[name, fact] = self.seen.get((name, fact), 0) + 1

    def known(self, name: Name) -> list[str]:
        """What is there in all worlds: a card that only some of them have is not to be told."""
        return [fact for fact in self.facts[name] if self.seen[name, fact] == self.worlds[name]]

    def value(self, name: Name) -> float:
        return self.values[name] / self.worlds[name]

    def fact(self, name: Name, fact: str) -> float:
        return self.facts[name].get(fact, 0.0) / self.worlds[name]

    def total(self, seat: int) -> float:
        return sum(self.value(name) for name in self.values if name[0] == seat)


class Comparison:
    """Moves of one seat, played in the same worlds, and so many moves on from there."""

    def __init__(
        self, seen: Seen, moves: Sequence[Move], rng: Rng, judgement: str, ahead: int = 0
    ) -> None:
        self.ahead = ahead
        self.heuristic = JUDGEMENTS[judgement][seen.game.key]
        self.game = seen.game
        self.seat = seen.seat
        self.scale = self.heuristic.scale
        self.breakdown = find_breakdown(seen.game, judgement)
        self.ledgers = [Ledger(move) for move in moves]
        for _ in range(WORLDS):
            world = seen.imagine(rng)
            for ledger in self.ledgers:
                self.try_in(world, ledger)

    def try_in(self, world: State, ledger: Ledger) -> None:
        after = world.clone()
        after.play(self.seat, ledger.move)
        self.reveal(after)
        for _ in range(self.ahead):
            if not after.agenda:
                break
            self.play_on(after)
        if after.agenda:
            self.breakdown.settle(after)
        found = self.breakdown.parts(after) if after.agenda else self.decided(after)
        for seat, parts in enumerate(found):
            if after.agenda:
                ledger.add(seat, Part("victory", 0.0))
            for part in parts:
                ledger.add(seat, part)

    def reveal(self, s: State) -> None:
        """Let the others answer too, where nothing happens before everyone has."""
        while s.agenda and isinstance(s.agenda[-1], JointChoice):
            self.play_on(s)

    def play_on(self, s: State) -> None:
        """Make the move that the heuristic expects."""
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        weights = self.heuristic.prior(s, seat, legal_moves)
        s.play(seat, legal_moves[weights.index(max(weights))])

    def decided(self, s: State) -> list[list[Part]]:
        """A game that is over: who has won, and with which score."""
        scores = self.game.scores(s)
        winners = sum(score.rank == 1 for score in scores)
        worth = VICTORY * self.scale / winners
        return [
            [
                Part("victory", worth if score.rank == 1 else 0.0),
                Part("score", float(score.total), {"points": float(score.total)}),
            ]
            for score in scores
        ]

    def reasons(self, ledger: Ledger) -> tuple[Reason, ...]:
        """What speaks for a move, the strongest first."""
        others = [one for one in self.ledgers if one is not ledger]
        if not others:
            return ()
        shares = self.shares(others)
        found = [self.reason(name, ledger, others, shares) for name in ledger.values]
        found.sort(key=lambda one: -one.weight)
        first = found[0]
        if first.weight < (LEAST_LATER if self.ahead else LEAST) * self.scale:
            return ()
        if first.part == "victory" or self.ahead:
            return (first,)
        # Two rivals who lose the same would make one reason twice.
        more = [one for one in found[1:] if one.part != first.part][: MOST - 1]
        return (first, *(one for one in more if one.weight >= NEXT * first.weight))

    def shares(self, ledgers: Sequence[Ledger]) -> list[float]:
        """How much of what threatens a seat comes from whom; for itself 1."""
        seats = sorted({seat for seat, _ in ledgers[0].values})
        rivals = [seat for seat in seats if seat != self.seat]
        usual = [sum(one.total(seat) for one in ledgers) / len(ledgers) for seat in rivals]
        shares = dict(zip(rivals, softmax(usual, self.scale), strict=True))
        return [-shares[seat] if seat in shares else 1.0 for seat in seats]

    def reason(
        self, name: Name, ledger: Ledger, others: Sequence[Ledger], shares: Sequence[float]
    ) -> Reason:
        seat, part = name
        others = [one for one in others if name in one.values]
        if not others:
            return Reason(seat, part, 0.0, {})
        usual = sum(one.value(name) for one in others) / len(others)
        facts = {}
        for fact in ledger.known(name):
            now = ledger.fact(name, fact)
            facts[fact] = (now, now - sum(one.fact(name, fact) for one in others) / len(others))
        weight = shares[seat] * (ledger.value(name) - usual)
        return Reason(seat, part, weight, facts, later=self.ahead > 0)


def explain(
    seen: Seen, moves: Sequence[Move], rng: Rng, judgement: str = BY_HAND
) -> list[tuple[Reason, ...]]:
    """Why each of these moves, against the others among them; from what the seat sees alone.

    Where nothing speaks for the first at once, what comes of the moves later is compared too.
    """
    compared = Comparison(seen, moves, rng, judgement)
    found = [compared.reasons(ledger) for ledger in compared.ledgers]
    if found[0] or len(moves) == 1:
        return found
    later = Comparison(seen, moves, rng, judgement, compared.heuristic.horizon)
    return [
        reasons or later.reasons(ledger)
        for reasons, ledger in zip(found, later.ledgers, strict=True)
    ]
