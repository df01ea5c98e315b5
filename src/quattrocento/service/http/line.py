"""The line of a WebSocket: uvicorn's, but for what every move does.

A text that comes as one frame of its own, as all that people send does, is taken from it here,
and a text is sent without going through layers that do nothing to it. All else about the protocol,
how it is opened, kept alive, broken and closed, is left to uvicorn and websockets, but for bounds
to what a stranger can send without a word and leave without taking.
"""

from asyncio import TimerHandle
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

__all__ = ["ClientDisconnected", "Line"]

# The first byte of a frame that is a whole text.
WHOLE_TEXT: Final = 0x81

# How the second byte tells a length; that of a client also says that the text is masked.
SHORT, TWO_BYTES = 125, 126
MASKED, MASK = 0x80, 4

# So many bytes of unusual frames are read at once, and so many frames without a message borne.
PIECE: Final = 1024
MOST_BESIDE: Final = 200
BESIDE_A_SECOND: Final = 10.0

# How long who does not take what was sent may keep a line that is closed.
LINGER_SECONDS = 15.0


class Line(WebSocketsSansIOProtocol):
    """One socket. The state of its connection has it as `line`."""

    # Whether all that came since the socket was opened was frames that came as a whole.
    _in_step = True
    # What came behind a message that nobody has heard yet.
    _rest = b""
    # Frames that bring no message, as pings: how many more may come, and since when.
    _patience, _since = float(MOST_BESIDE), 0.0
    # The answer to the last ping, for who does not take what was sent before.
    _pong = b""
    _hanging_up: TimerHandle | None = None

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
        is_text = start and data[0] == WHOLE_TEXT and not self.frames and not self._rest
        if is_text and self.handshake_complete and not self.close_sent:
            self._take(data, start)
        else:
            self._rest += data
            self._take_apart()

    def _take_apart(self) -> None:
        """Leave what has come to websockets, piece by piece until somebody has to hear it.

        A small frame costs far more than its bytes, and thousands can come at once.
        """
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)

    async def receive(self) -> "ASGIReceiveEvent":
        heard = await super().receive()
        if self._rest:
            self._take_apart()
        return heard

    def handle_ping(self) -> None:
        """Answer; of those who take nothing only the last ping is answered, when they do."""
        if self._bears_another():
            pongs = self.conn.data_to_send()
            if self.writable.is_set():
                self.transport.write(b"".join(pongs))
            elif pongs:
                self._pong = pongs[-1]

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._pong and not self.close_sent:
            self.transport.write(self._pong)
        self._pong = b""

    def handle_text(self, event: Frame) -> None:
        if not self.close_sent or self._bears_another():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or self._bears_another():
            super().handle_bytes(event)

    def handle_pong(self, event: Frame) -> None:
        if self._bears_another():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_another():
            super().handle_cont(event)

    def _bears_another(self) -> bool:
        """Whether a frame that tells nothing is borne; who sends many of them is sent away."""
        now = self.loop.time()
        gained = (now - self._since) * BESIDE_A_SECOND
        self._patience, self._since = min(MOST_BESIDE, self._patience + gained) - 1, now
        if self._patience >= 0:
            return True
        if not self.close_sent and self.handshake_complete and not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
        self.transport.close()
        return False

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._hang_up_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up_soon()

    def _hang_up_soon(self) -> None:
        """A line that is closed ends when all was sent, which may be never: do not wait so long."""
        if self._hanging_up is None and not self.disconnected:
            self._hanging_up = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest = b""
        if self._hanging_up is not None:
            self._hanging_up.cancel()

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
