"""Hints and reviews over the network: who may ask for them, and what they say."""

import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from quattrocento.bots import LEVELS
from quattrocento.bots.bot import ThinkingTime
from quattrocento.client import Client, Seat
from tests.service.servers import alone, asked, duel, play_out, refused, running, settings

Finished = Callable[[str], tuple[Seat, dict[str, object]]]

QUICK = ThinkingTime(iterations=10)
# So slowly a bucket fills that nothing comes into it while a test runs.
SELDOM = 1e-6


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots think shortly about hints."""
    with running(settings(tmp_path_factory.mktemp("quick"), hint=QUICK)) as address:
        yield address


def hint(seat: Seat, **query: object) -> dict[str, object]:
    found: dict[str, object] = seat.client.call("GET", f"{seat.path}/hint", seat=seat.seat, **query)
    return found


def test_a_hint_names_a_bot_that_players_know(quick: str, game: str) -> None:
    seat = alone(quick, game)
    seat.wait()
    assert hint(seat)["bot"] in LEVELS


def test_every_game_gives_a_hint(quick: str, game: str) -> None:
    seat = alone(quick, game)
    for language in ("en", "de", "it"):
        choice = seat.wait()
        found = hint(seat, lang=language)
        candidates = found["candidates"]
        assert isinstance(candidates, list)
        assert candidates
        options = {option["move"]: option["picks"] for option in choice["options"]}
        for one in candidates:
            assert one["picks"] == options[one["move"]]
            assert 0 <= one["chance"] <= 1
            assert one["text"]
            assert one["line"][0]["seat"] == seat.seat
            assert one["line"][0]["move"] == one["move"]
            assert all(step["text"] for step in one["line"])
            assert all(reason["text"] for reason in one["reasons"])
        visits = [one["visits"] for one in candidates]
        assert visits == sorted(visits, reverse=True)
        assert found["played"] == ""
        seat.play(candidates[0]["move"])


def test_the_same_question_has_the_same_answer(quick: str) -> None:
    seat = alone(quick, "condottiere")
    seat.wait()
    assert hint(seat, lang="en") == hint(seat, lang="en")


def test_a_hint_is_for_ones_own_seat_alone(quick: str) -> None:
    seat = alone(quick, "condottiere")
    seat.wait()
    other = Client(quick, "Bea")
    with refused("not-your-seat"):
        other.call("GET", f"{seat.path}/hint", seat=seat.seat)
    with refused("no-person"):
        Client(quick).call("GET", f"{seat.path}/hint", seat=seat.seat)


def test_who_is_not_asked_gets_no_hint(quick: str) -> None:
    first, second = duel(quick, "condottiere", hints="always")
    now = asked(first, second)
    other = second if now is first else first
    with refused("not-asked"):
        hint(other)
    assert hint(now)["candidates"]


def test_with_other_people_a_table_must_allow_hints(quick: str) -> None:
    first, second = duel(quick, "condottiere")
    now = asked(first, second)
    assert now.now["hints"] is False
    with refused("hints-off"):
        hint(now)


def test_a_table_can_be_without_hints(quick: str) -> None:
    seat = alone(quick, "condottiere", hints="never")
    seat.wait()
    assert seat.now["hints"] is False
    with refused("hints-off"):
        hint(seat)


def test_on_one_device_others_look_on(quick: str) -> None:
    seat = Client(quick, "Anna").open("condottiere", ["", ""], hot_seat=True)
    seat.client.sit(seat.table)
    seat.look()
    assert seat.now["hints"] is False


def test_hints_are_for_those_who_do_not_hurry(tmp_path: Path) -> None:
    limits = {"requests_per_second": SELDOM, "request_burst": 200.0}
    with running(settings(tmp_path, hint=QUICK, **limits)) as address:
        seat = alone(address, "condottiere")
        codes = []
        for _ in range(10):
            choice = seat.wait()
            # The client waits where it is told to; here the first refusal is wanted.
            codes.append(status(seat))
            seat.play(choice["options"][-1]["move"])
        assert codes[0] == 200
        assert 429 in codes


def status(seat: Seat) -> int:
    url = f"{seat.client.address}{seat.path}/hint?seat={seat.seat}"
    headers = {"Authorization": f"Bearer {seat.client.token}"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
            return int(response.status)
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code


def test_a_running_game_tells_nothing_of_its_past(quick: str) -> None:
    seat = alone(quick, "condottiere", watchable=False)
    seat.wait()
    with refused("not-over"):
        hint(seat, ply=0)
    with refused("not-over"):
        seat.client.call("GET", f"{seat.path}/review")
    with refused("private"):
        Client(quick, "Bea").call("GET", f"{seat.path}/review")


@pytest.fixture(scope="module")
def finished(quick: str) -> Finished:
    """A game of each title that is over, and a hint that was given in it."""

    @cache
    def play(game: str) -> tuple[Seat, dict[str, object]]:
        seat = alone(quick, game)
        seat.wait()
        given = hint(seat, lang="en")
        return play_out(seat), given

    return play


def test_a_finished_game_says_what_a_bot_would_have_thought(
    quick: str, game: str, finished: Finished
) -> None:
    seat, at_the_table = finished(game)
    ply = at_the_table["ply"]
    with refused("not-running"):
        hint(seat)
    anyone = Client(quick)
    path = f"{seat.path}/hint"
    found = anyone.call("GET", path, seat=seat.seat, ply=ply, lang="en")
    assert found["ply"] == ply
    assert found["candidates"]
    assert found["played"]
    assert found["played_text"]
    assert found["candidates"] == at_the_table["candidates"]
    with refused("not-asked"):
        anyone.call("GET", path, seat=seat.seat, ply=100_000)


def test_a_finished_game_is_reviewed(quick: str, game: str, finished: Finished) -> None:
    seat, _ = finished(game)
    found = Client(quick).call("GET", f"{seat.path}/review", lang="de")
    assert found["last"] == seat.now["ply"]
    assert len(found["chances"]) == found["last"] + 1
    totals = [one["total"] for one in found["points"][-1]["seats"]]
    assert totals == [score["total"] for score in seat.result]
    for point in found["turning_points"]:
        assert 0 < point["ply"] <= found["last"]
        assert point["texts"]
