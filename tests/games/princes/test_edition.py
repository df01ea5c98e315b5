"""Editions of the Princes of Florence that cannot be played are refused."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.games.princes import GAME
from tests.games.princes.scenes import edition


def test_an_outline_with_rows_of_different_lengths_is_refused() -> None:
    text = edition().imprint.text.replace('"###."', '"###"', 1)
    with pytest.raises(EditionError, match="has rows of different lengths"):
        GAME.edition(text, "mine.toml")
