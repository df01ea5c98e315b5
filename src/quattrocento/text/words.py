"""Words: facts become sentences in the reader's language, by Project Fluent.

Every message is named after what it says: `card-m10` a piece, `event-plays` an event, `step-turn`
a question, `move-play` a move, `why-not-in-hand` a refusal. A piece's message carries the forms
that sentences need as attributes; they reach a sentence as `$card_<attribute>`. A list that goes by
seats reaches it with the players' names as `$strengths_by_seat`.
"""

import importlib.resources
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from quattrocento.core.game import variant_name, variant_text
from quattrocento.core.moves import Move, facts, verb
from quattrocento.core.pieces import Piece, Seat, kebab, label
from quattrocento.core.state import Event
from quattrocento.core.steps import Choice, Refusal

# Every language, declared once: each has a folder in `locales` and a rule book for each game.
Language = Literal["en", "de", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class UnknownWord(LookupError):
    """A catalogue lacks a message, or the message an argument: a fault of ours."""


@cache
def catalogue(language: str, name: str) -> Resource:
    folder = importlib.resources.files("quattrocento.locales").joinpath(language)
    return FluentResource(folder.joinpath(f"{name}.ftl").read_text("utf-8"))


class UnknownLanguage(ValueError):
    """Nobody here speaks it; the message says which languages there are."""


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The common catalogue and that of one game."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"language {language!r}; expected one of {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for name in ("common", game):
        found.add_resource(catalogue(language, name))
    return found


# How many sentences are remembered for each game and language.
REMEMBERED = 20_000

# What stands for the players until a sentence is told: of all names only these are for no one.
SEAT_MARKS = tuple(map(chr, range(0xE000, 0xE010)))

Key = tuple[object, ...]


@cache
def said_before(language: str, game: str) -> tuple[dict[Key, str], dict[str, dict[str, str]]]:
    """Sentences by all that they depend on but the players' names, and the forms of pieces."""
    return {}, {}


def load_all(games: Iterable[str]) -> None:
    """Read every catalogue now: it takes a while, for which nobody should have to wait."""
    for game in games:
        for language in LANGUAGES:
            bundle(language, game)


class Words:
    """One language for one game; `names` are the players' names by seat."""

    def __init__(self, language: str, game: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self._bundle = bundle(language, game)
        self._said, self._shapes = said_before(language, game)

    def __call__(self, key: str, **given: object) -> str:
        return self.say(key, given)

    def say(self, key: str, given: Mapping[str, object]) -> str:
        """A sentence. The same facts are told at table after table: it is remembered."""
        whole = self._all_of(key, given)
        text = self._said.get(whole) if whole else None
        if text is None:
            text = self._format(key, given)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            if whole:
                self._said[whole] = text
        return text if text.isascii() else self._with_names(text)

    def _with_names(self, text: str) -> str:
        for mark, name in zip(SEAT_MARKS, self.names, strict=False):
            if mark in text:
                text = text.replace(mark, name)
        return text

    def _all_of(self, key: str, given: Mapping[str, object]) -> Key:
        """All that a sentence depends on, but for names; nothing where that cannot be compared."""
        found: list[object] = [key, len(self.names)]
        for name, value in given.items():
            kind = type(value)
            if isinstance(value, Seat):
                value = value.index
            elif isinstance(value, (list, tuple)):
                value = (*value, *map(type, value))
            found += (name, kind, value)
        try:
            hash(whole := tuple(found))
        except TypeError:
            return ()
        return whole

    def _format(self, key: str, given: Mapping[str, object]) -> str:
        if not self._bundle.has_message(key):
            raise UnknownWord(f"{self.language}: no message '{key}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise UnknownWord(f"{self.language}: message '{key}' has no text")
        text, errors = self._bundle.format_pattern(pattern, self._arguments(given))
        if errors:
            raise UnknownWord(f"{self.language}: message '{key}': {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def piece(self, piece: Piece | str) -> str:
        """The name of a piece, given itself or its label `card:m10`."""
        return self._with_names(self._name(piece))

    def pieces(self, pieces: Iterable[Piece | str]) -> str:
        """Names in a row, equal ones counted: `2 × Scarecrow, Winter`."""
        return self._with_names(self._counted(pieces))

    def _counted(self, pieces: Iterable[Piece | str]) -> str:
        counted: dict[str, int] = {}
        for piece in pieces:
            name = self._name(piece)
            counted[name] = counted.get(name, 0) + 1
        row = [f"{count} × {name}" if count > 1 else name for name, count in counted.items()]
        return ", ".join(row) or self("nothing")

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self._with_names(self._mark(seat))

    def _mark(self, seat: int) -> str:
        """What stands for a player within a sentence; one without a name has a number."""
        return SEAT_MARKS[seat] if seat < len(self.names) else self("player", number=seat + 1)

    def event(self, event: Event) -> str:
        told = {**event.facts, "seat": seat_piece(event.seat)}
        if event.source:
            told["source"] = self(f"part-{event.source}")
        return self.say(f"event-{event.kind}", told)

    def ask(self, choice: Choice, state: object) -> str:
        """The question that a choice puts to its seat."""
        asked = {**choice.facts(state), "seat": seat_piece(choice.seat)}
        return self.say(f"step-{kebab(type(choice).__name__)}", asked)

    def move(self, move: Move) -> str:
        return self.say(f"move-{verb(move)}", facts(move))

    def why(self, refusal: Refusal) -> str:
        """Why a move is not possible, with the rule that says so."""
        return f"{self.say(f'why-{refusal.reason}', refusal.facts)} · {refusal.rule}"

    def option(self, key: str, value: object = None) -> str:
        text = variant_text(value)
        name = variant_name(key)
        named = f"option-{name}" if value is None else f"option-{name}-{text}"
        return self(named) if self.has(named) else text

    def _arguments(self, given: Mapping[str, object]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for key, value in given.items():
            if isinstance(value, Seat):
                arguments[key] = self._mark(value.index) if value.index >= 0 else ""
            elif isinstance(value, Piece) or self._is_label(value):
                named = label(value) if isinstance(value, Piece) else str(value)
                arguments[key] = self._name(named)
                for form, text in self._forms(named).items():
                    arguments[f"{key}_{form}"] = text
            elif isinstance(value, (list, tuple)):
                arguments[key] = self._row(value)
                arguments[f"{key}_by_seat"] = self._by_seat(value)
            else:
                arguments[key] = variant_text(value) if isinstance(value, bool) else value
        return arguments

    def _row(self, values: Sequence[object]) -> str:
        if values and all(isinstance(value, int) for value in values):
            return " : ".join(str(value) for value in values)
        return self._counted(v if isinstance(v, Piece) else str(v) for v in values)

    def _by_seat(self, values: Sequence[object]) -> str:
        """What belongs to each seat, beside its name: `Anna 5, Bruno 0`."""
        return ", ".join(f"{self._mark(seat)} {value}" for seat, value in enumerate(values))

    def _is_label(self, value: object) -> bool:
        return isinstance(value, str) and ":" in value and self.has(value.replace(":", "-"))

    def _name(self, piece: Piece | str) -> str:
        named = label(piece) if isinstance(piece, Piece) else piece
        if named.startswith("seat:"):
            return self._mark(int(named[5:]))
        return self.say(named.replace(":", "-"), {})

    def _forms(self, named: str) -> dict[str, str]:
        if named in self._shapes:
            return self._shapes[named]
        forms = {}
        for form, pattern in self._bundle.get_message(named.replace(":", "-")).attributes.items():
            text, errors = self._bundle.format_pattern(pattern, {})
            if errors:
                raise UnknownWord(f"{self.language}: form '{form}' of '{named}': {errors[0]}")
            forms[form] = str(text)
        self._shapes[named] = forms
        return forms


def seat_piece(seat: int) -> Seat:
    return Seat(str(seat), seat)
