"""What a seat is asked, with everything open and what one might try but may not.

Moves are few and shared by all tables: what is said of one is said again and again, so that it
is encoded once. What is JSON already is passed on as such; only the encoder looks at it.
"""

from typing import Any, Final

from msgspec import Raw

from quattrocento.core.moves import Move, facts, picks, write
from quattrocento.core.pieces import Seat, kebab
from quattrocento.core.position import plain
from quattrocento.core.steps import Choice, Refusal
from quattrocento.service.messages import responses
from quattrocento.service.messages.encoding import encode
from quattrocento.service.tables.table import Table
from quattrocento.text.words import Words

REMEMBERED: Final = 50_000

# Moves are kept with what was said of them, so that nothing else can be taken for one of them.
_options: Final[dict[tuple[int, str], tuple[Move, Raw]]] = {}
_refusals: Final[dict[tuple[object, ...], tuple[Move, Raw]]] = {}


def choice_out(table: Table, choice: Choice, words: Words | None) -> responses.ChoiceOut:
    state = table.playing().state
    return responses.ChoiceOut(
        seat=choice.seat,
        step=kebab(type(choice).__name__),
        facts={key: plain(value) for key, value in choice.facts(state).items()},
        options=[option(move, words) for move in table.playing().legal_moves(choice.seat)],
        refusals=[refused(refusal, words) for refusal in choice.refusals(state)],
        text=words.ask(choice, state) if words else "",
    )


def option(move: Move, words: Words | None) -> Any:
    """A move that is open, encoded; to all alike, but for one that names a player."""
    key = (id(move), words.language if words else "")
    known = _options.get(key)
    if known is not None:
        return known[1]
    text = words.move(move) if words else ""
    made = Raw(encode(responses.OptionOut(write(move), picks(move), text)))
    if words is None or not any(map(names_players, facts(move).values())):
        remember(_options, key, move, made)
    return made


def refused(refusal: Refusal, words: Words | None) -> Any:
    """A move that is forbidden, encoded; to all alike, but where the reason names a player."""
    move, rule, reason, given = refusal.move, refusal.rule, refusal.reason, refusal.facts
    key = (id(move), words.language if words else "", rule, reason, *given.items())
    try:
        known = _refusals.get(key)
    except TypeError:  # a fact that cannot be compared
        return refusal_out(refusal, words)
    if known is not None:
        return known[1]
    made = Raw(encode(refusal_out(refusal, words)))
    if words is None or not any(map(names_players, given.values())):
        remember(_refusals, key, move, made)
    return made


def refusal_out(refusal: Refusal, words: Words | None) -> responses.RefusalOut:
    return responses.RefusalOut(
        move=write(refusal.move),
        picks=picks(refusal.move),
        rule=refusal.rule,
        reason=refusal.reason,
        text=words.why(refusal) if words else "",
    )


def names_players(fact: object) -> bool:
    """Whether the words for a fact may depend on who sits at the table."""
    seat = isinstance(fact, str) and fact.startswith("seat:")
    return seat or isinstance(fact, (Seat, list, tuple))


def remember(where: dict[Any, tuple[Move, Raw]], key: object, move: Move, made: Raw) -> None:
    if len(where) >= REMEMBERED:
        where.clear()
    where[key] = (move, made)
