"""The example of the documentation is a bot that plays."""

import re
from pathlib import Path

import pytest

from quattrocento.arena.contests import Contest, play_game

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def test_the_documented_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    (tmp_path / "mybot.py").write_text(found[1].replace("range(3)", "range(1)"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = play_game(Contest("condottiere", ("mybot:Dreamer", "chance"), 1, "documented"), 0)
    assert not game["fault"]
    assert game["ranks"] == [1, 2]
