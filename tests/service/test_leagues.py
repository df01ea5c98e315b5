"""Small leagues: joined by a link, played fixture by fixture, seen by those who belong to them."""

from typing import Any

import pytest

from quattrocento.client import Client, Seat
from tests.patience import PATIENCE
from tests.service.servers import refused
from tests.service.test_history import person, play_out

League = dict[str, Any]


def made(server: str, members: int = 3, **wanted: object) -> tuple[list[Client], League]:
    """A league of so many people, not yet begun; the first has made it."""
    people = [Client(server, name) for name in ("Anna", "Bea", "Carla", "Dora")[:members]]
    asked = {"name": "Casa", "titles": ["principato"], "size": 2, **wanted}
    league = people[0].call("POST", "/api/leagues", asked)
    for one in people[1:]:
        join(one, league)
    return people, league


def join(client: Client, league: League) -> League:
    body = {"invitation": league["invitation"]}
    found: League = client.call("POST", f"/api/leagues/{league['id']}/join", body)
    return found


def look(client: Client, league: League) -> League:
    found: League = client.call("GET", f"/api/leagues/{league['id']}")
    return found


def do(client: Client, league: League, deed: str, body: object = None) -> League:
    found: League = client.call("POST", f"/api/leagues/{league['id']}/{deed}", body or {})
    return found


def table(client: Client, league: League, number: int) -> str:
    return str(do(client, league, f"fixtures/{number}/table")["table"])


def until_over(client: Client, league: League, number: int) -> League:
    for _ in range(int(PATIENCE * 100)):
        if (found := look(client, league))["fixtures"][number]["status"] == "over":
            return found
    raise AssertionError("the game is never over")


def test_a_league_of_three_is_played_and_counted(server: str) -> None:
    people, league = made(server)
    league = do(people[0], league, "start")
    assert [fixture["round"] for fixture in league["fixtures"]] == [0, 1, 2]
    for number, fixture in enumerate(league["fixtures"]):
        players = [people[place] for place in fixture["seats"]]
        name = table(players[0], league, number)
        assert table(players[1], league, number) == name
        play_out(*[Seat(client, name, seat) for seat, client in enumerate(players)])
        until_over(people[0], league, number)
    league = look(people[2], league)
    assert league["is_over"]
    assert [row["played"] for row in league["standings"]] == [2, 2, 2]
    assert sum(row["points"] for row in league["standings"]) == 3
    for row in league["standings"]:
        assert row["points"] == sum(
            {True: 1.0, False: 0.0}[own < other] if own != other else 0.5
            for one in league["fixtures"]
            if row["member"] in one["seats"]
            for own in [one["places"][one["seats"].index(row["member"])]]
            for other in [one["places"][1 - one["seats"].index(row["member"])]]
        )


def test_a_seat_is_kept_for_the_right_person(server: str) -> None:
    people, league = made(server)
    league = do(people[0], league, "start")
    seats = league["fixtures"][0]["seats"]
    (left_out,) = [one for place, one in enumerate(people) if place not in seats]
    with refused("not-your-seat"):
        table(left_out, league, 0)
    name = table(people[seats[1]], league, 0)
    with refused("seat-taken"):
        left_out.call("POST", f"/api/tables/{name}/sit", {"seat": 0})
    with refused("seat-taken"):
        people[seats[1]].call("POST", f"/api/tables/{name}/fill", {"seat": 0, "bot": "chance"})
    table(people[seats[0]], league, 0)
    places = people[0].call("GET", f"/api/tables/{name}")["update"]["places"]
    assert [one["person"] for one in places] == [person(people[place]) for place in seats]


def test_a_table_tells_its_league_to_those_who_play_alone(server: str) -> None:
    """The page of a league that is shared is for those who have the link."""
    people, league = made(server, 2)
    league = do(people[0], league, "start")
    name = table(people[0], league, 0)
    told = [
        one.call("GET", f"/api/tables/{name}")["about"]["league"]
        for one in (people[0], Client(server, "Eve"))
    ]
    assert told == [league["id"], ""]


def test_over_weeks_games_begin_at_once_and_round_by_round(server: str) -> None:
    people, league = made(server, 2, pace="unhurried", turns=2)
    league = do(people[0], league, "start")
    assert [fixture["status"] for fixture in league["fixtures"]] == ["opened", "waiting"]
    first = league["fixtures"][0]
    players = [people[place] for place in first["seats"]]
    seats = [Seat(client, first["table"], seat) for seat, client in enumerate(players)]
    assert seats[0].look()["status"] == "running"
    play_out(*seats)
    for _ in range(int(PATIENCE * 100)):
        if look(people[0], league)["fixtures"][1]["status"] == "opened":
            break
    assert look(people[0], league)["fixtures"][1]["status"] == "opened"


def test_who_withdraws_is_in_no_game_that_has_not_begun(server: str) -> None:
    people, league = made(server)
    league = do(people[0], league, "start")
    league = do(people[0], league, "withdraw", {"place": 1})
    assert [fixture["status"] for fixture in league["fixtures"]].count("void") == 2
    assert league["members"][1]["withdrawn"]


def test_somebody_from_the_bench_takes_a_place(server: str) -> None:
    people, league = made(server)
    dora = Client(server, "Dora")
    running = do(people[0], league, "start")
    assert [one["name"] for one in join(dora, league)["bench"]] == ["Dora"]
    body = {"place": 1, "person": person(dora)}
    running = do(people[0], running, "replace", body)
    assert (running["members"][1]["name"], running["members"][1]["before"]) == ("Dora", ["Bea"])
    assert running["bench"] == []
    with refused("no-member"):
        do(people[0], running, "replace", body)


def test_a_league_is_seen_by_others_only_when_it_is_shared(server: str) -> None:
    people, league = made(server, 2)
    strangers = [Client(server), Client(server, "Eve")]
    for reader in strangers:
        answers = []
        for name in (league["id"], "x" * 12, "nonsense"):
            with refused("no-league") as found:
                look(reader, {"id": name})
            answers.append(str(found[0]))
        assert len(set(answers)) == 1
    people[0].call("PUT", f"/api/leagues/{league['id']}/sharing", {"shared": True})
    do(people[0], league, "start")
    table(people[0], league, 0)
    for reader in strangers:
        seen = look(reader, league)
        assert [one["name"] for one in seen["members"]] == ["Anna", "Bea"]
        assert {one["person"] for one in seen["members"]} == {""}
        assert (seen["invitation"], seen["fixtures"][0]["table"]) == ("", "")


@pytest.mark.parametrize(
    ("deed", "body"),
    [
        ("start", {}),
        ("withdraw", {"place": 0}),
        ("replace", {"place": 0, "person": "0" * 16}),
    ],
)
def test_only_the_maker_rules(server: str, deed: str, body: object) -> None:
    people, league = made(server, 2)
    with refused("not-maker"):
        do(people[1], league, deed, body)
    with refused("no-league"):
        do(Client(server, "Eve"), league, deed, body)
    with refused("no-league"):
        do(Client(server), league, deed, body)


def test_strangers_can_neither_share_nor_delete_nor_play(server: str) -> None:
    people, league = made(server, 2)
    do(people[0], league, "start")
    path = f"/api/leagues/{league['id']}"
    with refused("not-maker"):
        people[1].call("PUT", f"{path}/sharing", {"shared": True})
    with refused("not-maker"):
        people[1].call("DELETE", path)
    eve = Client(server, "Eve")
    for method, deed, body in (
        ("PUT", "/sharing", {"shared": True}),
        ("DELETE", "", None),
        ("POST", "/leave", {}),
        ("POST", "/fixtures/0/table", {}),
    ):
        with refused("no-league"):
            eve.call(method, f"{path}{deed}", body)
    with refused("no-person"):
        Client(server).call("GET", "/api/leagues")
    assert eve.call("GET", "/api/leagues")["leagues"] == []


def test_an_invitation_is_needed_and_there_is_room_for_twelve(server: str) -> None:
    people, league = made(server, 2)
    with refused("no-league"):
        join(Client(server, "Eve"), {**league, "invitation": "guess"})
    for number in range(10):
        join(Client(server, f"Guest {number}"), league)
    with refused("league-full"):
        join(Client(server, "Thirteenth"), league)
    assert len(look(people[0], league)["members"]) == 12


def test_a_league_that_cannot_be_played_is_refused(server: str) -> None:
    anna = Client(server, "Anna")
    for odd in ({"titles": ["chess"]}, {"titles": ["signorie"], "size": 6}, {"turns": 3}):
        asked = {"name": "Casa", "titles": ["principato"], "size": 2, **odd}
        with pytest.raises(Exception, match=r"no such game|at most"):
            anna.call("POST", "/api/leagues", asked)
    alone, league = made(server, 1)
    with refused("league-few"):
        do(alone[0], league, "start")


def test_who_leaves_before_it_begins_is_gone(server: str) -> None:
    people, league = made(server)
    do(people[1], league, "leave")
    assert [one["name"] for one in look(people[0], league)["members"]] == ["Anna", "Carla"]
    people[0].call("DELETE", f"/api/leagues/{league['id']}")
    with refused("no-league"):
        look(people[0], league)
