"""Rules of thumb for Principato: which moves are worth a thought at all."""

from collections.abc import Sequence
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.games.principato.components import MILITIA
from quattrocento.games.principato.moves import Build, Commission, Enlist, Supply, Take
from quattrocento.games.principato.state import Principato

SPARE_UNITS: Final = 1


def sensible(s: Principato, seat: int, legal_moves: Sequence[Move]) -> list[Move]:
    """Leave out what something else in the list does better."""
    found: list[Move] = []
    for move in legal_moves:
        if isinstance(move, Build):
            if not any(is_cheaper_build(other, move) for other in found):
                found.append(move)
        elif isinstance(move, Commission):
            if not any(is_better_work(other, move) for other in found):
                found.append(move)
        elif isinstance(move, Take):
            if not any(isinstance(other, Take) and other.card is move.card for other in found):
                found.append(move)
        elif isinstance(move, Enlist):
            if move.count <= supplies(s, seat, move):
                found.append(move)
        elif not isinstance(move, Supply):
            # whatever else there is, nothing does better
            found.append(move)
    return found if found else list(legal_moves)


def is_cheaper_build(other: Move, move: Build) -> bool:
    """Favours fit everything, so they are the last to be spent."""
    return (
        isinstance(other, Build)
        and other.card is move.card
        and other.tiles == move.tiles
        and other.favour < move.favour
    )


def is_better_work(other: Move, move: Commission) -> bool:
    return (
        isinstance(other, Commission)
        and other.card is move.card
        and (other.value > move.value or other.favour < move.favour)
    )


def supplies(s: Principato, seat: int, move: Enlist) -> int:
    """How many new units could hold a cube before long."""
    p = s.principalities[seat]
    if move.unit is MILITIA:
        stored = max(p.food, min(p.fields, s.edition.farm * p.farms))
    else:
        stored = max(p.money, min(p.palazzi, s.edition.bank * p.banks))
    return max(0, stored - p.empty(move.unit)) + min(p.favour, SPARE_UNITS)
