"""What a game tells the bots about itself: how well each seat stands."""

import math
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from quattrocento.core.game import Game
from quattrocento.core.moves import Move

DUEL: Final = 2
MANY_WORLDS: Final = 1000


class UnknownMove(Exception):
    """A heuristic was asked about a move that it knows nothing of: it is behind the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The base of every game's judgement. It is only ever shown imagined states.

    The `scale` says how many points of a lead make a win likely, the `horizon` how many
    decisions a search usually plays on before it asks for a judgement.
    """

    def __init__(self, game: Game, scale: float, horizon: int) -> None:
        self.game = game
        self.scale = scale
        self.horizon = horizon
        # Games played on by quick replies after which more of them tell nothing; 0 for none.
        self.enough = 0
        # Whether a move is so small a part of a turn that even an apprentice looks to its end.
        self.whole_turns = False

    def estimates(self, s: Any) -> list[float]:
        """How well each seat stands, in a unit of the game's own: here, its points so far."""
        return [float(standing.total) for standing in self.game.standing(s)]

    def move_values(self, s: Any, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """How good each option is for the seat, after some thought; games know better ways."""
        return self.look_ahead(s, seat, legal_moves)

    def look_ahead(self, s: Any, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """The chance of winning after each option, as it looks one ply ahead."""
        worth = []
        for move in legal_moves:
            after = s.clone()
            after.play(seat, move)
            worth.append(self.outcome(after)[seat])
        return worth

    def prior(self, s: Any, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """How likely a sensible player is to choose each option; quick, for the search."""
        return softmax(self.move_values(s, seat, legal_moves), 0.04)

    def likeliest(self, s: Any, seat: int, legal_moves: Sequence[Move]) -> Move:
        """The option with the largest prior; games find it without working out all of them."""
        return legal_moves[first_best(self.prior(s, seat, legal_moves))]

    def playout_length(self, s: Any) -> int:
        """How many decisions a search plays on from here before it asks for a judgement."""
        return self.horizon

    def is_thorough(self, seats: int) -> bool:
        """Whether a search thinks the answers of others through: in a duel so much hangs on those
        of the one rival that it mostly pays."""
        return seats == DUEL

    def finish_turn(self, s: Any) -> None:
        """Play on to where a position can be judged: to the end of a turn or battle, by game."""

    def is_quick(self, seats: int) -> bool:
        """Whether good replies cost so little here that moves are best compared by playing on."""
        return False

    def gains_by_trees(self, seats: int) -> bool:
        """Whether a tree is better where there is time to grow it, however quick replies are."""
        return False

    def slips(self, seats: int) -> float:
        """How far an apprentice errs, as a part of what it does elsewhere."""
        return 1.0

    def most_worlds(self, seats: int) -> int:
        """In how many worlds a journeyman looks at the most, so that the levels are well spaced."""
        return MANY_WORLDS

    def is_decided_at_once(self, s: Any) -> bool:
        """Whether a search tells nothing about the choice at hand, so that a look must do."""
        return False

    def play_on(self, s: Any) -> None:
        """Play on for a while, to where a position can be judged, if replies are quick."""
        self.finish_turn(s)

    def outcome(self, s: Any) -> list[float]:
        """The chance of winning by seat: certain at the end, a guess before."""
        if not s.agenda:
            scores = self.game.scores(s)
            winners = sum([score.rank == 1 for score in scores])
            return [1.0 / winners if score.rank == 1 else 0.0 for score in scores]
        return softmax(self.estimates(s), self.scale)


def softmax(values: list[float], scale: float) -> list[float]:
    best = values[first_best(values)]
    weights = [math.exp((value - best) / scale) for value in values]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def first_best(values: list[float]) -> int:
    """Where the largest value stands, the first of equal ones."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
