"""Reviews of finished games, each made once."""

import asyncio
from collections import OrderedDict

from quattrocento.analysis.review import Review, review
from quattrocento.core.record import parse

REMEMBERED = 200


class ReviewCache:
    """A game that is over does not change any more, and neither does its review."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Review] = OrderedDict()

    async def review(self, table: str, record: str) -> Review:
        if table not in self.known:
            # Playing a long game again takes a tenth of a second, in which others want to move.
            self.known[table] = await asyncio.to_thread(lambda: review(parse(record)))
        self.known.move_to_end(table)
        found = self.known[table]
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found
