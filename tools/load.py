"""Load on this machine only: `python tools/load.py [SECONDS [TABLES [MOVES_A_SECOND]]]`.

The server runs in a process of its own, on one core where the system allows it. Every table has
two people with an open WebSocket each. Moves are sent at an even rate whether or not the answers
come, as people would; the latency is that from sending a move to its answer.
"""

import asyncio
import gc
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from quattrocento.client import Client
from tests.service.processes import Process

SECONDS, TABLES, RATE = 15.0, 500, 500.0
WARM_UP = 2.0


class Person:
    """One connection for requests, one for what the table tells."""

    def __init__(self, address: str, token: str, table: str, seat: int) -> None:
        self.host, self.port = "127.0.0.1", int(address.rpartition(":")[2])
        self.token = token
        self.table = table
        self.seat = seat
        self.now: dict[str, Any] = {}
        self.heard = 0

    async def connect(self) -> None:
        url = f"ws://{self.host}:{self.port}/api/tables/{self.table}/socket?seat={self.seat}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket: ClientConnection = await connect(
            url, additional_headers=headers, compression=None, proxy=None
        )
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.learn(await self.socket.recv())
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.socket:
            self.learn(message)

    def learn(self, message: str | bytes) -> None:
        update = json.loads(message)
        self.heard += 1
        if update["type"] == "update" and update["seq"] >= self.now.get("seq", 0):
            self.now = update

    async def move(self) -> tuple[int, float]:
        """A random move; the status of the answer and the seconds that it took."""
        options = self.now["choice"]["options"]
        seq = self.now["seq"]
        wanted = {"seat": self.seat, "seq": seq, "move": random.choice(options)["move"]}
        body = json.dumps({**wanted, "key": f"k{seq}-{self.seat}"}).encode()
        head = (
            f"POST /api/tables/{self.table}/moves HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Authorization: Bearer {self.token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        began = time.perf_counter()
        self.writer.write(head.encode() + body)
        status = int((await self.reader.readline()).split()[1])
        length = 0
        while (line := await self.reader.readline()) != b"\r\n":
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        content = await self.reader.readexactly(length)
        took = time.perf_counter() - began
        if status == 200:
            self.learn(content)
        return status, took


class Load:
    def __init__(self, people: list[list[Person]], rate: float) -> None:
        self.tables = people
        self.rate = rate
        self.free = list(range(len(people)))
        self.latencies: list[float] = []
        self.statuses: dict[int, int] = {}
        self.missed = 0
        self.counting = False

    async def run(self, seconds: float) -> float:
        """Send moves at the rate for so long; the seconds that were counted."""
        tasks = set()
        start = time.perf_counter()
        number = 0
        began = start + WARM_UP
        while (now := time.perf_counter()) < start + WARM_UP + seconds:
            self.counting = now >= began
            due = int((now - start) * self.rate)
            for _ in range(due - number):
                number += 1
                task = asyncio.create_task(self.one())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.001)
        ended = time.perf_counter()
        await asyncio.gather(*tasks)
        return ended - began

    async def one(self) -> None:
        if not self.free:
            self.missed += self.counting
            return
        table = self.free.pop(random.randrange(len(self.free)))
        counting = self.counting
        asked = [person for person in self.tables[table] if person.now["choice"]]
        if asked:
            status, took = await asked[0].move()
            if counting:
                self.latencies.append(took)
                self.statuses[status] = self.statuses.get(status, 0) + 1
        self.free.append(table)


async def seat_people(address: str, tables: int) -> list[list[Person]]:
    def open_one(number: int) -> list[Person]:
        anna, bea = Client(address, f"Anna {number}"), Client(address, f"Bea {number}")
        first = anna.open("condottiere", ["", ""])
        second = bea.sit(first.table)
        return [
            Person(address, anna.token, first.table, first.seat),
            Person(address, bea.token, first.table, second.seat),
        ]

    found = [await asyncio.to_thread(open_one, number) for number in range(tables)]
    for table in found:
        await asyncio.gather(*[person.connect() for person in table])
    return found


def report(load: Load, seconds: float, tables: int, cpu: float) -> None:
    ordered = sorted(load.latencies)
    milliseconds = [1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in QUANTILES]
    heard = sum(person.heard for table in load.tables for person in table)
    print(f"tables {tables}, sockets {2 * tables}, asked for {load.rate:.0f} moves/s")
    print(f"moves/s {load.statuses.get(200, 0) / seconds:.0f} over {seconds:.1f} s")
    print(f"answers {load.statuses}, not sent as no table was free {load.missed}")
    told = ", ".join(
        f"p{100 * q:g} {ms:.1f}" for q, ms in zip(QUANTILES, milliseconds, strict=True)
    )
    print(f"latency in ms: {told}, mean {1000 * statistics.mean(ordered):.1f}")
    print(f"updates heard {heard}; CPU of the server {cpu:.1f} s")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


QUANTILES = (0.5, 0.9, 0.99, 0.999)


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(seconds: float, tables: int, rate: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.process.pid, {0})
        address = process.address.replace("localhost", "127.0.0.1")
        load = Load(await seat_people(address, tables), rate)
        # Pauses of this side would be taken for the server's.
        gc.freeze()
        gc.disable()
        before = cpu_seconds(process.process.pid)
        counted = await load.run(seconds)
        report(load, counted, tables, cpu_seconds(process.process.pid) - before)
        for table in load.tables:
            for person in table:
                person.listening.cancel()
                person.writer.close()
        process.end(signal.SIGTERM)


if __name__ == "__main__":
    given = [float(value) for value in sys.argv[1:]]
    chosen = [*given, *(SECONDS, TABLES, RATE)[len(given) :]]
    asyncio.run(measure(chosen[0], int(chosen[1]), chosen[2]))
