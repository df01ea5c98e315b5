"""Files: read with a clear complaint, written whole or not at all."""

import errno
import os
import secrets
from datetime import datetime
from pathlib import Path

from quattrocento.cli.errors import BadInput, reason
from quattrocento.core.game import Game
from quattrocento.core.match import Match
from quattrocento.core.record import FORMAT, Record, RecordError, parse
from quattrocento.games import GAMES


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as fault:
        line = 1 + fault.object[: fault.start].count(b"\n")
        raise BadInput(f"{path}, line {line}: not a text; expected UTF-8") from None
    except (OSError, ValueError) as fault:
        raise BadInput(f"{path}: {reason(fault)}; expected a file that can be read") from None


def read_record(path: Path) -> tuple[Game, Record]:
    try:
        record = parse(read_text(path))
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None
    if record.game not in GAMES:
        at, known = record.at("game"), ", ".join(GAMES)
        raise BadInput(f"{path}, {at}game is {record.game!r}; expected one of {known}")
    return GAMES[record.game], record


def replay_file(path: Path, game: Game, record: Record, upto: int | None = None) -> Match:
    try:
        return Match.replay(game, record, upto)
    except RecordError as fault:
        raise BadInput(f"{path}, {fault}") from None


def unmarked(record: Record, match: Match) -> int:
    """How many moves of a match had no mark in the record that could be compared."""
    if match.is_retold:
        return len(match.moves)
    return sum(not entry.mark for entry in record.moves[: len(match.moves)])


def verified(file: Path, record: Record, match: Match) -> dict[str, object]:
    """What is known of a record that replays."""
    return {
        "file": str(file),
        "game": match.game.key,
        "revision": match.head.revision,
        "seats": match.state.seats,
        "moves": len(match.moves),
        "unmarked": unmarked(record, match),
        "over": match.over,
        "points": list(match.head.result),
        "ranks": [score.rank for score in match.scores] if match.over else [],
    }


def write_whole(path: Path, text: str) -> None:
    """Put a file in place in one stroke: readers see the old one or the new one."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_new(path: Path, text: str) -> None:
    """As `write_whole`, but raise FileExistsError where there is a file already."""
    path.touch(exist_ok=False)
    try:
        write_whole(path, text)
    except BaseException:
        path.unlink()
        raise


def check_new(path: Path | None) -> None:
    """Refuse at once, and not after hours of work, what `write_new` could not write."""
    if path is None:
        return
    try:
        path.touch(exist_ok=False)
        path.unlink()
    except (OSError, ValueError) as fault:
        raise BadInput(f"{path}: {reason(fault)}; expected the name of a new file") from None


def new_save(folder: Path, game: str, text: str) -> Path:
    """Save a game under a name of its own: the date, the time and the game."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M}-{game}"
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            write_new(path, text)
        except FileExistsError:
            number += 1
        else:
            return path


def unfinished(folder: Path, game: str = "") -> list[tuple[Path, Record]]:
    """The saved games that are still running, the latest first; other files do not matter."""
    found = []
    for path in sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            text = path.read_text("utf-8")
            record = parse(text) if text.startswith(FORMAT) else None
        except (OSError, ValueError):
            continue
        if record and record.game in GAMES and game in ("", record.game) and not record.result:
            found.append((path, record))
    return found
