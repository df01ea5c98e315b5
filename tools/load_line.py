"""One end of a WebSocket with as little work as can be: the load shall not wait for itself."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81
CLOSE: Final = 0x8
PING: Final = 0x9


class Line(asyncio.Protocol):
    """Hands every whole message to `hear`. Servers send frames unmasked and, as ours, unbroken."""

    def __init__(self, head: bytes, hear: Callable[[bytes], None]) -> None:
        self.head = head
        self.hear = hear
        self.is_open = asyncio.get_running_loop().create_future()
        self._come = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self.is_open.done():
            end = self._come.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._come.startswith(b"HTTP/1.1 101"), bytes(self._come[:200])
            del self._come[: end + 4]
            self.is_open.set_result(None)
        while (message := self._message()) is not None:
            self.hear(message)

    def _message(self) -> bytes | None:
        """The next whole message of text, if it has come."""
        come = self._come
        while len(come) >= 2:
            length, start = come[1], 2
            if length == 126 and len(come) >= 4:
                (length,), start = struct.unpack_from(">H", come, 2), 4
            elif length == 127 and len(come) >= 10:
                (length,), start = struct.unpack_from(">Q", come, 2), 10
            elif length >= 126:
                return None
            if len(come) < start + length:
                return None
            kind, message = come[0], bytes(come[start : start + length])
            del come[: start + length]
            if kind == TEXT:
                return message
            if kind & 0xF == PING:
                self._send(0x8A, message)
        return None

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        """Clients must mask what they send; zeros are a mask too."""
        size = len(message)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self.transport.write(bytes([kind]) + length + bytes(4) + message)

    def close(self) -> None:
        self.transport.close()


async def connect(
    host: str, port: int, path: str, token: str, hear: Callable[[bytes], None]
) -> Line:
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(head.encode(), hear), host, port)
    await line.is_open
    return line
