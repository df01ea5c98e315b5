"""How far a long command is."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn


@contextmanager
def bar(total: int, completed: int = 0) -> Iterator[tuple[Progress, TaskID]]:
    """A bar where somebody looks on, which is gone when all is done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        yield progress, progress.add_task("", total=total, completed=completed)
