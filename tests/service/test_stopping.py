"""A server that stops answers those who wait, and a client that knew it waits for the next."""

import contextlib
import http.server
import signal
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosed

from quattrocento.client import Client, Seat
from quattrocento.service.service import Service
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import duel, hear, running, serving, settings, socket_of


class Asking(threading.Thread):
    """Somebody who waits for an answer."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self.ask = ask
        self.found: list[Any] = []
        self.start()

    def run(self) -> None:
        try:
            self.found.append(self.ask())
        except Exception as fault:
            self.found.append(fault)

    def answer(self) -> Any:
        self.join(PATIENCE)
        assert self.found, "no answer"
        return self.found[0]


def someone_waits(service: Service, seat: Seat) -> None:
    last = time.monotonic() + PATIENCE
    while not service.registry.holders[seat.table].watchers:
        assert time.monotonic() < last


def test_a_long_poll_is_answered_when_the_server_stops(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        address, service = stack.enter_context(serving(settings(tmp_path)))
        first, _ = duel(address, "condottiere")
        seq = first.now["seq"]
        poll = Asking(lambda: first.look(wait=25))
        someone_waits(service, first)
        stack.close()
        assert poll.answer()["seq"] == seq


def test_a_socket_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        address, _ = stack.enter_context(serving(settings(tmp_path)))
        first, _ = duel(address, "condottiere")
        with socket_of(first) as socket:
            hear(socket)
            stack.close()
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(PATIENCE)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012


def test_a_client_waits_through_a_restart(tmp_path: Path, port: int) -> None:
    server = Process(tmp_path, port)
    first, second = duel(server.address, "condottiere", options={"first": "0"})
    waiting = Asking(second.wait)
    server.end(signal.SIGTERM)
    again = Process(tmp_path, port)
    try:
        first.play("name-city parma")
        first.play("pass")
        assert waiting.answer()["options"]
    finally:
        again.end(signal.SIGTERM)


def test_a_webhook_that_hangs_holds_up_no_stop(tmp_path: Path) -> None:
    """Its host takes the notice and says nothing for an hour."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(PATIENCE)
        wanted = {"webhooks": True, "webhooks_inside": True, "webhook_seconds": 3600.0}
        with running(settings(tmp_path, **wanted)) as address:
            anna, bea = Client(address, "Anna"), Client(address, "Bea")
            hook = f"http://127.0.0.1:{silent.getsockname()[1]}/"
            anna.call("PUT", "/api/me/notices", {"webhook": hook})
            table = anna.open("condottiere", ["", ""], pace="unhurried", options={"first": "0"})
            bea.sit(table.table)
            came, _ = silent.accept()
        # only now that the server has stopped
        came.close()


def test_a_server_that_was_never_there_is_not_waited_for(port: int) -> None:
    """More likely the address is wrong."""
    with pytest.raises(OSError, match="refused"):
        Client(f"http://127.0.0.1:{port}", "Anna")


def test_what_a_proxy_says_of_a_restart_is_no_refusal() -> None:
    """It answers in its own words, which are not JSON."""

    class Proxy(http.server.BaseHTTPRequestHandler):
        answers: ClassVar = [502, 503, 504, 200]

        def do_GET(self) -> None:
            status = self.answers.pop(0)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b'{"status": "ok"}' if status == 200 else b"<h1>Bad Gateway</h1>")

        def log_message(self, *_given: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        thread = threading.Thread(target=proxy.serve_forever, daemon=True)
        thread.start()
        client = Client(f"http://127.0.0.1:{proxy.server_port}")
        assert client.call("GET", "/health") == {"status": "ok"}
        proxy.shutdown()
