"""Every word that players read exists in every language, and none is left over."""

import importlib.resources
import re
import typing

import pytest

from quattrocento.core.game import Game
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, kebab, label
from quattrocento.games import GAMES
from quattrocento.text.words import LANGUAGES
from tests.words.called import called
from tests.words.catalogues import NAMES, Message, catalogue, of_a_board, read
from tests.words.spoken import classes, pieces, said, texts

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_name = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])

QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "it": ("«", "»")}


def messages(language: str, name: str) -> dict[str, Message]:
    return catalogue(language, name).messages


@every_name
@every_language
def test_a_catalogue_is_written_without_faults(name: str, language: str) -> None:
    assert catalogue(language, name).faults == []


def test_every_folder_of_catalogues_is_a_declared_language() -> None:
    """The browser lists the folders, everything else the declaration."""
    folders = [path.name for path in importlib.resources.files("quattrocento.locales").iterdir()]
    assert {name for name in folders if len(name) == 2} == set(LANGUAGES)


def test_a_fault_is_found() -> None:
    assert read("one = 1\none = 2\n-two = 2\nthree =\n").faults == [
        "not Fluent: three =\n",
        "a term: two",
        "twice: one",
    ]


@every_game
@every_language
def test_a_game_does_not_redefine_common_words(game: Game, language: str) -> None:
    assert messages(language, game.key).keys() & messages(language, "common").keys() == set()


@every_name
@every_translation
def test_every_language_has_the_same_messages(name: str, language: str) -> None:
    assert sorted(messages(language, name)) == sorted(messages("en", name))


@every_name
@every_translation
def test_every_language_speaks_of_the_same_facts(name: str, language: str) -> None:
    english = {key: message.bases for key, message in messages("en", name).items()}
    assert {key: message.bases for key, message in messages(language, name).items()} == english


@every_game
def test_whatever_a_game_says_has_a_message(game: Game) -> None:
    assert sorted(said(game).keys() - messages("en", game.key).keys()) == []


@every_game
def test_a_game_has_no_message_that_nothing_says(game: Game) -> None:
    spelled = texts(game)
    # what only the board in the browser says is looked after by test_web
    found = [key for key in messages("en", game.key) if not key.startswith(("ui-", "tip-"))]
    used = {*said(game), *references("en", game.key)}
    used |= {f"{kind}-{text}" for text in spelled for kind in ("part", "preview")}
    left_over = [key for key in found if key not in used and not called().knows(key)]
    assert [key for key in left_over if not of_a_board(key)] == []


def test_there_is_no_common_message_that_nothing_says() -> None:
    used = references("en", "common")
    assert [k for k in messages("en", "common") if k not in used and not called().knows(k)] == []


@every_game
@every_language
def test_a_message_needs_no_fact_that_a_game_does_not_pass(game: Game, language: str) -> None:
    found = messages(language, game.key)
    missing = {
        key: found[key].bases - facts
        for key, places in said(game).items()
        for facts in places
        if key in found and not found[key].bases <= facts
    }
    assert missing == {}


@every_name
@every_language
def test_a_message_needs_no_fact_that_a_caller_does_not_pass(name: str, language: str) -> None:
    missing = {
        key: message.bases - facts
        for key, message in messages(language, name).items()
        for facts in called().passed.get(key, [])
        if not message.bases <= facts
    }
    assert missing == {}


@every_game
@every_language
def test_all_pieces_of_a_kind_have_the_same_forms(game: Game, language: str) -> None:
    found = messages(language, game.key)
    for kind, named in by_kind(game).items():
        forms = {key: found[key].forms for key in named}
        assert len({frozenset(one) for one in forms.values()}) == 1, (kind, forms)


@every_game
@every_language
def test_only_pieces_have_forms_and_each_is_used(game: Game, language: str) -> None:
    every = messages(language, game.key)
    # a tip's form is the rule that it rests on, which the web app links
    found = {key: message for key, message in every.items() if not key.startswith("tip-")}
    named = {key for keys in by_kind(game).values() for key in keys}
    assert [key for key, message in found.items() if message.forms and key not in named] == []
    offered = {form for message in found.values() for form in message.forms}
    assert offered == {form for message in found.values() for form in message.needed_forms}


@every_game
@every_language
def test_a_move_uses_forms_that_its_pieces_have(game: Game, language: str) -> None:
    found = messages(language, game.key)
    forms = {kind: found[named[0]].forms for kind, named in by_kind(game).items()}
    for move in classes(game, Move):
        key = f"move-{kebab(move.__name__)}"
        for variable in found[key].variables:
            name, _, form = variable.partition("_")
            if form:
                assert form in forms.get(field_kind(move, name), set()), (key, variable)


@every_name
@every_language
def test_marks_are_typographic(name: str, language: str) -> None:
    opens, closes = QUOTES[language]
    for key, message in messages(language, name).items():
        text = "".join(message.texts)
        foreign = set(re.findall("[\"'`“”„«»‚‘]", text)) - {opens, closes}
        assert not foreign, f"{key}: {foreign}; expected {opens}, {closes} and ’"
        assert text.count(opens) == text.count(closes), f"{key}: a quotation mark is missing"


def references(language: str, name: str) -> set[str]:
    return {key for message in messages(language, name).values() for key in message.references}


def by_kind(game: Game) -> dict[str, list[str]]:
    """The message keys of a game's pieces, by the kind of piece."""
    found: dict[str, list[str]] = {}
    for piece in pieces(game):
        kind, _, _ = label(piece).partition(":")
        found.setdefault(kind, []).append(label(piece).replace(":", "-"))
    return found


def field_kind(move: type, name: str) -> str:
    """The kind of piece that a field of a move holds, or nothing."""
    hint = typing.get_type_hints(move)[name]
    return kebab(hint.__name__) if isinstance(hint, type) and issubclass(hint, Piece) else ""
