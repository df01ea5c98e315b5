"""The figures of an edition: the deck, the deal, what wins, and who borders on whom."""

from dataclasses import dataclass

from quattrocento.core.editions import Edition, EditionInfo, TomlReader
from quattrocento.games.condottiere.components import (
    ALL_CITIES,
    CARDS,
    CITY_BY_SLUG,
    DECK,
    MAPS,
    Card,
)


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
    counts = [entry.integer("count") for entry in deck]
    return Figures(
        imprint=imprint,
        counts=counts,
        pack=[card for card in DECK for _ in range(counts[card.index])],
        values=[entry.integer("value") for entry in deck],
        base=deal.integer("base", 1),
        per_city=deal.integer("per_city"),
        target=[0, 0] + [victory.integer(str(seats), 1) for seats in range(2, 7)],
        markers=table.table("markers").integer("per_player", 1),
        neighbours={key: read_borders(borders, key) for key in MAPS},
    )


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
