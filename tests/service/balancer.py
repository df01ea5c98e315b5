"""A proxy in front of several servers, as small as one can be: whoever comes is passed on to the
next server that takes them."""

import contextlib
import itertools
import socket
import threading
from collections.abc import Iterator, Sequence


def pipe(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
    for one in (source, target):
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)


class Balancer:
    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.turns = itertools.count()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                came, _ = self.listening.accept()
                threading.Thread(target=self.pass_on, args=[came], daemon=True).start()

    def pass_on(self, came: socket.socket) -> None:
        turn = next(self.turns)
        for number in range(len(self.ports)):
            port = self.ports[(turn + number) % len(self.ports)]
            with contextlib.suppress(OSError):
                server = socket.create_connection(("127.0.0.1", port))
                break
        else:
            came.close()
            return
        threading.Thread(target=pipe, args=[server, came], daemon=True).start()
        pipe(came, server)
        for one in (came, server):
            one.close()


@contextlib.contextmanager
def balanced(ports: Sequence[int]) -> Iterator[str]:
    """The address of a proxy in front of servers at these ports."""
    one = Balancer(ports)
    try:
        yield one.address
    finally:
        one.listening.close()
