"""Renew the kept games: `python tools/records.py [--anew] [GAME ...]`.

A game whose moves are still open keeps them; only its marks are renewed. Where they are not, or
where the plan asks for another table, the bots play anew. Every change is told.
"""

import sys

from quattrocento.core.game import Game, VariantError
from quattrocento.core.match import Match, event_data
from quattrocento.core.moves import IllegalMove
from quattrocento.core.record import Record, RecordError
from quattrocento.games import GAMES
from tests.records.golden import (
    FOLDER,
    Marks,
    follow,
    names,
    read_marks,
    read_record,
    stops,
    write_marks,
)
from tests.records.plan import Planned, plan

UNCHANGED = "unchanged"


def renew(one: Planned, kept: Marks | None, anew: bool) -> tuple[Record, Marks, str]:
    """The record and the marks as they must be now, and what changed."""
    old = find(one)
    why = "played anew: it was asked for" if anew else "new"
    if old is not None and not anew:
        if not one.is_of(old):
            why = "played anew: the plan asks for another table"
        else:
            try:
                match, marks = follow(one.game, old)
            except (IllegalMove, VariantError) as fault:
                why = f"played anew: {fault}"
            else:
                if match.state.over:
                    return settle(old, match, marks, kept)
                why = f"played anew: it no longer ends with move {len(old.moves)}"
    record = one.play().record
    return record, follow(one.game, record)[1], why


def find(one: Planned) -> Record | None:
    try:
        return read_record(one.game, one.name)
    except (FileNotFoundError, RecordError):
        return None


def settle(
    old: Record, match: Match, marks: Marks, kept: Marks | None
) -> tuple[Record, Marks, str]:
    """What of a game with the same moves has changed."""
    new = match.record
    told = []
    if old.result != new.result:
        told.append(f"result changed: {old.result} -> {new.result}")
    if old.digest != new.digest:
        told.append(log_change(old, match))
    elif kept is not None and kept.log != marks.log:
        told.append(f"private events changed: {kept.log} -> {marks.log}")
    if kept is None:
        told.append("no marks were kept")
    elif kept.seen != marks.seen:
        told.append(seen_change(new, kept, marks))
    # what still replays stays as it was written, so that it goes on proving that
    record = new if old.digest != new.digest else old
    return record, marks, "; ".join(told) or UNCHANGED


def log_change(old: Record, match: Match) -> str:
    """Where a log goes another way, and what is told there now."""
    for ply, (before, after) in enumerate(zip(old.moves, match.record.moves, strict=True), 1):
        if before.mark != after.mark:
            told = [event_data(event) for event in match.log if event.ply == ply]
            now = " | ".join(
                " ".join(str(value) for key, value in event.items() if key != "ply")
                for event in told
            )
            return f"log changed at ply {ply}: {before.mark} -> {after.mark}, now {now}"
    return f"digest changed: {old.digest[:16]} -> {match.record.digest[:16]}"


def seen_change(record: Record, kept: Marks, marks: Marks) -> str:
    for ply, before, after in zip(stops(record), kept.seen, marks.seen, strict=True):
        if before != after:
            return f"views changed by ply {ply}: {before} -> {after}"
    return f"views: {len(kept.seen)} stops -> {len(marks.seen)}"


def renew_game(game: Game, anew: bool) -> int:
    """Write what must be written; return how many games changed."""
    kept, marks = read_marks(game), {}
    folder = FOLDER / game.key
    folder.mkdir(exist_ok=True)
    changed = lost = 0
    for one in plan(game):
        record, marks[one.name], told = renew(one, kept.get(one.name), anew)
        old = find(one)
        lost += old is not None and old.digest != record.digest and old.revision == game.revision
        changed += told != UNCHANGED
        (folder / f"{one.name}.txt").write_text(str(record), "utf-8")
        print(f"{game.key} {one.name}: {told}", flush=True)
    for name in set(names(game)) - set(marks):
        (folder / f"{name}.txt").unlink()
        print(f"{game.key} {name}: no longer planned")
    write_marks(game, marks)
    if lost and not anew:
        print(f"*** {lost} games of revision {game.revision} no longer replay: raise it? ***")
    return changed


def main(arguments: list[str]) -> None:
    anew = "--anew" in arguments
    chosen = [word for word in arguments if word != "--anew"] or list(GAMES)
    unknown = [word for word in chosen if word not in GAMES]
    if unknown:
        sys.exit(f"game {unknown[0]!r}; expected one of {', '.join(GAMES)}")
    changed = sum(renew_game(GAMES[word], anew) for word in chosen)
    print(f"{changed} kept games changed")


if __name__ == "__main__":
    main(sys.argv[1:])
