"""What was last sent to somebody, as bytes, for others who see and know the same."""

from collections import OrderedDict
from typing import Final

MOST_BYTES: Final = 32 << 20

Key = tuple[object, ...]


class Sent:
    """Forgets what was longest not asked for, when all of it is larger than it may be."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Key, content: bytes) -> None:
        self.bytes += len(content) - len(self._kept.pop(key, b""))
        self._kept[key] = content
        while self.bytes > self.most:
            self.bytes -= len(self._kept.popitem(last=False)[1])
