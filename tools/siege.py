"""Attacks on a server of this machine, and how long others wait: `siege.py [SECONDS [ATTACK ...]]`.

The server is what `quattrocento serve` starts, with every limit as it is. Each attack comes from an
address of its own on loopback; two pairs of people, and one with a bot, play on from another.
"""

import http.client
import json
import multiprocessing
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quattrocento.client import Client, Seat
from quattrocento.games import GAMES

SECONDS = 300.0
PACE = 0.3
PATIENCE = 30.0


class Attacker:
    """A person at an address of their own, who takes every answer."""

    def __init__(self, port: int, source: str) -> None:
        self.port, self.source = port, source
        self.token = ""
        self.connection = self.open()

    def open(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.source, 0))

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            self.connection.request(method, path, json.dumps(body).encode(), headers)
            content = self.connection.getresponse().read()
            found: Any = json.loads(content) if content.startswith(b"{") else {}
            return dict(found)
        except (http.client.HTTPException, OSError, ValueError):
            self.connection.close()
            return {}

    def be_someone(self) -> None:
        self.token = self.ask("POST", "/api/me", {"name": "Siege"}).get("token", self.token)

    def table(self, chairs: list[str], **more: object) -> str:
        body = {"game": "condottiere", "chairs": chairs, **more}
        about = self.ask("POST", "/api/tables", body).get("about", {})
        return str(about.get("id", "nosuchtable0"))


def huge_editions(one: Attacker) -> None:
    text = GAMES["princes"].edition().imprint.text
    one.be_someone()
    for edition in (text.replace("count = 3", "count = 30000000"), ".".join("a" * 30_000) + "=1"):
        one.ask(
            "POST",
            "/api/tables",
            {"game": "princes", "chairs": ["", "chance", "chance"], "edition": edition},
        )


def long_records(one: Attacker) -> None:
    one.be_someone()
    moves = "".join(f"{ply} 0 pass\n" for ply in range(1, 20_001))
    one.ask("POST", "/api/records", {"record": f"quattrocento record 1\n\n{moves}"})


def endless_orders(one: Attacker) -> None:
    one.be_someone()
    table = one.table(["", ""], hot_seat=True)
    one.ask("POST", f"/api/tables/{table}/sit", {})
    for number in range(100):
        orders = [{"kind": "prepared", "move": f"{number} {'m' * 2000}"}] * 20
        one.ask("PUT", f"/api/tables/{table}/orders", {"seat": 0, "orders": orders})


def every_row(one: Attacker) -> None:
    one.be_someone()
    table = one.table(["", "chance"])
    for since in range(500):
        one.ask("GET", f"/api/tables/{table}/events?since={since}")


def endless_heads(one: Attacker) -> None:
    with socket.create_connection(("127.0.0.1", one.port), PATIENCE, (one.source, 0)) as bare:
        bare.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(5000):
            bare.sendall(b"X-Part: " + b"x" * 8000 + b"\r\n")


def silence(one: Attacker) -> None:
    """Connections that say nothing, held until the server ends them."""
    held = [
        socket.create_connection(("127.0.0.1", one.port), PATIENCE, (one.source, 0))
        for _ in range(300)
    ]
    for bare in held:
        bare.settimeout(PATIENCE)
        while bare.recv(1024):
            pass
        bare.close()


def documents(one: Attacker) -> None:
    for path in ("/docs/api", "/openapi.json", "/health", "/%00", "/" + "a" * 3000):
        one.ask("GET", path)


def looking_back(one: Attacker) -> None:
    """Every moment of a game, and names of tables that never were."""
    one.be_someone()
    table = one.table(["chance"] * 4, sit=False)
    for ply in range(100):
        one.ask("GET", f"/api/tables/{table}/moment?ply={ply}")
        one.ask("GET", f"/api/tables/{random.randbytes(9).hex()[:12]}/events")


def belongings(one: Attacker) -> None:
    """What reads or writes much for one request."""
    one.be_someone()
    for _ in range(20):
        one.ask("GET", "/api/me/export")
        one.ask("GET", "/ready")
        one.ask("POST", "/api/reports", {"person": "0" * 16, "reason": "spam"})
        one.ask("POST", "/api/me/recovery")


def masters(one: Attacker) -> None:
    one.be_someone()
    for _ in range(40):
        one.table(["master"] * 6, sit=False)


ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    huge_editions,
    long_records,
    endless_orders,
    every_row,
    endless_heads,
    silence,
    documents,
    looking_back,
    belongings,
    masters,
)


def attack(port: int, names: list[str]) -> None:
    """All these attacks at once, again and again, until this process is ended."""

    def repeat(number: int, one: Callable[[Attacker], None]) -> None:
        attacker = Attacker(port, f"127.0.0.{10 + number}")
        while True:
            try:
                one(attacker)
            except OSError:
                time.sleep(0.05)

    for number, one in enumerate(ATTACKS):
        if one.__name__ not in names:
            continue
        threading.Thread(target=repeat, args=[number, one], daemon=True).start()
    threading.Event().wait()


class Others:
    """People who play on, and how long each of their requests took."""

    def __init__(self, address: str) -> None:
        self.waits: list[float] = []
        self.bots: list[float] = []
        self.ended = threading.Event()
        self.address = address

    def timed(self, kept: list[float], ask: Callable[[], Any]) -> Any:
        began = time.perf_counter()
        found = ask()
        kept.append(time.perf_counter() - began)
        return found

    def duel(self) -> None:
        anna, bea = Client(self.address, "Anna"), Client(self.address, "Bea")
        while not self.ended.is_set():
            first = anna.open("condottiere", ["", ""])
            seats = [first, bea.sit(first.table)]
            while not self.ended.wait(PACE):
                asked = [seat for seat in seats if self.timed(self.waits, seat.look)["choice"]]
                if not asked:
                    break
                self.move(asked[0])

    def move(self, seat: Seat) -> None:
        option = random.choice(seat.now["choice"]["options"])["move"]
        self.timed(self.waits, lambda: seat.play(option))

    def with_bot(self) -> None:
        """How long a bot takes that is asked at once after a move."""
        carla = Client(self.address, "Carla")
        while not self.ended.is_set():
            seat = carla.open("condottiere", ["", "apprentice"])
            while not self.ended.wait(PACE) and self.timed(self.bots, seat.wait):
                self.move(seat)

    def run(self, seconds: float) -> None:
        threads = [threading.Thread(target=self.duel) for _ in range(2)]
        threads.append(threading.Thread(target=self.with_bot))
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        self.ended.set()
        for thread in threads:
            thread.join()


def told(name: str, waits: list[float]) -> str:
    ordered = sorted(waits)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return f"{name}: {len(ordered)}, p99 {p99:.3f} s, worst {ordered[-1]:.3f} s"


def server_side(address: str) -> str:
    """How late the server itself was, to tell it from a machine that is busy with other things."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=PATIENCE) as response:
        text = response.read().decode()
    found = []
    for name in ("loop_lag", "append", "move"):
        counts = re.findall(rf'{name}_seconds_bucket{{le="(.+)"}} (\d+)', text)
        most = int(counts[-1][1])
        worst = next(bound for bound, count in counts if int(count) == most)
        p99 = next(bound for bound, count in counts if int(count) >= 0.99 * most)
        found.append(f"{name} p99 up to {p99} s, worst up to {worst} s")
    return f"the server itself: {'; '.join(found)}"


def main(seconds: float, names: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "quattrocento", "serve", "--port", "0", "--data", folder]
        with (Path(folder) / "stderr.txt").open("w") as errors:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        others = Others(address)
        port = int(address.rpartition(":")[2])
        attackers = multiprocessing.get_context("spawn").Process(target=attack, args=[port, names])
        attackers.start()
        try:
            others.run(seconds)
            own = server_side(address)
        finally:
            attackers.kill()
            attackers.join()
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
        print(f"{len(names)} attacks for {seconds:.0f} s")
        print(told("requests of the others", others.waits))
        print(told("answers of a bot", others.bots))
        print(own)
    return int(max(others.waits) > 1)


if __name__ == "__main__":
    every = [one.__name__ for one in ATTACKS]
    sys.exit(main(float(sys.argv[1]) if sys.argv[1:] else SECONDS, sys.argv[2:] or every))
