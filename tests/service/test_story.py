"""What one has missed can be shown again, step by step."""

from quattrocento.client import Seat
from quattrocento.core.beats import RECENT
from quattrocento.core.moves import write
from quattrocento.service.messages.story import story
from quattrocento.service.tables.events import Plays
from tests.service.servers import asked, duel
from tests.service.tables import opened


def battle(server: str) -> tuple[Seat, Seat]:
    """Who attacks Parma has passed, and who answers has, too: the battle is over."""
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    mover.play("name-city parma")
    mover.play("pass")
    other.look()
    return mover, other


def test_the_story_begins_after_ones_last_move(server: str) -> None:
    mover, other = battle(server)
    before = mover.look()["view"]
    other.play("pass")
    told = mover.client.call("GET", f"{mover.path}/beats", seat=mover.seat, lang="en")
    assert told["since"] == 2
    assert told["view"] == before
    assert told["events"][0]["kind"] == "passes"


def test_the_beats_of_a_story_go_through_its_events(server: str) -> None:
    mover, other = battle(server)
    other.play("pass")
    told = mover.client.call("GET", f"{mover.path}/beats", seat=mover.seat, since=0)
    assert sum(beat["events"] for beat in told["beats"]) == len(told["events"])
    assert [beat["view"] is None for beat in told["beats"]] == [
        *[False] * (len(told["beats"]) - 1),
        True,
    ]


def test_of_a_long_story_the_end_is_told(server: str) -> None:
    first, second = duel(server, "condottiere")
    for _ in range(RECENT + 6):
        mover = asked(first, second)
        mover.play(mover.now["choice"]["options"][-1]["move"])
    told = first.client.call("GET", f"{first.path}/beats", seat=first.seat, since=0)
    assert told["since"] > 0
    assert len(told["beats"]) <= RECENT
    assert told["events"][0]["ply"] > told["since"]


def test_a_story_that_was_told_is_not_kept() -> None:
    rows = opened()
    for _ in range(4):
        seat = min(rows.table.questions)
        rows.add([Plays(seat, write(rows.table.playing().state.legal_moves(seat)[-1]), "")])
    kept = len(rows.table.made)
    for _ in range(2):
        assert story(rows.table, 0, 0, "en", str).beats
    assert len(rows.table.made) == kept
