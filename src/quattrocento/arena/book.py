"""The results of a contest in a folder: what was played before counts again, if nothing changed.

`results.jsonl` has a line a game, with the key of the versions that played it; `versions.json`
says what each key stands for. The records are in a folder a key. Where nothing has changed that
could matter, one may write there, as `like` of the newer key, which older ones it plays like, each
with the reason; then their games count along.
"""

import json
from pathlib import Path
from typing import Any

from quattrocento.arena.contests import Contest
from quattrocento.arena.versions import Versions, question


class AnotherContest(Exception):
    """The folder holds the results of another question."""


def end_last_line(file: Path) -> None:
    """Before more is written: what was cut off stays a line of its own, which nobody can read."""
    if file.exists() and file.read_bytes()[-1:] not in (b"", b"\n"):
        with file.open("a", encoding="utf-8") as out:
            out.write("\n")


class Book:
    def __init__(self, folder: Path, contest: Contest, versions: Versions) -> None:
        self.folder = folder
        self.contest = contest
        self.versions = versions
        self.key = versions.key
        self.file = folder / "results.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self._same_question(folder / "contest.json")
        self.alike = self._describe(folder / "versions.json", versions)
        end_last_line(self.file)
        lines = self._lines()
        counting = [one for one in lines if one.get("key") in self.alike]
        self.games = {int(one["index"]): one for one in counting}
        self.others = len(lines) - len(counting)

    def _same_question(self, plan: Path) -> None:
        written = json.dumps(question(self.contest), indent=2)
        if not plan.exists():
            plan.write_text(written, "utf-8")
        elif plan.read_text("utf-8") != written:
            raise AnotherContest(f"{plan} is of another contest; expected another --folder")

    def _describe(self, file: Path, versions: Versions) -> set[str]:
        """Write down what these versions are; the keys whose games count."""
        known = json.loads(file.read_text("utf-8")) if file.exists() else {}
        told = {**known.get(self.key, {}), **versions.data()}
        file.write_text(json.dumps({**known, self.key: told}, indent=2) + "\n", "utf-8")
        return {self.key, *told.get("like", {})}

    def _lines(self) -> list[dict[str, Any]]:
        """All games of the folder. A line that was cut off is a game to be played again."""
        found = []
        if self.file.exists():
            for line in self.file.read_text("utf-8").splitlines():
                try:
                    game = json.loads(line)
                except ValueError:
                    continue
                if isinstance(game, dict) and "index" in game:
                    found.append(game)
        return found

    def forget(self) -> None:
        """Drop the games of these versions, to play them anew."""
        kept = [json.dumps(one) for one in self._lines() if one.get("key") not in self.alike]
        self.file.write_text("".join(f"{line}\n" for line in kept), "utf-8")
        self.games = {}

    @property
    def resumed(self) -> int:
        """How many of the wanted games were played before."""
        return sum(index < self.contest.number for index in self.games)

    def missing(self) -> list[int]:
        return [index for index in range(self.contest.number) if index not in self.games]

    def record(self, index: int) -> Path:
        """Where the record of a game is."""
        key = self.games[index]["key"] if index in self.games else self.key
        return self.folder / key / f"{index:05}.txt"

    def add(self, game: dict[str, Any]) -> None:
        """Keep a game that was just played, and its record."""
        file = self.record(game["index"])
        file.parent.mkdir(exist_ok=True)
        file.write_text(game.pop("record"), "utf-8")
        game["key"] = self.key
        self.games[game["index"]] = game
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(game) + "\n")

    def played(self) -> list[dict[str, Any]]:
        """The wanted games, in their order, as far as they were played."""
        return [self.games[index] for index in range(self.contest.number) if index in self.games]
