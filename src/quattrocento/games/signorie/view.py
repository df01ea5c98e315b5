"""What each seat sees, and what it could imagine: all secrecy of the game."""

from typing import Final

from quattrocento.core.rng import Rng
from quattrocento.core.views import Data as View
from quattrocento.games.signorie.components import (
    CAREER,
    CITY,
    COLOUR,
    FACES,
    HELPER,
    HOUSE,
    MARRIAGE,
    ROW,
    SEX,
    City,
    Tile,
    career_of,
    field_of,
    owner_of,
    sex_of,
)
from quattrocento.games.signorie.forecast import (
    dice_prospects,
    honour_worth,
    row_prospect,
    rows_for,
)
from quattrocento.games.signorie.helpers import has_helper
from quattrocento.games.signorie.printed import printed
from quattrocento.games.signorie.scoring import career_value
from quattrocento.games.signorie.state import (
    NEVER,
    Signorie,
    crests,
    dice_sum,
    lowest_space,
    tile_points,
)

CAREER_ROWS: Final = ROW[: len(CAREER)]


def view(s: Signorie, seat: int | None) -> View:
    """SIG-07, SIG-57 All is open but the order of the pile and the fronts of face-down tiles."""
    return {
        "seat": seat,
        "round": s.round,
        "rounds": s.edition.rounds,
        "order": list(s.order),
        "initiative": [
            {"seat": other, "field": s.initiative[other]} for other in reversed(s.arrivals)
        ],
        "dice": {colour.slug: pool_values(s, colour.index) for colour in COLOUR},
        "tasks": {
            colour.slug: {sex.slug: s.tasks[2 * colour.index + sex.index].slug for sex in SEX}
            for colour in COLOUR
        },
        "rewards": [reward.slug for reward in s.rewards],
        "honours": {
            reward.slug: [honour_worth(s, other, reward.index) for other in range(s.seats)]
            for reward in s.rewards[s.edition.bonus_rounds :]
        },
        "cities": {city.slug: view_city(s, city) for city in CITY},
        "pile": len(s.pile),
        "helpers": s.helpers,
        "brides": s.brides,
        "families": [view_family(s, other) for other in range(s.seats)],
        "figures": printed(s),
    }


def pool_values(s: Signorie, colour: int) -> list[int]:
    counts = s.pool[colour * FACES : (colour + 1) * FACES]
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def view_city(s: Signorie, city: City) -> View:
    """A tile says for each seat which of its rows still lack the crest."""
    lowest = lowest_space(s, city)
    marriage, mission = s.marriage_tiles[city.index], s.mission_tiles[city.index]
    return {
        "in_play": city in s.in_play,
        "spaces": s.edition.spaces[city.index],
        "figures": [
            {"seat": owner_of(one), "sex": sex_of(one).slug} for one in s.cities[city.index]
        ],
        "lowest": None if lowest == NEVER else lowest,
        "marriage": {**view_tile(s, marriage), "fits": rows_for(s, marriage, [MARRIAGE])},
        "mission": {**view_tile(s, mission), "fits": rows_for(s, mission, CAREER_ROWS)},
    }


def view_tile(s: Signorie, tile: Tile) -> View:
    """No tile has no house, and a face-down one shows none."""
    house = HOUSE[tile.house].slug if tile.house >= 0 else None
    return {"tile": tile.slug, "house": house, "points": tile_points(s, tile)}


def view_family(s: Signorie, seat: int) -> View:
    family = s.families[seat]
    return {
        "seat": seat,
        "board": s.boards[seat].slug,
        "florins": family.florins,
        "points": sum(family.points),
        "supply": {sex.slug: family.supply[sex.index] for sex in SEX},
        "reserve": {sex.slug: family.reserve[sex.index] for sex in SEX},
        "pledged": {sex.slug: family.pledged[sex.index] for sex in SEX},
        "threshold": family.threshold,
        "sum": dice_sum(family),
        "dice": {colour.slug: family.dice[colour.index] for colour in COLOUR},
        "prospects": dice_prospects(s, seat),
        "passed": family.passed,
        "brides": family.brides,
        "helpers": [helper.slug for helper in HELPER if has_helper(s, seat, helper)],
        "careers": {
            career.slug: [field_of(at) for at in family.posts if career_of(at) is career]
            for career in CAREER
        },
        "careers_worth": career_value(s, seat),
        "offspring": 1 + family.brides,
        "rows": {
            row.slug: {
                "crests": view_crests(s, seat, row.index),
                "tiles": [view_tile(s, tile) for tile in family.rows[row.index]],
                **row_prospect(s, seat, row.index),
            }
            for row in ROW
        },
    }


def view_crests(s: Signorie, seat: int, row: int) -> list[str]:
    return [h.slug for h in HOUSE for _ in range(crests(s, seat, row)[h.index])]


def imagine(s: Signorie, seat: int, rng: Rng) -> Signorie:
    """SIG-07, SIG-57 Deal the unseen tiles anew: out of the game, face down, and the pile.

    No seat knows more than another. So many tiles of each house are known to be out.
    """
    dream = s.clone()
    dream.log = None
    unseen = sorted([*s.pile, *s.buried, *s.removed])
    rng.shuffle(unseen)
    wanted = s.edition.removed[s.seats]
    removed: list[Tile] = []
    rest: list[Tile] = []
    out = [0] * len(HOUSE)
    for tile in unseen:
        if out[tile.house] < wanted:
            out[tile.house] += 1
            removed.append(tile)
        else:
            rest.append(tile)
    # taking the first of each house has left the rest out of balance
    rng.shuffle(rest)
    dream.removed = tuple(sorted(removed))
    dream.buried = tuple(rest[: len(s.buried)])
    dream.pile = tuple(rest[len(s.buried) :])
    dream.rng = rng.child("imagined")
    return dream
