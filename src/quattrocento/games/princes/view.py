"""What each seat sees, and what it could imagine: all secrecy of the game."""

from collections.abc import Sequence

from quattrocento.core.pieces import Piece, label
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY, imagine_answers
from quattrocento.core.views import Data as View
from quattrocento.games.princes.actions import ACTION_PHASE
from quattrocento.games.princes.board import FACING
from quattrocento.games.princes.building import Laying, building_price, mask_cells
from quattrocento.games.princes.cards import bonus_value, empty_cells, lift
from quattrocento.games.princes.components import (
    BUILDING,
    CHARACTER,
    DECKS,
    FREEDOM,
    LANDSCAPE,
    PERSONS_DECK,
    PILE,
    Bonus,
    Card,
    Prestige,
    Profession,
    Tile,
)
from quattrocento.games.princes.cooperative import Answer, Bargain, JointPlace, Payment
from quattrocento.games.princes.decisions import Selection
from quattrocento.games.princes.forecast import look_values, look_works, view_open, view_outlook
from quattrocento.games.princes.grounds import tile_index, walls
from quattrocento.games.princes.muse import COURTSHIP
from quattrocento.games.princes.scoring import BEST_WORK
from quattrocento.games.princes.state import Princes, minimum, seating
from quattrocento.games.princes.treasury import means
from quattrocento.games.princes.works import Performance

TRIES = 100


def slugs(pieces: Sequence[Piece]) -> list[str]:
    return [piece.slug for piece in sorted(pieces)]


def looker(s: Princes) -> int:
    """The seat that holds the cards just drawn."""
    for step in reversed(s.agenda):
        if isinstance(step, Selection) and s.looking:
            return step.seat
    return NOBODY


def view(s: Princes, seat: int | None) -> View:
    """FLO-09 Hands, bonus and prestige cards are secret, and money where the table wants it so."""
    looks = seat is not None and looker(s) == seat
    return {
        "seat": seat,
        "phase": phase(s),
        "round": s.round,
        "rounds": len(s.edition.minimum),
        "minimum": minimum(s) if s.round else None,
        "first": s.first,
        "muse": s.variants.muse,
        "cooperative": s.variants.cooperative,
        "supply": view_supply(s),
        "auction": view_auction(s),
        "courtship": view_courtship(s) if s.variants.muse else None,
        "actions": s.actions,
        "brought": s.brought,
        "introduced": s.introduced,
        "offered": [other for other in range(s.seats) if s.offered >> other & 1],
        "spent": slugs(s.spent),
        "looking": slugs(s.looking) if looks else None,
        "looking_values": look_values(s, seat) if looks and seat is not None else None,
        "looking_works": look_works(s, seat) if looks and seat is not None else None,
        "looked_at": len(s.looking),
        "piles": {deck.slug: view_pile(s, deck.index, seat) for deck in DECKS.values()},
        "tiles": view_outlines(s),
        "palazzo": mask_cells(palazzo(s)),
        "laying": None if (tile := laid_tile(s)) is None else label(tile),
        "turns": None if tile is None else view_turns(s, tile),
        "offer": view_offer(s),
        "open": view_open(s),
        "own": None if seat is None else view_own(s, seat),
        "princes": [view_prince(s, other, seat) for other in range(s.seats)],
        "answered": sorted(s.answers),
        "over": s.over,
    }


def phase(s: Princes) -> str:
    """FLO-05, FLO-56, FLO-91 Which part of the round this is."""
    if not s.round:
        return "deal"
    if ACTION_PHASE not in s.agenda:
        return "actions" if BEST_WORK in s.agenda else "end"
    return "courtship" if s.variants.muse and COURTSHIP not in s.agenda else "auction"


def view_supply(s: Princes) -> View:
    return {
        "buildings": {piece.slug: s.buildings[piece.index] for piece in BUILDING},
        "landscapes": {piece.slug: s.landscapes[piece.index] for piece in LANDSCAPE},
        "freedoms": {piece.slug: s.freedoms[piece.index] for piece in FREEDOM},
        "jesters": s.jesters,
        "builders": s.builders,
        "recruiting": s.recruiting,
        "person_price": s.edition.person_price,
        "freedom_price": s.edition.freedom_price,
        "bonus_price": s.edition.bonus_price,
    }


def view_auction(s: Princes) -> View:
    return {
        "base_price": seating(s).base_price,
        "bid_step": s.edition.bid_step,
        "piles": [pile.slug for pile in PILE if s.piles >> pile.index & 1],
        "buyers": [other for other in range(s.seats) if s.buyers >> other & 1],
        "bidders": [other for other in range(s.seats) if s.bidders >> other & 1],
        "opener": s.opener,
        "pile": None if s.pile is None else s.pile.slug,
        "price": s.price,
        "leader": s.leader,
    }


def view_courtship(s: Princes) -> View:
    return {
        "pot": s.pot,
        "suitors": [other for other in range(s.seats) if s.suitors >> other & 1],
        "characters": [
            {
                "character": character.slug,
                "stone": s.stones[character.index],
                "stake": s.stakes[character.index],
                "taken": bool(s.taken >> character.index & 1),
                "lowest": s.edition.lowest[character.index],
                "highest": s.edition.highest[character.index],
            }
            for character in CHARACTER
        ],
    }


def view_pile(s: Princes, index: int, seat: int | None) -> View:
    """A pile from its top down, with the cards that this seat has put there itself."""
    bit = 0 if seat is None else 1 << seat
    pairs = zip(s.decks[index], s.seen[index], strict=True)
    known = [card.slug if seen & bit else None for card, seen in pairs]
    known.reverse()
    return {"cards": len(known), "known": known}


def view_own(s: Princes, seat: int) -> View:
    prince = s.princes[seat]
    return {
        "florins": prince.florins,
        "hand": slugs(prince.hand),
        "bonuses": slugs(prince.bonuses),
        "bonus_values": [bonus_value(s, prince, bonus, 1) for bonus in sorted(prince.bonuses)],
        "prestige": slugs(prince.prestige),
        "returned": None if prince.returned is None else prince.returned.slug,
        **view_outlook(s, seat),
    }


def palazzo(s: Princes) -> int:
    """FLO-04, FLO-110 The cells of the palazzo, the same on every board."""
    return s.edition.joint_palazzo if s.variants.cooperative else s.edition.palazzo


def outline(s: Princes, tile: Tile, facing: int = 0) -> list[str]:
    """The cells that a tile covers when its box begins at the top left of the grid."""
    return mask_cells(s.edition.sites[tile_index(tile)].at[facing])


def view_outlines(s: Princes) -> View:
    """FLO-47 Every tile as it lies in the box, buildings with their size."""
    buildings = {
        piece.slug: {"size": s.edition.sizes[piece.index], "cells": outline(s, piece)}
        for piece in BUILDING
    }
    landscapes = {piece.slug: {"size": None, "cells": outline(s, piece)} for piece in LANDSCAPE}
    return {**buildings, **landscapes}


def laid_tile(s: Princes) -> Tile | None:
    """The tile for which a place is being looked for."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Laying):
        return top.tile
    if isinstance(top, (JointPlace, Payment, Answer)):
        return top.building
    return None


def view_turns(s: Princes, tile: Tile) -> list[View]:
    """FLO-41 The facings in which this tile looks different, each at the top left of the grid."""
    different = {spot % len(FACING) for spot in s.edition.sites[tile_index(tile)].spots}
    return [
        {"facing": FACING[facing].slug, "cells": outline(s, tile, facing)}
        for facing in sorted(different)
    ]


def view_offer(s: Princes) -> View | None:
    """FLO-112 What two neighbours bargain about, as far as it has been said."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, JointPlace):
        return view_bargain(s, Bargain(top.seat, top.partner, top.building), None)
    if isinstance(top, Payment):
        return view_bargain(s, Bargain(top.seat, top.partner, top.building), top.spot)
    if isinstance(top, Answer):
        offer = view_bargain(s, top.bargain(), top.spot)
        return {**offer, "florins": top.florins, "counters": top.counters}
    return None


def view_bargain(s: Princes, bargain: Bargain, spot: int | None) -> View:
    west, east = bargain.sides(s)
    near, far = (0, 0) if spot is None else bargain.masks(s, spot)
    return {
        "active": bargain.active,
        "partner": bargain.partner,
        "building": bargain.building.slug,
        "west": west,
        "west_cells": mask_cells(near),
        "east": east,
        "east_cells": mask_cells(far),
        "florins": None,
        "counters": None,
    }


def view_prince(s: Princes, other: int, seat: int | None) -> View:
    prince = s.princes[other]
    open_money = s.variants.open_money or other == seat or s.over
    return {
        "seat": other,
        "points": prince.points,
        "florins": prince.florins if open_money else None,
        "means": means(s, other) if open_money else None,
        "hand": len(prince.hand),
        "known": slugs(prince.known),
        "recruiting": prince.recruiting,
        "table": [profession.slug for profession in prince.table],
        "left": prince.left,
        "bonuses": len(prince.bonuses),
        "prestige": len(prince.prestige),
        "prestige_cards": slugs(prince.prestige) if s.scored else None,
        "freedoms": slugs(prince.freedoms),
        "jesters": prince.jesters,
        "builders": prince.builders,
        "building_price": building_price(s, other),
        "buildings": view_tiles(prince.buildings, prince.sites),
        "landscapes": view_tiles(prince.landscapes, prince.grounds),
        "walls": mask_cells(walls(s, prince) & ~prince.covered),
        "empty": empty_cells(s, prince),
        "character": None if prince.character is None else prince.character.slug,
        "value": prince.value,
    }


def view_tiles(tiles: Sequence[Piece], masks: Sequence[int]) -> list[View]:
    return [
        {"tile": tile.slug, "cells": mask_cells(mask)}
        for tile, mask in zip(tiles, masks, strict=True)
    ]


def imagine(s: Princes, seat: int, rng: Rng) -> Princes:
    """Deal what this seat cannot see anew, in the same quantities.

    Money follows from public events, so it stays even where the view hides it.
    """
    dream = s.clone()
    dream.log = None
    for index in range(len(DECKS)):
        redeal(dream, index, seat, rng)
    imagine_returned(dream, seat, rng)
    dream.rng = rng.child("imagined")
    imagine_answers(dream, seat, rng)
    return dream


def redeal(s: Princes, index: int, seat: int, rng: Rng) -> None:
    """Shuffle all cards of one kind whose place this seat does not know."""
    others = [other for other in range(s.seats) if other != seat]
    bit = 1 << seat
    hidden_look = looker(s) not in (seat, NOBODY) and looked_deck(s) == index
    slots = [place for place, seen in enumerate(s.seen[index]) if not seen & bit]
    returned = s.princes[seat].returned if index == PERSONS_DECK.index else None
    pool = [s.decks[index][place] for place in slots if s.decks[index][place] is not returned]
    for other in others:
        pool += unseen(s, other, index)
    if hidden_look:
        pool += s.looking
    pool.sort()
    rng.shuffle(pool)
    for other in others:
        size = len(unseen(s, other, index))
        if index == 1:
            respect_performance(s, other, size, pool, rng)
        give(s, other, index, take(pool, size))
    if hidden_look:
        s.looking = tuple(take(pool, len(s.looking)))
    if returned is not None:
        pool.insert(rng.below(len(pool) + 1), returned)
    cards = list(s.decks[index])
    for place, card in zip(slots, pool, strict=True):
        cards[place] = card
    s.decks[index] = tuple(cards)


def imagine_returned(s: Princes, seat: int, rng: Rng) -> None:
    """FLO-05 Each of the others has returned some card of the pile, of which it knows no more."""
    persons, seen = s.decks[PERSONS_DECK.index], s.seen[PERSONS_DECK.index]
    taken = [s.princes[seat].returned]
    for other, prince in enumerate(s.princes):
        if other != seat and prince.returned is not None:
            possible = [
                card
                for card, knowers in zip(persons, seen, strict=True)
                if card not in taken and not knowers >> other & 1
            ]
            card = rng.pick(possible)
            assert isinstance(card, Profession)
            prince.returned = card
            taken.append(card)


def looked_deck(s: Princes) -> int:
    card = s.looking[0]
    return 0 if isinstance(card, Profession) else 1 if isinstance(card, Bonus) else 2


def unseen(s: Princes, other: int, index: int) -> list[Card]:
    """The cards of this kind that the others cannot see in a hand."""
    prince = s.princes[other]
    if index == 0:
        return [card for card in prince.hand if card not in prince.known]
    if index == 1:
        return list(prince.bonuses)
    return [] if s.scored else list(prince.prestige)


def take(pool: list[Card], size: int) -> list[Card]:
    start = len(pool) - size
    taken = pool[start:]
    del pool[start:]
    return taken


def give(s: Princes, other: int, index: int, cards: list[Card]) -> None:
    prince = s.princes[other]
    if index == 0:
        dealt = [card for card in cards if isinstance(card, Profession)]
        prince.hand = (*prince.known, *dealt)
    elif index == 1:
        prince.bonuses = tuple([card for card in cards if isinstance(card, Bonus)])
    elif not s.scored:
        prince.prestige = tuple([card for card in cards if isinstance(card, Prestige)])


def respect_performance(s: Princes, seat: int, size: int, pool: list[Card], rng: Rng) -> None:
    """FLO-34 Who has begun a work holds bonus cards that can lift it to the minimum."""
    need = 0
    for step in s.agenda:
        if isinstance(step, Performance) and step.seat == seat:
            need = minimum(s) - step.value
    if need <= 0:
        return
    prince = s.princes[seat]
    for _ in range(TRIES):
        give(s, seat, 1, pool[len(pool) - size :])
        if lift(s, prince) >= need:
            return
        rng.shuffle(pool)
    pool.sort(key=lambda card: worth(s, seat, card))


def worth(s: Princes, seat: int, card: Card) -> int:
    prince = s.princes[seat]
    give(s, seat, 1, [card])
    return lift(s, prince)
