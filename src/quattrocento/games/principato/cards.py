"""The action cards: when they can be activated, and what they do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import FreeChoice, Refusal
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
from quattrocento.games.principato.state import Principality, Principato, changed
from quattrocento.games.principato.storage import can_pay, gain, pay


def announced(s: Principato, p: Principality, card: Card) -> list[Move]:
    """PRI-22, PRI-26 Every way to activate a card.

    What cannot be had is named at its plain price only: with favours instead it says no more.
    """
    offers = s.edition.offers
    moves = offers.free[card.index].copy()
    for build in offers.builds[card.index]:
        if build.favour == 0 or why_not_activate(s, p, build) is None:
            moves.append(build)
    for work in offers.commissions[card.index]:
        if work.favour == 0 or why_not_activate(s, p, work) is None:
            moves.append(work)
    return moves


def activations(s: Principato, p: Principality, card: Card, moves: list[Move]) -> None:
    """PRI-22, PRI-27 Add what is open of the ways to activate a card: asked before every action."""
    offers = s.edition.offers
    index = card.index
    food, money, favour = p.food, p.money, p.favour
    moves.extend(offers.free[index])
    builds = offers.builds[index]
    if builds:
        left = pool(s, TILES[s.edition.effects[index].what])
        for build in builds:
            if (
                build.food <= food
                and build.money <= money
                and build.favour <= favour
                and build.tiles <= left
            ):
                moves.append(build)
    for work in offers.commissions[index]:
        if (
            work.food <= food
            and work.money <= money
            and work.favour <= favour
            and has_work(s, work)
        ):
            moves.append(work)


def why_not_activate(s: Principato, p: Principality, move: Move) -> Refusal | None:
    """PRI-27 The tiles must be there, and the cubes to pay for them."""
    if isinstance(move, Build):
        there = has_tiles(s, move)
        paid = can_pay(p, move.food, move.money, move.favour)
    elif isinstance(move, Commission):
        there = has_work(s, move)
        paid = can_pay(p, move.food, move.money, move.favour)
    else:
        return None
    if not there:
        tile = TILES[s.edition.effects[move.card.index].what]
        return Refusal(move, "PRI-27", "no-tiles", {"tile": tile})
    return None if paid else Refusal(move, "PRI-27", "cannot-pay", {"card": move.card})


def has_tiles(s: Principato, move: Build) -> bool:
    return move.tiles <= pool(s, TILES[s.edition.effects[move.card.index].what])


def pool(s: Principato, tile: Tile) -> int:
    """PRI-27 How many tiles are left; the two sides of a tile draw on one pool."""
    if tile is FIELD or tile is FARM:
        return s.land
    if tile is PALAZZO or tile is BANK:
        return s.city
    return s.catapults


def has_work(s: Principato, move: Commission) -> bool:
    return s.works[s.edition.shelf[move.card.index][move.value]] > 0


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
    if s.log is not None:
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
    if s.log is not None:
        s.tell("activates", seat, card=move.card)
    if move.food:
        gain(s, seat, FOOD, move.food)
    if move.money:
        gain(s, seat, MONEY, move.money)


def hire(s: Principato, seat: int, move: Hire) -> None:
    """PRI-35, PRI-36 Units are free; the number is asked."""
    if s.log is not None:
        s.tell("activates", seat, card=move.card)
    s.then(ENLISTMENTS[s.edition.effects[move.card.index].what][seat])


@dataclass(frozen=True)
class Enlistment(FreeChoice):
    """PRI-27, PRI-35, PRI-36 Any number of units, none too, from the pool of both kinds."""

    unit: Unit

    def candidates(self, s: Principato) -> Sequence[Move]:
        return counted(s.edition.offers.enlistments[self.unit.slug], s.units)

    def play(self, s: Principato, move: Move) -> None:
        assert isinstance(move, Enlist)
        p = s.principalities[self.seat]
        s.units -= move.count
        if self.unit is MILITIA:
            p.militias += move.count
        else:
            p.condottieri += move.count
        if s.log is not None:
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
    s.works = changed(s.works, place, -1)
    p.works = changed(p.works, place, 1)
    if s.log is not None:
        tile, value = s.edition.works[place].tile, move.value
        food, money, favour = move.food, move.money, move.favour
        s.tell("commissions", seat, tile=tile, value=value, food=food, money=money, favour=favour)


ENLISTMENTS: Final = {unit.slug: [Enlistment(seat, unit) for seat in range(4)] for unit in UNIT}
