"""What the app may foretell: dice, rows, and the points still to come."""

from collections.abc import Sequence

from quattrocento.games.signorie.alliances import fits
from quattrocento.games.signorie.components import COLOUR, FACES, HOUSE, Row, Tile
from quattrocento.games.signorie.dice import difference
from quattrocento.games.signorie.effects import REWARDING, carry_out
from quattrocento.games.signorie.helpers import firing, surplus_of
from quattrocento.games.signorie.scoring import row_value
from quattrocento.games.signorie.state import (
    Signorie,
    crests,
    dice_count,
    dice_sum,
    tile_points,
)
from quattrocento.games.signorie.views import AllianceTileView, DieForecast, PlanView


def dice_forecasts(s: Signorie, seat: int) -> dict[str, list[DieForecast]]:
    """SIG-20 to SIG-24, SIG-62 For every value on the board: cost, sum, helpers.

    Nothing for a colour of which the family has a die, and nothing once it takes no more.
    """
    family = s.families[seat]
    done = family.passed or dice_count(family) >= s.edition.most_dice
    return {
        colour.slug: [
            die_forecast(s, seat, colour.index, value)
            for value in range(1, FACES + 1)
            if s.pool[colour.index * FACES + value - 1]
        ]
        for colour in COLOUR
        if not done and not family.dice[colour.index]
    }


def die_forecast(s: Signorie, seat: int, colour: int, value: int) -> DieForecast:
    """The helpers are those who could do something once the difference is paid."""
    family = s.families[seat]
    cost = difference(s, colour, value)
    total = dice_sum(family) + value
    return DieForecast(
        value=value,
        cost=cost,
        surplus=surplus_of(s, colour, value),
        sum=total,
        keeps=total <= family.threshold,
        helpers=[helper.slug for helper in firing(s, seat, colour, value, family.florins - cost)],
    )


def lacking(s: Signorie, seat: int, row: int) -> list[str]:
    """SIG-55 The crests that no face-up tile of a row shows yet."""
    laid = [0] * len(HOUSE)
    for tile in s.families[seat].rows[row]:
        if tile.house >= 0:
            laid[tile.house] += 1
    wanted = crests(s, seat, row)
    return [h.slug for h in HOUSE for _ in range(wanted[h.index] - laid[h.index])]


def plan(s: Signorie, seat: int, row: int) -> PlanView:
    """SIG-71 What a row lacks, what lies there, and what it would bring if the game ended now."""
    tiles = s.families[seat].rows[row]
    wanted = crests(s, seat, row)
    return PlanView(
        crests=[h.slug for h in HOUSE for _ in range(wanted[h.index])],
        tiles=[laid_tile(s, tile) for tile in tiles],
        lacks=lacking(s, seat, row),
        needs=max(0, s.edition.quorum - len(tiles)),
        points=sum(tile_points(s, tile) for tile in tiles),
        worth=row_value(s, seat, row),
    )


def laid_tile(s: Signorie, tile: Tile) -> AllianceTileView:
    return AllianceTileView(tile=tile.slug, house=house_shown(tile), points=tile_points(s, tile))


def house_shown(tile: Tile) -> str | None:
    """No tile has no house, and a face-down one shows none."""
    return HOUSE[tile.house].slug if tile.house >= 0 else None


def rows_for(s: Signorie, tile: Tile, rows: Sequence[Row]) -> list[list[str]]:
    """SIG-45, SIG-46 For each seat the rows among these that still lack the crest of a tile."""
    return [[row.slug for row in rows if fits(s, seat, row.index, tile)] for seat in range(s.seats)]


def honour_worth(s: Signorie, seat: int, reward: int) -> int:
    """SIG-64 What an honour would bring a family as it stands now."""
    twin = s.clone()
    twin.log = None
    before = sum(twin.families[seat].points)
    carry_out(twin, s.edition.reward_effects[reward], 1, REWARDING[seat])
    return sum(twin.families[seat].points) - before
