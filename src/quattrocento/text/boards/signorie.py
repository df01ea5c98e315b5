"""Signorie with letters: families, cities, dice with their spaces, helpers and rows."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quattrocento.core.moves import Move
from quattrocento.core.views import Data as View
from quattrocento.games.signorie.components import (
    BONUSES,
    CAREER,
    COLOUR,
    COLOURS,
    HELPER,
    HONOURS,
    ROW,
    SEX,
    SLOTS,
    TASKS,
    Effect,
    Figures,
)
from quattrocento.text.boards.board import Board, Frame
from quattrocento.text.words import Words

HIRING = ("action", "helper-choice", "hire-anywhere")
ALLYING = ("mission", "wedlock", "alliance")
WIDE = 110
"""From this width on the tasks have room beside the dice."""
INK = {"yellow": "yellow", "red": "red", "violet": "magenta", "grey": "white", "turquoise": "cyan"}


def draw(view: View, words: Words, frame: Frame) -> RenderableType:
    shown: list[RenderableType] = [Text(line) for line in frame.news]
    shown.append(Rule(headline(view, words, frame), align="left"))
    shown += [families(view, words, frame), cities(view, words, frame)]
    if frame.asked:
        shown.append(columns(view, words, frame))
    if frame.asked and frame.width < WIDE:
        shown.append(task_list(view, words, frame))
    if frame.asked in HIRING:
        shown.append(helpers(own(view), words, frame))
    if frame.asked == "advance":
        shown += [Text(line) for line in tracks(words, frame)]
    if frame.asked in ALLYING:
        shown.append(rows(own(view), words))
    return Group(*shown)


def own(view: View) -> View:
    """The family that looks at the table; for a spectator the first in order."""
    found: View = view["families"][view["order"][0] if view["seat"] is None else view["seat"]]
    return found


def figures(frame: Frame) -> Figures:
    assert isinstance(frame.edition, Figures)
    return frame.edition


def grid(*headings: str, gap: int = 2) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def gap(frame: Frame) -> int:
    return 2 if frame.width >= WIDE else 1


def effect(effects: Sequence[Effect], words: Words) -> str:
    return ", ".join(words(f"effect-{e.verb.slug}", amount=e.amount) for e in effects)


def described(effects: object, words: Words) -> str:
    """The same from the data of a preview."""
    assert isinstance(effects, Mapping)
    return ", ".join(words(f"effect-{verb}", amount=amount) for verb, amount in effects.items())


def headline(view: View, words: Words, frame: Frame) -> Text:
    parts = [words("board-round-of", round=view["round"], rounds=view["rounds"])]
    if frame.asked:
        said = reward(view["rewards"][view["round"] - 1], words, frame)
        parts.append(words("board-reward", reward=said))
    return Text(" · ".join(parts))


def reward(slug: str, words: Words, frame: Frame) -> str:
    piece = (BONUSES | HONOURS)[slug]
    return f"{words.piece(piece)} ({effect(figures(frame).reward_effects[piece.index], words)})"


def sign(sex: str, words: Words) -> str:
    return words("board-man-sign" if sex == "man" else "board-woman-sign")


def people(counts: View, words: Words) -> str:
    return " ".join(f"{counts[sex.slug]}{sign(sex.slug, words)}" for sex in SEX)


def pledged(family: View, words: Words) -> str:
    """The figures on the threshold space, those that there are."""
    there = family["pledged"]
    return " ".join(f"{there[x.slug]}{sign(x.slug, words)}" for x in SEX if there[x.slug])


def families(view: View, words: Words, frame: Frame) -> Table:
    """Everyone in player order, with the men in careers by their fields."""
    keys = ("player", "points", "florins", "supply", "reserve", "brides", "sum", "initiative")
    careers = [words.piece(career) for career in CAREER]
    table = grid(*[words(f"board-{key}") for key in keys], *careers, gap=gap(frame))
    discs = {disc["seat"]: disc["field"] for disc in view["initiative"]}
    for seat in view["order"]:
        family = view["families"][seat]
        fields = [" ".join(map(str, family["careers"][c.slug])) or "–" for c in CAREER]
        name = frame.player(seat, words)
        name.append(f" ({words.piece('board:' + family['board'])})", "not bold dim")
        if family["passed"]:
            name.append(f"\n  {words('board-passed')}", "not bold dim")
        if there := pledged(family, words):
            name.append(f"\n  {words('board-pledged', figures=there)}", "not bold dim")
        table.add_row(
            name,
            str(family["points"]),
            str(family["florins"]),
            people(family["supply"], words),
            people(family["reserve"], words),
            str(family["brides"]),
            f"{family['sum']}/{family['threshold']}",
            str(discs[seat]),
            *fields,
        )
    return table


def cities(view: View, words: Words, frame: Frame) -> Table:
    """Tiles bear a plus sign for every own row that still lacks their crest."""
    keys = ("city", "lowest", "marriage", "mission", "figures")
    table = grid(*[words(f"board-{key}") for key in keys], gap=gap(frame))
    seat = own(view)["seat"]
    for slug, city in view["cities"].items():
        if not city["in_play"]:
            continue
        there = [f"{frame.mark(f['seat'])}{sign(f['sex'], words)}" for f in city["figures"]]
        table.add_row(
            words.piece(f"city:{slug}"),
            str(city["lowest"] or words("board-full")),
            face(city["marriage"], words) + (" +" if city["marriage"]["fits"][seat] else ""),
            mission_tile(city["mission"], seat, words),
            " ".join(there),
        )
    return table


def mission_tile(shown: View, seat: int, words: Words) -> str:
    fitting = ", ".join(words.piece(f"row:{slug}") for slug in shown["fits"][seat])
    return face(shown, words) + (f" + {fitting}" if fitting else "")


def columns(view: View, words: Words, frame: Frame) -> Table:
    """For each colour the space, the dice (an own one in brackets), and what it allows."""
    edition = figures(frame)
    keys = ["column", "dice", "signoria", "hires"] + ["tasks"] * (frame.width >= WIDE)
    table = grid(*[words(f"board-{key}") for key in keys])
    for colour in COLOUR:
        taken = own(view)["dice"][colour.slug]
        dice = [str(value) for value in view["dice"][colour.slug]] + (
            [f"[{taken}]"] if taken else []
        )
        hired = COLOUR[edition.hires[colour.index]]
        cells: list[RenderableType] = [
            Text(f"{words.piece(colour)} {edition.space_values[colour.index]}", INK[colour.slug]),
            Text(" ".join(dice)),
            effect(edition.signoria[colour.index], words),
            words.piece(hired),
            Text("\n".join(tasks(view, colour.slug, words, frame))),
        ]
        table.add_row(*cells[: len(keys)])
    return table


def task_list(view: View, words: Words, frame: Frame) -> Table:
    """The tasks of each colour, where they have no room beside its dice."""
    table = grid("", words("board-tasks"))
    for colour in COLOUR:
        listed = "\n".join(tasks(view, colour.slug, words, frame))
        table.add_row(Text(words.piece(colour), INK[colour.slug]), Text(listed))
    return table


def tasks(view: View, colour: str, words: Words, frame: Frame) -> list[str]:
    edition = figures(frame)
    lines = []
    for sex, slug in view["tasks"][colour].items():
        task = TASKS[slug]
        least, most = edition.task_least[task.index], edition.task_most[task.index]
        count = str(most) if least == most else f"{least}–{most}"
        said = effect(edition.task_effects[task.index], words)
        lines.append(
            words("board-task", sign=sign(sex, words), task=task, effect=said, count=count)
        )
    return lines


def helpers(family: View, words: Words, frame: Frame) -> Table:
    """A star at a helper who is hired, the cost at a free space."""
    edition = figures(frame)
    table = grid(words("board-helpers"), *[str(slot + 1) for slot in range(SLOTS)])
    for slug, colour in COLOURS.items():
        cells = []
        for helper in HELPER[colour.index * SLOTS : (colour.index + 1) * SLOTS]:
            hired = helper.slug in family["helpers"]
            price = "*" if hired else f"{edition.helper_costs[helper.index]}:"
            said = f"{price} {effect(edition.helper_effects[helper.index], words)}"
            cells.append(Text(said, "bold" if hired else ""))
        table.add_row(Text(words.piece(colour), INK[slug]), *cells)
    table.caption = words("board-helpers-key")
    table.caption_justify = "left"
    return table


def rows(family: View, words: Words) -> Table:
    """The plans of a family: what lies beside each row, and what it still asks for."""
    table = grid(words("board-rows"), "", words("board-lacks"))
    for row in ROW:
        laid = [face(t, words) for t in family["rows"][row.slug]["tiles"]]
        missing = [words.piece(f"house:{slug}") for slug in family["rows"][row.slug]["lacks"]]
        table.add_row(words.piece(row), " · ".join(laid) or "–", ", ".join(missing) or "–")
    return table


def face(shown: View, words: Words) -> str:
    return words.piece(f"tile:{shown['tile']}")


def tracks(words: Words, frame: Frame) -> list[str]:
    """The fields of the careers from the lowest up, and those of the initiative."""
    edition = figures(frame)
    fields = zip(edition.career_points, edition.ranks, edition.field_bonuses[1:], strict=True)
    career = [
        f"{points} ({rank})" + (f" {effect(bonus, words)}" if bonus else "")
        for points, rank, bonus in fields
    ]
    return [
        f"{words('board-tracks')}: {' · '.join(career)}",
        f"{words('board-initiative-track')}: {' · '.join(map(str, edition.initiative))}",
    ]


def more(view: View, words: Words, frame: Frame) -> RenderableType:
    """Tracks, rewards, the own helpers, and every family's rows and helpers."""
    stack = [f"{disc['field']} {words.player(disc['seat'])}" for disc in view["initiative"]]
    lines = [
        *tracks(words, frame),
        f"{words('board-stack')}: {' · '.join(stack)}",
        words("board-pile", count=view["pile"]),
        words("board-discs", count=view["helpers"]),
        words("board-fits-key"),
        f"{words('board-rewards')}:",
        *[f"  {n} {reward(slug, words, frame)}" for n, slug in enumerate(view["rewards"], 1)],
    ]
    boards: list[RenderableType] = [helpers(own(view), words, frame)]
    for seat in view["order"]:
        family = view["families"][seat]
        hired = words.pieces([f"helper:{slug}" for slug in family["helpers"]])
        boards += [Rule(frame.player(seat, words), align="left"), rows(family, words)]
        boards.append(Text(f"{words('board-hired')}: {hired}"))
    return Group(*[Text(line) for line in lines], *boards)


def preview(shown: Mapping[str, object], words: Words) -> list[str]:
    """What is certain: costs, sums, effects and points, each in a sentence."""
    said = dict(shown)
    for key in ("effect", "later", "signoria", "bonus"):
        if key in said:
            said[key] = described(said[key], words)
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
