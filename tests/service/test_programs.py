"""Programs of one's own at a table: they sit, see their seat and move, and may do nothing else."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quattrocento.client import Client, Refused, Seat
from quattrocento.core.game import Score
from quattrocento.core.match import Match, event_data, visible
from quattrocento.core.record import parse
from quattrocento.games import GAMES
from quattrocento.online import NoSeat, sit
from quattrocento.service.errors import Problem
from quattrocento.service.http.endpoints import ENDPOINTS
from quattrocento.service.service import Service
from quattrocento.service.tables.claims import claimable
from quattrocento.service.tables.events import Opens, Sits
from quattrocento.service.tables.table import restore
from tests.bots.test_protocol import LISTENER
from tests.patience import PATIENCE
from tests.service.servers import hear, inside, refused, serving, settings, socket_of
from tests.service.tables import SECRET, Rows

FIRST = "tests.arena.strangers:First"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Service]]:
    with serving(settings(tmp_path_factory.mktemp("programs"))) as found:
        yield found


@pytest.fixture
def anna(place: tuple[str, Service]) -> Client:
    return Client(place[0], "Anna")


def table_with_program(anna: Client, game: str = "condottiere") -> tuple[Seat, dict[str, Any]]:
    """Anna at a table whose other seat a program of hers has taken."""
    seat = anna.open(game, ["", ""])
    given = anna.call("POST", f"{seat.path}/programs", {"name": "Marvin"})
    program(given, anna).sit(seat.table)
    seat.look()
    return seat, given


def program(given: dict[str, Any], anna: Client) -> Client:
    return Client(anna.address, token=given["token"])


def play_out(seat: Seat, token: str, bot: str) -> list[Score]:
    """Play to the end, with some variety, against a program that somebody runs elsewhere."""
    with ThreadPoolExecutor(1) as elsewhere:
        playing = elsewhere.submit(sit, seat.client.address, token, bot)
        while seat.now["status"] in ("open", "running") and not playing.done():
            if choice := seat.now["choice"]:
                options = choice["options"]
                seat.play(options[seat.now["seq"] % len(options)]["move"])
            else:
                seat.look(wait=2)
        return playing.result(PATIENCE)


def test_the_class_of_the_arena_plays_at_a_table(anna: Client, place: tuple[str, Service]) -> None:
    """Everybody sees that it is a program, and no rating and no history are kept of it."""
    seat, given = table_with_program(anna, "signorie")
    scores = play_out(seat, given["token"], FIRST)
    assert [score.rank for score in scores] == [one["rank"] for one in seat.result]
    there = seat.now["places"][1]
    assert (there["name"], there["bot"]) == ("Marvin", "program")
    moves = parse(seat.record()).moves
    assert any(entry.seat == 1 for entry in moves)
    service = place[1]

    async def kept() -> list[Any]:
        await service.history.stop()
        return await service.results.at([seat.table])

    (result,) = inside(service, kept())
    assert list(result.people) == [anna.call("GET", "/api/me")["id"]]
    assert json.loads(result.content)["seats"][1]["bot"] == "program"


def test_a_program_in_any_language_hears_what_its_seat_is_told(
    anna: Client, tmp_path: Path
) -> None:
    (tmp_path / "listener.py").write_text(LISTENER, "utf-8")
    seat, given = table_with_program(anna, "signorie")
    bot = f"run:{sys.executable} {tmp_path / 'listener.py'} {tmp_path / 'heard'}"
    play_out(seat, given["token"], bot)
    told = [json.loads(line) for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    assert [one["type"] for one in told][-2:] == ["result", "bye"]
    turns = [one for one in told if one["type"] == "turn"]
    events: list[dict[str, Any]] = []
    for turn in turns:
        events = [event for event in events if event["ply"] <= turn["after"]] + turn["events"]
    record = parse(seat.record())
    match = Match.replay(GAMES[record.game], record, turns[-1]["ply"])
    assert events == [event_data(event) for event in visible(match.log, 1)]


def test_a_program_may_do_nothing_else(anna: Client) -> None:
    """Whatever endpoint there is or will be: it is refused, unless it is meant for programs."""
    seat, given = table_with_program(anna)
    marvin = program(given, anna)
    tried = 0
    for one in ENDPOINTS:
        if one.programs:
            continue
        path = one.path.replace("{table}", seat.table)
        for name in ("game", "league", "person", "program", "passkey", "session", "rule", "ban"):
            path = path.replace(f"{{{name}}}", "condottiere")
        if "{" in path:
            continue
        with refused("not-for-programs"):
            marvin.call(one.method, path, None if one.method == "GET" else {})
        tried += 1
    assert tried > 60
    meant = {one.name for one in ENDPOINTS if one.programs}
    assert meant == {
        "show_table", "sit_down", "leave_table", "make_move", "events_since", "export_record",
        "report_position", "which_program",
    }  # fmt: skip


def test_a_program_does_not_come_in_by_the_socket(anna: Client) -> None:
    seat, given = table_with_program(anna)
    own = Seat(program(given, anna), seat.table, 1)
    with pytest.raises(ConnectionClosed, match="not-for-programs"), socket_of(own) as socket:
        hear(socket)


def test_a_program_sees_its_seat_alone(anna: Client) -> None:
    seat, given = table_with_program(anna)
    marvin = program(given, anna)
    own = marvin.call("GET", f"{seat.path}/events", seat=1)
    assert own["seat"] == 1
    for path in ("events", "record", "report"):
        with refused("not-your-seat"):
            marvin.call("GET", f"{seat.path}/{path}", seat=0)
    with refused("not-your-seat"):
        move = {"seat": 0, "seq": own["seq"], "move": "pass", "key": "k"}
        marvin.call("POST", f"{seat.path}/moves", move)


def test_a_token_for_a_table_is_good_for_no_other(anna: Client) -> None:
    _, given = table_with_program(anna)
    marvin = program(given, anna)
    other = anna.open("condottiere", ["", ""])
    for method, path in (("GET", "/events"), ("GET", ""), ("POST", "/sit")):
        with refused("not-for-programs"):
            marvin.call(method, f"{other.path}{path}", {} if method == "POST" else None)


def test_a_token_for_a_person_sits_at_their_tables_alone(anna: Client) -> None:
    given = anna.call("POST", "/api/me/programs", {"name": "Marvin"})
    own = anna.open("condottiere", ["", ""])
    strangers = Client(anna.address, "Bea").open("condottiere", ["", ""])
    marvin = program(given, anna)
    with refused("not-for-programs"):
        marvin.call("GET", f"{own.path}/events")
    with refused("not-for-programs"):
        marvin.call("POST", f"{strangers.path}/sit", {})
    with pytest.raises(NoSeat, match="name a table"):
        sit(anna.address, given["token"], FIRST)
    assert marvin.sit(own.table).seat == 1
    own.look()
    assert own.now["places"][1]["bot"] == "program"


def test_a_token_that_is_none_is_named(anna: Client) -> None:
    with pytest.raises(NoSeat, match="the token is not known here; expected one that a host gave"):
        sit(anna.address, "guess", FIRST)


def test_only_the_host_invites_programs_and_only_before_the_game(anna: Client) -> None:
    seat = anna.open("condottiere", ["", ""])
    bea = Client(anna.address, "Bea")
    with refused("not-host"):
        bea.call("POST", f"{seat.path}/programs", {"name": "Marvin"})
    bea.sit(seat.table)
    with refused("not-open"):
        anna.call("POST", f"{seat.path}/programs", {"name": "Marvin"})
    assert bea.call("GET", "/api/me/programs") == {"programs": []}
    assert anna.call("GET", "/api/me/programs") == {"programs": []}


def test_a_program_takes_a_seat_when_it_comes(anna: Client) -> None:
    """Only then the game begins; the program of a game that is over makes room for others."""
    seat = anna.open("signorie", ["", ""])
    given = anna.call("POST", f"{seat.path}/programs", {"name": "Marvin"})
    assert seat.look()["status"] == "open"
    play_out(seat, given["token"], FIRST)
    assert seat.look()["status"] == "finished"
    anna.call("POST", "/api/me/programs", {"name": "Deep Thought"})
    (left,) = anna.call("GET", "/api/me/programs")["programs"]
    assert left["name"] == "Deep Thought"


def test_a_program_that_is_ended_is_worth_nothing(anna: Client) -> None:
    seat, given = table_with_program(anna)
    with refused("no-person-found"):
        Client(anna.address, "Bea").call("DELETE", f"/api/me/programs/{given['id']}")
    anna.call("DELETE", f"/api/me/programs/{given['id']}")
    with refused("no-person"):
        program(given, anna).call("GET", "/api/program")
    seat.look()
    assert seat.now["places"][1]["away"] == "left"
    assert anna.call("GET", "/api/me/programs") == {"programs": []}


def test_a_program_that_is_ended_while_it_waits_hears_no_more(anna: Client) -> None:
    seat, given = table_with_program(anna)
    marvin = program(given, anna)
    known = marvin.call("GET", f"{seat.path}/events", seat=1)["seq"]

    def listen(since: int) -> None:
        """For as long as it is told of anything, be it from before its end."""
        while True:
            told = marvin.call("GET", f"{seat.path}/events", seat=1, since=since, wait=20)
            since = told["seq"]

    with ThreadPoolExecutor(1) as elsewhere:
        listening = elsewhere.submit(listen, known)
        anna.call("DELETE", f"/api/me/programs/{given['id']}")
        with pytest.raises(Refused) as caught:
            listening.result(PATIENCE)
    # Nobody's, or no longer that of the seat, depending on what is noticed first.
    assert caught.value.code in ("no-person", "not-your-seat")


def test_programs_end_with_their_person(anna: Client) -> None:
    given = anna.call("POST", "/api/me/programs", {"name": "Marvin"})
    anna.call("DELETE", "/api/me")
    with refused("no-person"):
        program(given, anna).call("GET", "/api/program")


def test_a_program_is_banned_with_its_person(anna: Client, place: tuple[str, Service]) -> None:
    given = anna.call("POST", "/api/me/programs", {"name": "Marvin"})
    person = anna.call("GET", "/api/me")["id"]
    inside(place[1], place[1].bans.ban(person, 0.0, "Be kind."))
    with refused("banned"):
        program(given, anna).call("GET", "/api/program")
    inside(place[1], place[1].bans.lift(person))
    assert program(given, anna).call("GET", "/api/program")["owner"] == "Anna"


def test_a_person_has_so_many_programs(anna: Client) -> None:
    for number in range(20):
        anna.call("POST", "/api/me/programs", {"name": f"Marvin {number}"})
    with refused("programs-many"):
        anna.call("POST", "/api/me/programs", {"name": "one more"})


def test_a_program_that_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        anna = Client(address, "Anna")
        given = anna.call("POST", "/api/me/programs", {"name": "Marvin"})
        service.program_limit.burst, service.program_limit.per_second = 3, 0.001
        marvin = program(given, anna)
        for _ in range(3):
            marvin.call("GET", "/api/program")
        with pytest.raises(Refused, match="Too many") as caught:
            marvin.call("GET", "/api/program")
        assert caught.value.code == "too-many"
        assert anna.call("GET", "/api/me")["name"] == "Anna"


def test_a_program_has_no_say_beside_the_game() -> None:
    """It is asked for no consent, its seat is no one's to claim, and that outlasts a restart."""
    rows = Rows(Opens(game="condottiere", options={}, chairs=["", ""], host="p0", secret=SECRET))
    rows.add([Sits(0, "p0", "part"), Sits(1, "marvin", "", {}, True)])
    for table in (rows.table, restore(rows.table.id, rows.rows)):
        assert table.people() == table.present() == table.speakers() == {"p0"}
        assert table.named() == {"p0", "marvin"}
        with pytest.raises(Problem, match="no-claim"):
            claimable(table, "stranger", 1)
