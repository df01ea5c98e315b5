"""Pieces: one object a kind, known by its slug."""

import pytest

from quattrocento.core.pieces import SEATS, kebab, kind, label, load, make
from tests.lots.table import COMPONENTS, SLIPS, Slip

CITIES = """
[map]
cities = ["torino", "milano"]
"""


class PaperSlip(Slip):
    """A piece with a name of two words."""


def test_pieces_come_in_the_order_of_the_file() -> None:
    assert list(SLIPS) == ["one", "two", "three", "four", "five"]
    assert [slip.index for slip in SLIPS.values()] == [0, 1, 2, 3, 4]


def test_pieces_sort_by_that_order_and_not_by_name() -> None:
    assert sorted([SLIPS["two"], SLIPS["five"], SLIPS["one"]]) == [
        SLIPS["one"],
        SLIPS["two"],
        SLIPS["five"],
    ]


def test_equal_slugs_do_not_make_equal_pieces() -> None:
    assert Slip("one", 0) != SLIPS["one"]


def test_a_section_may_be_a_list_deep_inside() -> None:
    cities = load(CITIES, "map.cities", Slip)
    assert list(cities) == ["torino", "milano"]


def test_a_section_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match=r"components.toml has no section 'map.cities'"):
        load(COMPONENTS, "map.cities", Slip)


def test_a_section_that_holds_no_pieces_is_refused() -> None:
    with pytest.raises(TypeError, match=r"section 'play.rounds' .* neither a table nor a list"):
        load(COMPONENTS, "play.rounds", Slip)


@pytest.mark.parametrize(("name", "expected"), [("TakeBack", "take-back"), ("Pass", "pass")])
def test_class_names_become_kebab_case(name: str, expected: str) -> None:
    assert kebab(name) == expected


def test_a_label_names_kind_and_slug() -> None:
    piece = make(["white"], PaperSlip)["white"]
    assert (kind(piece), label(piece), repr(piece)) == ("paper-slip", "paper-slip:white", "white")
    assert label(SEATS[3]) == "seat:3"
