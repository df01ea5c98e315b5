"""Charts as SVG, by hand: they need no script, no network, and follow the page's colours."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 110, 12, 30
# A seat is told by its line as well as by its colour.
DASHES = ("", "9 4", "3 3", "12 4 3 4", "1 4", "16 5")

Point = tuple[int, float]


class Frame:
    """Where a ply and a chance lie on the paper."""

    def __init__(self, last: int) -> None:
        self.last = max(1, last)

    def x(self, ply: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * ply / self.last, 1)

    def y(self, chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)


def course(
    rows: Sequence[Sequence[Point]],
    names: Sequence[str],
    last: int,
    marks: Sequence[str],
    axis: str,
) -> str:
    """The course of a chance for each seat; `marks` are drawn on top."""
    frame = Frame(last)
    lines = [path(frame, seat, row) for seat, row in enumerate(rows) if row]
    title = escape(", ".join(names))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        f"{grid(frame, axis)}{''.join(lines)}{''.join(marks)}{labels(frame, rows, names)}</svg>"
    )


def grid(frame: Frame, axis: str) -> str:
    drawn = []
    for percent in range(0, 101, 25):
        y = frame.y(percent / 100)
        drawn.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    step = max(1, frame.last // 6)
    for ply in range(0, frame.last + 1, step):
        drawn.append(
            f'<text x="{frame.x(ply)}" y="{HEIGHT - 10}" text-anchor="middle">{ply}</text>'
        )
    where = f'x="{WIDTH - RIGHT + 8}" y="{HEIGHT - 10}"'
    return "".join(drawn) + f"<text {where}>{escape(axis)}</text>"


def path(frame: Frame, seat: int, row: Sequence[Point]) -> str:
    points = " ".join(f"{frame.x(ply)},{frame.y(chance)}" for ply, chance in row)
    return f'<polyline class="seat s{seat}" stroke-dasharray="{DASHES[seat]}" points="{points}"/>'


def labels(frame: Frame, rows: Sequence[Sequence[Point]], names: Sequence[str]) -> str:
    """The names at the ends of their lines, moved apart where these meet."""
    ends = sorted((frame.y(row[-1][1]), seat) for seat, row in enumerate(rows) if row)
    drawn, lowest = [], 0.0
    for place, (y, seat) in enumerate(ends):
        room = HEIGHT - BOTTOM - 15 * (len(ends) - 1 - place)
        lowest = min(max(y, lowest + 15), room)
        x = frame.x(rows[seat][-1][0]) + 6
        drawn.append(
            f'<text class="name t{seat}" x="{x}" y="{lowest + 4}">{escape(names[seat])}</text>'
        )
    return "".join(drawn)


def mark(last: int, seat: int, ply: int, chance: float, link: str, title: str) -> str:
    """A spot on a line that leads to what is told of it."""
    frame = Frame(last)
    spot = f'<circle class="spot f{seat}" cx="{frame.x(ply)}" cy="{frame.y(chance)}" r="5"/>'
    return f'<a href="#{link}">{spot}<title>{escape(title)}</title></a>'


def bar(part: float, most: float, kind: str, title: str) -> str:
    """A bar from the middle, to the right for what was gained."""
    half = 50 * min(1.0, abs(part) / most) if most else 0.0
    x = 50.0 if part >= 0 else 50 - half
    return (
        f'<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(title)}"><rect class="{kind}" x="{x:.2f}" y="1" width="{half:.2f}" '
        f'height="8"/><line class="rule" x1="50" x2="50" y1="0" y2="10"/></svg>'
    )
