"""Condottiere with letters: Italy, the armies, and what has happened."""

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.core.state import NOBODY
from quattrocento.games.condottiere.components import MERCENARIES
from quattrocento.games.condottiere.view import CaptainView, CondottiereView
from quattrocento.text.boards.board import Board, Frame, colour, ruled
from quattrocento.text.words import Words

# Each row from north to south, each city with the column where it begins.
MAP: Sequence[Mapping[str, int]] = (
    {"torino": 0, "milano": 12, "venezia": 33},
    {"genova": 1, "mantova": 19},
    {"parma": 8, "modena": 18, "ferrara": 29},
    {"lucca": 9, "bologna": 24},
    {"firenze": 15, "urbino": 31},
    {"siena": 13, "spoleto": 24, "ancona": 36},
    {"roma": 21},
    {"napoli": 34},
)
MAP_WIDTH = 46
NEWS_WIDTH = 28
CONTESTED = " ◄"
NUMBERED = frozenset(card.slug for card in MERCENARIES)


def draw(view: CondottiereView, words: Words, frame: Frame) -> RenderableType:
    width = frame.width - MAP_WIDTH - 2
    beside = latest(frame.news, width, len(MAP)) if width >= NEWS_WIDTH else []
    above = frame.news[: len(frame.news) - len(beside)]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=MAP_WIDTH, no_wrap=True)
    table.add_column()
    table.add_row(italy(view, words, frame), Text("\n".join(beside)))
    return Group(
        *[Text(line) for line in above],
        ruled(headline(view, words, frame), frame.width),
        table,
        armies(view, words, frame),
        hand(view, words),
    )


def latest(news: Sequence[str], width: int, rows: int) -> list[str]:
    """The last sentences that fit beside the map."""
    found: list[str] = []
    for line in reversed(news):
        rows -= len(wrap(line, width)) or 1
        if rows < 0:
            break
        found.insert(0, line)
    return found


def headline(view: CondottiereView, words: Words, frame: Frame) -> Text:
    parts = [Text(words("board-round", round=view.round))]
    parts.append(Text(words("board-condottiere", name=named(view.condottiere, words, frame))))
    if view.battle:
        city = f"city:{view.city}"
        defender = named(view.defender, words, frame)
        key = "board-battle" if view.defender == NOBODY else "board-defended"
        given = {"city": city} if view.defender == NOBODY else {"city": city, "name": defender}
        parts.append(Text(words.say(key, given), "bold"))
    if view.winter:
        parts.append(Text(words("board-winter").upper(), "bold cyan"))
    return Text(" · ").join(parts)


def named(seat: int, words: Words, frame: Frame) -> str:
    return "" if seat == NOBODY else f"{frame.mark(seat)} {words.player(seat)}"


def italy(view: CondottiereView, words: Words, frame: Frame) -> Text:
    lines = []
    for row in MAP:
        line = Text()
        for slug, column in row.items():
            line.append(" " * max(column - cell_len(line.plain), 1 if line else 0))
            line.append_text(city(slug, view, words, frame))
        lines.append(line)
    return Text("\n").join(lines)


def city(slug: str, view: CondottiereView, words: Words, frame: Frame) -> Text:
    """A city with its owner's sign and colour; an arrow at the one that is fought over."""
    owner = view.owners[slug]
    text = Text(f"{frame.mark(owner)} {words.piece(f'city:{slug}')}", colour(owner))
    if view.battle and slug == view.city:
        text.stylize("reverse")
        text.append(CONTESTED, "bold")
    return text


def armies(view: CondottiereView, words: Words, frame: Frame) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("board-player"))
    for key in ("board-realm", "board-cards", "board-strength"):
        table.add_column(words(key), justify="right")
    table.add_column(words("board-army"))
    for captain in view.captains:
        table.add_row(
            frame.player(captain.seat, words),
            f"{captain.group}/{view.target}",
            "?" if captain.cards is None else str(captain.cards),
            str(captain.strength),
            army(captain, view, words),
        )
    return table


def army(captain: CaptainView, view: CondottiereView, words: Words) -> Text:
    cards = in_short(captain.line, view, words)
    if captain.out and view.battle:
        cards = f"{cards} ({words('board-out')})".lstrip()
    return Text(cards, "dim" if captain.out else "")


def in_short(slugs: Sequence[str], view: CondottiereView, words: Words) -> str:
    """`1 1 5 10 · 2 × Scarecrow`: mercenaries are known by their numbers alone."""
    numbers = [str(view.values[slug]) for slug in slugs if slug in NUMBERED]
    others = [f"card:{slug}" for slug in slugs if slug not in NUMBERED]
    parts = [" ".join(numbers), words.pieces(others) if others else ""]
    return " · ".join(part for part in parts if part)


def hand(view: CondottiereView, words: Words) -> Text:
    if view.seat is None:
        return Text()
    cards = in_short(view.hand, view, words) or words("nothing")
    return Text.assemble((f"{words('board-hand')}: ", "bold"), cards)


def more(view: CondottiereView, words: Words, frame: Frame) -> RenderableType:
    """Borders and owners, and all that is known about the cards."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("board-city", "board-owner", "board-neighbours"):
        table.add_column(words(key))
    for slug, near in view.neighbours.items():
        owner = view.owners[slug]
        free = Text(words("board-free"), "dim")
        table.add_row(
            city(slug, view, words, frame),
            free if owner == NOBODY else frame.player(owner, words),
            Text("  ").join(neighbour(other, view, words, frame) for other in near),
        )
    aside = words.pieces([f"card:{slug}" for slug in view.aside])
    notes = [words("board-target", count=view.target), f"{words('board-aside')}: {aside}"]
    for captain in view.captains:
        if captain.known:
            known = words.pieces([f"card:{slug}" for slug in captain.known])
            name = words.player(captain.seat)
            notes.append(f"{words('board-known', name=name)}: {known}")
    return Group(table, *[Text(note) for note in notes])


def neighbour(slug: str, view: CondottiereView, words: Words, frame: Frame) -> Text:
    """A name that does not break, with the sign of its owner if it has one."""
    owner = view.owners[slug]
    sign = "" if owner == NOBODY else frame.mark(owner)
    return Text(f"{sign}{words.piece(f'city:{slug}')}", colour(owner))


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    lines = []
    before, after, winner = shown.get("before"), shown.get("after"), shown.get("winner")
    if isinstance(before, list) and isinstance(after, list):
        armies = [
            f"{words.player(seat)} {old}" + (f" → {new}" if new != old else "")
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ]
        lines.append(words("preview-strengths", strengths=" · ".join(armies)))
    if isinstance(winner, int):
        ended = {} if winner == NOBODY else {"name": words.player(winner)}
        lines.append(words.say("preview-ends" if ended else "preview-nobody", ended))
    if "final" in shown:
        lines.append(words("preview-final" if shown["final"] else "preview-waits"))
    return lines


BOARD = Board(draw, more, preview)
