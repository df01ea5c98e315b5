"""Principato judged by a network at tables where it wins.

It looks at what one seat sees and at nothing else, so that whoever it answers for knows no more
than that seat could, in an imagined world as at the table.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.heuristic import UnknownMove, first_best, softmax
from quattrocento.bots.heuristics.learned import Weights
from quattrocento.bots.heuristics.network import Network, Sight, read_network
from quattrocento.bots.heuristics.principato.heuristic import spread
from quattrocento.bots.heuristics.principato.learned import LEARNED, PACKAGE, LearnedPrincipato
from quattrocento.bots.heuristics.principato.move_priors import sensible
from quattrocento.bots.heuristics.principato.sight import COLUMNS, KINDS, look
from quattrocento.core.moves import Move
from quattrocento.games.principato import GAME
from quattrocento.games.principato.components import CARDS, FOOD, MILITIA
from quattrocento.games.principato.moves import (
    Build,
    Collect,
    Commission,
    Dismiss,
    Enlist,
    Gather,
    Hire,
    Lay,
    LayFavour,
    Pass,
    Provide,
    Swap,
    Take,
    TakeFavour,
)
from quattrocento.games.principato.state import Principato

# So many units, cubes and favours are told apart; more of them are as good as the most.
CUBES: Final = 4
UNITS: Final = 8
FAVOURS: Final = 4
DISMISSED: Final = 16
ARTISTS: Final = {
    CARDS[slug].index: place for place, slug in enumerate(("sculptor", "writer", "painter"))
}

# The numbers of moves: those of a kind follow each other, from its first one on.
FIRST_COLLECT: Final = KINDS
FIRST_BUILD: Final = FIRST_COLLECT + CUBES * CUBES
FIRST_COMMISSION: Final = FIRST_BUILD + 2 * KINDS
FIRST_SWAP: Final = FIRST_COMMISSION + len(ARTISTS) * UNITS
FIRST_TAKE: Final = FIRST_SWAP + KINDS
FIRST_ENLIST: Final = FIRST_TAKE + KINDS
FIRST_PROVIDE: Final = FIRST_ENLIST + 2 * UNITS
FIRST_LAY: Final = FIRST_PROVIDE + 2 * UNITS * FAVOURS
FIRST_DISMISS: Final = FIRST_LAY + 2 * UNITS
FIRST_FAVOUR: Final = FIRST_DISMISS + 2 * DISMISSED
PASSING: Final = FIRST_FAVOUR + 3
ACTIONS: Final = PASSING + 1


def action(move: Move) -> int:
    """The number of a move. Which favours pay is not told apart: the sensible way is the only."""
    if isinstance(move, (Gather, Hire)):
        return move.card.index
    if isinstance(move, Collect):
        return FIRST_COLLECT + place(place(0, move.food, CUBES), move.money, CUBES)
    if isinstance(move, Build):
        return FIRST_BUILD + place(move.card.index, move.tiles - 1, 2)
    if isinstance(move, Commission):
        # in editions of one's own other cards may commission works, too
        artist = ARTISTS.get(move.card.index, 0)
        return FIRST_COMMISSION + place(artist, move.food, UNITS)
    if isinstance(move, Swap):
        return FIRST_SWAP + move.card.index
    if isinstance(move, Take):
        return FIRST_TAKE + move.card.index
    return action_with_units(move)


def action_with_units(move: Move) -> int:
    if isinstance(move, Enlist):
        return FIRST_ENLIST + place(0 if move.unit is MILITIA else 1, move.count, UNITS)
    if isinstance(move, Provide):
        cubes = place(0 if move.unit is MILITIA else 1, move.cubes, UNITS)
        return FIRST_PROVIDE + place(cubes, move.favours, FAVOURS)
    if isinstance(move, Lay):
        return FIRST_LAY + place(0 if move.cube is FOOD else 1, move.count, UNITS)
    if isinstance(move, Dismiss):
        return FIRST_DISMISS + place(0 if move.unit is MILITIA else 1, move.count, DISMISSED)
    if isinstance(move, TakeFavour):
        return FIRST_FAVOUR
    if isinstance(move, LayFavour):
        return FIRST_FAVOUR + (1 if move.unit is MILITIA else 2)
    if isinstance(move, Pass):
        return PASSING
    raise UnknownMove(repr(move))


def place(row: int, count: int, counts: int) -> int:
    """The place of a count in a row of so many, the last of which is for all that are larger."""
    return row * counts + min(count, counts - 1)


SIGHT: Final = Sight(COLUMNS, look, ACTIONS, action, GAME.seats, sensible)


class PractisedPrincipato(LearnedPrincipato):
    def __init__(self, learned: Weights) -> None:
        super().__init__(learned)
        self.networks: dict[int, Network | None] = {}

    def network(self, seats: int) -> Network | None:
        """Read when it is first asked: few processes ever do."""
        if seats not in self.networks:
            self.networks[seats] = read_network(PACKAGE, seats, SIGHT, GAME.revision)
        return self.networks[seats]

    def preferences(
        self, network: Network, s: Principato, seat: int, good: Sequence[Move]
    ) -> list[float]:
        """How likely each move is, in logarithms."""
        return network.preferences(network.think(look(s, seat)), [action(move) for move in good])

    def move_values(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        network = self.network(s.seats)
        if network is None:
            return super().move_values(s, seat, legal_moves)
        good = sensible(s, seat, legal_moves)
        found = self.preferences(network, s, seat, good)
        return spread(legal_moves, good, found, min(found) - 1.0)

    def prior(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        network = self.network(s.seats)
        if network is None:
            return super().prior(s, seat, legal_moves)
        good = sensible(s, seat, legal_moves)
        shares = softmax(self.preferences(network, s, seat, good), 1.0)
        return spread(legal_moves, good, shares, 0.0)

    def likeliest(self, s: Principato, seat: int, legal_moves: Sequence[Move]) -> Move:
        network = self.network(s.seats)
        if network is None:
            return super().likeliest(s, seat, legal_moves)
        good = sensible(s, seat, legal_moves)
        if len(good) == 1:
            return good[0]
        return good[first_best(self.preferences(network, s, seat, good))]

    def outcome(self, s: Principato) -> list[float]:
        """As it looks to the one who is to choose; the others share the rest."""
        network = self.network(s.seats)
        if network is None or not s.agenda:
            return super().outcome(s)
        seat = s.turn()
        chance = network.chance(network.think(look(s, seat)))
        rest = (1.0 - chance) / (s.seats - 1)
        return [chance if other == seat else rest for other in range(s.seats)]

    def is_thorough(self, seats: int) -> bool:
        """The others answer as the network would."""
        return self.network(seats) is None and super().is_thorough(seats)

    def playout_length(self, s: Principato) -> int:
        return super().playout_length(s) if self.network(s.seats) is None else 0

    def finish_turn(self, s: Principato) -> None:
        """The network judges at every choice of its seat, where a search waits for it."""
        if self.network(s.seats) is None:
            super().finish_turn(s)


PRACTISED = PractisedPrincipato(LEARNED.learned)
