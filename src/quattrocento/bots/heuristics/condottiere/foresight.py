"""Condottiere judged by learned weights, where everyone replies as games have taught.

Rules of thumb waste cards, and a search that expects them of its rivals is too hopeful. With
learned replies a battle can be fought out quickly, and so can the next one.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.condottiere.features import NAMES
from quattrocento.bots.heuristics.condottiere.learned import MODEL, PACKAGE, LearnedCondottiere
from quattrocento.bots.heuristics.condottiere.replies import LORE, is_learned, reply_values
from quattrocento.bots.heuristics.heuristic import first_best, softmax
from quattrocento.bots.heuristics.learned import Weights, read_weights
from quattrocento.bots.heuristics.replies import ReplyWeights, read_replies
from quattrocento.core.moves import Move
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.state import Condottiere

WARMTH: Final = 0.17  # by how much, in log-odds, a reply must be better to be nearly certain
LONGEST: Final = 80  # decisions of a battle
ENOUGH: Final = 400  # battles played on: with 100 a master won as often


class ForesightedCondottiere(LearnedCondottiere):
    battles: int = 1  # that are fought after this one before a rollout is judged

    def __init__(self, weights: Weights, replies: dict[int, ReplyWeights]) -> None:
        super().__init__(weights)
        self.replies = replies
        self.enough = ENOUGH

    def is_quick(self, seats: int) -> bool:
        return seats in self.replies and seats in self.learned

    def gains_by_trees(self, seats: int) -> bool:
        return True

    def prior_part(self, s: Condottiere) -> float:
        """Nothing: replies are learned from looks ahead."""
        return 0.0 if s.seats in self.replies else super().prior_part(s)

    def prior_values(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        replies = self.replies.get(s.seats)
        if replies is None or not is_learned(s):
            return super().prior_values(s, seat, legal_moves)
        return reply_values(s, seat, legal_moves, replies)

    def prior(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        if s.seats not in self.replies or not is_learned(s):
            return super().prior(s, seat, legal_moves)
        return softmax(self.prior_values(s, seat, legal_moves), WARMTH)

    def finish_turn(self, s: Condottiere) -> None:
        """Fight the battle to its end."""
        if s.seats not in self.replies:
            super().finish_turn(s)
            return
        for _ in range(LONGEST):
            if not s.agenda or not isinstance(s.agenda[-1], (Turn, ScarecrowStands)):
                return
            self.play_likeliest(s)

    def play_on(self, s: Condottiere) -> None:
        """Fight the battle to its end, and the next one."""
        self.finish_turn(s)
        for _ in range(self.battles):
            while s.agenda and not isinstance(s.agenda[-1], Turn):
                self.play_likeliest(s)
            self.finish_turn(s)

    def play_likeliest(self, s: Condottiere) -> None:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        place = 0
        if len(legal_moves) > 1:
            place = first_best(self.prior_values(s, seat, legal_moves))
        s.play(seat, legal_moves[place])


MASTERLY = ForesightedCondottiere(
    read_weights(PACKAGE, GAME.seats, NAMES, MODEL.phases, GAME.revision),
    read_replies(PACKAGE, GAME.seats, LORE, GAME.revision),
)
