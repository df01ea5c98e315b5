"""Principato with letters: the display, and every principality by its five areas."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.core.views import Data as View
from quattrocento.games.principato.components import CARDS, CULTURE
from quattrocento.games.principato.edition import Figures
from quattrocento.games.principato.offers import Price
from quattrocento.text.boards.board import Board, Frame, ruled
from quattrocento.text.words import Words

AREAS = ("environs", "wall", "city", "palace", "church")
SUPPLY = {
    "land": "land", "city": "town", "units": "units", "catapults": "catapult",
    "food": "food", "money": "money", "favour": "favour",
}  # fmt: skip


def draw(view: View, words: Words, frame: Frame) -> RenderableType:
    return Group(
        *[Text(line) for line in frame.news],
        ruled(headline(view, words, frame), frame.width),
        principalities(view, words, frame),
        display(view, words, frame),
        *goals(view, words),
    )


def headline(view: View, words: Words, frame: Frame) -> Text:
    first = f"{frame.mark(view['first'])} {words.player(view['first'])}"
    parts = [
        Text(words("board-year", year=view["year"]), "bold"),
        Text(words("board-refill", count=view["stack"])),
        Text(words("board-first", name=first)),
    ]
    return Text(" · ").join(parts)


def figures(frame: Frame) -> Figures:
    assert isinstance(frame.edition, Figures)
    return frame.edition


def card(slug: str, words: Words, frame: Frame) -> str:
    """A card's name, with a sign if it must be swapped after its activation."""
    swaps = slug in CARDS and figures(frame).swaps[CARDS[slug].index]
    name = words.piece(f"card:{slug}")
    return f"{name} {swap_sign(frame)}" if swaps else name


def swap_sign(frame: Frame) -> str:
    return "*" if frame.free.isascii() else "⇄"


def display(view: View, words: Words, frame: Frame) -> Text:
    """The open cards with their places, and what the sign beside some of them means."""
    items = [Text(f"{words('board-display')}:", "bold")]
    for place, slug in enumerate(view["display"], 1):
        items.append(Text.assemble((f"{place} ", "bold"), card(slug, words, frame)))
    items.append(Text(f"({words('board-swap', sign=swap_sign(frame))})", "dim"))
    return flow(items, frame.width)


def flow(items: Sequence[Text], width: int) -> Text:
    """Items in a row that never break inside."""
    text, used = Text(), 0
    for item in items:
        if used and used + 2 + item.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append("  ")
            used += 2
        text.append_text(item)
        used += item.cell_len
    return text


def principalities(view: View, words: Words, frame: Frame) -> Table:
    """A column for every player, a row for every area."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for p in view["principalities"]:
        table.add_column(frame.player(p["seat"], words))
    for area in AREAS:
        cells = [Text("\n".join(DRAW_AREA[area](p, words, frame))) for p in view["principalities"]]
        table.add_row(Text(words(f"board-{area}"), "bold"), *cells)
    hands = [
        Text("\n".join(card(slug, words, frame) for slug in p["cards"]))
        for p in view["principalities"]
    ]
    table.add_row(Text(words("board-own-cards"), "bold"), *hands)
    points = [str(open_points(p)) for p in view["principalities"]]
    table.add_row(Text(words("board-points"), "bold"), *points)
    return table


def open_points(p: View) -> int:
    culture = sum(work["value"] * work["count"] for work in p["palace"])
    return int(p["military"] + culture)


def count(key: str, number: object, words: Words) -> str:
    return f"{words(f'board-{key}')} {number}"


def environs(p: View, words: Words, frame: Frame) -> list[str]:
    land = p["environs"]
    room = figures(frame).farm * land["farms"]
    return [
        f"{count('field', land['fields'], words)}, {count('farm', land['farms'], words)}",
        count("food", f"{land['food']}/{room}", words),
    ]


def wall(p: View, words: Words, frame: Frame) -> list[str]:
    """Only what is there; of units, how many hold a cube and how many there are."""
    on_wall = p["wall"]
    lines = [count("strength", on_wall["strength"], words)]
    if on_wall["catapults"]:
        lines.append(count("catapult", on_wall["catapults"], words))
    fed = on_wall["militia_food"] + on_wall["militia_favour"]
    paid = on_wall["condottiere_money"] + on_wall["condottiere_favour"]
    if on_wall["militias"]:
        lines.append(count("militia", f"{fed}/{on_wall['militias']}", words))
    if on_wall["condottieri"]:
        lines.append(count("condottiere", f"{paid}/{on_wall['condottieri']}", words))
    if p["military"]:
        lines.append(f"{words('part-military')} {p['military']}")
    return lines


def city(p: View, words: Words, frame: Frame) -> list[str]:
    town = p["city"]
    room = figures(frame).bank * town["banks"]
    return [
        f"{count('palazzo', town['palazzi'], words)}, {count('bank', town['banks'], words)}",
        count("money", f"{town['money']}/{room}", words),
    ]


def palace(p: View, words: Words, frame: Frame) -> list[str]:
    return works(p["palace"], words) or ["–"]


def works(tiles: Sequence[View], words: Words) -> list[str]:
    """`Books 5 5 3`: a line for each kind that is there."""
    lines = []
    for tile in CULTURE:
        values = [
            str(work["value"]) for work in tiles if work["tile"] == tile.slug
            for _ in range(work["count"])
        ]  # fmt: skip
        if values:
            lines.append(count(tile.slug, " ".join(values), words))
    return lines


def church(p: View, words: Words, frame: Frame) -> list[str]:
    return [count("favour", f"{p['church']['favour']}/{figures(frame).church}", words)]


DRAW_AREA = {"environs": environs, "wall": wall, "city": city, "palace": palace, "church": church}


def goals(view: View, words: Words) -> list[Text]:
    if view["seat"] is None:
        return []
    own = view["principalities"][view["seat"]]["goals"]
    told = [words.say("board-goal", {"goal": f"goal:{slug}"}) for slug in own]
    return [Text.assemble((f"{words('board-goals')}: ", "bold"), " · ".join(told))]


def more(view: View, words: Words, frame: Frame) -> RenderableType:
    """What the cards do, the supply, and the cards that are out."""
    supply = view["supply"]
    tiles = [count(word, supply[key], words) for key, word in SUPPLY.items()]
    box = words.pieces([f"card:{slug}" for slug in view["box"]])
    coming = ", ".join(str(size) for size in view["coming"]) or words("nothing")
    return Group(
        what_cards_do(words, frame),
        Text(words("board-swap", sign=swap_sign(frame))),
        Text(words("board-supplied")),
        Text(words("board-supply"), "bold"),
        Text(", ".join(tiles)),
        *[Text(line) for line in works(supply["works"], words)],
        Text(f"{words('board-coming')}: {coming}"),
        Text(f"{words('board-box')}: {box}"),
    )


def what_cards_do(words: Words, frame: Frame) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for slug in CARDS:
        table.add_row(Text(card(slug, words, frame), "bold"), effect(slug, words, frame))
    return table


def effect(slug: str, words: Words, frame: Frame) -> str:
    """What a card does, at its plain prices."""
    index = CARDS[slug].index
    edition = figures(frame)
    what = edition.effects[index]
    if what.verb == "gather":
        return words(f"board-gather-{what.what}")
    if what.verb == "hire":
        return words.say("board-hire", {"unit": f"unit:{what.what}"})
    if what.verb == "commission":
        return ", ".join(culture(slug, price, words) for price in what.prices)
    builds = [build for build in edition.offers.builds[index] if build.favour == 0]
    return ", ".join(words.move(offer) for offer in builds or edition.offers.free[index])


def culture(slug: str, price: Price, words: Words) -> str:
    paid = {"food": price.food, "money": price.money, "favour": 0}
    return words.say("board-commission", {"card": f"card:{slug}", **paid})


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    lines = [words.say(f"preview-{key}", shown) for key in shown if shown[key]]
    return lines or ([words("preview-nothing")] if shown else [])


BOARD = Board(draw, more, preview)
