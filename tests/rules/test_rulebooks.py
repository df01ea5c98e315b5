"""The three books of a game stay in step, and code and tests cite rules that exist."""

import pytest

from quattrocento.cli.coverage import (
    Citation,
    cited_in_code,
    coverage,
    game_tests,
    mentions,
    statements,
)
from quattrocento.core.game import Game
from quattrocento.games import GAMES
from quattrocento.text.rulebook import book
from quattrocento.text.words import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


@every_game
def test_every_id_bears_the_prefix_of_its_game(game: Game) -> None:
    assert [rule for rule in book(game, "en").ids if not rule.startswith(f"{game.prefix}-")] == []


@every_game
@every_translation
def test_a_translation_has_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    assert book(game, language).ids == book(game, "en").ids


@every_game
@every_translation
def test_a_translation_has_the_same_chapters(game: Game, language: str) -> None:
    ours, english = (
        [[rule.id for rule in chapter.rules] for chapter in book(game, spoken).chapters]
        for spoken in (language, "en")
    )
    assert ours == english


@every_game
@every_translation
def test_a_translation_has_the_same_rulings(game: Game, language: str) -> None:
    ours, english = (
        {rule.id: (len(rule.paragraphs), len(rule.rulings)) for rule in book(game, spoken).rules}
        for spoken in (language, "en")
    )
    assert ours == english


@every_game
@every_translation
def test_a_translation_refers_to_the_same_rules(game: Game, language: str) -> None:
    ours, english = (
        {rule.id: references(str(rule), game) for rule in book(game, spoken).rules}
        for spoken in (language, "en")
    )
    assert ours == english


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_refers_to_rules_of_the_book(game: Game, language: str) -> None:
    known = book(game, language).ids
    assert [word for word in references(str(book(game, language)), game) if word not in known] == []


@every_game
def test_the_code_cites_rules_of_the_book(game: Game) -> None:
    assert unknown(cited_in_code(game), game) == []


@every_game
def test_the_tests_cite_rules_of_the_book(game: Game) -> None:
    assert unknown(mentions(game_tests(game), game.prefix), game) == []


@every_game
def test_every_rule_has_a_test_or_a_reason_why_not(game: Game) -> None:
    assert [row.rule.id for row in coverage(game) if not row.is_covered] == []


@every_game
def test_no_rule_has_both_a_test_and_a_reason_why_not(game: Game) -> None:
    assert [row.rule.id for row in coverage(game) if row.tests and row.statement] == []


@every_game
def test_statements_are_about_rules_of_the_book(game: Game) -> None:
    assert [rule for rule in statements(game) if rule not in book(game, "en").ids] == []


def references(text: str, game: Game) -> list[str]:
    words = (word.strip(".,;:()!?’“”„«»") for word in text.split())
    return sorted(word for word in words if word.startswith(f"{game.prefix}-"))


def unknown(citations: list[Citation], game: Game) -> list[Citation]:
    known = book(game, "en").ids
    return [found for found in citations if not {found.rule, found.upto} <= set(known)]
