"""A deep review as one page of HTML that needs nothing else: to be kept, printed and mailed."""

from html import escape
from importlib.resources import files

from quattrocento.analysis.insight import Decision, Insight, Option
from quattrocento.analysis.positions import line_moves, positions
from quattrocento.cli.charts import Point, bar, course, mark
from quattrocento.cli.insight import signed, told, told_reasons
from quattrocento.core.match import Match
from quattrocento.core.moves import read
from quattrocento.core.state import State
from quattrocento.text.words import Words

VIEWS = ("open", "public", "own")


def page(match: Match, seen: Insight, words: Words) -> str:
    title = escape(words("insight-title", game=match.game.title))
    style = files("quattrocento.cli").joinpath("insight_page.css").read_text("utf-8")
    parts = [
        f"<h1>{title}</h1>",
        result(match, words),
        f"<h2>{escape(words('insight-chances'))}</h2>",
        charts(seen, words),
        f"<h2>{escape(words('insight-accounts'))}</h2>",
        accounts(seen, words),
        f"<h2>{escape(words('insight-worst'))}</h2>",
        choices(match, seen, words),
        f"<footer>{escape(words('insight-about', depth=seen.depth))}</footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def result(match: Match, words: Words) -> str:
    scores = match.game.scores(match.state)
    order = sorted(range(len(scores)), key=lambda seat: scores[seat].rank)
    rows = [
        f'<li><b class="t{seat}">{escape(words.player(seat))}</b> '
        f"{escape(words('insight-scored', points=scores[seat].total, rank=scores[seat].rank))}</li>"
        for seat in order
    ]
    return f'<ol class="result">{"".join(rows)}</ol>'


def charts(seen: Insight, words: Words) -> str:
    """One chart for each who could have been asked; the reader chooses whose is shown."""
    names = [words.player(one.seat) for one in seen.accounts]
    drawn = []
    for place, view in enumerate(VIEWS):
        checked = " checked" if place == 0 else ""
        label = escape(words(f"insight-view-{view}"))
        drawn.append(
            f'<input type="radio" name="view" id="view-{view}"{checked}>'
            f'<label for="view-{view}">{label}</label>'
        )
    for view in VIEWS:
        rows = [series(seen, view, seat) for seat in range(len(names))]
        about = escape(words(f"insight-view-{view}-about"))
        svg = course(rows, names, seen.last, spots(seen, view, words), words("insight-ply"))
        drawn.append(f'<figure class="{view}">{svg}<figcaption>{about}</figcaption></figure>')
    return f'<div class="views">{"".join(drawn)}</div>'


def series(seen: Insight, view: str, seat: int) -> list[Point]:
    """One seat's chance over the game, as somebody would have put it."""
    if view == "open":
        return [(one.ply, one.open[seat]) for one in seen.moments]
    if view == "public":
        return [(one.ply, one.public[seat]) for one in seen.moments]
    own = [(one.ply, one.own) for one in seen.moments if one.seat == seat]
    points = [(ply, chance) for ply, chance in own if chance is not None]
    return [*points, (seen.last, seen.moments[-1].open[seat])]


def spots(seen: Insight, view: str, words: Words) -> list[str]:
    """Where mistakes were made, on the line of whoever made them."""
    moments = {one.ply: one for one in seen.moments}
    found = []
    for one in seen.decisions:
        if one.grade in ("mistake", "blunder"):
            at = moments[one.ply]
            height = {"open": at.open, "public": at.public, "own": one.best.chances}[view][one.seat]
            title = words(f"insight-grade-{one.grade}")
            found.append(mark(seen.last, one.seat, one.ply, height, f"m{one.ply}", title))
    return found


def accounts(seen: Insight, words: Words) -> str:
    """The way from the start to the result for each seat: choices, others' choices, luck."""
    parts = ("own", "others", "luck")
    values = [
        (one, dict(zip(parts, (one.own_choices, one.others_choices, one.luck), strict=True)))
        for one in seen.accounts
    ]
    most = max(abs(part) for _, found in values for part in found.values())
    heads = "".join(f"<th>{escape(words(f'insight-{part}'))}</th>" for part in parts)
    rows = []
    for one, found in values:
        name = words.player(one.seat)
        cells = "".join(
            f"<td>{bar(value, most, part, f'{name}: {signed(value)}')}"
            f"<span>{signed(value)}</span></td>"
            for part, value in found.items()
        )
        counts = words(
            "insight-counts",
            inaccuracies=one.inaccuracies,
            mistakes=one.mistakes,
            blunders=one.blunders,
        )
        rows.append(
            f'<tr><th scope="row" class="t{one.seat}">{escape(name)}</th>'
            f'<td class="figure">{one.accuracy:.1f}</td>{cells}<td>{escape(counts)}</td></tr>'
        )
    accuracy = escape(words("insight-accuracy"))
    head = f"<tr><th></th><th>{accuracy}</th>{heads}<th></th></tr>"
    note = escape(words("insight-sum"))
    table = f"<table>{head}{''.join(rows)}</table>"
    return f'<div class="wide">{table}</div><p class="note">{note}</p>'


def choices(match: Match, seen: Insight, words: Words) -> str:
    rows = [choice(s, one, words) for s, one in positions(match, seen) if one.grade]
    return "".join(rows) or f"<p>{escape(words('insight-none'))}</p>"


def choice(s: State, one: Decision, words: Words) -> str:
    heading = escape(told(s, one, words))
    options = "".join(option_row(s, one, option, words) for option in one.options)
    return (
        f'<details id="m{one.ply}" class="{one.grade}"{" open" if one.grade == "blunder" else ""}>'
        f'<summary><b class="t{one.seat}">●</b> {heading}</summary><ul>{options}</ul></details>'
    )


def option_row(s: State, one: Decision, option: Option, words: Words) -> str:
    move = words.move(read(s, one.seat, option.move))
    marks = "played" if option.move == one.played else ""
    told_move = words(
        "insight-option",
        move=move,
        percent=round(100 * option.chances[one.seat]),
        points=option.points,
    )
    line = " → ".join(
        f"{words.player(step.seat)}: {words.move(then)}"
        for step, then in zip(option.line[1:], line_moves(s, option.line)[1:], strict=True)
    )
    lead = escape(words("insight-then", line=line)) if line else ""
    why = escape(told_reasons(one, option, words))
    return f'<li class="{marks}"><b>{escape(told_move)}</b> {why}<br><small>{lead}</small></li>'
