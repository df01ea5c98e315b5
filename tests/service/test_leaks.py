"""Two servers whose states differ only in what a seat cannot know send it the same bytes."""

import http.client
import json
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from urllib.parse import urlencode, urlsplit

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.client import Client, Seat
from quattrocento.core.match import event_data
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import EVERYONE, Event
from quattrocento.games import GAMES
from quattrocento.service.messages import projections
from quattrocento.service.service import Service
from quattrocento.service.tables.events import Opens, Order, Plays, Row, Sits
from quattrocento.service.tables.holder import Holder
from quattrocento.service.tables.table import Table, restore
from quattrocento.service.workers import hints
from quattrocento.service.workers.recent import Recent
from tests.patience import PATIENCE
from tests.service.servers import serving, settings, socket_of
from tests.service.tables import SECRET, Rows

POSITIONS = 8


class Twins:
    """Two servers with the same people, and one table that is not the same to all."""

    def __init__(self, servers: Sequence[tuple[str, Service]], people: list[Client]) -> None:
        self.servers = servers
        self.people = people
        self.ids = [person.call("GET", "/api/me")["id"] for person in people]

    def show(self, true: Table, other: Table) -> None:
        for (_, service), table in zip(self.servers, (true, other), strict=True):
            holder = Holder()
            holder.table = table
            service.adviser.known = Recent(1)
            service.registry.holders[table.id] = holder

    def ask(self, person: Client, path: str, **query: object) -> list[tuple[int, bytes]]:
        found = []
        for address, _ in self.servers:
            connection = http.client.HTTPConnection(urlsplit(address).netloc)
            headers = {"Authorization": f"Bearer {person.token}"}
            connection.request("GET", f"{path}?{urlencode(query)}", headers=headers)
            response = connection.getresponse()
            found.append((response.status, response.read()))
            connection.close()
        return found


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with serving(settings(one)) as (address, _):
        people = [Client(address, f"Person {seat}") for seat in range(6)]
    for file in one.iterdir():
        shutil.copy(file, two / file.name)
    quick = ThinkingTime(iterations=6)
    with (
        serving(settings(one, hint=quick)) as first,
        serving(settings(two, hint=quick)) as second,
    ):
        for person in people:
            person.address = first[0]
        yield Twins([first, second], people)


def begun(game: str, ids: list[str], seats: int) -> Rows:
    opens = Opens(
        game=game, options={}, chairs=[""] * seats, host=ids[0], secret=SECRET, hints="always"
    )
    rows = Rows(opens)
    for seat in range(seats):
        rows.add([Sits(seat, ids[seat], f"part{seat}")])
    return rows


def wander(rows: Rows, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if rows.table.questions:
            seat = rng.pick(sorted(rows.table.questions))
            move = rng.pick(rows.table.playing().state.legal_moves(seat))
            rows.add([Plays(seat, write(move), "")])


def imagined(true: Table, rows: Sequence[Row], seat: int, rng: Rng) -> Table:
    """The same table in another world: all that `seat` cannot know is different."""
    other = restore(true.id, rows)
    match = other.playing()
    told = [hide(event, seat) for event in match.log]
    match.state = true.game.imagine(match.state, seat, rng)
    match.state.log = told
    match.moves[:] = [e if e.seat == seat else replace(e, text="secret") for e in match.moves]
    for place, chair in enumerate(other.chairs):
        if place != seat:
            chair.orders, chair.dropped = [Order("prepared", "secret")], "secret"
            chair.basis = [{}]
    return other


def hide(event: Event, seat: int) -> Event:
    if event.to in (EVERYONE, seat):
        return event
    return replace(event, kind="secret", facts={})


def compare(twins: Twins, table: Table, seat: int) -> int:
    """Everything that the seat can ask for, from both; the number of answers."""
    person, path = twins.people[seat], f"/api/tables/{table.id}"
    asked: list[tuple[str, dict[str, object]]] = [
        (path, {"seat": seat, "lang": "de"}),
        (path, {"seat": -1, "lang": "it"}),
        (f"{path}/events", {"seat": seat, "since": table.seq // 2, "lang": "en"}),
        (f"{path}/record", {"seat": seat}),
        (f"{path}/recap", {"seat": seat, "lang": "en"}),
        (f"{path}/orders", {"seat": seat}),
        (f"{path}/review", {"lang": "en"}),
        (f"{path}/insight", {"lang": "en"}),
        (f"{path}/chat", {}),
    ]
    if seat in table.questions:
        options = table.playing().state.legal_moves(seat)
        asked += [(f"{path}/preview", {"seat": seat, "move": write(m)}) for m in options[:12]]
        refusals = table.playing().state.refusals(seat)
        asked += [(f"{path}/preview", {"seat": seat, "move": write(r.move)}) for r in refusals[:6]]
        asked.append((f"{path}/hint", {"seat": seat, "lang": "en"}))
    for where, query in asked:
        one, two = twins.ask(person, where, **query)
        assert one == two, f"{where} {query} leaks to seat {seat}"
        assert one[0] in (200, 409)
    assert told(twins, table, seat, 0) == told(twins, table, seat, 1), "the socket leaks"
    return len(asked) + 1


def told(twins: Twins, table: Table, seat: int, which: int) -> list[bytes | str]:
    """All that the socket says: where the table stands, and why moves are refused."""
    person = Client(twins.servers[which][0], token=twins.people[seat].token)
    chair = Seat.__new__(Seat)
    chair.client, chair.table, chair.seat = person, table.id, seat
    refusals = table.playing().state.refusals(seat)[:6]
    with socket_of(chair, lang="en") as socket:
        found = [socket.recv(PATIENCE)]
        for move in ["nonsense", "secret", *(write(refusal.move) for refusal in refusals)]:
            sent = {"seat": seat, "seq": table.seq, "move": move, "key": "k", "id": "i"}
            socket.send(json.dumps({"type": "move", **sent}))
            found.append(socket.recv(PATIENCE))
    assert all('"type":"refused"' in str(answer) for answer in found[1:])
    return found


def positions(twins: Twins, game: str, name: str) -> Iterator[tuple[Rows, int, Rng]]:
    rng = Rng(seed_key(f"{name} {game}"))
    seats = min(4, GAMES[game].seats[-1])
    rows = begun(game, twins.ids, seats)
    for _ in range(POSITIONS):
        wander(rows, rng, 1 + rng.below(25))
        if rows.table.questions:
            yield rows, rng.below(seats), rng


def test_a_seat_gets_the_same_bytes_from_every_world_it_could_be_in(
    twins: Twins, game: str
) -> None:
    answers = 0
    for rows, seat, rng in positions(twins, game, "leaks"):
        twins.show(rows.table, imagined(rows.table, rows.rows, seat, rng))
        answers += compare(twins, rows.table, seat)
    assert answers > 7 * POSITIONS


def test_a_bot_that_gives_a_hint_learns_no_more_than_the_seat(twins: Twins, game: str) -> None:
    asked = 0
    for rows, _, rng in positions(twins, game, "hints"):
        for seat in rows.table.questions:
            other = imagined(rows.table, rows.rows, seat, rng)
            one, two = (
                hints.question(table.game, table.playing().state, seat, "", [], bytes(32))
                for table in (rows.table, other)
            )
            assert one == two
            asked += 1
    assert asked


def test_a_planted_leak_is_found(twins: Twins, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_events(told: Sequence[Event], _seat: object, _words: object) -> list[object]:
        return [event_data(event) for event in told]

    monkeypatch.setattr(projections, "events", all_events)
    for rows, seat, rng in positions(twins, game, "planted"):
        twins.show(rows.table, imagined(rows.table, rows.rows, seat, rng))
        try:
            compare(twins, rows.table, seat)
        except AssertionError:
            return
    if any(event.to != EVERYONE for event in rows.table.log):
        pytest.fail("nobody noticed")


def test_no_payload_of_a_running_game_holds_seed_or_secret(twins: Twins, game: str) -> None:
    for rows, seat, _ in positions(twins, game, "seed"):
        table = rows.table
        twins.show(table, table)
        path = f"/api/tables/{table.id}"
        for where in (path, f"{path}/events", f"{path}/record", f"{path}/report"):
            (status, content), _ = twins.ask(twins.people[seat], where, seat=seat)
            assert status == 200
            assert table.key.hex().encode() not in content
            assert SECRET.encode() not in content
