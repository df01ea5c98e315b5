"""Rules of thumb for Principato: which moves are worth a thought at all."""

from collections.abc import Sequence
from typing import Final

from quattrocento.bots.heuristics.heuristic import UnknownMove
from quattrocento.core.moves import Move
from quattrocento.games.principato.components import MILITIA
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
    Supply,
    Swap,
    Take,
    TakeFavour,
)
from quattrocento.games.principato.state import Principato

SPARE_UNITS: Final = 1
# More than any figure of an edition.
MANY: Final = 10_000


def sensible(s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[Move]:
    """Leave out what something else in the list does better."""
    best = Best(legal_moves)
    found: list[Move] = []
    for move in legal_moves:
        if isinstance(move, Take):
            if move.place == best.places[move.card.index]:
                found.append(move)
        elif isinstance(move, Build):
            if move.favour == best.favours[MANY * move.card.index + move.tiles]:
                found.append(move)
        elif isinstance(move, Commission):
            if MANY * move.value - move.favour == best.works[move.card.index]:
                found.append(move)
        elif isinstance(move, Enlist):
            if move.count <= supplies(s, seat, move):
                found.append(move)
        elif is_beyond_compare(move):
            found.append(move)
        elif not isinstance(move, Supply):
            raise UnknownMove(repr(move))
    return found if found else list(legal_moves)


def is_beyond_compare(move: Move) -> bool:
    """Whether nothing else in a list does better than this."""
    return isinstance(
        move, (Gather, Collect, Hire, Swap, TakeFavour, LayFavour, Provide, Lay, Dismiss, Pass)
    )


class Best:
    """The best of what some moves offer, by the index of a card.

    `favours` are the fewest for so many tiles: they fit everything, so they are the last to be
    spent. `works` are the highest value, and for that the fewest favours. `places` are the first
    ones with a card in the display.
    """

    def __init__(self, legal_moves: Sequence[Move]) -> None:
        self.favours: dict[int, int] = {}
        self.works: dict[int, int] = {}
        self.places: dict[int, int] = {}
        for move in legal_moves:
            if isinstance(move, Build):
                tiles = MANY * move.card.index + move.tiles
                fewest = self.favours.get(tiles)
                if fewest is None or move.favour < fewest:
                    self.favours[tiles] = move.favour
            elif isinstance(move, Commission):
                work = MANY * move.value - move.favour
                highest = self.works.get(move.card.index)
                if highest is None or work > highest:
                    self.works[move.card.index] = work
            elif isinstance(move, Take):
                first = self.places.get(move.card.index)
                if first is None or move.place < first:
                    self.places[move.card.index] = move.place


def supplies(s: Principato, seat: int, move: Enlist) -> int:
    """How many new units could hold a cube before long."""
    p = s.principalities[seat]
    if move.unit is MILITIA:
        stored = max(p.food, min(p.fields, s.edition.farm * p.farms))
    else:
        stored = max(p.money, min(p.palazzi, s.edition.bank * p.banks))
    return max(0, stored - p.empty(move.unit)) + min(p.favour, SPARE_UNITS)
