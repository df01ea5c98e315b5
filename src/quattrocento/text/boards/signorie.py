"""Signorie with letters: families, cities, dice with their spaces, helpers and rows."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quattrocento.core.moves import Move
from quattrocento.games.signorie.views import (
    AllianceTileView,
    FamilyView,
    OfferedTileView,
    PeopleView,
    SignorieFiguresView,
    SignorieView,
)
from quattrocento.text.boards.board import Board, Frame, fitting
from quattrocento.text.words import Words

HIRING = ("action", "helper-choice", "hire-anywhere")
ALLYING = ("mission", "wedlock", "alliance")
WIDE = 110
"""From this width on the tasks have room beside the dice."""
INK = {"yellow": "yellow", "red": "red", "violet": "magenta", "grey": "white", "turquoise": "cyan"}


# What each question needs most, the first first; the rest is left out of a small window.
NEEDED = {
    "turn": ("columns", "families", "tasks", "cities"),
    "action": ("families", "helpers", "tasks", "columns", "cities"),
    "helper-choice": ("helpers", "families", "columns", "cities", "tasks"),
    "hire-anywhere": ("helpers", "families", "columns", "cities", "tasks"),
    "advance": ("tracks", "families", "cities", "columns", "tasks"),
}
ELSE = ("cities", "families", "rows", "columns", "tasks")


def draw(view: SignorieView, words: Words, frame: Frame) -> RenderableType:
    shown: dict[str, RenderableType] = {
        "families": families(view, words, frame),
        "cities": cities(view, words, frame),
    }
    if frame.asked:
        shown["columns"] = columns(view, words, frame)
    if frame.asked and frame.width < WIDE:
        shown["tasks"] = task_list(view, words)
    if frame.asked in HIRING:
        shown["helpers"] = helpers(view, words)
    if frame.asked == "advance":
        shown["tracks"] = Text("\n".join(tracks(view.figures, words)))
    if frame.asked in ALLYING:
        shown["rows"] = rows(own(view), words)
    needed = NEEDED.get(frame.asked, ELSE)
    head = Rule(headline(view, words, frame), align="left")
    parts = [(1 + needed.index(name), part) for name, part in shown.items()]
    return Group(*[Text(line) for line in frame.news], fitting([(0, head), *parts], frame))


def own(view: SignorieView) -> FamilyView:
    """The family that looks at the table; for a spectator the first in order."""
    return view.families[view.order[0] if view.seat is None else view.seat]


def grid(*headings: str, gap: int = 2) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def gap(frame: Frame) -> int:
    return 2 if frame.width >= WIDE else 1


def effect(effects: object, words: Words) -> str:
    """An effect of a view or of a preview: verbs and their amounts."""
    assert isinstance(effects, Mapping)
    return ", ".join(words(f"effect-{verb}", amount=amount) for verb, amount in effects.items())


def headline(view: SignorieView, words: Words, frame: Frame) -> Text:
    parts = [words("board-round-of", round=view.round, rounds=view.rounds)]
    if frame.asked:
        said = reward(view, view.rewards[view.round - 1], words)
        parts.append(words("board-reward", reward=said))
    return Text(" · ".join(parts))


def reward(view: SignorieView, slug: str, words: Words) -> str:
    return f"{words.piece(f'reward:{slug}')} ({effect(view.figures.rewards[slug], words)})"


def sign(sex: str, words: Words) -> str:
    return words("board-man-sign" if sex == "man" else "board-woman-sign")


def signed(people: PeopleView, words: Words) -> list[tuple[int, str]]:
    return [(people.man, sign("man", words)), (people.woman, sign("woman", words))]


def counted(people: PeopleView, words: Words) -> str:
    return " ".join(f"{count}{mark}" for count, mark in signed(people, words))


def pledged(family: FamilyView, words: Words) -> str:
    """The figures on the threshold space, those that there are."""
    return " ".join(f"{count}{mark}" for count, mark in signed(family.pledged, words) if count)


def families(view: SignorieView, words: Words, frame: Frame) -> Table:
    """Everyone in player order, with the men in careers by their fields."""
    keys = ("player", "points", "florins", "supply", "reserve", "brides", "sum", "initiative")
    careers = [words.piece(f"career:{slug}") for slug in own(view).careers]
    table = grid(*[words(f"board-{key}") for key in keys], *careers, gap=gap(frame))
    discs = {disc.seat: disc.field for disc in view.initiative}
    for seat in view.order:
        family = view.families[seat]
        table.add_row(
            family_name(family, words, frame),
            str(family.points),
            str(family.florins),
            counted(family.supply, words),
            counted(family.reserve, words),
            str(family.brides),
            f"{family.sum}/{family.threshold}",
            str(discs[seat]),
            *[" ".join(map(str, fields)) or "–" for fields in family.careers.values()],
        )
    return table


def family_name(family: FamilyView, words: Words, frame: Frame) -> Text:
    name = frame.player(family.seat, words)
    name.append(f" ({words.piece('board:' + family.board)})", "not bold dim")
    if family.passed:
        name.append(f"\n  {words('board-passed')}", "not bold dim")
    if there := pledged(family, words):
        name.append(f"\n  {words('board-pledged', figures=there)}", "not bold dim")
    return name


def cities(view: SignorieView, words: Words, frame: Frame) -> Table:
    """Tiles bear a plus sign for every own row that still lacks their crest."""
    keys = ("city", "lowest", "marriage", "mission", "figures")
    table = grid(*[words(f"board-{key}") for key in keys], gap=gap(frame))
    seat = own(view).seat
    for slug, city in view.cities.items():
        if not city.in_play:
            continue
        there = [f"{frame.mark(one.seat)}{sign(one.sex, words)}" for one in city.figures]
        table.add_row(
            words.piece(f"city:{slug}"),
            str(city.lowest or words("board-full")),
            face(city.marriage, words) + (" +" if city.marriage.fits[seat] else ""),
            mission_tile(city.mission, seat, words),
            " ".join(there),
        )
    return table


def mission_tile(shown: OfferedTileView, seat: int, words: Words) -> str:
    fitting = ", ".join(words.piece(f"row:{slug}") for slug in shown.fits[seat])
    return face(shown, words) + (f" + {fitting}" if fitting else "")


def columns(view: SignorieView, words: Words, frame: Frame) -> Table:
    """For each colour the space, the dice (an own one in brackets), and what it allows."""
    keys = ["column", "dice", "signoria", "hires"] + ["tasks"] * (frame.width >= WIDE)
    table = grid(*[words(f"board-{key}") for key in keys])
    for colour, printed in view.figures.columns.items():
        taken = own(view).dice[colour]
        dice = [str(value) for value in view.dice[colour]] + ([f"[{taken}]"] if taken else [])
        cells: list[RenderableType] = [
            Text(f"{words.piece(f'colour:{colour}')} {printed.value}", INK[colour]),
            Text(" ".join(dice)),
            effect(printed.signoria, words),
            words.piece(f"colour:{printed.hires}"),
            Text("\n".join(tasks(view, colour, words))),
        ]
        table.add_row(*cells[: len(keys)])
    return table


def task_list(view: SignorieView, words: Words) -> Table:
    """The tasks of each colour, where they have no room beside its dice."""
    table = grid("", words("board-tasks"))
    for colour in view.tasks:
        listed = "\n".join(tasks(view, colour, words))
        table.add_row(Text(words.piece(f"colour:{colour}"), INK[colour]), Text(listed))
    return table


def tasks(view: SignorieView, colour: str, words: Words) -> list[str]:
    lines = []
    pair = view.tasks[colour]
    for sex, slug in (("man", pair.man), ("woman", pair.woman)):
        task = view.figures.tasks[slug]
        count = str(task.most) if task.least == task.most else f"{task.least}–{task.most}"
        said = {"task": f"task:{slug}", "effect": effect(task.effect, words), "count": count}
        lines.append(words("board-task", sign=sign(sex, words), **said))
    return lines


def helpers(view: SignorieView, words: Words) -> Table:
    """A star at a helper who is hired, the cost at a free space."""
    slots = max(len(column.helpers) for column in view.figures.columns.values())
    table = grid(words("board-helpers"), *[str(slot + 1) for slot in range(slots)])
    for colour, column in view.figures.columns.items():
        cells = []
        for slug in column.helpers:
            printed = view.figures.helpers[slug]
            hired = slug in own(view).helpers
            said = f"{'*' if hired else f'{printed.cost}:'} {effect(printed.effect, words)}"
            cells.append(Text(said, "bold" if hired else ""))
        table.add_row(Text(words.piece(f"colour:{colour}"), INK[colour]), *cells)
    table.caption = words("board-helpers-key")
    table.caption_justify = "left"
    return table


def rows(family: FamilyView, words: Words) -> Table:
    """The plans of a family: what lies beside each row, and what it still asks for."""
    table = grid(words("board-rows"), "", words("board-lacks"))
    for slug, plan in family.rows.items():
        laid = " · ".join(face(tile, words) for tile in plan.tiles)
        missing = ", ".join(words.piece(f"house:{house}") for house in plan.lacks)
        table.add_row(words.piece(f"row:{slug}"), laid or "–", missing or "–")
    return table


def face(shown: AllianceTileView | OfferedTileView, words: Words) -> str:
    return words.piece(f"tile:{shown.tile}")


def tracks(figures: SignorieFiguresView, words: Words) -> list[str]:
    """The fields of the careers from the lowest up, and those of the initiative."""
    career = [
        f"{field.points} ({field.rank})" + (f" {effect(field.bonus, words)}" if field.bonus else "")
        for field in figures.career
    ]
    return [
        f"{words('board-tracks')}: {' · '.join(career)}",
        f"{words('board-initiative-track')}: {' · '.join(map(str, figures.initiative))}",
    ]


def more(view: SignorieView, words: Words, frame: Frame) -> RenderableType:
    """Tracks, rewards, the own helpers, and every family's rows and helpers."""
    stack = [f"{disc.field} {words.player(disc.seat)}" for disc in view.initiative]
    lines = [
        *tracks(view.figures, words),
        f"{words('board-stack')}: {' · '.join(stack)}",
        words("board-pile", count=view.pile),
        words("board-discs", count=view.helpers),
        words("board-fits-key"),
        f"{words('board-rewards')}:",
        *[f"  {n} {reward(view, slug, words)}" for n, slug in enumerate(view.rewards, 1)],
    ]
    boards: list[RenderableType] = [helpers(view, words)]
    for seat in view.order:
        family = view.families[seat]
        hired = words.pieces([f"helper:{slug}" for slug in family.helpers])
        boards += [Rule(frame.player(seat, words), align="left"), rows(family, words)]
        boards.append(Text(f"{words('board-hired')}: {hired}"))
    return Group(*[Text(line) for line in lines], *boards)


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    """What is certain: costs, sums, effects and points, each in a sentence."""
    said = dict(shown)
    for key in ("effect", "later", "signoria", "bonus"):
        if key in said:
            said[key] = effect(said[key], words)
    said.setdefault("times", 1)
    actions = said.get("actions")
    if isinstance(actions, list):
        said["actions"] = "; ".join(words.move(m) for m in actions if isinstance(m, Move))
    if said.get("tile"):
        said["tile"] = words.piece(f"tile:{said['tile']}")
    silent = ("threshold", "times", "quorum")
    return [
        words.say(f"preview-{key}", said)
        for key in shown
        if key not in silent and said[key] not in ("", 0, [])
    ]


BOARD = Board(draw, more, preview)
