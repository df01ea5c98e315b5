"""Play over the network from Python: the way to write an online bot. Standard library only.

from quattrocento.client import Client

client = Client("http://localhost:1494", name="Ada")
table = client.open("condottiere", chairs=["", "chance"])
while (choice := table.wait()) is not None:
    table.play(choice["options"][-1]["move"])
print(table.result)
"""

import http.client
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

PATIENCE = 25
ANSWER_SECONDS = 15
LOST_SECONDS = 60.0
LONGEST_PAUSE = 2.0

# What a server says that will soon answer again, and what a proxy says of one that restarts.
PASSING = ("too-many", "busy", "not-ready", "starting", "stopping")
RESTARTING = (502, 503, 504)


class BadAddress(ValueError):
    """No server can be asked there; the message says what was expected."""


class Refused(Exception):
    """The server said no: `code` is for programs, the message for people, `rule` is cited."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(told.get("message", f"status {status}"))
        self.status = status
        self.code = str(told.get("code", ""))
        self.rule = str(told.get("rule", ""))


def read_refusal(fault: urllib.error.HTTPError) -> tuple[Refused, float]:
    """What was said, by the server or a proxy, and after how many seconds to ask again."""
    with fault:
        try:
            told = json.loads(fault.read() or b"{}")
        except (ValueError, http.client.HTTPException, OSError):
            told = {}
    asked = str(fault.headers.get("Retry-After", ""))
    said = told if isinstance(told, dict) else {}
    return Refused(fault.code, said), float(asked) if asked.isdecimal() else 0.0


def is_passing(refused: Refused) -> bool:
    """Whether the same request may be granted soon."""
    return refused.code in PASSING or (not refused.code and refused.status in RESTARTING)


class Client:
    """One person. Give `token` to be the same one again."""

    def __init__(self, address: str, name: str = "", token: str = "", language: str = "en") -> None:
        if not address.startswith(("http://", "https://")):
            raise BadAddress(f"{address!r}; expected an address, as http://localhost:1494")
        self.address = address.rstrip("/")
        self.token = token
        self.language = language
        self.answered = False
        if name:
            me = self.call("POST", "/api/me", {"name": name, "language": language})
            self.token = me["token"]

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One request. A lost connection or a restart is waited for, a refusal raises.

        A server that has never answered is not waited for: more likely the address is wrong.
        """
        given = {key: value for key, value in query.items() if value is not None}
        url = self.address + path + ("?" + urllib.parse.urlencode(given) if given else "")
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, self._headers(), method=method)
        seconds = ANSWER_SECONDS + float(str(query.get("wait", 0)))
        last = time.monotonic() + LOST_SECONDS
        pause = 0.1
        while True:
            try:
                with urllib.request.urlopen(request, timeout=seconds) as response:
                    found = json.load(response)
                self.answered = True
                return found
            except urllib.error.HTTPError as fault:
                refused, asked = read_refusal(fault)
                if not is_passing(refused) or time.monotonic() + asked > last:
                    raise refused from None
                pause = max(pause, asked)
            except (urllib.error.URLError, http.client.HTTPException, OSError):
                if not self.answered or time.monotonic() > last:
                    raise
            time.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        return {**headers, "Authorization": f"Bearer {self.token}"} if self.token else headers

    def open(self, game: str, chairs: list[str], **settings: object) -> "Seat":
        """Open a table and sit down at it; `chairs` names bots, and "" for people."""
        wanted = {"game": game, "chairs": chairs, "part": secrets.token_hex(8), **settings}
        return self._seat(self.call("POST", "/api/tables", wanted))

    def sit(self, table: str, seat: int = -1, **wishes: str) -> "Seat":
        """Sit down; `wishes` are what the game lets each seat choose, such as `board="red"`."""
        body = {"seat": seat, "part": secrets.token_hex(8), "wishes": wishes}
        return self._seat(self.call("POST", f"/api/tables/{table}/sit", body))

    def _seat(self, page: Any) -> "Seat":
        return Seat(self, page["about"]["id"], page["about"]["seats"][-1])


class Seat:
    """A seat at a table: wait for your turn, play, look."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.now: dict[str, Any] = {}
        self.look()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    @property
    def result(self) -> Any:
        return self.now["result"]

    def look(self, wait: int = 0) -> dict[str, Any]:
        """Where the table stands, after waiting so many seconds for something new."""
        since = self.now.get("seq", 0)
        self.now = self.client.call(
            "GET", f"{self.path}/events", seat=self.seat, since=since, wait=wait
        )
        return self.now

    def wait(self) -> Any:
        """The next choice that is yours, or None when the game is over."""
        while self.now["choice"] is None:
            if self.now["status"] not in ("open", "running"):
                return None
            self.look(wait=PATIENCE)
        return self.now["choice"]

    def play(self, move: str) -> dict[str, Any]:
        """Make a move; sent again after a lost connection, it still counts once."""
        body = {
            "seat": self.seat,
            "seq": self.now["seq"],
            "move": move,
            "key": secrets.token_urlsafe(12),
        }
        self.now = self.client.call("POST", f"{self.path}/moves", body)
        return self.now

    def record(self) -> str:
        return str(self.client.call("GET", f"{self.path}/record", seat=self.seat)["record"])
