"""Principato with letters: the display, and every principality by its five areas."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.games.principato.components import CARDS, CULTURE, Card
from quattrocento.games.principato.edition import Aim
from quattrocento.games.principato.moves import Build, Collect
from quattrocento.games.principato.offers import CardFace, CardPrice
from quattrocento.games.principato.view import CultureTiles, PrincipalityView, PrincipatoView
from quattrocento.text.boards.board import Board, Frame, fitting, lines_of, ruled
from quattrocento.text.words import Words

AREAS = ("environs", "wall", "city", "palace", "church")
# What is drawn, each with the rank by which it is left out where there is no room.
Parts = list[tuple[int, RenderableType]]


def draw(view: PrincipatoView, words: Words, frame: Frame) -> RenderableType:
    """As a table; in a small window in lines for each player, if need be only for the reader."""
    head = ruled(headline(view, words, frame), frame.width)
    below: Parts = [(2, display(view, words, frame)), *[(4, goal) for goal in goals(view, words)]]
    shown: RenderableType = Group(
        head, principalities(view, words, frame), *[part for _, part in below]
    )
    if frame.room and lines_of(shown, frame.width) > frame.room:
        shown = in_little_room(view, words, frame, [(0, head)], below)
    return Group(*[Text(line) for line in frame.news], shown)


def in_little_room(
    view: PrincipatoView, words: Words, frame: Frame, above: Parts, below: Parts
) -> RenderableType:
    """The reader in full, and all others alike: as much of them as fits, or only their names."""
    lines, short = in_lines(view, words, frame), in_a_line_each(view, words, frame)
    own = [(1, lines[view.seat])] if view.seat is not None else []
    others = [p.seat for p in view.principalities if p.seat != view.seat]
    names = ", ".join(words.player(seat) for seat in others)
    ways = [
        [lines[seat] for seat in others],
        [short[seat] for seat in others],
        [Text(words("board-others", names=names))],
    ]
    drawn = [[*above, *own, *[(3, line) for line in way], *below] for way in ways]
    fit = [parts for parts in drawn if height(parts, frame.width) <= frame.room]
    return fitting((fit or drawn[-1:])[0], frame)


def headline(view: PrincipatoView, words: Words, frame: Frame) -> Text:
    years = view.year + len(view.coming)
    first = f"{frame.mark(view.first)} {words.player(view.first)}"
    parts = [
        Text(words("board-year", year=view.year, years=years), "bold"),
        Text(words("board-refill", count=view.stack)),
        Text(words("board-first", name=first)),
    ]
    return Text(" · ").join(parts)


def card(slug: str, view: PrincipatoView, words: Words, frame: Frame) -> str:
    """A card's name, with a sign if it must be swapped after its activation."""
    name = words.piece(f"card:{slug}")
    return f"{name} {swap_sign(frame)}" if view.faces[slug].swap else name


def swap_sign(frame: Frame) -> str:
    return "*" if frame.free.isascii() else "⇄"


def display(view: PrincipatoView, words: Words, frame: Frame) -> Text:
    """The open cards with their places, and what the sign beside some of them means."""
    items = [Text(f"{words('board-display')}:", "bold")]
    for place, slug in enumerate(view.display, 1):
        items.append(Text.assemble((f"{place} ", "bold"), card(slug, view, words, frame)))
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


def principalities(view: PrincipatoView, words: Words, frame: Frame) -> Table:
    """A column for every player, a row for every area."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for p in view.principalities:
        table.add_column(frame.player(p.seat, words))
    for area in AREAS:
        cells = [Text("\n".join(DRAW_AREA[area](p, view, words))) for p in view.principalities]
        table.add_row(Text(words(f"board-{area}"), "bold"), *cells)
    hands = [
        Text("\n".join(card(slug, view, words, frame) for slug in p.cards))
        for p in view.principalities
    ]
    table.add_row(Text(words("board-own-cards"), "bold"), *hands)
    points = [str(open_points(p)) for p in view.principalities]
    table.add_row(Text(words("board-points"), "bold"), *points)
    return table


def in_lines(view: PrincipatoView, words: Words, frame: Frame) -> list[Text]:
    """The same in a line or two for every player, where there is no room for the table."""
    found = []
    for p in view.principalities:
        told = [one for area in AREAS for one in DRAW_AREA[area](p, view, words) if one != "–"]
        told += [card(slug, view, words, frame) for slug in p.cards]
        told.append(f"{words('board-points')} {open_points(p)}")
        line = frame.player(p.seat, words)
        line.append(f" {' · '.join(told)}", "not bold default")
        found.append(line)
    return found


def height(parts: Parts, width: int) -> int:
    return sum(lines_of(part, width) for _, part in parts)


def in_a_line_each(view: PrincipatoView, words: Words, frame: Frame) -> list[Text]:
    """Of every player only what tells most."""
    found = []
    for p in view.principalities:
        told = [
            count("strength", p.wall.strength, words),
            count("food", f"{p.environs.food}/{view.storage.farm * p.environs.farms}", words),
            count("money", f"{p.city.money}/{view.storage.bank * p.city.banks}", words),
            count("favour", f"{p.church.favour}/{view.storage.church}", words),
            f"{words('board-points')} {open_points(p)}",
        ]
        line = frame.player(p.seat, words)
        line.append(f" {' · '.join(told)}", "not bold default")
        found.append(line)
    return found


def open_points(p: PrincipalityView) -> int:
    culture = sum(work.value * work.count for work in p.palace)
    return p.military + culture


def count(key: str, number: object, words: Words) -> str:
    return f"{words(f'board-{key}')} {number}"


def environs(p: PrincipalityView, view: PrincipatoView, words: Words) -> list[str]:
    land = p.environs
    room = view.storage.farm * land.farms
    return [
        f"{count('field', land.fields, words)}, {count('farm', land.farms, words)}",
        count("food", f"{land.food}/{room}", words),
    ]


def wall(p: PrincipalityView, view: PrincipatoView, words: Words) -> list[str]:
    """Only what is there; of units, how many hold a cube and how many there are."""
    on_wall = p.wall
    lines = [count("strength", on_wall.strength, words)]
    if on_wall.catapults:
        lines.append(count("catapult", on_wall.catapults, words))
    fed = on_wall.militia_food + on_wall.militia_favour
    paid = on_wall.condottiere_money + on_wall.condottiere_favour
    if on_wall.militias:
        lines.append(count("militia", f"{fed}/{on_wall.militias}", words))
    if on_wall.condottieri:
        lines.append(count("condottiere", f"{paid}/{on_wall.condottieri}", words))
    if p.military:
        lines.append(f"{words('part-military')} {p.military}")
    return lines


def city(p: PrincipalityView, view: PrincipatoView, words: Words) -> list[str]:
    town = p.city
    room = view.storage.bank * town.banks
    return [
        f"{count('palazzo', town.palazzi, words)}, {count('bank', town.banks, words)}",
        count("money", f"{town.money}/{room}", words),
    ]


def palace(p: PrincipalityView, view: PrincipatoView, words: Words) -> list[str]:
    return works(p.palace, words) or ["–"]


def works(tiles: Sequence[CultureTiles], words: Words) -> list[str]:
    """`Books 5 5 3`: a line for each kind that is there."""
    lines = []
    for tile in CULTURE:
        values = [
            str(work.value) for work in tiles if work.tile == tile.slug
            for _ in range(work.count)
        ]  # fmt: skip
        if values:
            lines.append(count(tile.slug, " ".join(values), words))
    return lines


def church(p: PrincipalityView, view: PrincipatoView, words: Words) -> list[str]:
    return [count("favour", f"{p.church.favour}/{view.storage.church}", words)]


DRAW_AREA = {"environs": environs, "wall": wall, "city": city, "palace": palace, "church": church}


def goals(view: PrincipatoView, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    own = view.principalities[view.seat].goals
    told = [
        words.say("board-goal", {"goal": f"goal:{slug}", "aim": aim(slug, view.aims[slug], words)})
        for slug in own
    ]
    return [Text.assemble((f"{words('board-goals')}: ", "bold"), " · ".join(told))]


def aim(slug: str, paid: Aim, words: Words) -> str:
    """What a goal pays: `2/5/8 VP for 1/2/3 pairs`."""
    points = "/".join(str(number) for number in paid.points)
    sets = "/".join(str(count) for count in range(1, len(paid.points) + 1))
    return words(
        f"board-aim-{slug}", every=paid.every, beyond=paid.beyond, points=points, sets=sets
    )


def more(view: PrincipatoView, words: Words, frame: Frame) -> RenderableType:
    """What the cards do, the supply, and the cards that are out."""
    supply = view.supply
    left = [
        ("land", supply.land),
        ("town", supply.city),
        ("units", supply.units),
        ("catapult", supply.catapults),
        ("food", supply.food),
        ("money", supply.money),
        ("favour", supply.favour),
    ]
    box = words.pieces([f"card:{slug}" for slug in view.box])
    coming = ", ".join(str(size) for size in view.coming) or words("nothing")
    return Group(
        what_cards_do(view, words, frame),
        Text(words("board-swap", sign=swap_sign(frame))),
        Text(words("board-supplied")),
        Text(words("board-supply"), "bold"),
        Text(", ".join(count(word, number, words) for word, number in left)),
        *[Text(line) for line in works(supply.works, words)],
        Text(f"{words('board-coming')}: {coming}"),
        Text(f"{words('board-box')}: {box}"),
    )


def what_cards_do(view: PrincipatoView, words: Words, frame: Frame) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for slug, face in view.faces.items():
        name = card(slug, view, words, frame)
        table.add_row(Text(name, "bold"), effect(CARDS[slug], face, words))
    return table


def effect(card: Card, face: CardFace, words: Words) -> str:
    """What a card does, at its plain prices."""
    if face.verb == "gather":
        return words(f"board-gather-{face.what}")
    if face.verb == "hire":
        return words.say("board-hire", {"unit": f"unit:{face.what}"})
    return ", ".join(bargain(card, face.verb, price, words) for price in face.prices)


def bargain(card: Card, verb: str, price: CardPrice, words: Words) -> str:
    if verb == "collect":
        return words.move(Collect(card, price.food, price.money))
    if verb == "build":
        return words.move(Build(card, price.tiles, price.food, price.money, 0))
    paid = {"food": price.food, "money": price.money, "favour": 0}
    return words.say("board-commission", {"card": f"card:{card.slug}", **paid})


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    lines = [words.say(f"preview-{key}", shown) for key in shown if shown[key]]
    return lines or ([words("preview-nothing")] if shown else [])


BOARD = Board(draw, more, preview)
