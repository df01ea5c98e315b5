"""What must always hold, whatever is played."""

from quattrocento.core.game import ensure
from quattrocento.games.princes.board import ALL
from quattrocento.games.princes.components import (
    BONUS,
    BUILDING,
    FREEDOM,
    LANDSCAPE,
    PRESTIGE,
    PROFESSION,
)
from quattrocento.games.princes.grounds import survey_all
from quattrocento.games.princes.state import Princes, palazzo, seating


def check(s: Princes) -> None:
    """FLO-02, FLO-42, FLO-46, FLO-60 Every piece is in one place; nothing overlaps or is owed."""
    check_cards(s)
    check_supply(s)
    for seat, prince in enumerate(s.princes):
        ensure(prince.florins >= 0, f"seat {seat} has {prince.florins} florins")
        ensure(prince.points >= 0, f"seat {seat} has {prince.points} points")
        ensure(prince.points == sum(prince.sources), f"seat {seat}: points from nowhere")
        ensure(prince.builders <= s.edition.most_builders, f"seat {seat}: too many builders")
        ensure(len(set(prince.freedoms)) == len(prince.freedoms), f"seat {seat}: freedom twice")
        ensure(len(set(prince.buildings)) == len(prince.buildings), f"seat {seat}: built twice")
        check_board(s, seat)


def check_cards(s: Princes) -> None:
    hands = [card for prince in s.princes for card in (*prince.hand, *prince.table)]
    bonuses = [card for prince in s.princes for card in prince.bonuses]
    prestige = [card for prince in s.princes for card in prince.prestige]
    places = [*hands, *bonuses, *prestige, *s.looking, *s.spent]
    for pile, seen in zip(s.decks, s.seen, strict=True):
        places += pile
        ensure(len(pile) == len(seen), "a pile and what is known of it differ")
    expected = [*PROFESSION, *BONUS, *PRESTIGE] if s.round or s.decks[1] else []
    ensure(sorted(map(repr, places)) == sorted(map(repr, expected)), "cards are not conserved")
    recruiting = s.recruiting + sum(prince.recruiting + prince.left for prince in s.princes)
    ensure(recruiting == s.edition.recruiting, f"{recruiting} recruiting cards")
    for prince in s.princes:
        ensure(set(prince.known) <= set(prince.hand), "a known card is not in hand")


def check_supply(s: Princes) -> None:
    princes = s.princes
    ensure(s.jesters + sum(p.jesters for p in princes) == s.edition.jesters, "jesters")
    ensure(s.builders + sum(p.builders for p in princes) == s.edition.builders, "builders")
    for landscape in LANDSCAPE:
        lying = sum(prince.landscapes.count(landscape) for prince in princes)
        count = s.edition.landscape_counts[landscape.index]
        ensure(s.landscapes[landscape.index] + lying == count, f"{landscape} tiles")
    for building in BUILDING:
        standing = s.edition.building_counts[building.index] - s.buildings[building.index]
        owners = sum(building in prince.buildings for prince in princes)
        shared = owners - standing
        ensure(s.buildings[building.index] >= 0, f"{building} tiles")
        ensure(0 <= shared <= (standing if s.variants.cooperative else 0), f"{building} tiles")
    figures = seating(s)
    blind = figures.harsh_blind_freedoms if s.variants.harsh_freedoms else figures.blind_freedoms
    tiles = sum(s.freedoms) + sum(len(prince.freedoms) for prince in princes)
    ensure(tiles == len(FREEDOM) * figures.each_freedom + blind, f"{tiles} freedoms")
    ensure(min(s.freedoms) >= 0, "fewer than no freedoms")


def check_board(s: Princes, seat: int) -> None:
    prince = s.princes[seat]
    covered = built = palazzo(s.edition, s.variants)
    for mask in prince.sites:
        ensure(mask > 0 and not mask & covered, f"seat {seat}: tiles overlap")
        covered |= mask
        built |= mask
    for mask in prince.grounds:
        ensure(mask > 0 and not mask & covered, f"seat {seat}: tiles overlap")
        covered |= mask
    ensure(covered == prince.covered and built == prince.built, f"seat {seat}: masks differ")
    ensure(covered & ~ALL == 0, f"seat {seat}: a tile lies beyond the grid")
    ensure(len(prince.sites) == len(prince.buildings), f"seat {seat}: a building without cells")
    room, seam = prince.room, prince.seam
    twin = s.clone()
    survey_all(twin, seat)
    ensure(twin.princes[seat].room == room, f"seat {seat}: room is not what fits")
    ensure(twin.princes[seat].seam == seam, f"seat {seat}: seam is not what fits")
