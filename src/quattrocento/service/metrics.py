"""Counters for `/metrics`, in the text format of Prometheus."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[str, float] = {}
        self.gauges: dict[str, float] = {}
        self.histograms: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}

    def count(self, name: str, amount: float = 1, **labels: object) -> None:
        key = name + label_text(labels)
        self.counters[key] = self.counters.get(key, 0) + amount

    def gauge(self, name: str, change: float) -> None:
        self.gauges[name] = self.gauges.get(name, 0) + change

    def observe(self, name: str, seconds: float) -> None:
        buckets = self.histograms.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] = self.sums.get(name, 0) + seconds

    def text(self) -> str:
        lines = []
        seen = set()
        for key, value in sorted(self.counters.items()):
            name = key.partition("{")[0]
            if name not in seen:
                seen.add(name)
                lines.append(f"# TYPE quattrocento_{name}_total counter")
            lines.append(f"quattrocento_{name}_total{key[len(name) :]} {value:g}")
        for key, value in sorted(self.gauges.items()):
            lines.append(f"# TYPE quattrocento_{key} gauge")
            lines.append(f"quattrocento_{key} {value:g}")
        for name, buckets in sorted(self.histograms.items()):
            lines += histogram(f"quattrocento_{name}_seconds", buckets, self.sums[name])
        return "\n".join(lines) + "\n"


def histogram(name: str, buckets: list[int], total: float) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    running = 0
    for bound, amount in zip([*map(str, BOUNDS), "+Inf"], buckets, strict=True):
        running += amount
        lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
    return [*lines, f"{name}_sum {total:g}", f"{name}_count {running}"]


def label_text(labels: dict[str, object]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{key}="{value}"' for key, value in sorted(labels.items())) + "}"


METRICS = Metrics()
