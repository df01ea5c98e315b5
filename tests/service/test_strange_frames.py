"""A line in the hands of a stranger, who sends more than anybody needs or takes no answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from quattrocento.service.http.line import PIECE, Line
from tests.patience import PATIENCE
from tests.service.test_lines import frame

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, PONG = 0x89, 0x8A

Ends = Callable[[], Awaitable[object]]


class Wire(asyncio.Transport):
    """The way to somebody who takes nothing: what is closed stays open until it is aborted."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.is_read = True
        self.closed = False
        self.aborted = asyncio.Event()

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.aborted.set()


async def opened(until: Ends, first: bytes = HANDSHAKE) -> tuple[Line, Wire]:
    """A line whose handshake is over, served until something comes about."""

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await until()

    config = Config(app, ws_max_size=4096, ws_per_message_deflate=False, log_config=None)
    line, wire = Line(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(first)
    while not wire.sent:
        await asyncio.sleep(0)
    assert wire.sent.pop().startswith(b"HTTP/1.1 101")
    return line, wire


def test_of_thousands_of_messages_at_once_few_are_read_before_they_are_heard() -> None:
    async def run() -> None:
        line, wire = await opened(asyncio.Event().wait)
        given = [str(number) for number in range(5000)]
        line.data_received(b"".join(frame(text.encode()) for text in given))
        assert line.queue.qsize() <= PIECE / len(frame(b"0"))
        assert not wire.is_read
        assert [(await line.receive()).get("text") for _ in given] == given
        assert wire.is_read

    asyncio.run(run())


def test_who_takes_nothing_is_answered_their_last_ping() -> None:
    async def run() -> None:
        line, wire = await opened(asyncio.Event().wait)
        line.pause_writing()
        for payload in (b"1", b"2", b"3"):
            line.data_received(frame(payload, PING))
        assert wire.sent == []
        line.resume_writing()
        assert wire.sent == [bytes([PONG, 1]) + b"3"]

    asyncio.run(run())


def test_a_closed_line_ends_though_what_was_sent_is_not_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quattrocento.service.http.line.LINGER_SECONDS", 0.0)

    async def run() -> None:
        line, wire = await opened(lambda: line.receive())
        line.data_received(frame(b"over"))
        async with asyncio.timeout(PATIENCE):
            await wire.aborted.wait()
        assert wire.closed

    asyncio.run(run())


def test_who_answers_no_ping_of_ours_is_gone_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quattrocento.service.http.line.LINGER_SECONDS", 0.0)

    async def run() -> None:
        line, wire = await opened(asyncio.Event().wait)
        line.keepalive_timeout()
        async with asyncio.timeout(PATIENCE):
            await wire.aborted.wait()

    asyncio.run(run())


def test_what_is_said_after_the_end_is_not_listened_to_for_long() -> None:
    async def run() -> None:
        line, wire = await opened(asyncio.Event().wait)
        await line.send({"type": "websocket.close", "code": 1000})
        line.data_received(frame(b"") * 1000)
        assert wire.closed

    asyncio.run(run())


def test_a_frame_before_the_answer_to_the_handshake_is_heard_after_it() -> None:
    async def run() -> None:
        line, _ = await opened(asyncio.Event().wait, HANDSHAKE + frame(b"early"))
        assert (await line.receive()).get("text") == "early"

    asyncio.run(run())
