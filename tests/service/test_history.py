"""The story of a person: kept when a game ends, private unless they say so, and theirs."""

import csv
import io
import sqlite3
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

from quattrocento.client import Client, Seat
from quattrocento.core.record import parse
from tests.patience import PATIENCE
from tests.service.servers import asked, duel, refused, running, settings, until

Story = dict[str, Any]
Pair = tuple[Seat, Seat]


def play_out(*seats: Seat) -> None:
    """Pass until the game is over."""
    while seats[0].look()["status"] != "finished":
        mover = asked(*seats)
        mover.play(mover.now["choice"]["options"][-1]["move"])


def finished(address: str, **wanted: object) -> Pair:
    """Two people who have played a game to its end; one of them won."""
    seats = duel(address, "principato", **wanted)
    play_out(*seats)
    for seat in seats:
        told(seat.client)
    return seats


@pytest.fixture(scope="module")
def pair(server: str) -> Pair:
    """Two people whose game was open to all, for tests that only look."""
    return finished(server)


@pytest.fixture(scope="module")
def recluses(server: str) -> Pair:
    """Two people whose table was not listed."""
    return finished(server, listed=False)


def person(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def story(reader: Client, of: Client) -> Story:
    found: Story = reader.call("GET", f"/api/people/{person(of)}/story")
    return found


def games(reader: Client, of: Client, **wanted: object) -> list[Story]:
    found = reader.call("GET", f"/api/people/{person(of)}/games", **wanted)
    return list(found["games"])


def told(client: Client, count: int = 1) -> list[Story]:
    """The games of a person as soon as there are so many: they are noted after the last move."""
    for _ in range(int(PATIENCE * 100)):
        if len(found := games(client, client)) >= count:
            return found
    raise AssertionError(f"there are never {count} games")


def seen_by(client: Client, audience: str) -> None:
    client.call("PUT", "/api/me/story", {"audience": audience})


def download(client: Client, path: str) -> bytes:
    asking = {"Authorization": f"Bearer {client.token}"}
    request = urllib.request.Request(client.address + path, headers=asking)
    with urllib.request.urlopen(request) as response:
        return bytes(response.read())


def test_a_game_that_is_over_is_in_the_story_of_all_who_played_it(pair: Pair) -> None:
    first, second = pair
    (game,) = games(second.client, second.client)
    assert game["table"] == first.table
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bea"]
    assert [seat["place"] for seat in game["seats"]] == [one["rank"] for one in first.now["result"]]
    assert [seat["total"] for seat in game["seats"]] == [
        one["total"] for one in first.now["result"]
    ]
    assert game["moves"] == first.now["ply"]


def test_wins_streaks_and_encounters_add_up(pair: Pair) -> None:
    first, second = pair
    won = {seat["name"]: seat["place"] == 1 for seat in told(first.client)[0]["seats"]}
    for client, name, other in ((first.client, "Anna", "Bea"), (second.client, "Bea", "Anna")):
        found = story(client, client)
        assert found["all"] == {"games": 1, "wins": int(won[name])}
        assert (found["streak"], found["longest"]) == (int(won[name]), int(won[name]))
        (met,) = found["people"]
        assert (met["name"], met["games"]) == (other, 1)
        assert met["ahead"] == int(won[name] and not won[other])
        (title,) = found["titles"]
        assert title["by_seats"] == [{"seats": 2, "games": 1, "wins": int(won[name])}]


def test_bots_are_met_by_their_level(server: str) -> None:
    anna = Client(server, "Anna")
    seat = anna.open("principato", ["", "chance"])
    while (choice := seat.wait()) is not None:
        seat.play(choice["options"][-1]["move"])
    told(anna)
    (level,) = story(anna, anna)["levels"]
    assert (level["bot"], level["games"]) == ("chance", 1)
    assert games(anna, anna, company="bots") != []
    assert games(anna, anna, company="people") == []


def test_games_are_chosen_by_title_and_by_company(pair: Pair) -> None:
    first, second = pair
    anna, bea = first.client, second.client
    assert len(games(anna, anna, game="principato", company="people")) == 1
    assert len(games(anna, anna, other=person(bea))) == 1
    assert games(anna, anna, game="princes") == []
    assert games(anna, anna, company="bots") == []
    assert games(anna, anna, other="0" * 16) == []
    assert anna.call("GET", f"/api/people/{person(anna)}/games", page=1)["games"] == []


def test_on_one_device_nothing_is_added_up(server: str) -> None:
    anna = Client(server, "Anna")
    first = anna.open("principato", ["", ""], hot_seat=True)
    second = anna.sit(first.table)
    play_out(first, second)
    (game,) = told(anna)
    assert (game["hot_seat"], game["counts"]) == (True, False)
    assert story(anna, anna)["all"] == {"games": 0, "wins": 0}


# who may see it


def strangers(server: str) -> list[Client]:
    return [Client(server), Client(server, "Carla")]


ASKING = ("/api/people/{}/story", "/api/people/{}/games")


@pytest.mark.parametrize("path", ASKING)
def test_a_private_story_is_told_like_that_of_nobody(server: str, pair: Pair, path: str) -> None:
    first, second = pair
    seen_by(first.client, "private")
    for reader in (*strangers(server), second.client):
        answers = []
        for wanted in (person(first.client), "0" * 16, "nonsense"):
            with refused("no-person-found") as found:
                reader.call("GET", path.format(wanted))
            answers.append((found[0].status, str(found[0])))
        assert len(set(answers)) == 1


def test_a_story_for_companions_is_told_to_those_who_played(server: str, pair: Pair) -> None:
    first, second = pair
    seen_by(first.client, "played")
    assert story(second.client, first.client)["name"] == "Anna"
    for reader in strangers(server):
        with refused("no-person-found"):
            story(reader, first.client)


def test_a_story_for_everyone_names_nobody_else(server: str, recluses: Pair) -> None:
    first, _ = recluses
    seen_by(first.client, "everyone")
    for reader in strangers(server):
        found = story(reader, first.client)
        assert (found["audience"], found["people"]) == (None, [])
        (game,) = games(reader, first.client)
        assert game["table"] == ""
        assert [seat["name"] for seat in game["seats"]] == ["Anna", ""]
        assert [seat["person"] != "" for seat in game["seats"]] == [True, False]


def test_whom_somebody_met_cannot_be_asked_by_others(server: str, pair: Pair) -> None:
    first, second = pair
    seen_by(first.client, "everyone")
    for reader in strangers(server):
        assert games(reader, first.client, other=person(second.client)) == []
    assert len(games(second.client, first.client, other=person(second.client))) == 1


def test_who_is_blocked_sees_nothing(pair: Pair) -> None:
    first, second = pair
    seen_by(first.client, "everyone")
    blocking = f"/api/me/blocked/{person(second.client)}"
    first.client.call("PUT", blocking)
    with refused("no-person-found"):
        story(second.client, first.client)
    first.client.call("DELETE", blocking)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me/story"),
        ("GET", "/api/me/games"),
        ("GET", "/api/me/games.csv"),
        ("GET", "/api/me/records.zip"),
    ],
)
def test_nobody_in_particular_has_no_story(server: str, method: str, path: str) -> None:
    with refused("no-person"):
        Client(server).call(method, path, {"audience": "everyone"} if method == "PUT" else None)


# to take along, and to delete


def test_everything_can_be_taken_along(pair: Pair) -> None:
    first, _ = pair
    anna = first.client
    (game,) = anna.call("GET", "/api/me/games")["games"]
    assert sum(game["seats"][0]["parts"].values()) == game["seats"][0]["total"]
    (line,) = csv.DictReader(io.StringIO(download(anna, "/api/me/games.csv").decode()))
    assert (line["game"], line["place"]) == ("principato", str(game["seats"][0]["place"]))
    assert "Bea" in line["players"]
    with zipfile.ZipFile(io.BytesIO(download(anna, "/api/me/records.zip"))) as archive:
        (name,) = archive.namelist()
        record = parse(archive.read(name).decode())
    assert record.result == tuple(seat["total"] for seat in game["seats"])
    assert str(record) == first.record()


def test_a_name_is_no_formula(server: str) -> None:
    anna = Client(server, "=1+1")
    seat = anna.open("principato", ["", "chance"])
    while (choice := seat.wait()) is not None:
        seat.play(choice["options"][-1]["move"])
    told(anna)
    (line,) = csv.DictReader(io.StringIO(download(anna, "/api/me/games.csv").decode()))
    assert line["players"].startswith("'=1+1")


def test_who_is_deleted_has_no_story_and_the_others_keep_theirs(server: str) -> None:
    first, second = finished(server)
    anna = person(first.client)
    first.client.call("DELETE", "/api/me")
    with refused("no-person-found"):
        second.client.call("GET", f"/api/people/{anna}/story")
    (game,) = games(second.client, second.client)
    assert (game["seats"][0]["name"], game["seats"][0]["person"]) == ("", "")
    found = story(second.client, second.client)
    assert (found["all"]["games"], found["people"]) == (1, [])


# what was missed


def test_games_of_before_there_was_a_history_are_found(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, _ = finished(address)
        (before,) = told(first.client)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executescript("DELETE FROM results; DELETE FROM result_people;")
        database.execute("DELETE FROM documents WHERE key = 'history'")
    database.close()
    with running(settings(tmp_path)) as address:
        first.client.address = address
        assert told(first.client) == [before]


def test_who_was_deleted_is_not_named_when_results_are_made_again(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, second = finished(address)
        first.client.call("DELETE", "/api/me")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executescript("DELETE FROM results; DELETE FROM result_people;")
        database.execute("DELETE FROM documents WHERE key = 'history'")
    database.close()
    with running(settings(tmp_path)) as address:
        second.client.address = address
        (game,) = told(second.client)
        assert game["seats"][0]["person"] == ""


def test_a_game_that_somebody_left_is_told_but_not_added_up_for_them(server: str) -> None:
    first, second = duel(server, "principato", stand_in="chance")
    first.client.call("POST", f"{first.path}/leave", {"seat": first.seat})
    until(second, lambda now: now["places"][0]["away"] == "left")
    while (choice := second.wait()) is not None:
        second.play(choice["options"][-1]["move"])
    (game,) = told(first.client)
    assert (game["seats"][0]["left"], game["counts"]) == (True, False)
    assert story(first.client, first.client)["all"]["games"] == 0
    assert told(second.client)[0]["counts"]
