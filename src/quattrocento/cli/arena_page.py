"""The results of the arena as one HTML file, which needs nothing else to be read or sent."""

import importlib.resources
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from quattrocento import __version__
from quattrocento.games import GAMES
from quattrocento.text.words import Words

COLUMNS = ("games", "share", "interval", "score", "rank", "rating", "seconds-head")


def write_page(found: dict[str, Any], words: Words, file: Path) -> None:
    file.write_text(make_page(found, words), "utf-8")


def make_page(found: dict[str, Any], words: Words) -> str:
    template = importlib.resources.files(__package__).joinpath("arena.html").read_text("utf-8")
    title = " · ".join([GAMES[found["game"]].title, words("arena-title")])
    names = ("bot", *COLUMNS)
    return Template(template).substitute(
        language=words.language,
        title=escape(title),
        subtitle=escape(subtitle(found, words)),
        verdict=verdict(found, words),
        heads="".join(f"<th>{escape(words(f'arena-{name}'))}</th>" for name in names),
        rows="\n".join(row(one, 1 / found["seats"]) for one in found["bots"]),
        sections="\n".join([cross_table(found, words), faults(found, words), made(found, words)]),
    )


def subtitle(found: dict[str, Any], words: Words) -> str:
    told = words("arena-about", count=found["games"], seats=found["seats"], seed=found["seed"])
    options = [f"{key}={value}" for key, value in found["options"].items()]
    return " · ".join([told, *options, f"quattrocento {__version__}"])


def verdict(found: dict[str, Any], words: Words) -> str:
    if not found["sprt"]:
        return ""
    return f'<p class="verdict">{escape(sentence(found["sprt"], words))}</p>'


def sentence(found: dict[str, Any], words: Words) -> str:
    """What a test has found."""
    return words(
        f"arena-sprt-{found['verdict']}",
        low=f"{found['elo0']:g}",
        high=f"{found['elo1']:g}",
        ratio=f"{found['ratio']:.2f}",
        lower=f"{found['lower']:.2f}",
        upper=f"{found['upper']:.2f}",
        deals=found["deals"],
        elo=f"{found['elo']:.0f}",
        least=f"{found['elo_low']:.0f}",
        most=f"{found['elo_high']:.0f}",
    )


def strength(row: dict[str, Any]) -> str:
    """A strength with its interval; where it was measured before, it is given and has none."""
    return f"{row['rating']:.1f}" + ("" if row["anchor"] else f" ± {2 * row['rating_sigma']:.1f}")


def row(one: dict[str, Any], fair: float) -> str:
    cells = [
        str(one["games"]),
        f"{one['share']:.3f}",
        interval(one, fair),
        f"{one['score']:.1f} ± {one['score_width']:.1f}",
        f"{one['rank']:.2f} ± {one['rank_width']:.2f}",
        strength(one),
        f"{one['seconds']:.2f}",
    ]
    marked = [f"<td>{cell}</td>" for cell in cells]
    marked[2] = f'<td class="range">{cells[2]}</td>'
    return f"<tr><td><code>{escape(one['bot'])}</code></td>{''.join(marked)}</tr>"


def interval(one: dict[str, Any], fair: float) -> str:
    """The share of wins on a line from none to all, with its interval and the fair share."""
    low, high, share = (f"{100 * one[key]:.1f}" for key in ("low", "high", "share"))
    told = f"{one['low']:.3f}–{one['high']:.3f}"
    return (
        f'<svg viewBox="0 0 100 14" preserveAspectRatio="none" role="img" aria-label="{told}">'
        f'<title>{told}</title><line class="whole" x1="0" x2="100" y1="7" y2="7"/>'
        f'<line class="fair" x1="{100 * fair:.1f}" x2="{100 * fair:.1f}" y1="0" y2="14"/>'
        f'<line class="interval" x1="{low}" x2="{high}" y1="7" y2="7"/>'
        f'<rect class="share" x="{share}" y="2" width="0.8" height="10"/></svg>'
    )


def cross_table(found: dict[str, Any], words: Words) -> str:
    """Who ended before whom, where there are more than two to compare."""
    names = [one["bot"] for one in found["bots"]]
    if len(names) < 3:
        return ""
    shares = {(one["bot"], one["other"]): one for one in found["pairings"]}
    heads = "".join(f"<th><code>{escape(name)}</code></th>" for name in names)
    rows = []
    for name in names:
        cells = []
        for other in names:
            pair = shares.get((name, other))
            cells.append(f"{pair['ahead'] / pair['games']:.2f}" if pair else "·")
        marked = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f"<tr><td><code>{escape(name)}</code></td>{marked}</tr>")
    title = escape(words("arena-ahead"))
    return (
        f'<h2>{title}</h2>\n<div class="sheet"><table><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def faults(found: dict[str, Any], words: Words) -> str:
    if not found["faults"]:
        return ""
    told = [f"<h2>{escape(words('arena-faults'))}</h2>"]
    for one in found["faults"]:
        said = words("arena-fault", bot=one["bot"], count=one["games"], reason=one["reason"])
        told.append(f"<p>{escape(said)}</p>")
        if one["trace"]:
            told.append(f"<pre>{escape(one['trace'])}</pre>")
    return "\n".join(told)


def made(found: dict[str, Any], words: Words) -> str:
    """Which versions these are the results of."""
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td><code>{version[:16]}</code></td></tr>"
        for name, version in found["versions"].items()
    ]
    title = escape(words("arena-versions"))
    return f'<h2>{title}</h2>\n<div class="sheet"><table>{"".join(rows)}</table></div>'
