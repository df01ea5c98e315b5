"""Protocol 2: what a bot that is a program is told, and what it answers, one line of JSON each.

`protocol.json` beside this module is its schema, docs/bot-protocol.md its description.
"""

import importlib.resources
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from quattrocento.bots.bot import USUAL, ThinkingTime
from quattrocento.bots.lines import BotFault
from quattrocento.core.game import Game, Score
from quattrocento.core.match import event_data
from quattrocento.core.moves import Move, facts, verb, write
from quattrocento.core.pieces import kebab
from quattrocento.core.position import dump, plain
from quattrocento.core.state import Event
from quattrocento.core.views import as_data

PROTOCOL = 2
# What a program may ask for in its greeting: with every turn a whole position that it could be in.
POSITION = "position"
CAPABILITIES = (POSITION,)
LONGEST_NAME = 80

Message = dict[str, Any]


@cache
def schema() -> Message:
    """The JSON schema of all messages."""
    found: Message = json.loads(
        importlib.resources.files(__package__).joinpath("protocol.json").read_text("utf-8")
    )
    return found


@dataclass(frozen=True)
class Greeting:
    """What a program says of itself."""

    name: str = ""
    version: str = ""
    wants: tuple[str, ...] = ()


def hello(version: str) -> Message:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "quattrocento": version,
        "capabilities": list(CAPABILITIES),
    }


def begin(game: Game, state: Any, seat: int, seed: str, names: Sequence[str]) -> Message:
    """A new game; of the state only what everybody knows."""
    imprint = state.edition.imprint
    own = imprint.digest == game.edition().imprint.digest
    return {
        "type": "begin",
        "game": game.key,
        "revision": game.revision,
        "seats": state.seats,
        "seat": seat,
        "options": game.write_variants(state.variants),
        "edition": "" if own else imprint.text,
        "names": list(names),
        "seed": seed,
    }


@dataclass(frozen=True)
class News:
    """Events that a seat was told: those after a ply, which replace what it has after that."""

    after: int = -1
    events: tuple[Message, ...] = ()


def joined(before: News, after: int, events: Sequence[Message]) -> News:
    """What was told, and then something that replaces all of it after a ply."""
    kept = [event for event in before.events if event["ply"] <= after]
    return News(min(before.after, after), (*kept, *events))


def news(known: Sequence[Event], told: Sequence[Event]) -> News:
    """What is new to one who knows some events; also after moves were taken back."""
    common = 0
    for before, now in zip(known, told, strict=False):
        if before != now:
            break
        common += 1
    changed = [event.ply for event in (*known[common:], *told[common:])]
    after = min(changed, default=told[-1].ply + 1 if told else 0) - 1
    return News(after, tuple(event_data(event) for event in told if event.ply > after))


def option(move: Move) -> Message:
    """A move: its text, and what it is made of."""
    parts = {name: plain(value) for name, value in facts(move).items()}
    return {"move": write(move), "verb": verb(move), "parts": parts}


def turn(
    id: int, game: Game, imagined: Any, seat: int, new: News, clock: ThinkingTime, limit: float
) -> Message:
    """A question, made from a state that the seat could be in, never from the true one."""
    choice = imagined.choice(seat)
    return {
        "type": "turn",
        "id": id,
        "ply": imagined.ply,
        "step": kebab(type(choice).__name__),
        "view": as_data(game.view(imagined, seat)),
        "after": new.after,
        "events": list(new.events),
        "options": [option(move) for move in imagined.legal_moves(seat)],
        "seconds": clock.seconds or (0.0 if clock.iterations else USUAL.seconds),
        "iterations": clock.iterations,
        "limit": limit,
    }


def position(game: Game, imagined: Any) -> Message:
    """The same state as data, for programs that play on from it."""
    return dump(game, imagined)


def result(scores: Sequence[Score], fault: Message | None) -> Message:
    """How a game ended: by the rules, or without scores because a seat forfeited it."""
    return {
        "type": "result",
        "ranks": [score.rank for score in scores],
        "totals": [score.total for score in scores],
        "parts": [dict(score.parts) for score in scores],
        "fault": fault,
    }


def read(line: bytes, name: str) -> Message:
    """A message of a program."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        shown = line[:60].decode("utf-8", "replace").strip()
        raise BotFault(f"{name!r} answered {shown!r}; expected an object of JSON with a 'type'")
    if said["type"] == "fault":
        reason = str(said.get("message", ""))[:400]
        raise BotFault(reason or f"{name!r} gave up", str(said.get("trace", ""))[:8000])
    return said


def read_greeting(said: Message, name: str) -> Greeting:
    if said["type"] != "hello":
        raise BotFault(
            f"{name!r} answered the hello with {said['type'][:40]!r}; expected a hello of protocol "
            f"{PROTOCOL}, or run1: before a program of protocol 1"
        )
    if said.get("protocol") != PROTOCOL:
        shown = repr(said.get("protocol"))[:40]
        raise BotFault(f"{name!r} speaks protocol {shown}; expected {PROTOCOL}")
    wants = said.get("wants", [])
    if not isinstance(wants, list) or not all(want in CAPABILITIES for want in wants):
        known = ", ".join(CAPABILITIES)
        raise BotFault(f"{name!r} wants {str(wants)[:60]}; expected a list with any of: {known}")
    own = str(said.get("name", ""))[:LONGEST_NAME]
    return Greeting(own, str(said.get("version", ""))[:LONGEST_NAME], tuple(wants))


def read_move(said: Message, id: int, name: str) -> str:
    if said["type"] != "move" or not isinstance(said.get("move"), str):
        shown = json.dumps(said)[:60]
        raise BotFault(f"{name!r} answered {shown}; expected a message of type 'move'")
    if said.get("id") != id:
        shown = repr(said.get("id"))[:20]
        raise BotFault(f"{name!r} answered turn {shown}; it was asked turn {id}")
    return str(said["move"])
