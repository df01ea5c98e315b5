"""What everyone may see of a game: supply, auction, characters, tiles and bargains."""

from collections.abc import Sequence

from quattrocento.core.pieces import Piece
from quattrocento.core.state import NOBODY
from quattrocento.games.princes.actions import ACTION_PHASE
from quattrocento.games.princes.auction import is_selling, next_price, piles_here, stock
from quattrocento.games.princes.board import FACING
from quattrocento.games.princes.building import Laying, building_price, mask_cells
from quattrocento.games.princes.components import (
    BUILDING,
    CHARACTER,
    FREEDOM,
    LANDSCAPE,
    PILE,
    Tile,
)
from quattrocento.games.princes.cooperative import Answer, Bargain, JointPlace, Payment
from quattrocento.games.princes.grounds import tile_index
from quattrocento.games.princes.muse import COURTSHIP, bid_fields
from quattrocento.games.princes.scoring import BEST_WORK
from quattrocento.games.princes.state import Princes, seating
from quattrocento.games.princes.views import (
    AuctionView,
    CharacterView,
    CourtshipView,
    LaidView,
    OfferView,
    OutlineView,
    Phase,
    PrincesSupplyView,
    TurnView,
)


def slugs(pieces: Sequence[Piece]) -> list[str]:
    return [piece.slug for piece in sorted(pieces)]


def seats_in(s: Princes, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def neighbour(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def phase(s: Princes) -> Phase:
    """FLO-05, FLO-56, FLO-91 Which part of the round this is."""
    if not s.round:
        return "deal"
    if ACTION_PHASE not in s.agenda:
        return "actions" if BEST_WORK in s.agenda else "end"
    return "courtship" if s.variants.muse and COURTSHIP not in s.agenda else "auction"


def view_supply(s: Princes) -> PrincesSupplyView:
    return PrincesSupplyView(
        buildings={piece.slug: s.buildings[piece.index] for piece in BUILDING},
        landscapes={piece.slug: s.landscapes[piece.index] for piece in LANDSCAPE},
        freedoms={piece.slug: s.freedoms[piece.index] for piece in FREEDOM},
        jesters=s.jesters,
        builders=s.builders,
        recruiting=s.recruiting,
        person_price=s.edition.person_price,
        freedom_price=s.edition.freedom_price,
        bonus_price=s.edition.bonus_price,
    )


def view_auction(s: Princes) -> AuctionView:
    return AuctionView(
        base_price=seating(s).base_price,
        bid_step=s.edition.bid_step,
        stock={pile.slug: stock(s, pile) for pile in piles_here(s)},
        piles=[pile.slug for pile in PILE if s.piles >> pile.index & 1],
        buyers=seats_in(s, s.buyers),
        bidders=seats_in(s, s.bidders),
        opener=s.opener,
        pile=None if s.pile is None else s.pile.slug,
        price=s.price,
        next_bid=next_price(s) if is_selling(s) else None,
        leader=s.leader,
    )


def view_courtship(s: Princes) -> CourtshipView:
    return CourtshipView(
        pot=s.pot,
        suitors=seats_in(s, s.suitors),
        characters=[
            CharacterView(
                character=character.slug,
                stone=s.stones[character.index],
                stake=s.stakes[character.index],
                taken=bool(s.taken >> character.index & 1),
                lowest=s.edition.lowest[character.index],
                highest=s.edition.highest[character.index],
                fields=list(bid_fields(s, character)),
            )
            for character in CHARACTER
        ],
    )


def outline(s: Princes, tile: Tile, facing: int = 0) -> list[str]:
    """The cells that a tile covers when its box begins at the top left of the grid."""
    return mask_cells(s.edition.sites[tile_index(tile)].at[facing])


def view_outlines(s: Princes) -> dict[str, OutlineView]:
    """FLO-47 Every tile as it lies in the box, buildings with their size."""
    found = {
        piece.slug: OutlineView(size=s.edition.sizes[piece.index], cells=outline(s, piece))
        for piece in BUILDING
    }
    for piece in LANDSCAPE:
        found[piece.slug] = OutlineView(size=None, cells=outline(s, piece))
    return found


def laid_tile(s: Princes) -> Tile | None:
    """The tile for which a place is being looked for."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Laying):
        return top.tile
    if isinstance(top, (JointPlace, Payment, Answer)):
        return top.building
    return None


def view_turns(s: Princes, tile: Tile) -> list[TurnView]:
    """FLO-41 The facings in which this tile looks different, each at the top left of the grid."""
    return [
        TurnView(facing=FACING[facing].slug, cells=outline(s, tile, facing))
        for facing in s.edition.sites[tile_index(tile)].facings
    ]


def view_offer(s: Princes) -> OfferView | None:
    """FLO-112 What two neighbours bargain about, as far as it has been said."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, JointPlace):
        return view_bargain(s, top.bargain())
    if isinstance(top, Payment):
        return view_bargain(s, top.bargain(), top.spot)
    if isinstance(top, Answer):
        return view_bargain(s, top.bargain(), top.spot, top.florins, top.counters)
    return None


def view_bargain(
    s: Princes,
    bargain: Bargain,
    spot: int | None = None,
    florins: int | None = None,
    counters: int | None = None,
) -> OfferView:
    west, east = bargain.sides(s)
    near, far = (0, 0) if spot is None else bargain.masks(s, spot)
    return OfferView(
        active=bargain.active,
        partner=bargain.partner,
        building=bargain.building.slug,
        price=building_price(s, bargain.active),
        west=west,
        west_cells=mask_cells(near),
        east=east,
        east_cells=mask_cells(far),
        florins=florins,
        counters=counters,
    )


def view_tiles(tiles: Sequence[Piece], masks: Sequence[int]) -> list[LaidView]:
    return [
        LaidView(tile=tile.slug, cells=mask_cells(mask))
        for tile, mask in zip(tiles, masks, strict=True)
    ]
