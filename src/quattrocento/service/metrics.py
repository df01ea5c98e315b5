"""Counters for `/metrics`, in the text format of Prometheus.

Everything that is measured is declared here, so that it can be read before it first happens.
"""

from bisect import bisect_left
from functools import cache
from typing import Final

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COUNTERS: Final = {
    "requests": "requests answered, by endpoint and status",
    "moves": "moves that people sent",
    "rows": "rows written to tables",
    "conflicts": "changes decided again because another process was faster",
    "faults": "requests that failed by a fault of ours",
    "unavailable": "requests that failed because the database took nothing",
    "listeners_lost": "connections lost by which other processes are heard",
    "scheduler_faults": "tables that the scheduler could not see to",
    "history_faults": "rounds in which results or ratings could not be made up for",
    "set_aside": "tables whose rows no longer fit the rules",
    "unreadable_tables": "tables whose rows cannot be read",
    "bot_faults": "questions at which a bot failed",
    "bot_moves_replaced": "moves of bots replaced by any legal one",
    "workers_replaced": "worker processes ended for being slow or dead",
    "connections_refused": "connections refused as their address held too many",
    "heads_refused": "requests refused for the size of their head",
    "heads_too_slow": "connections ended as no request came in time",
    "notices": "notices sent, by kind",
    "notices_failed": "notices that could not be sent, by kind",
    "reports": "reports by people",
    "refused_banned": "requests refused because of a ban",
    "retention_deleted": "what was deleted as its time was over, by kind",
}
LABELLED: Final = ("requests", "notices", "notices_failed", "retention_deleted")
GAUGES: Final = {
    "ready": "1 while the server can do all it is for",
    "tables_in_memory": "tables kept in memory",
    "listeners": "sockets and long polls that wait for news of a table",
    "sockets": "open WebSockets",
    "connections": "open HTTP connections",
    "bots_thinking": "seats for which a bot is asked",
    "bots_waiting": "questions that wait for a worker process",
    "readers_waiting": "editions and records that wait to be read",
    "notices_waiting": "notices that wait to be sent",
    "reports_open": "reports that nobody has seen to",
}
HISTOGRAMS: Final = {
    "request": "how long requests took",
    "move": "how long moves took, from the request to its answer",
    "append": "how long it took to write rows",
    "loop_lag": "how late the event loop was",
}


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[str, float] = {name: 0 for name in COUNTERS if name not in LABELLED}
        self.gauges: dict[str, float] = dict.fromkeys(GAUGES, 0)
        self.histograms = {name: [0] * (len(BOUNDS) + 1) for name in HISTOGRAMS}
        self.sums: dict[str, float] = dict.fromkeys(HISTOGRAMS, 0)

    def count(self, name: str, amount: float = 1, **labels: object) -> None:
        assert name in COUNTERS, name
        key = name + label_text(tuple(sorted(labels.items()))) if labels else name
        self.counters[key] = self.counters.get(key, 0) + amount

    def gauge(self, name: str, change: float) -> None:
        self.gauges[name] += change

    def observe(self, name: str, seconds: float) -> None:
        self.histograms[name][bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] += seconds

    def text(self) -> str:
        lines = []
        for name, about in COUNTERS.items():
            lines += head(f"quattrocento_{name}_total", "counter", about)
            for key, value in self.counters.items():
                if key.partition("{")[0] == name:
                    lines.append(f"quattrocento_{name}_total{key[len(name) :]} {value:g}")
        for name, about in GAUGES.items():
            lines += head(f"quattrocento_{name}", "gauge", about)
            lines.append(f"quattrocento_{name} {self.gauges[name]:g}")
        for name, about in HISTOGRAMS.items():
            full = f"quattrocento_{name}_seconds"
            lines += head(full, "histogram", about)
            lines += histogram(full, self.histograms[name], self.sums[name])
        return "\n".join(lines) + "\n"


def head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


def histogram(name: str, buckets: list[int], total: float) -> list[str]:
    lines = []
    running = 0
    for bound, amount in zip([*map(str, BOUNDS), "+Inf"], buckets, strict=True):
        running += amount
        lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
    return [*lines, f"{name}_sum {total:g}", f"{name}_count {running}"]


@cache
def label_text(labels: tuple[tuple[str, object], ...]) -> str:
    return "{" + ",".join(f'{key}="{value}"' for key, value in labels) + "}"


METRICS = Metrics()
