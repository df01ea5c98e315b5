"""The action cards: when they can be activated, and what they do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal
from quattrocento.games.principato.components import (
    BANK,
    CATAPULT,
    FARM,
    FIELD,
    FOOD,
    MILITIA,
    MONEY,
    PALAZZO,
    TILES,
    UNIT,
    Card,
    Tile,
    Unit,
)
from quattrocento.games.principato.forecast import military_change
from quattrocento.games.principato.moves import (
    Activation,
    Build,
    Collect,
    Commission,
    Enlist,
    Gather,
    Hire,
)
from quattrocento.games.principato.offers import counted
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.storage import can_pay, gain, pay


def activations(s: Principato, p: Principality, card: Card, moves: list[Move]) -> None:
    """PRI-22, PRI-27 Add every way to activate a card."""
    index = card.index
    edition = s.edition
    moves.extend(edition.offers.free[index])
    builds = edition.offers.builds[index]
    if builds:
        left = pool(s, TILES[edition.effects[index].what])
        for build in builds:
            if build.tiles <= left and can_pay(p, build.food, build.money, build.favour):
                moves.append(build)
    for work in edition.offers.commissions[index]:
        if can_pay(p, work.food, work.money, work.favour) and has_work(s, work):
            moves.append(work)


def pool(s: Principato, tile: Tile) -> int:
    """PRI-27 How many tiles are left; the two sides of a tile draw on one pool."""
    if tile is FIELD or tile is FARM:
        return s.land
    if tile is PALAZZO or tile is BANK:
        return s.city
    return s.catapults


def has_work(s: Principato, move: Commission) -> bool:
    return s.works[s.edition.shelf[move.card.index][move.value]] > 0


def refused_activations(s: Principato, p: Principality, card: Card) -> list[Refusal]:
    """PRI-27 The offers of a card that are closed, at their plain price."""
    refused = []
    for build in s.edition.offers.builds[card.index]:
        tile = TILES[s.edition.effects[card.index].what]
        if build.favour == 0 and build.tiles > pool(s, tile):
            refused.append(Refusal(build, "PRI-27", "no-tiles", {"tile": tile}))
        elif build.favour == 0 and not can_pay(p, build.food, build.money, 0):
            refused.append(Refusal(build, "PRI-27", "cannot-pay", {"card": card}))
    for work in s.edition.offers.commissions[card.index]:
        tile = TILES[s.edition.effects[card.index].what]
        if work.favour == 0 and not has_work(s, work):
            refused.append(Refusal(work, "PRI-27", "no-tiles", {"tile": tile}))
        elif work.favour == 0 and not can_pay(p, work.food, work.money, 0):
            refused.append(Refusal(work, "PRI-27", "cannot-pay", {"card": card}))
    return refused


def activate(s: Principato, seat: int, move: Activation) -> None:
    """PRI-22 Carry out what a card shows, once."""
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


def gather(s: Principato, seat: int, move: Gather) -> None:
    """PRI-37 A food for each field, or a money for each palazzo."""
    p = s.principalities[seat]
    s.tell("activates", seat, card=move.card)
    if s.edition.effects[move.card.index].what == "food":
        gain(s, seat, FOOD, p.fields)
    else:
        gain(s, seat, MONEY, p.palazzi)


def build(s: Principato, seat: int, move: Build) -> None:
    """PRI-30 to PRI-34 The price goes with the card; the tiles come from their pool."""
    p = s.principalities[seat]
    pay(s, p, move.food, move.money, move.favour)
    tile = TILES[s.edition.effects[move.card.index].what]
    if tile is FIELD:
        s.land -= move.tiles
        p.fields += move.tiles
    elif tile is FARM:
        s.land -= move.tiles
        p.farms += move.tiles
    elif tile is PALAZZO:
        s.city -= move.tiles
        p.palazzi += move.tiles
    elif tile is BANK:
        s.city -= move.tiles
        p.banks += move.tiles
    else:
        assert tile is CATAPULT
        s.catapults -= move.tiles
        p.catapults += move.tiles
    if s.log is not None:
        food, money, favour = move.food, move.money, move.favour
        s.tell("builds", seat, tile=tile, count=move.tiles, food=food, money=money, favour=favour)


def collect(s: Principato, seat: int, move: Collect) -> None:
    """PRI-38 Two cubes in any mix, or three of a kind."""
    s.tell("activates", seat, card=move.card)
    if move.food:
        gain(s, seat, FOOD, move.food)
    if move.money:
        gain(s, seat, MONEY, move.money)


def hire(s: Principato, seat: int, move: Hire) -> None:
    """PRI-35, PRI-36 Units are free; the number is asked."""
    s.tell("activates", seat, card=move.card)
    s.then(ENLISTMENTS[s.edition.effects[move.card.index].what][seat])


@dataclass(frozen=True)
class Enlistment(Choice):
    """PRI-27, PRI-35, PRI-36 Any number of units, none too, from the pool of both kinds."""

    unit: Unit

    def legal_moves(self, s: Principato) -> Sequence[Move]:
        return counted(s.edition.offers.enlistments[self.unit.slug], s.units)

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Enlist)
        p = s.principalities[self.seat]
        s.units -= move.count
        if self.unit is MILITIA:
            p.militias += move.count
        else:
            p.condottieri += move.count
        s.tell("hires", self.seat, unit=self.unit, count=move.count)

    def preview(self, s: Principato, move: Move) -> Mapping[str, object]:
        return military_change(s, self.seat, -move.count) if isinstance(move, Enlist) else {}

    def facts(self, s: Principato) -> Mapping[str, object]:
        return {"unit": self.unit}


def commission(s: Principato, seat: int, move: Commission) -> None:
    """PRI-39 A culture tile of choice, as long as there is one."""
    p = s.principalities[seat]
    pay(s, p, move.food, move.money, move.favour)
    place = s.edition.shelf[move.card.index][move.value]
    s.works[place] -= 1
    p.works[place] += 1
    if s.log is not None:
        tile, value = s.edition.works[place].tile, move.value
        food, money, favour = move.food, move.money, move.favour
        s.tell("commissions", seat, tile=tile, value=value, food=food, money=money, favour=favour)


ENLISTMENTS: Final = {unit.slug: [Enlistment(seat, unit) for seat in range(4)] for unit in UNIT}
