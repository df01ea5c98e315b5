"""Lessons over the network: they look like any table, but nothing of them is kept."""

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

import pytest

from quattrocento.lessons import LEARNER, lesson


def get(server: str, path: str, **query: object) -> dict[str, Any]:
    address = f"{server}/api{path}?{urllib.parse.urlencode(query)}"
    with urllib.request.urlopen(address) as response:
        return dict(json.loads(response.read()))


def refused(server: str, path: str, **query: object) -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as fault:
        get(server, path, **query)
    told = json.loads(fault.value.read())
    return fault.value.code, told["code"]


def test_a_stop_is_what_a_player_would_see(server: str, game: str) -> None:
    found = get(server, f"/games/{game}/lesson", stop=0, lang="de")
    update = found["update"]
    assert found["stops"] == [stop.key for stop in lesson(game).stops]
    assert [place["name"] for place in update["places"]] == list(lesson(game).names)
    assert update["seat"] == LEARNER
    assert update["undo"] is None
    assert all(event["text"] for event in update["events"])
    assert all(rule["title"] for rule in found["rules"])


def test_a_lesson_opens_no_table(server: str, game: str) -> None:
    before = get(server, "/tables", limit=50)
    get(server, f"/games/{game}/lesson", stop=3)
    assert get(server, "/tables", limit=50) == before


def test_the_others_keep_their_secrets(server: str) -> None:
    """The learner is told of no hand but the own one."""
    update = get(server, "/games/condottiere/lesson", stop=10)["update"]
    told = [event for event in update["events"] if event["kind"] == "hand"]
    assert {event["seat"] for event in told} <= {LEARNER}
    assert update["seed"]["seed"] == ""


def test_a_move_can_be_looked_at_before_it_is_made(server: str) -> None:
    query = {"stop": 5, "move": "play drummer", "lang": "it"}
    found = get(server, "/games/condottiere/lesson/preview", **query)
    assert found["text"] == "Gioca il tamburino"
    assert found["preview"]["after"] == [22, 13, 4]


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("/games/chess/lesson", {}, 404, "no-game"),
        ("/games/condottiere/lesson", {"stop": 99}, 404, "no-page"),
        ("/games/condottiere/lesson", {"stop": -1}, 400, "malformed"),
        ("/games/condottiere/lesson", {"stop": 9, "taken": "pass"}, 409, "illegal"),
        ("/games/condottiere/lesson/preview", {"stop": 5, "move": "play m7"}, 409, "illegal"),
        ("/games/condottiere/lesson/preview", {"stop": 10, "move": "pass"}, 409, "not-asked"),
        ("/games/condottiere/lesson/preview", {"stop": 5}, 400, "malformed"),
    ],
)
def test_what_is_not_there_is_refused(
    server: str, path: str, query: dict[str, object], status: int, code: str
) -> None:
    assert refused(server, path, **query) == (status, code)
