"""`quattrocento games`, and `quattrocento` alone."""

import pytest

from quattrocento.games import GAMES
from tests.cli.keyboard import Run


@pytest.mark.parametrize(("lang", "seats"), [("en", "2 to 6 players"), ("de", "2 bis 6 Personen")])
def test_games_are_listed_with_their_options(run: Run, lang: str, seats: str) -> None:
    shown = run("games", "--lang", lang).out
    for game in GAMES.values():
        assert game.title in shown
        assert all(f"{key}=" in shown for key in game.variants)
    assert seats in shown
    assert "first=0…5" in shown


def test_nothing_shows_what_there_is(run: Run) -> None:
    shown = run().out
    assert all(name in shown for name in ("play", "games", "rules", "replay", "simulate", "bench"))
