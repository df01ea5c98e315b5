"""Play over the network: numbers, keys, sockets, taking back, chat."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from quattrocento.client import Client, Seat
from quattrocento.service.endpoints.play import wait_for
from quattrocento.service.parts import create_service
from tests.patience import PATIENCE
from tests.service.servers import asked, duel, hear, refused, settings, socket_of

AGES = 1e6


def post(seat: Seat, move: str, seq: int, key: str) -> dict[str, object]:
    body = {"seat": seat.seat, "seq": seq, "move": move, "key": key}
    found: dict[str, object] = seat.client.call("POST", f"{seat.path}/moves", body)
    return found


def test_a_stale_number_changes_nothing(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    known = mover.now["seq"]
    mover.play("name-city parma")
    with refused("stale"):
        post(mover, "pass", known, "late")
    assert mover.look()["ply"] == 1


def test_a_repeated_request_moves_once(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    known = mover.now["seq"]
    one = post(mover, "name-city parma", known, "once")
    two = post(mover, "name-city parma", known, "once")
    assert one["seq"] == two["seq"]
    assert one["ply"] == two["ply"] == 1


def test_refusals_speak_the_readers_language_and_cite_the_rule(server: str) -> None:
    """CON-36"""
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    mover.play("name-city parma")
    mover.play("pass")
    other.look()
    other.play("pass")
    said = set()
    for language in ("en", "de", "it"):
        with refused("illegal") as found:
            body = {"seat": 0, "seq": first.look()["seq"], "move": "discard", "key": "x"}
            first.client.call("POST", f"{first.path}/moves", body, lang=language)
        assert found[0].rule == "CON-36"
        said.add(str(found[0]))
    assert len(said) == 3
    assert first.look()["ply"] == 3


def test_whoever_is_not_asked_cannot_move(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    other.look()
    with refused("not-asked"):
        other.play("pass")


def test_a_socket_tells_all_since_a_number_and_then_each_change(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    with socket_of(other) as socket:
        start = hear(socket)
        assert start["after"] == -1
        assert "deals" in {event["kind"] for event in start["events"]}
        mover.play("name-city parma")
        then = hear(socket)
        assert [event["kind"] for event in then["events"]] == ["names-city"]
        assert then["after"] == 0
    mover.play("pass")
    with socket_of(other, since=then["seq"]) as socket:
        resumed = hear(socket)
        assert resumed["after"] == 1
        assert [event["ply"] for event in resumed["events"]] == [2]
        assert resumed["choice"]["step"] == "turn"


def test_a_socket_tells_of_a_move_taken_back(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    mover.play("name-city parma")
    known = mover.now["seq"]
    mover.client.call("POST", f"{mover.path}/undo", {"seat": mover.seat, "seq": known})
    with socket_of(mover, since=known) as socket:
        told = hear(socket)
    assert (told["ply"], told["after"], told["events"]) == (0, 0, [])


def test_a_new_name_is_told_at_once(server: str) -> None:
    first, second = duel(server, "condottiere")
    with socket_of(second) as socket:
        assert hear(socket)["places"][0]["name"] == "Anna"
        first.client.call("POST", "/api/me", {"name": "Annabella"})
        assert hear(socket)["places"][0]["name"] == "Annabella"


def test_a_long_poll_ends_when_something_happens(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    other.look()
    found: list[int] = []
    waiting = threading.Thread(target=lambda: found.append(other.look(wait=20)["ply"]))
    waiting.start()
    mover.play("name-city parma")
    waiting.join(PATIENCE)
    assert found == [1]


def test_waiting_ends_with_a_change_and_with_the_server(tmp_path: Path) -> None:
    async def wait() -> None:
        service, changed = create_service(settings(tmp_path)), asyncio.Event()
        for happens in (changed, service.closing):
            waiting = asyncio.create_task(wait_for(service, changed, AGES))
            happens.set()
            await asyncio.wait_for(waiting, PATIENCE)
            changed.clear()

    asyncio.run(wait())


def test_words_come_only_in_the_language_asked_for(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    assert "text" not in mover.now["choice"]["options"][0]
    questions = set()
    for language in ("en", "de", "it"):
        page = mover.client.call("GET", mover.path, seat=mover.seat, lang=language)
        assert page["update"]["choice"]["options"][0]["text"]
        assert all(event["text"] for event in page["update"]["events"])
        questions.add(page["update"]["choice"]["text"])
    assert len(questions) == 3


def test_a_preview_tells_certain_consequences(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    mover.play("name-city parma")
    told = mover.client.call("GET", f"{mover.path}/preview", seat=mover.seat, move="pass")
    assert told["preview"] == {"final": True}
    with refused("illegal"):
        mover.client.call("GET", f"{mover.path}/preview", seat=mover.seat, move="fly")


def test_any_ply_can_be_looked_at_again(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    before = mover.now["view"]
    mover.play("name-city parma")
    then = mover.client.call("GET", f"{mover.path}/moment", ply=0, seat=mover.seat)
    assert then["view"] == before
    assert then["last"] == 1


def test_the_recap_begins_after_ones_last_move(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    mover.play("name-city parma")
    mover.play("pass")
    other.look()
    other.play("pass")
    told = mover.client.call("GET", f"{mover.path}/recap", seat=mover.seat, lang="en")
    assert told["since"] == 2
    assert told["events"][0]["kind"] == "passes"


def test_notes_are_ones_own(server: str) -> None:
    first, second = duel(server, "condottiere")
    first.client.call("PUT", f"{first.path}/note", {"text": "take Parma"})
    assert first.client.call("GET", f"{first.path}/note") == {"text": "take Parma"}
    assert second.client.call("GET", f"{second.path}/note") == {"text": ""}


def test_standing_orders_are_ones_own(server: str) -> None:
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    orders = [{"kind": "prepared", "move": "pass"}]
    other.client.call("PUT", f"{other.path}/orders", {"seat": other.seat, "orders": orders})
    with refused("not-your-seat"):
        mover.client.call("GET", f"{mover.path}/orders", seat=other.seat)
    mover.look()
    mover.play("name-city parma")
    mover.play("pass")
    assert mover.look()["ply"] == 3


def test_keep_is_ordered_for_every_battle_to_come(server: str) -> None:
    """CON-36"""
    first, second = duel(server, "condottiere")
    mover = asked(first, second)
    other = second if mover is first else first
    keep = [{"kind": "always", "move": "keep", "step": "hand-choice"}]
    other.client.call("PUT", f"{other.path}/orders", {"seat": other.seat, "orders": keep})
    for battle in (1, 2):
        mover.look()
        mover.play("name-city parma")
        mover.play("pass")
        other.look()
        other.play("pass")
        mover.look()
        mover.play("keep")
        assert mover.look()["ply"] == 5 * battle
    given = other.client.call("GET", f"{other.path}/orders", seat=other.seat)
    assert (len(given["orders"]), given["dropped"]) == (1, "")


# chat


def lines(seat: Seat) -> list[str]:
    return [line["text"] for line in seat.client.call("GET", f"{seat.path}/chat")["lines"]]


def test_chat_is_told_as_it_was_written_and_on_one_line(server: str) -> None:
    first, second = duel(server, "condottiere")
    with socket_of(second) as socket:
        hear(socket)
        first.client.call("POST", f"{first.path}/chat", {"text": "<b>ciao</b>\n\u202e\x07!"})
        heard = hear(socket, "chat")
    assert [line["text"] for line in heard["lines"]] == ["<b>ciao</b> !"]
    assert heard["lines"][0]["name"] == "Anna"


def test_chat_is_for_those_who_sit_and_can_be_switched_off(server: str) -> None:
    first, _ = duel(server, "condottiere")
    with refused("not-your-seat"):
        Client(server, "Wanda").call("POST", f"{first.path}/chat", {"text": "hi"})
    silent, _ = duel(server, "condottiere", chat=False)
    with refused("chat-off"):
        silent.client.call("POST", f"{silent.path}/chat", {"text": "hi"})


def test_the_muted_are_not_heard(server: str) -> None:
    first, second = duel(server, "condottiere")
    first.client.call("POST", f"{first.path}/chat", {"text": "hello"})
    anna = first.client.call("GET", "/api/me")["id"]
    second.client.call("PUT", f"/api/me/muted/{anna}")
    assert lines(second) == []
    second.client.call("DELETE", f"/api/me/muted/{anna}")
    assert lines(second) == ["hello"]


def test_the_blocked_cannot_sit_down(server: str) -> None:
    anna, bea = Client(server, "Anna"), Client(server, "Bea")
    anna.call("PUT", f"/api/me/blocked/{bea.call('GET', '/api/me')['id']}")
    seat = anna.open("condottiere", ["", ""])
    with refused("blocked"):
        bea.sit(seat.table)


# sockets that are refused


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("?seat=1", "not-your-seat"),
        ("?since=soon", "malformed"),
        ("?lang=klingon", "malformed"),
    ],
)
def test_a_wrong_socket_is_closed_with_its_reason(server: str, query: str, reason: str) -> None:
    first, _ = duel(server, "condottiere")
    url = f"{server.replace('http', 'ws')}{first.path}/socket{query}"
    token = {"Authorization": f"Bearer {first.client.token}"}
    with connect(url, additional_headers=token, proxy=None) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == reason


def test_a_foreign_page_gets_no_socket(server: str) -> None:
    first, _ = duel(server, "condottiere")
    url = f"{server.replace('http', 'ws')}{first.path}/socket"
    with connect(url, origin=Origin("https://evil.example"), proxy=None) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "foreign-origin"


def test_a_table_reports_a_position_without_secrets(server: str) -> None:
    first, second = duel(server, "condottiere")
    told = json.dumps(first.client.call("GET", f"{first.path}/report", seat=first.seat))
    assert first.now["seed"]["seed"] == ""
    hand = json.dumps(second.look()["view"]["hand"])
    assert hand not in told
