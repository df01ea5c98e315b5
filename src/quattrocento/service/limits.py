"""How often someone may ask: a bucket that fills steadily and is emptied by requests."""

import time

from quattrocento.service.errors import Problem

KEPT = 50_000


class Limit:
    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, cost: float = 1.0) -> None:
        """Count a request, or refuse it where the bucket is empty."""
        now = time.monotonic()
        level, at = self._buckets.get(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.per_second)
        if level < cost:
            self._buckets[key] = (level, now)
            raise Problem("too-many", seconds=max(1, round((cost - level) / self.per_second)))
        if len(self._buckets) > KEPT:
            self._forget(now)
        self._buckets[key] = (level - cost, now)

    def _forget(self, now: float) -> None:
        """Full buckets need not be remembered."""
        full = self.burst / self.per_second
        self._buckets = {k: (lv, at) for k, (lv, at) in self._buckets.items() if now - at < full}
