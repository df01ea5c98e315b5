"""Condottiere judged by a network at tables where it wins: in duels, of which it has played many.

It looks at what one seat sees and at nothing else, so that whoever it answers for knows no more
than that seat could, in an imagined world as at the table.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.condottiere.foresight import MASTERLY, ForesightedCondottiere
from quattrocento.bots.heuristics.condottiere.learned import PACKAGE
from quattrocento.bots.heuristics.condottiere.sight import COLUMNS, look
from quattrocento.bots.heuristics.heuristic import DUEL, UnknownMove, first_best, softmax
from quattrocento.bots.heuristics.network import Network, Sight, read_network
from quattrocento.core.moves import Move
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.campaign import Stalemate
from quattrocento.games.condottiere.components import ALL_CITIES, DECK
from quattrocento.games.condottiere.moves import (
    DISCARD,
    FIGHT_ON,
    KEEP,
    PASS,
    TAKE_NOTHING,
    THROW_IN,
    NameCity,
    Play,
    TakeBack,
)
from quattrocento.games.condottiere.state import Condottiere

FIRST_CARD: Final = len(ALL_CITIES)
FIRST_BACK: Final = FIRST_CARD + len(DECK)
FIRST_OTHER: Final = FIRST_BACK + len(DECK)
OTHERS: Final = [PASS, TAKE_NOTHING, KEEP, DISCARD, THROW_IN, FIGHT_ON]


def action(move: Move) -> int:
    """The number of a move."""
    if isinstance(move, Play):
        return FIRST_CARD + move.card.index
    if isinstance(move, NameCity):
        return move.city.index
    if isinstance(move, TakeBack):
        return FIRST_BACK + move.card.index
    for place, other in enumerate(OTHERS):
        if move is other:
            return FIRST_OTHER + place
    raise UnknownMove(repr(move))


SIGHT: Final = Sight(COLUMNS, look, FIRST_OTHER + len(OTHERS), action, [DUEL])


class PractisedCondottiere(ForesightedCondottiere):
    def __init__(self, among: ForesightedCondottiere) -> None:
        super().__init__(among.learned, among.replies)
        self.networks: dict[int, Network | None] = {}

    def network(self, seats: int) -> Network | None:
        """Read when it is first asked: few processes ever do."""
        if seats not in self.networks:
            self.networks[seats] = read_network(PACKAGE, seats, SIGHT, GAME.revision)
        return self.networks[seats]

    def preferences(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """How likely each option is, in logarithms; nothing where no network knows.

        CON-46 Whether to fight on is left to rules of thumb, so that games end.
        """
        network = self.network(s.seats)
        if network is None or isinstance(s.agenda[-1], Stalemate):
            return []
        thought = network.think(look(s, seat))
        return network.preferences(thought, [action(move) for move in legal_moves])

    def move_values(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        found = self.preferences(s, seat, legal_moves)
        return found or super().move_values(s, seat, legal_moves)

    def prior(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        found = self.preferences(s, seat, legal_moves)
        return softmax(found, 1.0) if found else super().prior(s, seat, legal_moves)

    def likeliest(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> Move:
        found = self.preferences(s, seat, legal_moves)
        return legal_moves[first_best(found)] if found else super().likeliest(s, seat, legal_moves)

    def outcome(self, s: Condottiere) -> list[float]:
        """As it looks to the one who is to choose."""
        network = self.network(s.seats)
        if network is None or not s.agenda:
            return super().outcome(s)
        seat = s.turn()
        chance = network.chance(network.think(look(s, seat)))
        return [chance if other == seat else 1.0 - chance for other in range(s.seats)]

    def is_thorough(self, seats: int) -> bool:
        """The rival answers as the network would."""
        return self.network(seats) is None and super().is_thorough(seats)

    def finish_turn(self, s: Condottiere) -> None:
        """The network judges battles as they stand."""
        if self.network(s.seats) is None:
            super().finish_turn(s)


PRACTISED = PractisedCondottiere(MASTERLY)
