"""What the documentation says of maestros is what they played."""

from pathlib import Path

import pytest

from tools.strength import ALL, Series

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


@pytest.mark.parametrize("series", [one for one in ALL if one.played()], ids=lambda one: one.name)
def test_the_table_of_whole_seconds_tells_what_was_played(series: Series) -> None:
    assert series.row() in PAGE.read_text("utf-8").splitlines()


def test_something_was_played() -> None:
    assert any(series.played() for series in ALL)
