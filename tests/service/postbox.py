"""As much of a mail server as a letter needs, on this machine."""

import contextlib
import queue
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message

from tests.patience import PATIENCE


class Postbox(socketserver.StreamRequestHandler):
    """As much of a mail server as a letter needs."""

    letters: queue.Queue[Message] = queue.Queue()

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().upper():
            if line.startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.letters.put(message_from_bytes(text))
            elif line.startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


@contextlib.contextmanager
def postbox() -> Iterator[int]:
    """The port of an empty one."""
    Postbox.letters = queue.Queue()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Postbox) as mail:
        threading.Thread(target=mail.serve_forever, daemon=True).start()
        yield mail.server_address[1]
        mail.shutdown()


def letter() -> Message:
    return Postbox.letters.get(timeout=PATIENCE)


def token_in(letter: Message, mark: str) -> str:
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    text = content.decode()
    return text.partition(mark)[2].split()[0]
