"""Puzzles and what wins over the network: from the package's data alone, and without a secret."""

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

import pytest

from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES
from quattrocento.puzzles.puzzle import puzzles
from quattrocento.statistics.kept import NotCounted, read

TITLES = [game for game in GAMES if puzzles(game)]


def get(server: str, path: str, **query: object) -> dict[str, Any]:
    address = f"{server}/api{path}?{urllib.parse.urlencode(query)}"
    with urllib.request.urlopen(address) as response:
        return dict(json.loads(response.read()))


def refused(server: str, path: str, **query: object) -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as fault:
        get(server, path, **query)
    told = json.loads(fault.value.read())
    return fault.value.code, told["code"]


def test_every_title_has_a_puzzle_of_the_day(server: str) -> None:
    found = get(server, "/puzzles")
    for shelf in found["shelves"]:
        assert len(shelf["puzzles"]) == len(puzzles(shelf["game"]))
        assert -1 <= shelf["daily"] < max(1, len(shelf["puzzles"]))
    assert {shelf["game"] for shelf in found["shelves"]} == set(GAMES)


@pytest.mark.parametrize("game", TITLES)
def test_a_puzzle_shows_what_its_seat_sees_and_no_more(server: str, game: str) -> None:
    puzzle = puzzles(game)[0]
    found = get(server, f"/puzzles/{game}", number=0, lang="de")
    told = json.dumps(found)
    update = found["update"]
    assert update["seat"] == update["choice"]["seat"] == puzzle.seat
    assert update["seed"]["seed"] == ""
    assert puzzle.seed not in told
    assert seed_key(puzzle.seed).hex() not in told
    match = puzzle.match()
    hidden = [event for event in match.log if event.to not in (-1, puzzle.seat)]
    kinds = {(event.ply, event.kind, event.seat) for event in hidden}
    shown = {(event["ply"], event["kind"], event.get("seat", -1)) for event in update["events"]}
    assert not kinds & shown
    assert "solution" not in told
    assert "line" not in found


@pytest.mark.parametrize("game", TITLES)
def test_an_answer_is_judged_with_its_reason(server: str, game: str) -> None:
    puzzle = puzzles(game)[0]
    path = f"/puzzles/{game}/answer"
    wrong = puzzle.decision.options[1].move
    denied = get(server, path, number=0, move=wrong, lang="it")
    assert not denied["right"]
    assert denied["best"] is None
    assert denied["tried"]["line"] == []
    right = get(server, path, number=0, move=puzzle.solution, lang="it")
    assert right["right"]
    assert all(reason["text"] for reason in right["best"]["reasons"])
    assert all(step["text"] for step in right["best"]["line"])
    assert get(server, path, number=0, lang="it")["best"] == right["best"]
    line = get(server, f"/puzzles/{game}/line", number=0, lang="it")["moments"]
    assert len(line) == len(puzzle.decision.best.line)
    assert {moment["seat"] for moment in line} == {puzzle.seat}
    preview = get(server, f"/puzzles/{game}/preview", number=0, move=wrong, lang="it")
    assert preview["move"] == wrong


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("/puzzles/chess", {"number": 0}, 404, "no-game"),
        ("/puzzles/princes", {"number": 9999}, 404, "no-page"),
        (f"/puzzles/{TITLES[0]}/answer", {"number": 0, "move": "fly"}, 409, "illegal"),
        ("/games/chess/wins", {}, 404, "no-game"),
    ],
)
def test_what_is_not_there_is_refused(
    server: str, path: str, query: dict[str, object], status: int, code: str
) -> None:
    assert refused(server, path, **query) == (status, code)


@pytest.mark.parametrize("game", GAMES)
def test_what_wins_comes_with_its_sentences(server: str, game: str) -> None:
    try:
        kept = read(game)
    except NotCounted:
        assert refused(server, f"/games/{game}/wins") == (404, "no-page")
        return
    found = get(server, f"/games/{game}/wins", lang="it")
    assert found["games"] == kept["games"]
    assert all(found["texts"].values())
    assert all(topic["title"] and topic["text"] for topic in found["topics"])
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["seats"])
