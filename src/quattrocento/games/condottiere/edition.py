"""The figures of an edition: the deck, the deal, what wins, and who borders on whom."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.editions import Edition, EditionInfo, TomlReader
from quattrocento.games.condottiere.components import (
    ALL_CITIES,
    CARDS,
    CITY_BY_SLUG,
    DECK,
    MAPS,
    Card,
)

# No printing comes near it; a file that asks for more would only fill the memory.
MOST: Final = 1000


@dataclass(frozen=True)
class Figures(Edition):
    """An edition's figures. Lists go by `card.index`, `city.index` and the number of players."""

    counts: list[int]
    pack: list[Card]
    values: list[int]
    base: int
    per_city: int
    target: list[int]
    markers: int
    neighbours: dict[str, list[int]]


def read_edition(table: TomlReader, imprint: EditionInfo) -> Figures:
    deck = table.table("deck").each(CARDS)
    deal = table.table("deal")
    victory = table.table("victory")
    borders = table.table("borders")
    cities = table.table("map")
    if cities.words("cities") != list(CITY_BY_SLUG):
        raise cities.error(
            "cities", f"'map.cities' must be {', '.join(CITY_BY_SLUG)}, in this order"
        )
    counts = [figure(entry, "count") for entry in deck]
    return Figures(
        imprint=imprint,
        counts=counts,
        pack=[card for card in DECK for _ in range(counts[card.index])],
        values=[figure(entry, "value") for entry in deck],
        base=figure(deal, "base", 1),
        per_city=figure(deal, "per_city"),
        target=[0, 0] + [figure(victory, str(seats), 1) for seats in range(2, 7)],
        markers=figure(table.table("markers"), "per_player", 1),
        neighbours={key: read_borders(borders, key) for key in MAPS},
    )


def figure(table: TomlReader, key: str, least: int = 0) -> int:
    value = table.integer(key, least)
    if value > MOST:
        raise table.error(key, f"'{table.name(key)}' is {value}; expected at most {MOST}")
    return value


def read_borders(table: TomlReader, key: str) -> list[int]:
    """The neighbours of each city as a bit mask."""
    masks = [0] * len(ALL_CITIES)
    for pair in table.items(key):
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
            raise table.error(key, f"{pair!r} is no border; expected two different cities")
        one, other = [table.resolve(key, str(slug), CITY_BY_SLUG) for slug in pair]
        masks[one.index] |= 1 << other.index
        masks[other.index] |= 1 << one.index
    return masks
