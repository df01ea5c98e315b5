"""What a board is, and what it draws on."""

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from quattrocento.core.editions import Edition
from quattrocento.core.pieces import kebab
from quattrocento.text.words import Words

MARKS = ("●", "■", "▲", "◆", "★", "✚")
LETTERS = ("A", "B", "C", "D", "E", "F")
COLOURS = ("red", "green", "magenta", "cyan", "yellow", "blue")


@dataclass(frozen=True)
class Frame:
    """The paper: its width, what is new since the last look, what is asked now, and the edition.

    `asked` is the kind of question that is open, such as `city-choice`; nothing at the end.
    """

    width: int
    marks: Sequence[str]
    edition: Edition
    news: Sequence[str] = ()
    asked: str = ""
    # The lines there are for all but the news; 0 where there are as many as needed.
    room: int = 0

    @property
    def free(self) -> str:
        """The sign of what belongs to nobody."""
        return "." if self.marks[0].isascii() else "○"

    def mark(self, seat: int) -> str:
        return self.marks[seat] if seat >= 0 else self.free

    def player(self, seat: int, words: Words) -> Text:
        """A player's sign and name, in the player's colour."""
        return Text(f"{self.mark(seat)} {words.player(seat)}", colour(seat))


def make_frame(width: int, marks: Sequence[str], state: Any, news: Sequence[str] = ()) -> Frame:
    waiting = state.waiting()
    return Frame(
        width=width,
        marks=marks,
        edition=state.edition,
        news=news,
        asked=kebab(type(waiting[0]).__name__) if waiting else "",
    )


def colour(seat: int) -> str:
    return f"bold {COLOURS[seat]}" if seat >= 0 else ""


def lines_of(what: RenderableType, width: int) -> int:
    """How many lines something takes."""
    paper = Console(width=width, file=io.StringIO(), legacy_windows=False)
    return len(paper.render_lines(what))


def fitting(parts: Sequence[tuple[int, RenderableType]], frame: Frame) -> RenderableType:
    """The parts in their order. Without room for all, those of the highest ranks are left out."""
    sizes = [lines_of(part, frame.width) if frame.room else 0 for _, part in parts]
    kept = set(range(len(parts)))
    for place in sorted(kept, key=lambda place: -parts[place][0]):
        if sum(sizes[one] for one in kept) <= frame.room or len(kept) == 1:
            break
        kept.remove(place)
    return Group(*[part for place, (_, part) in enumerate(parts) if place in kept])


def ruled(title: Text, width: int) -> RenderableType:
    """A line across the screen, unless the title needs more than one."""
    return title if title.cell_len > width - 3 else Rule(title, align="left")


Draw = Callable[[Any, Words, Frame], RenderableType]


def say_preview(shown: Mapping[str, object], words: Words) -> list[str]:
    """One sentence for each certain consequence: `preview-<key>`, with all facts at hand."""
    return [words.say(f"preview-{key}", shown) for key in shown]


@dataclass(frozen=True)
class Board:
    """How a game looks: at every question, in full detail, and what a move would do."""

    draw: Draw
    more: Draw
    preview: Callable[[Mapping[str, object], Words], list[str]] = say_preview
