"""What one has missed can be shown again, step by step."""

from quattrocento.client import Seat
from quattrocento.core.beats import RECENT
from tests.service.servers import asked, duel


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
