"""The terminal: where text goes, and how a line comes back."""

import contextlib
import importlib
import sys
from collections.abc import Sequence
from types import ModuleType

from rich.console import Console, RenderableType
from rich.text import Text

from quattrocento.text.boards.board import LETTERS, MARKS, lines_of

PROMPT = "> "


class Screen:
    """Players' names and words are never markup: they go in as `Text` or plain strings."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.history: ModuleType | None = None
        if self.console.is_terminal and sys.stdin.isatty():
            # With readline, arrow keys move the cursor instead of printing codes.
            with contextlib.suppress(ImportError):
                self.history = importlib.import_module("readline")

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """The lines of the window; 0 where there is none to fill."""
        return self.console.height if self.console.is_terminal else 0

    def lines(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return lines_of(what, self.width)

    @property
    def marks(self) -> Sequence[str]:
        """A sign for every seat, so that colour never speaks alone."""
        return LETTERS if self.console.options.ascii_only else MARKS

    def show(self, what: RenderableType = "", style: str = "") -> None:
        self.console.print(what, style=style or None)

    def line(self, text: str, style: str = "") -> None:
        """Text that people copy, such as a path: the terminal alone breaks it."""
        self.console.print(Text(text), style=style or None, soft_wrap=True)

    def ask(self, prompt: str = "") -> str:
        """One line from the keyboard; the end of the input raises EOFError."""
        text = input(f"{prompt}{PROMPT}").strip()
        if not sys.stdin.isatty():
            # No keyboard, no echo: without this a transcript would lack the answers.
            self.line(text)
        return text

    def clear(self) -> None:
        """Leave nothing to read, not even above the window or with the arrow keys."""
        if self.history is not None:
            self.history.clear_history()
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print("-" * self.width)
