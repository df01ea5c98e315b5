"""A contest as it is run: its tables, what was played before, and when it has been decided."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from quattrocento.arena import sprt
from quattrocento.arena.book import Book
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.programs import PROGRAMS
from quattrocento.arena.results import anchors_of, faults, pairings, summary
from quattrocento.arena.versions import name_of, versions
from quattrocento.arena.workers import work

Task = tuple[Contest, int]


def play_task(task: Task) -> dict[str, Any]:
    return play_game(*task)


class Tournament:
    """All tables of one question, each with its book."""

    def __init__(
        self,
        contests: Sequence[Contest],
        folders: Sequence[Path],
        fresh: bool = False,
        tested: sprt.Hypotheses | None = None,
    ) -> None:
        self.contests = contests
        self.tested = tested
        found = versions(contests)
        self.books = {
            contest: Book(folder, contest, found[contest])
            for contest, folder in zip(contests, folders, strict=True)
        }
        if fresh:
            for book in self.books.values():
                book.forget()
        self.resumed = sum(book.resumed for book in self.books.values())
        self.others = sum(book.others for book in self.books.values())

    @property
    def number(self) -> int:
        """How many games it has at most."""
        return sum(contest.number for contest in self.contests)

    def tasks(self) -> list[Task]:
        """What is to be played, a deal of every table in turn."""
        found = [(contest, index) for contest in self.contests for index in self._missing(contest)]
        return sorted(found, key=lambda task: task[1])

    def _missing(self, contest: Contest) -> list[int]:
        return self.books[contest].missing()

    def play(self, place: str, jobs: int) -> Iterator[dict[str, Any]]:
        """Play what is missing; every game is kept as it ends."""
        if self.is_decided():
            return
        try:
            for (contest, _), game in work(play_task, self.tasks(), place, jobs):
                self.books[contest].add(game)
                yield game
                if self.is_decided():
                    return
        finally:
            PROGRAMS.close()

    def is_decided(self) -> bool:
        found = self.finding()
        return found is not None and found.verdict != "open"

    def finding(self) -> sprt.Finding | None:
        """Where the test of the first bot stands, if there is one."""
        if self.tested is None:
            return None
        (book,) = self.books.values()
        seats = len(book.contest.bots)
        return sprt.judge(sprt.deals(book.played(), seats), seats, self.tested)

    def games(self) -> list[dict[str, Any]]:
        return [game for book in self.books.values() for game in book.played()]

    def records(self) -> list[Path]:
        """The files of all games, table by table, in their order."""
        return [
            book.record(game["index"]) for book in self.books.values() for game in book.played()
        ]

    def report(self) -> dict[str, Any]:
        """All that is known, ready for JSON."""
        games, first = self.games(), self.contests[0]
        usual = not first.options and not first.edition
        tables = [contest.bots for contest in self.contests]
        found = self.finding()
        return {
            "game": first.game,
            "seats": len(first.bots),
            "seed": first.seed,
            "options": dict(first.options),
            "limit": first.limit,
            "games": len(games),
            "resumed": self.resumed,
            "bots": summary(games, anchors_of(first.game, tables) if usual else {}),
            "pairings": pairings(games),
            "faults": faults(games),
            "sprt": None if found is None or self.tested is None else told(found, self.tested),
            "versions": {
                name: version
                for book in self.books.values()
                for name, version in book.versions.bots
            },
        }


def told(found: sprt.Finding, tested: sprt.Hypotheses) -> dict[str, Any]:
    return {**vars(tested), **vars(found)}


def folders(contests: Sequence[Contest], given: Path | None, data: Path) -> list[Path]:
    """Where each table's results are: in the folder given, or one that is named by its question."""
    if given is None:
        return [data / name_of([contest]) for contest in contests]
    if len(contests) == 1:
        return [given]
    return [given / name_of([contest]) for contest in contests]
