"""People at tables: sitting down by link, watching, leaving, coming back, playing again."""

from typing import Any

from quattrocento.client import Client
from tests.service.servers import alone, asked, duel, play_out, refused


def test_a_table_keeps_what_its_host_has_set(server: str) -> None:
    wanted = {
        "pace": "unhurried",
        "listed": False,
        "clock": {"bank": 60, "extra": 5},
        "stand_in": "journeyman",
        "chat": False,
        "hot_seat": True,
        "watchable": False,
    }
    seat = Client(server, "Anna").open("condottiere", ["", ""], undo="consent", **wanted)
    about = seat.client.call("GET", seat.path)["about"]
    assert {name: about[name] for name in wanted} == wanted
    assert about["undo_rule"] == "consent"


def test_a_game_begins_when_every_chair_is_taken(server: str) -> None:
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("condottiere", ["", ""])
    assert first.now["status"] == "open"
    assert first.now["view"] is None
    bea.sit(first.table)
    assert first.look()["status"] == "running"
    assert [place["name"] for place in first.now["places"]] == ["Anna", "Bea"]


def test_what_is_dealt_follows_from_the_secret_and_what_the_players_give(server: str) -> None:
    anna = Client(server, "Anna")
    hands = [
        anna.open("condottiere", ["", "chance"], part=part).now["view"]["hand"]
        for part in ("lily", "lily", "rose")
    ]
    assert hands[0] == hands[1] != hands[2]


def test_a_taken_seat_is_refused(server: str) -> None:
    first, _ = duel(server, "condottiere")
    carla = Client(server, "Carla")
    with refused("not-open"):
        carla.sit(first.table)


def test_nobody_takes_two_seats_but_at_a_shared_device(server: str) -> None:
    anna = Client(server, "Anna")
    table = anna.open("condottiere", ["", "", ""])
    with refused("has-seat"):
        anna.sit(table.table, 2)
    shared = anna.open("condottiere", ["", ""], hot_seat=True)
    anna.sit(shared.table)
    assert shared.look()["status"] == "running"


def test_a_shared_device_shows_no_hand_until_a_seat_is_named(server: str) -> None:
    anna = Client(server, "Anna")
    table = anna.open("condottiere", ["", ""], hot_seat=True)
    anna.sit(table.table)
    page = anna.call("GET", f"/api/tables/{table.table}")
    assert page["update"]["view"]["hand"] == []
    assert page["update"]["choice"] is None
    for seat in (0, 1):
        own = anna.call("GET", f"/api/tables/{table.table}", seat=seat)
        assert len(own["update"]["view"]["hand"]) == 10


def test_a_spectator_sees_no_hand_and_cannot_move(server: str) -> None:
    first, second = duel(server, "condottiere")
    watcher = Client(server, "Wanda")
    page = watcher.call("GET", f"/api/tables/{first.table}")
    assert page["update"]["seat"] is None
    assert page["update"]["view"]["hand"] == []
    mover = asked(first, second)
    body = {"seat": mover.seat, "seq": mover.now["seq"], "move": "pass", "key": "k"}
    with refused("not-your-seat"):
        watcher.call("POST", f"/api/tables/{first.table}/moves", body)
    with refused("not-your-seat"):
        watcher.call("GET", f"/api/tables/{first.table}", seat=0)


def test_a_private_table_shows_itself_to_its_players_only(server: str) -> None:
    first, _ = duel(server, "condottiere", watchable=False)
    with refused("private"):
        Client(server, "Wanda").call("GET", f"/api/tables/{first.table}")


def test_whoever_leaves_is_replaced_and_may_come_back(server: str) -> None:
    first, second = duel(server, "condottiere")
    before = asked(first, second)
    other = second if before is first else first
    before.client.call("POST", f"{before.path}/leave", {"seat": before.seat})
    other.wait()
    assert other.now["places"][before.seat]["away"] == "left"
    assert before.seat in {event.get("seat") for event in other.now["events"]}
    before.client.call("POST", f"{before.path}/return", {"seat": before.seat})
    assert other.look()["places"][before.seat]["away"] == ""


def test_the_host_fills_a_chair_with_a_bot(server: str) -> None:
    anna = Client(server, "Anna")
    seat = anna.open("condottiere", ["", ""])
    anna.call("POST", f"{seat.path}/fill", {"seat": 1, "bot": "chance"})
    assert seat.look()["status"] == "running"


def test_only_the_host_closes_a_table_and_only_before_it_begins(server: str) -> None:
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    seat = anna.open("condottiere", ["", "", ""])
    bea.sit(seat.table)
    with refused("not-host"):
        bea.call("POST", f"{seat.path}/close")
    anna.call("POST", f"{seat.path}/close")
    assert seat.look()["status"] == "closed"
    first, _ = duel(server, "condottiere")
    with refused("not-open"):
        first.client.call("POST", f"{first.path}/close")


def test_a_rematch_is_one_table_for_all(server: str) -> None:
    seat = alone(server, "condottiere")
    anna = seat.client
    with refused("not-over"):
        anna.call("POST", f"{seat.path}/rematch", {})
    play_out(seat)
    page = anna.call("POST", f"{seat.path}/rematch", {})
    again = anna.call("POST", f"{seat.path}/rematch", {})
    assert page["about"]["previous"] == seat.table
    assert page["update"]["status"] == "running"
    assert again["about"]["id"] == page["about"]["id"]
    assert seat.look()["next"] == page["about"]["id"]


def test_impossible_settings_open_no_table(server: str) -> None:
    anna = Client(server, "Anna")
    with refused("bad-option"):
        anna.open("condottiere", [""] * 7)
    with refused("bad-option"):
        anna.open("condottiere", ["", ""], options={"weather": "rain"})
    with refused("bad-option"):
        anna.open("condottiere", ["", "grandmaster"])
    with refused("bad-option"):
        anna.open("condottiere", ["", "master-2026"])
    with refused("bad-edition"):
        anna.open("condottiere", ["", ""], edition="[edition]\ngame = 'chess'\n")
    with refused("no-game"):
        anna.open("chess", ["", ""])


def test_the_lobby_filters(server: str) -> None:
    anna = Client(server, "Anna")
    opened = anna.open("condottiere", ["", ""], pace="unhurried")
    hidden = anna.open("condottiere", ["", ""], listed=False)

    def ids(**query: object) -> list[str]:
        return [card["id"] for card in anna.call("GET", "/api/tables", **query)["tables"]]

    assert opened.table in ids(status="open", pace="unhurried", limit=200)
    assert opened.table not in ids(status="running", limit=200)
    assert opened.table not in ids(pace="live", limit=200)
    assert hidden.table not in ids(limit=200)
    assert set(ids(mine="true")) == {opened.table, hidden.table}


def test_waiting_for_you(server: str) -> None:
    first, second = duel(server, "condottiere", pace="unhurried")
    mover = asked(first, second)
    other = second if mover is first else first

    def waiting(seat: object) -> list[str]:
        client = mover.client if seat is mover else other.client
        return [card["id"] for card in client.call("GET", "/api/me/waiting")["tables"]]

    assert waiting(mover) == [first.table]
    assert waiting(other) == []


def colours(page: Any) -> list[str]:
    return [family["board"] for family in page["view"]["families"]]


def test_whoever_sits_down_chooses_a_colour(server: str) -> None:
    """SIG-02"""
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("signorie", ["", ""], wishes={"board": "blue"})
    assert [place["wishes"] for place in first.now["places"]] == [{"board": "blue"}, {}]
    bea.sit(first.table, board="violet")
    assert colours(first.look()) == ["blue", "violet"]


def test_a_colour_is_for_whoever_came_first(server: str) -> None:
    """SIG-02"""
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("signorie", ["", "", ""], wishes={"board": "blue"})
    with refused("wish-taken"):
        bea.sit(first.table, board="blue")
    bea.sit(first.table, board="random")
    Client(server, "Carla").sit(first.table, board="red")
    assert colours(first.look())[::2] == ["blue", "red"]


def test_a_colour_is_free_again_when_its_chooser_leaves(server: str) -> None:
    """SIG-02"""
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("signorie", ["", "", ""])
    bea.sit(first.table, board="red")
    bea.call("POST", f"/api/tables/{first.table}/leave", {"seat": 1})
    Client(server, "Carla").sit(first.table, board="red")
    assert first.look()["places"][1]["wishes"] == {"board": "red"}


def test_a_colour_fixed_for_another_seat_is_taken(server: str) -> None:
    """SIG-02"""
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("signorie", ["", "", "chance"], options={"board2": "red"})
    with refused("wish-taken"):
        bea.sit(first.table, board="red")


def test_what_no_seat_can_choose_is_refused(server: str) -> None:
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    first = anna.open("signorie", ["", ""])
    with refused("bad-option"):
        bea.sit(first.table, board="green")
    with refused("bad-option"):
        bea.sit(first.table, orde="r")


def test_a_new_table_keeps_every_option(server: str) -> None:
    """So that an option that comes later finds it as it was opened."""
    first = Client(server, "Anna").open("signorie", ["", "chance"])
    record = first.client.call("GET", f"/api/tables/{first.table}/record")["record"]
    assert "options: order=random board0=random board1=random" in record
