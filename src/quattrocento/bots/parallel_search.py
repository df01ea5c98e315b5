"""Several processes search one position, each in worlds of its own; their visits are added."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import JUDGEMENTS
from quattrocento.bots.process_pool import new_pool
from quattrocento.bots.search import Findings, Search
from quattrocento.core.game import Seen
from quattrocento.core.position import dump, load
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES


class ParallelSearch:
    """The other processes of a search; the one that asked searches for the same `share`."""

    def __init__(
        self, seen: Seen, clock: ThinkingTime, rng: Rng, judgement: str, kind: type[Search]
    ) -> None:
        self.share = replace(clock, iterations=-(-clock.iterations // clock.workers), workers=1)
        imagined: Any = seen.imagine(rng)
        edition = imagined.edition.imprint.text
        position = dump(seen.game, imagined)
        self.waiting = [
            pool(clock.workers - 1).submit(
                explore,
                position,
                edition,
                seen.seat,
                rng.child(f"worker {number}").key,
                self.share,
                judgement,
                kind,
            )
            for number in range(1, clock.workers)
        ]

    def findings(self) -> Iterator[Findings]:
        for one in self.waiting:
            yield one.result()


pool = cache(new_pool)


def explore(
    position: dict[str, Any],
    edition: str,
    seat: int,
    key: bytes,
    clock: ThinkingTime,
    judgement: str,
    kind: type[Search],
) -> Findings:
    """Search in a worker process; the visits of the moves that are open."""
    game = GAMES[position["game"]]
    rng = Rng(key)
    state = load(game, position, game.edition(edition, "the given edition"))
    search = kind(JUDGEMENTS[judgement][game.key], Seen(game, state, seat, rng), rng)
    search.run(clock)
    return search.findings()
