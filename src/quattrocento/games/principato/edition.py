"""The figures of an edition."""

from dataclasses import dataclass
from typing import Final

from quattrocento.core.editions import Edition, EditionInfo, TomlReader
from quattrocento.games.principato.components import (
    BUILDINGS,
    CARD,
    CARDS,
    CULTURE,
    GOAL,
    GOALS,
    SCORING_CARD,
    UNITS,
    YEARS,
    Card,
)
from quattrocento.games.principato.moves import MOST_OPEN
from quattrocento.games.principato.offers import CardFace, CardPrice, Offers, Work, make_offers

SEATS: Final = range(2, 5)
SUPPLIES: Final = ("land", "city", "units", "catapults", "food", "money", "favour")
STARTS: Final = ("fields", "farms", "palazzi", "banks", "food", "money", "favour")
COUNTED: Final = (
    *("military", "field", "farm", "palazzo", "bank", "catapult"),
    *("monument", "book", "painting"),
)
EFFECTS: Final = {
    "gather": ("food", "money"),
    "collect": ("any", "food", "money"),
    "build": tuple([tile.slug for tile in BUILDINGS]),
    "hire": tuple(UNITS),
    "commission": tuple([tile.slug for tile in CULTURE]),
}


@dataclass(frozen=True)
class Aim:
    """PRI-64, PRI-65 What a goal counts, and what it pays."""

    kind: int
    counts: list[str]
    beyond: int
    every: int
    points: list[int]


@dataclass(frozen=True)
class Figures(Edition):
    """An edition's figures. Lists go by `card.index`, `goal.index` and the number of players."""

    display: list[int]
    ranks: list[list[int]]
    supply: dict[str, int]
    start: dict[str, int]
    farm: int
    bank: int
    church: int
    effects: list[CardFace]
    swaps: list[bool]
    start_cards: list[list[Card]]
    stacks: list[list[list[Card]]]
    works: list[Work]
    shelf: list[list[int]]
    aims: list[Aim]
    offers: Offers


def read_edition(table: TomlReader, imprint: EditionInfo) -> Figures:
    players = table.table("players")
    counts = [players.table(str(seats)) for seats in SEATS]
    stock = table.table("supply")
    supply = {key: stock.integer(key, 1) for key in SUPPLIES}
    storage = table.table("storage")
    farm, bank, church = (storage.integer(key, 1) for key in ("farm", "bank", "church"))
    deck = table.table("deck").each(CARDS)
    effects = read_effects(table)
    works = read_works(table.table("culture"))
    display = [0, 0] + [read_display(entry) for entry in counts]
    return Figures(
        imprint=imprint,
        display=display,
        ranks=[[], []] + [read_ranks(entry, seats) for seats, entry in enumerate(counts, 2)],
        supply=supply,
        start=read_start(table.table("start"), farm, bank, church),
        farm=farm,
        bank=bank,
        church=church,
        effects=effects,
        swaps=[effect.swap for effect in effects],
        start_cards=[read_start_cards(deck, key) for key in ("s1", "s2")],
        stacks=[[], []] + [read_stacks(deck, seats, display[seats]) for seats in SEATS],
        works=works,
        shelf=[shelf(works, effect.what) for effect in effects],
        aims=read_aims(table.table("goals")),
        offers=make_offers(effects, works, supply, church),
    )


def read_display(entry: TomlReader) -> int:
    """PRI-10"""
    open_cards = entry.integer("display", 1)
    if open_cards > MOST_OPEN:
        raise entry.error("display", f"{open_cards} open cards; expected at most {MOST_OPEN}")
    return open_cards


def read_ranks(entry: TomlReader, seats: int) -> list[int]:
    """PRI-54"""
    ranks = entry.integers("ranks")
    if len(ranks) != seats:
        raise entry.error("ranks", f"{len(ranks)} ranks; expected {seats}, one for each player")
    return ranks


def read_start(entry: TomlReader, farm: int, bank: int, church: int) -> dict[str, int]:
    """PRI-12 What everyone starts with; all of it must find room (PRI-04)."""
    start = {key: entry.integer(key) for key in STARTS}
    room = {"food": farm * start["farms"], "money": bank * start["banks"], "favour": church}
    for key, most in room.items():
        if start[key] > most:
            raise entry.error(key, f"{start[key]} {key} at the start; expected at most {most}")
    return start


def read_effects(table: TomlReader) -> list[CardFace]:
    prices, collections = table.table("prices"), table.table("collections")
    effects = []
    for card, entry in zip(CARD, table.table("cards").each(CARDS), strict=True):
        verb = entry.word("effect", tuple(EFFECTS))
        found = []
        if verb in ("build", "commission"):
            found = [
                read_price(price, price.integer("tiles", 1)) for price in prices.tables(card.slug)
            ]
        elif verb == "collect":
            found = [read_price(cubes, 0) for cubes in collections.tables(card.slug)]
        effects.append(CardFace(verb, entry.word("what", EFFECTS[verb]), entry.flag("swap"), found))
    return effects


def read_price(entry: TomlReader, tiles: int) -> CardPrice:
    return CardPrice(entry.integer("food"), entry.integer("money"), tiles)


def read_works(table: TomlReader) -> list[Work]:
    """The culture tiles, the dearest of each kind first."""
    works = []
    for tile in CULTURE:
        values = table.integers(tile.slug, 1)
        for value in sorted(set(values), reverse=True):
            works.append(Work(tile, value, values.count(value)))
    return works


def shelf(works: list[Work], kind: str) -> list[int]:
    """Where the tiles of a kind stand among the works, by their value; -1 for none."""
    places = [-1] * (1 + max([work.value for work in works]))
    for place, work in enumerate(works):
        if work.tile.slug == kind:
            places[work.value] = place
    return places


def read_start_cards(deck: list[TomlReader], key: str) -> list[Card]:
    """PRI-08 The cards S1, or the cards S2: one for each of four players."""
    found = [card for card in CARD for _ in range(deck[card.index].integer(key))]
    if len(found) < SEATS[-1]:
        raise deck[0].error(key, f"{len(found)} cards {key}; expected at least {SEATS[-1]}")
    return found


def read_stacks(deck: list[TomlReader], seats: int, display: int) -> list[list[Card]]:
    """PRI-07, PRI-09 The cards of each year for this many players, unshuffled."""
    stacks = []
    for year in range(1, YEARS + 1):
        stack: list[Card] = []
        for card in CARD:
            copies = deck[card.index].integers(f"year{year}")
            stack.extend([card] * sum(copies[: seats - 1]))
        least = display if year == 1 else 1
        if len(stack) < least:
            message = f"{len(stack)} cards in year {year} for {seats}; expected at least {least}"
            raise deck[0].error(f"year{year}", message)
        if year > 1:
            stack.append(SCORING_CARD)
        stacks.append(stack)
    return stacks


def read_aims(table: TomlReader) -> list[Aim]:
    """PRI-11 The goals, enough of each kind for four players."""
    aims = [read_aim(entry) for entry in table.each(GOALS)]
    for kind in (1, 2):
        found = sum([aim.kind == kind for aim in aims])
        if found < SEATS[-1]:
            raise table.error(GOAL[0].slug, f"{found} goals of kind {kind}; expected at least 4")
    return aims


def read_aim(entry: TomlReader) -> Aim:
    counts = entry.words("counts")
    for word in counts:
        if word not in COUNTED:
            raise entry.error("counts", f"{word!r}; expected one of {', '.join(COUNTED)}")
    if not counts:
        raise entry.error("counts", "nothing is counted; expected at least one thing")
    return Aim(
        kind=entry.integer("kind", 1),
        counts=counts,
        beyond=entry.integer("beyond"),
        every=entry.integer("every", 1),
        points=entry.integers("points"),
    )
