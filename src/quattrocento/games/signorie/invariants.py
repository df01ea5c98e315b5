"""What must always hold."""

from quattrocento.core.game import ensure
from quattrocento.games.signorie.components import (
    CITY,
    COLOUR,
    FACE_DOWN,
    FACES,
    HOUSE,
    ROW,
    SEX,
    TASK,
    field_of,
    figure,
)
from quattrocento.games.signorie.setup import all_tiles
from quattrocento.games.signorie.state import Signorie, crests


def check(s: Signorie) -> None:
    """SIG-03, SIG-07, SIG-08, SIG-10 Figures, tiles, dice, discs and brides are conserved."""
    for seat in range(s.seats):
        check_family(s, seat)
    check_tiles(s)
    edition = s.edition
    hired = sum(family.helpers.bit_count() for family in s.families)
    ensure(s.helpers >= 0 and s.helpers + hired == edition.helpers, f"{s.helpers} helpers left")
    married = sum(family.brides for family in s.families)
    ensure(s.brides >= 0 and s.brides + married == edition.brides, f"{s.brides} brides left")
    ensure(sorted(s.tasks) == TASK, f"tasks {s.tasks}")
    ensure(sorted(s.order) == sorted(s.arrivals) == list(range(s.seats)), f"order {s.order}")
    if s.agenda and any(s.pool):
        for colour in COLOUR:
            dice = sum(s.pool[colour.index * FACES : (colour.index + 1) * FACES])
            dice += sum(family.dice[colour.index] > 0 for family in s.families)
            ensure(dice == edition.dice[s.seats], f"{dice} {colour} dice")
    for city in CITY:
        figures = s.cities[city.index]
        ensure(not figures or city in s.in_play, f"figures in {city}, which is out")
        ensure(len(figures) <= len(edition.spaces[city.index]), f"{city} is overfull")


def check_family(s: Signorie, seat: int) -> None:
    family, edition = s.families[seat], s.edition
    ensure(family.florins >= 0, f"seat {seat} has {family.florins} florins")
    ensure(min(family.supply + family.reserve + list(family.pledged)) >= 0, "fewer than no figures")
    for sex in SEX:
        index = sex.index
        count = family.supply[index] + family.reserve[index] + family.pledged[index]
        count += sum(figures.count(figure(seat, sex)) for figures in s.cities)
        count += 0 if index else len(family.posts)
        ensure(
            count == edition.supply[index] + edition.reserve[index], f"seat {seat}: {count} {sex}"
        )
    ensure(all(field_of(at) <= len(edition.career_points) for at in family.posts), "above the top")
    ensure(0 <= s.initiative[seat] < len(edition.initiative), f"disc of {seat} is off the track")
    ensure(sum(value > 0 for value in family.dice) <= edition.most_dice, f"dice {family.dice}")
    for row in ROW:
        for house in HOUSE:
            laid = sum(tile.house == house.index for tile in family.rows[row.index])
            wanted = crests(s, seat, row.index)[house.index]
            ensure(laid <= wanted, f"seat {seat}: {laid} of {house} beside {row}")


def check_tiles(s: Signorie) -> None:
    laid = [tile for family in s.families for row in family.rows for tile in row]
    ensure(laid.count(FACE_DOWN) == len(s.buried), "face-down tiles and their fronts differ")
    seen = [*laid, *s.marriage_tiles, *s.mission_tiles, *s.pile, *s.buried, *s.removed]
    found = sorted(tile for tile in seen if tile.house >= 0)
    every = sorted(tile for house in HOUSE for tile in all_tiles(s.edition, house.index))
    ensure(found == every, "tiles are lost or doubled")
