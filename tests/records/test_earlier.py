"""Games that were played under earlier revisions of the rules can still be looked at."""

from pathlib import Path

import pytest

from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.games import GAMES

KEPT = sorted((Path(__file__).parent / "earlier").glob("*.txt"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_game_of_an_earlier_revision_replays(path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    assert record.revision == 1
    match = Match.replay(GAMES[record.game], record)
    assert match.over
    assert match.record.result == record.result


def test_every_game_has_kept_one() -> None:
    assert {path.stem.partition("-")[0] for path in KEPT} == set(GAMES)
