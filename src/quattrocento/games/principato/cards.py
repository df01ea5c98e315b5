"""The action cards: when they can be activated, and what they do."""

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.principato.components import (
    FOOD,
    MILITIA,
    MONEY,
    TILES,
    Card,
    Tile,
)
from quattrocento.games.principato.moves import Build, Collect, Commission, Gather, Hire
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import can_pay, gain, pay


def activations(s: Principato, p: Principality, card: Card, moves: list[Move]) -> None:
    """PRI-22, PRI-27 Add every way to activate a card."""
    index = card.index
    edition = s.edition
    moves.extend(edition.free[index])
    hires = edition.hires[index]
    if hires:
        moves.extend(hires[: s.units + 1])
    builds = edition.builds[index]
    if builds:
        left = pool(s, TILES[edition.what[index]])
        for build in builds:
            if build.tiles <= left and can_pay(p, build.food, build.money, build.favour):
                moves.append(build)
    for work in edition.commissions[index]:
        if can_pay(p, work.food, work.money, work.favour) and has_work(s, work):
            moves.append(work)


def pool(s: Principato, tile: Tile) -> int:
    """PRI-27 How many tiles are left; the two sides of a tile draw on one pool."""
    if tile is TILES["field"] or tile is TILES["farm"]:
        return s.land
    if tile is TILES["palazzo"] or tile is TILES["bank"]:
        return s.city
    return s.catapults


def has_work(s: Principato, move: Commission) -> bool:
    return s.works[s.edition.shelf[move.card.index][move.value]] > 0


def activate(s: Principato, seat: int, move: Move) -> None:
    """PRI-22 Carry out what the card shows, once."""
    if isinstance(move, Build):
        build(s, seat, move)
    elif isinstance(move, Gather):
        gather(s, seat, move)
    elif isinstance(move, Hire):
        hire(s, seat, move)
    elif isinstance(move, Collect):
        collect(s, seat, move)
    else:
        assert isinstance(move, Commission)
        commission(s, seat, move)
