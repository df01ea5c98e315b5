"""What the documentation says of maestros is what they played."""

from pathlib import Path

import pytest

from quattrocento.arena.contests import Contest
from tools.strength import ALL, Series, play

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


@pytest.mark.parametrize("series", [one for one in ALL if one.played()], ids=lambda one: one.name)
def test_the_table_of_whole_seconds_tells_what_was_played(series: Series) -> None:
    assert series.row() in PAGE.read_text("utf-8").splitlines()


def test_something_was_played() -> None:
    assert any(series.played() for series in ALL)


def test_what_is_missing_of_a_series_is_played_and_kept(tmp_path: Path) -> None:
    play(Contest("condottiere", ("chance", "chance"), 2, "few"), tmp_path)
    play(Contest("condottiere", ("chance", "chance"), 4, "few"), tmp_path)
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) == 4
