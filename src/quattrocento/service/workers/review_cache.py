"""Reviews of finished games, each made once."""

import asyncio

from quattrocento.analysis.review import Review, review_of
from quattrocento.core.match import Match
from quattrocento.service.workers.recent import Recent

REMEMBERED = 200


class ReviewCache:
    """A game that is over does not change any more, and neither does its review."""

    def __init__(self) -> None:
        self._known: Recent[str, Review] = Recent(REMEMBERED)

    async def review(self, table: str, match: Match) -> Review:
        found = self._known.get(table)
        if found is None:
            # Playing a long game again takes a tenth of a second, in which others want to move.
            found = await asyncio.to_thread(review_of, match)
            self._known.keep(table, found)
        return found
