"""Answers in one piece: what ASGI says in two messages, and uvicorn checks header by header.

Nothing in the headers of an endpoint's answer is a stranger's, so that there is nothing to check.
"""

from collections.abc import Iterable

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, RequestResponseCycle

Headers = Iterable[tuple[bytes, bytes]]


async def send_whole(
    cycle: RequestResponseCycle, status: int, headers: Headers, body: bytes
) -> None:
    """Send an answer as uvicorn would do; one who takes nothing is waited for."""
    if cycle.flow.write_paused and not cycle.disconnected:
        await cycle.flow.drain()
    if cycle.disconnected:
        return
    head = [STATUS_LINE[status]]
    for name, value in (*cycle.default_headers, *headers):
        head += (name, b": ", value, b"\r\n")
    head.append(b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n")
    cycle.response_started = cycle.response_complete = True
    cycle.waiting_for_100_continue = False
    cycle.transport.write(b"".join((*head, body)))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
