"""The Princes of Florence with letters: principality, court, auction, and what has happened."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quattrocento.core.state import NOBODY
from quattrocento.games.princes.components import (
    BANKER,
    BUILDING,
    CHARACTERS,
    LANDSCAPE,
    PROFESSION,
)
from quattrocento.games.princes.edition import Figures
from quattrocento.games.princes.views import (
    CourtshipView,
    OwnView,
    PrincesView,
    PrinceView,
    WishesView,
    WorkView,
)
from quattrocento.text.boards.board import Board, Frame, fitting
from quattrocento.text.boards.princes_grid import (
    all_grids,
    bargain,
    code,
    facings,
    grid,
)
from quattrocento.text.words import Words

AUCTION = ("opening", "bidding", "last-purchase", "landscape-choice", "merchant-choice")
LAYING = ("laying", "joint-place", "answer")
YES, NO = "+", "-"
WIDE = 100


def draw(view: PrincesView, words: Words, frame: Frame) -> RenderableType:
    laying = frame.asked in LAYING
    head = ruled(headline(view, words, frame), frame.width)
    parts: list[tuple[int, RenderableType]] = [(0, head)]
    if view.offer is not None:
        parts.append((1, bargain(view.offer, view, words, frame)))
    if view.offer is None or laying:
        parts.append((1 if laying else 4, desk(view, words, frame)))
    parts.append((3, players(view, words, frame)))
    if view.seat is not None and view.own is not None:
        parts += [(2, part) for part in court(view, view.own, view.princes[view.seat], words)]
    return Group(*[Text(line) for line in frame.news], fitting(parts, frame))


def ruled(title: Text, width: int) -> RenderableType:
    """A line across the screen, unless the title needs more than one."""
    return title if cell_len(title.plain) > width - 3 else Rule(title, align="left")


def headline(view: PrincesView, words: Words, frame: Frame) -> Text:
    if not view.round:
        return Text(words("board-deal"))
    parts = [Text(words("board-round-of", round=view.round, rounds=view.rounds))]
    parts.append(Text(words("board-minimum", minimum=view.minimum), "bold"))
    parts.append(Text(words("board-first", name=named(view.first, words, frame))))
    return Text(" · ").join(parts)


def named(seat: int, words: Words, frame: Frame) -> str:
    return f"{frame.mark(seat)} {words.player(seat)}"


def desk(view: PrincesView, words: Words, frame: Frame) -> Table:
    """The own board, and beside it what the question is about."""
    table = Table.grid(padding=(0, 2, 0, 0))
    beside = panel(view, words, frame)
    if view.seat is None or view.offer is not None:
        table.add_row(beside)
    else:
        board = grid(view.princes[view.seat], view, words, frame)
        table.add_row(Text("\n").join(board), beside)
    return table


def panel(view: PrincesView, words: Words, frame: Frame) -> RenderableType:
    if frame.asked in AUCTION:
        return piles(view, words, frame)
    if view.courtship is not None and frame.asked == "courting":
        return characters(view.courtship, words, frame)
    if view.turns is not None and frame.asked in LAYING:
        return Group(Text(words("board-facings"), "bold"), facings(view.turns))
    return supply(view, words)


def piles(view: PrincesView, words: Words, frame: Frame) -> Table:
    auction = view.auction
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for slug, count in auction.stock.items():
        is_open = slug in auction.piles
        note = words("board-left", count=count) if is_open else words("board-sold")
        bid = Text()
        if slug == auction.pile and auction.leader != NOBODY:
            name = named(auction.leader, words, frame)
            bid = Text(words("board-bid", name=name, florins=auction.price), "bold reverse")
        style = "" if is_open and count else "dim"
        table.add_row(Text(words.piece(f"pile:{slug}"), style), Text(note, style), bid)
    return table


def characters(courtship: CourtshipView, words: Words, frame: Frame) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for entry in courtship.characters:
        character = CHARACTERS[entry.character]
        note = Text(f"{entry.lowest}-{entry.highest}", "dim")
        if entry.taken:
            note = Text(words("board-taken"), "dim")
        elif entry.stone != NOBODY:
            name = named(entry.stone, words, frame)
            note = Text(words("board-bid", name=name, florins=entry.stake), "bold")
        does = words("board-does", character=character)
        if character is BANKER:
            does = f"{does}: {words('board-pot', florins=courtship.pot)}"
        table.add_row(Text(words.piece(character)), note, Text(does, "dim"))
    return table


def supply(view: PrincesView, words: Words) -> Table:
    """Buildings and landscapes with their letters and how many are left, and the freedoms."""
    stock = view.supply
    rows = [
        *[(f"building:{piece.slug}", stock.buildings[piece.slug]) for piece in BUILDING],
        *[(f"landscape:{piece.slug}", stock.landscapes[piece.slug]) for piece in LANDSCAPE],
        *[(f"freedom:{slug}", count) for slug, count in stock.freedoms.items()],
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    half = (len(rows) + 1) // 2
    for one, other in zip(rows[:half], [*rows[half:], None], strict=False):
        cells = []
        for entry in (one, other):
            if entry is not None:
                label, count = entry
                text = f"{code(label, words):<3} {words.piece(label)}"
                cells += [Text(text, "" if count else "dim"), Text(str(count), "bold")]
        table.add_row(*cells)
    return table


def players(view: PrincesView, words: Words, frame: Frame) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words("board-player"), no_wrap=True)
    columns = ("points", "florins", "hand", "works", "buildings")
    for key in (*columns, "builders", "jesters", "bonuses", "prestige"):
        table.add_column(words(f"board-{key}"), justify="right")
    table.add_column(words("board-freedoms"))
    if view.muse:
        table.add_column(words("board-character"))
    if frame.width >= WIDE:
        table.add_column(words("board-landscapes"))
    for prince in view.princes:
        row: list[RenderableType] = [
            frame.player(prince.seat, words),
            str(prince.points),
            "?" if prince.florins is None else str(prince.florins),
            str(prince.hand + prince.recruiting),
            works(prince),
            str(len(prince.buildings)),
            *map(str, (prince.builders, prince.jesters, prince.bonuses, prince.prestige)),
            " ".join(code(f"freedom:{slug}", words) for slug in prince.freedoms),
        ]
        if view.muse:
            held = prince.character
            row.append(words.piece(f"character:{held}") if held else "")
        if frame.width >= WIDE:
            lying = [f"landscape:{tile.tile}" for tile in prince.landscapes]
            row.append(words.pieces(lying) if lying else "")
        table.add_row(*row)
    return table


def works(prince: PrinceView) -> str:
    """How many works lie there, and the value of the best one of this round."""
    return f"{prince.works} ({prince.value})" if prince.value else str(prince.works)


def court(
    view: PrincesView, own: OwnView, prince: PrinceView, words: Words
) -> list[RenderableType]:
    """The own cards: every person with its wishes and what its work would be worth."""
    parts: list[RenderableType] = []
    if own.works:
        parts.append(persons(own.works, words))
    lines = []
    if prince.recruiting:
        lines.append(words("board-recruiting", count=prince.recruiting))
    if own.bonuses:
        pairs = zip(own.bonuses, own.bonus_values, strict=True)
        cards = [f"{words.piece(f'bonus:{slug}')} = {value}" for slug, value in pairs]
        lines.append(f"{words('board-own-bonuses')}: {', '.join(cards)}")
    if own.prestige:
        cards = [words.piece(f"prestige:{slug}") for slug in own.prestige]
        lines.append(f"{words('board-own-prestige')}: {', '.join(cards)}")
    if view.looking:
        lines += looking(view, words)
    return [*parts, *[Text(line) for line in lines if line]]


def persons(works: Sequence[WorkView], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("board-own-hand"))
    table.add_column(words("board-wishes"))
    table.add_column(words("board-value"), justify="right")
    for work in works:
        lacking = (work.lacking.building, work.lacking.landscape, work.lacking.freedom)
        texts = [
            Text(f"{NO} {name}", "dim") if lacks else Text(f"{YES} {name}", "bold")
            for name, lacks in zip(wishes(work.wishes, words), lacking, strict=True)
        ]
        name = words.piece(f"profession:{work.profession}")
        table.add_row(name, Text("  ").join(texts), Text(str(work.value), "bold"))
    return table


def wishes(wanted: WishesView, words: Words) -> list[str]:
    """The names of building, landscape and freedom that a person wants."""
    return [
        words.piece(f"building:{wanted.building}"),
        words.piece(f"landscape:{wanted.landscape}"),
        words.piece(f"freedom:{wanted.freedom}"),
    ]


def looking(view: PrincesView, words: Words) -> list[str]:
    """Persons just drawn with their wishes, other cards with what they would add or score now."""
    pairs = zip(view.looking or [], view.looking_values or [], strict=False)
    return [
        *[
            f"{words.piece(f'profession:{work.profession}')}: "
            f"{', '.join(wishes(work.wishes, words))}"
            for work in view.looking_works or []
        ],
        *[f"{words.piece(f'{view.looked_deck}:{slug}')} = {value}" for slug, value in pairs],
    ]


def more(view: PrincesView, words: Words, frame: Frame) -> RenderableType:
    """All boards, all professions and where they are known to be, and the piles."""
    notes = []
    for deck, pile in view.piles.items():
        label = f"deck:{deck}"
        notes.append(words("board-cards", deck=label, count=pile.cards))
        kind = "profession" if deck == "persons" else deck
        known = [f"{kind}:{slug}" for slug in pile.known if slug]
        if known:
            notes.append(words("board-under", deck=label, cards=known))
    if view.own is not None and view.own.returned:
        returned = f"profession:{view.own.returned}"
        notes.append(words("board-returned", profession=returned))
    if view.spent:
        notes.append(words("board-spent", cards=[f"bonus:{slug}" for slug in view.spent]))
    return Group(
        all_grids(view, words, frame),
        supply(view, words),
        people(view, words, frame),
        *[Text(note) for note in notes],
    )


def people(view: PrincesView, words: Words, frame: Frame) -> Table:
    """Every profession, what it wants, and where it is as far as one can know."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("board-profession", "board-wishes", "board-where"):
        table.add_column(words(key))
    assert isinstance(frame.edition, Figures)
    for piece, wish in zip(PROFESSION, frame.edition.wishes, strict=True):
        wanted = [words.piece(one) for one in (wish.building, wish.landscape, wish.freedom)]
        where = whereabouts(piece.slug, view, words, frame)
        table.add_row(words.piece(piece), ", ".join(wanted), where)
    return table


def whereabouts(slug: str, view: PrincesView, words: Words, frame: Frame) -> str:
    for prince in view.princes:
        if slug in prince.table:
            return f"{named(prince.seat, words, frame)}: {words('board-works')}"
        if slug in prince.known:
            return f"{named(prince.seat, words, frame)}: {words('board-hand')}"
    if view.seat is not None and view.own is not None and slug in view.own.hand:
        return f"{named(view.seat, words, frame)}: {words('board-hand')}"
    return ""


CONDITIONS = {
    "unbid": "preview-if-unbid",
    "paid": "preview-if-paid",
    "agreed": "preview-if-agreed",
}


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    """A work part by part; costs, gains and cells as they are."""
    lines = []
    if "minimum" in shown:
        parts = [
            f"{words(f'preview-{key}')} {value}"
            for key, value in shown.items()
            if key not in ("value", "minimum", "lift", "florins") and value
        ]
        total = {"value": shown["value"], "minimum": shown["minimum"]}
        lines.append(words.say("preview-work", {"parts": " + ".join(parts), **total}))
    if shown.get("lift"):
        lines.append(words("preview-lift", lift=shown["lift"]))
    if "west_cells" in shown:
        lines.append(joint_cells(shown, words))
    if isinstance(cells := shown.get("cells"), list):
        lines.append(words("preview-cells", cells=" ".join(cells)))
    if "if" in shown:
        lines.append(words(CONDITIONS[str(shown["if"])]))
    for key in ("receives", "cost", "given", "florins", "kept", "points"):
        if key in shown and (shown[key] or key != "given"):
            lines.append(words.say(f"preview-{key}", {key: shown[key]}))
    return lines


def joint_cells(shown: Mapping[str, object], words: Words) -> str:
    west, east = shown["west"], shown["east"]
    near, far = shown["west_cells"], shown["east_cells"]
    assert isinstance(west, int)
    assert isinstance(east, int)
    assert isinstance(near, list)
    assert isinstance(far, list)
    return words(
        "preview-joint",
        west=words.player(west),
        east=words.player(east),
        near=" ".join(near),
        far=" ".join(far),
    )


BOARD = Board(draw, more, preview)
