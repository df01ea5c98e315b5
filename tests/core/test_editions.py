"""Editions: read with nothing missing, nothing left over, and every complaint with its line."""

import pytest

from quattrocento.core.editions import EditionError, TomlReader, line_of, open_edition
from tests.lots import LOTS
from tests.lots.table import SLIPS, Figures

EDITION = """\
[edition]
game = "lots"
name = "mine"

[provenance]
slips = { source = "found", note = "in a drawer" }
play = { source = "recalled", note = "after years" }

[slips]
one = { count = 1, value = 10 }
two = { count = 2, value = 20 }
three = { count = 3, value = 30 }
four = { count = 4, value = 40 }

[slips.five]
count = 5
value = 50

[play]
rounds = 2
"""


def read(text: str) -> Figures:
    edition = LOTS.edition(text, "mine.toml")
    assert isinstance(edition, Figures)
    return edition


def complaint(old: str, new: str) -> str:
    """What is said of the edition once `old` is replaced by `new`."""
    assert EDITION.count(old) == 1
    with pytest.raises(EditionError) as fault:
        read(EDITION.replace(old, new))
    return str(fault.value)


def test_an_edition_gives_its_figures_in_the_order_of_the_pieces() -> None:
    figures = read(EDITION)
    assert figures.counts == [1, 2, 3, 4, 5]
    assert figures.values == [10, 20, 30, 40, 50]
    assert figures.rounds == 2


def test_an_edition_says_what_it_is_and_where_its_figures_come_from() -> None:
    imprint = read(EDITION).imprint
    assert (imprint.game, imprint.name, imprint.text) == ("lots", "mine", EDITION)
    sources = [(entry.table, entry.source, entry.note) for entry in imprint.provenance]
    assert sources == [("slips", "found", "in a drawer"), ("play", "recalled", "after years")]


def test_the_digest_covers_figures_and_nothing_else() -> None:
    digest = read(EDITION).imprint.digest
    assert len(digest) == 16
    for same in (("mine", "yours"), ("in a drawer", "on a shelf"), ("two = {", "\n# two\ntwo={")):
        assert read(EDITION.replace(*same)).imprint.digest == digest
    assert read(EDITION.replace("rounds = 2", "rounds = 3")).imprint.digest != digest


def test_the_own_edition_is_read_when_none_is_given() -> None:
    assert LOTS.edition().imprint.name == "paper-slips"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rounds = 2", "", "line 19: 'play.rounds' is missing"),
        ("rounds = 2", "rounds = true", "line 20: 'play.rounds' is True; expected a whole number"),
        ("rounds = 2", "rounds = 0", "line 20: 'play.rounds' is 0; expected a whole number from 1"),
        ("rounds = 2", "rounds = 2\nbeer = 3", "line 21: unknown 'play.beer'"),
        ("value = 20 }", "worth = 20 }", "line 11: 'slips.two.value' is missing"),
        ("value = 20 }", "value = 20, age = 9 }", "line 11: unknown 'slips.two.age'"),
        ("{ count = 2, value = 20 }", '"two"', "line 11: 'slips.two' is 'two'; expected a table"),
        ("count = 5", "count = -5", "line 16: 'slips.five.count' is -5; expected a whole number"),
        ("three =", "six =", "line 12: unknown 'slips.six'; expected only one, two, three"),
        ("two = {", "# two = {", "line 9: 'slips.two' is missing"),
        ('game = "lots"', 'game = "chess"', "line 2: edition of 'chess'; expected 'lots'"),
        ('name = "mine"', "name = 7", "line 3: 'edition.name' is 7; expected a text"),
        ('name = "mine"', 'name = "mine"\nyear = 1', "line 4: unknown 'edition.year'"),
        ('"found"', '"guessed"', "line 6: 'provenance.slips.source' is 'guessed'; expected one of"),
        (', note = "after years"', "", "line 7: 'provenance.play.note' is missing"),
        ("play = {", "game = {", "line 19: table 'play' has no entry in [provenance]"),
        ("[play]", "[stray]\n[play]", "line 19: table 'stray' has no entry in [provenance]"),
        (
            "play = {",
            "beer = { source = 'found', note = '' }\nplay = {",
            "line 7: 'provenance.beer'",
        ),
        (
            "rounds = 2",
            "rounds = 1995-01-01",
            "line 20: 'play.rounds' is datetime.date(1995, 1, 1)",
        ),
        ("[edition]", "[imprint]", "line 1: 'edition' is missing"),
        ("[provenance]", "[slips]", "not valid TOML: Cannot declare ('slips',) twice (at line 9,"),
        ("rounds = 2", "rounds = ", "not valid TOML: Invalid value (at line 20, column 10)"),
    ],
)
def test_a_complaint_names_the_line_and_what_is_wrong(old: str, new: str, expected: str) -> None:
    said = complaint(old, new)
    assert said.startswith("mine.toml")
    assert expected in said


def open_table(text: str) -> TomlReader:
    head = '[edition]\ngame = "lots"\nname = "x"\n[provenance]\nt = {source="found",note=""}\n[t]\n'
    table, _ = open_edition("lots", head + text, "x.toml")
    return table.table("t")


def test_every_kind_of_value_can_be_asked_for() -> None:
    table = open_table(
        'yes = true\nword = "abc"\nnumbers = [1, 2]\nwords = ["a", "b"]\nmixed = [1, "a"]\n'
        'slip = "two"\nslips = ["one", "one"]\nrows = [{ a = 1 }, { a = 2 }]\n'
    )
    assert table.flag("yes")
    assert table.word("word", ("abc", "def")) == "abc"
    assert table.integers("numbers") == [1, 2]
    assert table.words("words") == ["a", "b"]
    assert table.items("mixed") == [1, "a"]
    assert table.piece("slip", SLIPS) is SLIPS["two"]
    assert table.pieces("slips", SLIPS) == [SLIPS["one"], SLIPS["one"]]
    assert [row.integer("a") for row in table.tables("rows")] == [1, 2]
    assert table.has("yes")
    assert not table.has("no")
    table.finish()


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        ("a = 1", "flag", "line 7: 't.a' is 1; expected true or false"),
        ("a = 1", "items", "line 7: 't.a' is 1; expected a list"),
        ("a = 1", "tables", "line 7: 't.a' is 1; expected a list of tables"),
        ("a = [1]", "tables", "line 7: 't.a' holds 1; expected a table"),
        ("a = [1, true]", "integers", "line 7: 't.a' holds True; expected whole numbers from 0 up"),
        ("a = [1]", "words", "line 7: 't.a' holds 1; expected texts"),
        ("\n\na = 1", "word", "line 9: 't.a' is 1; expected a text"),
    ],
)
def test_a_value_of_another_kind_is_refused(text: str, asked: str, expected: str) -> None:
    with pytest.raises(EditionError) as fault:
        getattr(open_table(text), asked)("a")
    assert str(fault.value) == f"x.toml, {expected}"


def test_a_piece_that_does_not_exist_is_refused() -> None:
    with pytest.raises(EditionError, match=r"line 7: 't.a' names 'six'; expected one of one, two"):
        open_table('a = "six"').piece("a", SLIPS)


def test_a_key_left_over_deep_inside_is_found() -> None:
    table = open_table("rows = [{ a = 1 }, { a = 2, b = 3 }]")
    for row in table.tables("rows"):
        row.integer("a")
    with pytest.raises(EditionError, match=r"unknown 't.rows.b'"):
        table.finish()


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["edition", "name"], 3),
        (["slips", "four"], 13),
        (["slips", "four", "value"], 13),
        (["slips", "five", "value"], 17),
        (["slips", "nine"], 9),
        (["play", "rounds"], 20),
        (["nowhere", "at", "all"], 1),
    ],
)
def test_the_line_of_a_key_or_of_its_nearest_parent(path: list[str], line: int) -> None:
    assert line_of(EDITION, path) == line


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1001", "line 7: 't.a' is 1001; expected at most 1000"),
        ("b = [1, 1001]", "line 7: 't.b' holds 1001; expected at most 1000"),
    ],
)
def test_a_figure_has_a_bound(text: str, expected: str) -> None:
    table = open_table(text)
    with pytest.raises(EditionError) as fault:
        table.integer("a") if table.has("a") else table.integers("b")
    assert str(fault.value) == f"x.toml, {expected}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".".join("a" * 30_000) + " = 1", "expected keys of at most 8 parts"),
        ("a = {" + ".".join("b" * 30_000) + " = 1}", "expected keys of at most 8 parts"),
        ("a = " + "[" * 5000 + "]" * 5000, "expected tables at most 8 deep"),
        ("a = [[[[[[[[1]]]]]]]]", "expected tables at most 8 deep"),
        ("a = [" + "1," * 6000 + "]", "expected at most 5000"),
        ("a = [" + "1000," * 300 + "]", "the figures come to more than 200000 together"),
        ("a = -300000", "the figures come to more than 200000 together"),
        ("#" + "a" * 100_000, "expected at most 100000"),
    ],
)
def test_an_edition_has_a_bound(text: str, expected: str) -> None:
    with pytest.raises(EditionError) as fault:
        open_table(text)
    assert str(fault.value).endswith(expected)


def test_a_complaint_repeats_no_more_than_a_line() -> None:
    with pytest.raises(EditionError) as fault:
        open_table(f'a = "{"x" * 5000}"').flag("a")
    assert len(str(fault.value)) < 200
