"""The line of a WebSocket: frames as they may come, and what is said back."""

import base64
import json
import os
import socket
from urllib.parse import urlsplit

import pytest

from quattrocento.client import Seat
from tests.patience import PATIENCE
from tests.service.servers import duel

MASK = b"\x01\x02\x03\x04"


def opened(seat: Seat) -> socket.socket:
    """A socket on which the bytes of frames can be chosen."""
    at = urlsplit(seat.client.address)
    assert at.port
    one = socket.create_connection((at.hostname, at.port), PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    one.sendall(
        f"GET {seat.path}/socket?seat={seat.seat} HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {seat.client.token}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += one.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return one


def frame(payload: bytes, first: int = 0x81) -> bytes:
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return bytes([first]) + size + MASK + masked


def exactly(one: socket.socket, count: int) -> bytes:
    found = b""
    while len(found) < count:
        part = one.recv(count - len(found))
        assert part, "the server has hung up"
        found += part
    return found


def heard(one: socket.socket) -> tuple[int, bytes]:
    """The first byte and the payload of the next frame."""
    first, length = exactly(one, 2)
    if length >= 126:
        length = int.from_bytes(exactly(one, 2 if length == 126 else 8))
    return first, exactly(one, length)


def refusals(one: socket.socket, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        first, payload = heard(one)
        told = json.loads(payload)
        if first == 0x81 and told["type"] == "refused":
            found.append(told["id"] or told["code"])
    return found


def said(id: str, filling: int = 0) -> bytes:
    move = {"type": "move", "id": id, "seat": 0, "seq": 999, "move": "x" * (1 + filling)}
    return json.dumps({**move, "key": "k"}).encode()


@pytest.fixture
def line(server: str) -> socket.socket:
    first, _ = duel(server, "condottiere")
    return opened(first)


def test_frames_are_heard_however_they_come(line: socket.socket) -> None:
    whole, split = frame(said("whole")), frame(said("split", 40))
    first, rest = said("parts")[:7], said("parts")[7:]
    with line:
        line.sendall(whole)
        assert refusals(line, 1) == ["whole"]
        line.sendall(frame(said("two")) + frame(said("at-once")))
        assert refusals(line, 2) == ["two", "at-once"]
        line.sendall(split[:1])
        line.sendall(split[1:6])
        line.sendall(split[6:])
        assert refusals(line, 1) == ["split"]
        line.sendall(frame(first, 0x01))
        line.sendall(frame(rest, 0x80))
        assert refusals(line, 1) == ["parts"]
        line.sendall(whole)
        assert refusals(line, 1) == ["whole"]


def test_a_ping_between_moves_is_answered(line: socket.socket) -> None:
    with line:
        line.sendall(frame(b"hello", 0x89))
        while (told := heard(line))[0] != 0x8A:
            pass
        assert told[1] == b"hello"
        line.sendall(frame(said("after")))
        assert refusals(line, 1) == ["after"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"x" * 5000), 1009),
        (b"\x81\x02hi", 1002),
        (frame(said("a")[:5], 0x01) + frame(said("b")), 1002),
        (b"\x81\xff" + bytes([0x7F]) + b"\xff" * 7 + MASK, 1009),
        (b"\x81\xff" + b"\xff" * 8 + MASK, 1009),
        (frame(b"x" * 3000, 0x01) + frame(b"x" * 3000, 0x80), 1009),
        (frame(said("a"), 0xC1), 1002),
        (frame(said("a"), 0x83), 1002),
        (frame(b"", 0x80), 1002),
        (frame(b"x", 0x09), 1002),
        (frame(b"x" * 126, 0x89), 1002),
        (frame(b"x", 0x88), 1002),
        (frame((1005).to_bytes(2), 0x88), 1002),
        (frame((1000).to_bytes(2) + b"\xff", 0x88), 1007),
        (frame(b"", 0x89) * 1000, 1008),
        (frame(b"", 0x8A) * 1000, 1008),
        (frame(b"", 0x01) + frame(b"", 0x00) * 1000, 1008),
    ],
    ids=[
        "no text",
        "too long",
        "no mask",
        "one within another",
        "longer than any memory",
        "longer than a length may be",
        "too long in parts",
        "compressed though nobody agreed to it",
        "of no known kind",
        "the rest of nothing",
        "a ping in parts",
        "a ping that is too long",
        "an end with half a reason",
        "an end that nobody may send",
        "an end for a reason that is no text",
        "pings without end",
        "pongs without end",
        "parts without end",
    ],
)
def test_what_is_no_message_ends_the_line(line: socket.socket, wrong: bytes, code: int) -> None:
    with line:
        line.sendall(wrong)
        while (told := heard(line))[0] != 0x88:
            pass
        assert int.from_bytes(told[1][:2]) == code


def test_a_message_may_come_byte_by_byte_with_a_ping_within(line: socket.socket) -> None:
    parts = [frame(said("slow")[:9], 0x01), frame(b"?", 0x89), frame(said("slow")[9:], 0x80)]
    with line:
        for byte in b"".join(parts):
            line.sendall(bytes([byte]))
        kinds = {heard(line)[0] for _ in range(3)}
        assert kinds == {0x81, 0x8A}


def test_an_end_is_answered_with_its_own_code(line: socket.socket) -> None:
    with line:
        line.sendall(frame((1001).to_bytes(2), 0x88))
        while (told := heard(line))[0] != 0x88:
            pass
        assert int.from_bytes(told[1]) == 1001


def test_what_only_looks_like_a_frame_is_part_of_the_one_before(line: socket.socket) -> None:
    inner = frame(said("inner"))
    with line:
        head = bytes([0x82, 0xFE]) + len(inner).to_bytes(2) + bytes(4)
        line.sendall(frame(said("first")) + head)
        assert refusals(line, 1) == ["first"]
        line.sendall(inner)
        line.sendall(frame(said("last")))
        assert refusals(line, 2) == ["malformed", "last"]
