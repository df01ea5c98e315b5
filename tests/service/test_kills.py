"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is doubled."""

from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.service.killing import kill_again_and_again

# `make kills` does it a hundred times.
KILLS = 2


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_doubled(
    kind: str,
    tmp_path: Path,
    port: int,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", PATIENCE)
    monkeypatch.setattr("quattrocento.client.LONGEST_PAUSE", 0.2)
    database = request.getfixturevalue("fresh_postgres") if kind == "postgres" else ""
    assert kill_again_and_again(tmp_path, port, database, KILLS) > KILLS
