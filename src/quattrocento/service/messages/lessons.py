"""Lessons at a table of their own: replayed for every request, kept nowhere."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import count

import msgspec

from quattrocento.core.moves import IllegalMove, write
from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES
from quattrocento.lessons import LEARNER, LessonError, Scene, Script, ScriptedMove, Stop, lesson
from quattrocento.service.errors import Problem
from quattrocento.service.messages import projections, responses
from quattrocento.service.tables.events import Opens, Plays, Row, Sits, TableEvent
from quattrocento.service.tables.seating import beginning
from quattrocento.service.tables.table import Table
from quattrocento.text.rulebook import book

REMEMBERED = 256
BETWEEN = ";"


@dataclass(frozen=True)
class LessonTable:
    """The table at a stop, the row at which its scene began, and the learner's own choices."""

    table: Table
    since: int
    taken: tuple[str, ...]


def stop_out(game: str, stop: int, taken: str, language: str) -> responses.Lesson:
    """A stop of a lesson. `taken` are the moves made where several were right, in this scene."""
    found = position(game, stop, taken)
    here, stops = lesson(game).stops[stop], lesson(game).stops
    rules = {rule.id: rule.title for rule in book(GAMES[game], language).rules}
    update = projections.update(found.table, LEARNER, found.since, language, str)
    choice = update.choice if here.moves else None
    return responses.Lesson(
        game=game,
        stops=[one.key for one in stops],
        stop=stop,
        moves=right(found.table, here),
        free=here.is_free,
        taken=list(found.taken),
        rules=[responses.RuleTitle(rule, rules[rule]) for rule in here.rules],
        point=here.point,
        about=projections.about(found.table, lesson(game).names[LEARNER]),
        update=msgspec.structs.replace(update, undo=None, choice=choice),
    )


def preview(game: str, stop: int, taken: str, move: str, language: str) -> responses.Preview:
    """What a move at a stop is certain to do."""
    table = position(game, stop, taken).table
    if LEARNER not in table.questions:
        raise Problem("not-asked")
    try:
        return projections.preview(table, LEARNER, move, language, str)
    except IllegalMove:
        raise Problem("illegal", move=move[:60]) from None


def right(table: Table, stop: Stop) -> list[str]:
    """The moves that are right at a stop, the one to show first."""
    if not stop.moves:
        return []
    return stop.right([write(move) for move in table.playing().legal_moves(LEARNER)])


@lru_cache(REMEMBERED)
def position(game: str, stop: int, taken: str) -> LessonTable:
    told = lesson(game)
    if stop >= len(told.stops):
        raise Problem("no-page")
    scene, place = told.place(stop)
    table = seated(told, scene)
    play(table, scene.before)
    since = table.told if scene.before else 0
    wanted = iter(taken.split(BETWEEN) if taken else [])
    chosen: list[str] = []
    for one in scene.stops[:place]:
        if one.moves:
            move = learners(table, one, next(wanted, "") if one.is_free else "")
            chosen += [move] if one.is_free else []
            play(table, (ScriptedMove(LEARNER, move),))
        play(table, one.answers)
    return LessonTable(table, since, tuple(chosen))


def learners(table: Table, stop: Stop, wanted: str) -> str:
    """The move that the learner made at a stop: the wanted one if it is right, or the shown one."""
    moves = right(table, stop)
    if not moves:
        raise LessonError(f"{table.game.key}: nothing that is asked at {stop.key!r} is possible")
    if wanted and wanted not in moves:
        raise Problem("illegal", move=wanted[:60])
    return wanted or moves[0]


def seated(told: Script, scene: Scene) -> Table:
    """A table at which the game has begun; the players' names stand for the people."""
    names = told.names
    opens = Opens(told.game, dict(scene.options), [""] * len(names), host="", secret="")
    table = Table("", opens, 0.0)
    begins = beginning(table.game, table.game.revision, seed_key(scene.seed).hex())
    append(table, *(Sits(seat, name, "") for seat, name in enumerate(names)), begins)
    return table


def play(table: Table, lines: tuple[ScriptedMove, ...]) -> None:
    for line in lines:
        try:
            append(table, Plays(line.seat, line.move, ""))
        except IllegalMove as fault:
            raise LessonError(f"{table.game.key}, after {table.ply} moves: {fault}") from None


def append(table: Table, *events: TableEvent) -> None:
    for seq, event in zip(count(table.seq + 1), events, strict=False):
        table.apply(Row(seq, 0.0, event))
