"""A rule book that is not written as it should be is refused with its file and line."""

import pytest

from quattrocento.games import GAMES
from quattrocento.text.rulebook import BookError, Rule, UnknownRule, book, parse, rule

BOOK = """# Chess

A game of kings.

## Setup

### CHE-01 The board

Eight by eight.

A white corner on the right.

> Any colours will do.

> So will
> any board.

### CHE-02 Age

> Anybody may play.

## End

### CHE-10 Mate

The king can’t escape.
"""


def test_a_book_has_chapters_and_rules() -> None:
    chess = parse(BOOK, "chess.md")
    assert [chapter.title for chapter in chess.chapters] == ["Setup", "End"]
    assert chess.ids == ["CHE-01", "CHE-02", "CHE-10"]
    assert (chess.title, chess.intro) == ("Chess", ("A game of kings.",))


def test_a_rule_has_paragraphs_and_rulings() -> None:
    assert parse(BOOK, "chess.md").rule("CHE-01") == Rule(
        "CHE-01",
        "The board",
        ("Eight by eight.", "A white corner on the right."),
        ("Any colours will do.", "So will\nany board."),
    )


def test_a_book_written_back_is_its_text() -> None:
    assert str(parse(BOOK, "chess.md")) == BOOK


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# Chess\n", "Chess\n", "line 1: 'Chess'; expected the title of the book, '# Title'"),
        ("A game of kings.\n", "", "line 4: '## Setup'; expected an introduction"),
        ("## Setup\n", "", "line 6: '### CHE-01 The board'; expected a chapter, '## Title'"),
        ("## End\n", "## End\n\nSoon.\n", "line 24: 'Soon.'; expected a rule, '### ABC-01 Title'"),
        ("### CHE-02 Age", "### Age", "line 18: '### Age'; expected a rule, '### ABC-01 Title'"),
        (
            "CHE-02",
            "CHE-01",
            "line 18: '### CHE-01 Age'; expected a new rule: CHE-01 stands above",
        ),
        (
            "board.\n",
            "board.\n\nOf wood.\n",
            "line 18: 'Of wood.'; expected a chapter, '## Title'",
        ),
        (
            "> Anybody may play.\n",
            "",
            "line 21: '## End'; expected the text of the rule",
        ),
        (
            "## End\n\n",
            "## End\n",
            "line 22: '## End'; expected a chapter, '## Title' and an empty line",
        ),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BookError) as fault:
        parse(BOOK.replace(old, new, 1), "chess.md")
    assert str(fault.value) == f"chess.md, {complaint}"


@pytest.mark.parametrize("line", [1, 3, 5, 7, 18, 22, 24])
def test_a_book_that_breaks_off_is_refused(line: int) -> None:
    with pytest.raises(BookError, match="the book ends; expected"):
        parse("\n".join(BOOK.splitlines()[:line]), "chess.md")


def test_search_finds_every_word_in_any_order() -> None:
    chess = parse(BOOK, "chess.md")
    assert [found.id for found in chess.search("CAN'T king")] == ["CHE-10"]
    assert [found.id for found in chess.search("any")] == ["CHE-01", "CHE-02"]
    assert chess.search("queen") == []


def test_a_rule_is_read_in_the_language_asked_for() -> None:
    game = GAMES["condottiere"]
    assert rule(game, "con-21", "it").title == "Inverno"
    assert rule(game, "CON-21", "it") in book(game, "it").rules


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(UnknownRule, match="no rule 'CON-99'; expected an id from CON-01 to CON-49"):
        rule(GAMES["condottiere"], "CON-99", "en")
