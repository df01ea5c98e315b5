"""Signorie judged by a network at tables where it wins.

It looks at what one seat sees and at nothing else, so that whoever it answers for knows no more
than that seat could, in an imagined world as at the table.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.heuristic import UnknownMove, first_best, softmax
from quattrocento.bots.heuristics.learned import Weights
from quattrocento.bots.heuristics.network import Network, Sight, read_network
from quattrocento.bots.heuristics.signorie.foregone import worth_a_thought
from quattrocento.bots.heuristics.signorie.learned import LEARNED, PACKAGE, LearnedSignorie
from quattrocento.bots.heuristics.signorie.sight import COLUMNS, look
from quattrocento.core.moves import Move
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.components import CAREER, CITY, COLOUR, FACES, HELPER, ROW, TASK
from quattrocento.games.signorie.moves import (
    BUY_POINTS,
    CLAIM,
    DECLINE,
    DONE,
    GOVERN,
    PASS,
    SEIZE,
    TAKE_FLORINS,
    WED,
    WELCOME,
    Climb,
    Enter,
    Fulfil,
    Hire,
    Lay,
    Marry,
    Send,
    Take,
    Use,
    Welcome,
)
from quattrocento.games.signorie.state import Signorie

# So many fields, figures and florins are told apart, from one on; more of them, as editions of
# one's own may have, are as good as the most.
FIELDS: Final = 9
FIGURES: Final = 3
DOWRIES: Final = 4
UNLIKELY: Final = -10.0
OTHERS: Final = [
    *(PASS, GOVERN, SEIZE, DONE),
    *(CLAIM, TAKE_FLORINS, WED, DECLINE, BUY_POINTS),
]

# The numbers of moves: those of a kind follow each other, from its first one on.
FIRST_HIRE: Final = len(COLOUR) * FACES
FIRST_TASK: Final = FIRST_HIRE + len(HELPER)
FIRST_USE: Final = FIRST_TASK + len(TASK) * FIGURES
FIRST_ENTRY: Final = FIRST_USE + len(HELPER)
FIRST_CLIMB: Final = FIRST_ENTRY + len(CAREER)
FIRST_MISSION: Final = FIRST_CLIMB + len(CAREER) * FIELDS
FIRST_MARRIAGE: Final = FIRST_MISSION + len(CITY) * len(CAREER) * FIELDS
FIRST_ROW: Final = FIRST_MARRIAGE + len(CITY) * DOWRIES
FIRST_FIGURE: Final = FIRST_ROW + len(ROW)
FIRST_OTHER: Final = FIRST_FIGURE + len(WELCOME)
ACTIONS: Final = FIRST_OTHER + len(OTHERS)


def action(move: Move) -> int:
    """The number of a move. A task lies in one place, so its sex need not be told."""
    if isinstance(move, Take):
        return move.colour.index * FACES + move.value - 1
    if isinstance(move, Hire):
        return FIRST_HIRE + move.helper.index
    if isinstance(move, Fulfil):
        return FIRST_TASK + place(move.task.index, move.figures, FIGURES)
    if isinstance(move, Use):
        return FIRST_USE + move.helper.index
    if isinstance(move, Enter):
        return FIRST_ENTRY + move.career.index
    if isinstance(move, Climb):
        return FIRST_CLIMB + place(move.career.index, move.field, FIELDS)
    if isinstance(move, Send):
        journey = move.city.index * len(CAREER) + move.career.index
        return FIRST_MISSION + place(journey, move.field, FIELDS)
    if isinstance(move, Marry):
        return FIRST_MARRIAGE + place(move.city.index, move.dowry, DOWRIES)
    if isinstance(move, Lay):
        return FIRST_ROW + move.row.index
    if isinstance(move, Welcome):
        return FIRST_FIGURE + move.sex.index
    for number, other in enumerate(OTHERS):
        if move is other:
            return FIRST_OTHER + number
    raise UnknownMove(repr(move))


def place(row: int, count: int, counts: int) -> int:
    """The place of a count from one on in a row of so many, the last of which is for all that are
    larger."""
    return row * counts + max(1, min(count, counts)) - 1


SIGHT: Final = Sight(COLUMNS, look, ACTIONS, action, GAME.seats, worth_a_thought)


class PractisedSignorie(LearnedSignorie):
    def __init__(self, learned: Weights) -> None:
        super().__init__(learned)
        self.networks: dict[int, Network | None] = {}

    def network(self, seats: int) -> Network | None:
        """Read when it is first asked: few processes ever do."""
        if seats not in self.networks:
            self.networks[seats] = read_network(PACKAGE, seats, SIGHT, GAME.revision)
        return self.networks[seats]

    def preferences(
        self, network: Network, s: Signorie, seat: int, legal_moves: Sequence[Move]
    ) -> list[float]:
        """How likely each move is, in logarithms; what is foregone is all but certain."""
        good = worth_a_thought(s, seat, legal_moves)
        if len(good) == 1:
            return [0.0 if move is good[0] else UNLIKELY for move in legal_moves]
        thought = network.think(look(s, seat))
        return network.preferences(thought, [action(move) for move in legal_moves])

    def move_values(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        network = self.network(s.seats)
        if network is None:
            return super().move_values(s, seat, legal_moves)
        return self.preferences(network, s, seat, legal_moves)

    def prior(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        network = self.network(s.seats)
        if network is None:
            return super().prior(s, seat, legal_moves)
        return softmax(self.preferences(network, s, seat, legal_moves), 1.0)

    def likeliest(self, s: Signorie, seat: int, legal_moves: Sequence[Move]) -> Move:
        network = self.network(s.seats)
        if network is None:
            return super().likeliest(s, seat, legal_moves)
        return legal_moves[first_best(self.preferences(network, s, seat, legal_moves))]

    def outcome(self, s: Signorie) -> list[float]:
        """As it looks to the one who is to choose; the others share the rest."""
        network = self.network(s.seats)
        if network is None or not s.agenda:
            return super().outcome(s)
        seat = s.turn()
        chance = network.chance(network.think(look(s, seat)))
        rest = (1.0 - chance) / (s.seats - 1)
        return [chance if other == seat else rest for other in range(s.seats)]

    def is_decided_at_once(self, s: Signorie) -> bool:
        """Nobody searches for what goes without saying."""
        return self.network(s.seats) is not None and not has_choice(s)

    def is_thorough(self, seats: int) -> bool:
        """The others answer as the network would."""
        return self.network(seats) is None and super().is_thorough(seats)

    def playout_length(self, s: Signorie) -> int:
        return super().playout_length(s) if self.network(s.seats) is None else 0

    def finish_turn(self, s: Signorie) -> None:
        """The network judges at every real choice of its seat; it has never seen other ones."""
        if self.network(s.seats) is None:
            super().finish_turn(s)
        elif s.agenda:
            seat = s.turn()
            while s.agenda and not (s.turn() == seat and has_choice(s)):
                self.play_likeliest(s)


def has_choice(s: Signorie) -> bool:
    seat = s.turn()
    legal_moves = s.legal_moves(seat)
    return len(legal_moves) > 1 and len(worth_a_thought(s, seat, legal_moves)) > 1


PRACTISED = PractisedSignorie(LEARNED.learned)
