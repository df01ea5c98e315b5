"""The line of a WebSocket: uvicorn's, but for what every move does.

A text that comes as one frame of its own, as all that people send does, is taken from it here,
and a text is sent without going through layers that do nothing to it. All else about the protocol,
how it is opened, kept alive, broken and closed, is left to uvicorn and websockets.
"""

from typing import Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

__all__ = ["ClientDisconnected", "Line"]

# The first byte of a frame that is a whole text.
WHOLE_TEXT: Final = 0x81

# How the second byte tells a length; that of a client also says that the text is masked.
SHORT, TWO_BYTES = 125, 126
MASKED, MASK = 0x80, 4


class Line(WebSocketsSansIOProtocol):
    """One socket. The state of its connection has it as `line`."""

    # Whether all that came since the socket was opened was frames that came as a whole.
    _in_step = True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        start = payload_start(data) if self._in_step else 0
        self._in_step = start > 0
        is_text = start and data[0] == WHOLE_TEXT and not self.frames
        if is_text and self.handshake_complete and not self.close_sent:
            self._take(data, start)
        else:
            super().data_received(data)

    def _take(self, data: bytes, start: int) -> None:
        """What was said, unless it is for websockets to refuse."""
        text = apply_mask(data[start:], data[start - MASK : start])
        try:
            said = text.decode()
        except UnicodeDecodeError:
            super().data_received(data)
            return
        if len(text) > (self.config.ws_max_size or 0):
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": said})
        # One who says the next thing before the last was heard has to wait.
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def say(self, text: bytes) -> None:
        """Send a text; one who takes nothing is waited for."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(framed(text))


def payload_start(data: bytes) -> int:
    """Where the payload begins if this is a frame of a client and nothing else; otherwise 0."""
    if len(data) < 2 or not data[1] & MASKED:
        return 0
    length, start = data[1] & ~MASKED, 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[2:4]), 4
    elif length > TWO_BYTES:
        return 0
    start += MASK
    return start if start + length == len(data) else 0


def framed(text: bytes) -> bytes:
    """A text as the frame of a server."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, TWO_BYTES + 1)) + length.to_bytes(8) + text
