"""How often someone may ask: a bucket that fills steadily and is emptied by requests."""

import ipaddress
import time
from functools import lru_cache

from quattrocento.service.errors import Problem

KEPT = 50_000
REMEMBERED = 4096
# What a line to the internet gets of IPv6, within which everybody chooses addresses as they like.
LINE = 64


@lru_cache(REMEMBERED)
def plain(address: str) -> str:
    """An address as such: sockets for both kinds write one of IPv4 as if it were of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if found.version == 6 else None
    return address if mapped is None else str(mapped)


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """What somebody at an address is counted by: that address, or of IPv6 the network around it."""
    address = plain(address)
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.is_link_local:
        return address
    return str(ipaddress.ip_network((int(found), LINE), strict=False))


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
