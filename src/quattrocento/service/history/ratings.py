"""Ratings of people, by title: from games that are over, each once, in the order they ended.

Bots do not learn: each level keeps the strength that the arena measured, and so the ratings of
people who never meet can be compared. Whoever is not rated is left out as if they had not sat
there.
"""

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from math import sqrt

from quattrocento.arena import anchors
from quattrocento.arena.ratings import STRANGER, Rating, model, rate
from quattrocento.bots.company import parse_person
from quattrocento.service.history.result import Result, read
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import People
from quattrocento.service.storage.database import Conflict
from quattrocento.service.storage.ratings import RatingStore, Step
from quattrocento.service.storage.results import ResultStore, StoredResult
from quattrocento.service.storage.store import Store

log = logging.getLogger("quattrocento")

# Raised when the same results lead to other ratings than before.
METHOD = 2
PORTION = 50
AGAIN = 60.0


def counts(result: Result) -> bool:
    """Whether a game says who is stronger."""
    return not (result.own_edition or result.hot_seat or result.undone)


def rated(
    result: Result, people: Mapping[str, int], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings of these people after a game; `people` are those who are rated, by seat.

    Whoever gave a game up comes last, whatever a stand-in made of it: who is losing gains nothing
    by going, and who stays is rated. Of whom it played most on a holiday a game says nothing.
    """
    if not counts(result):
        return {}
    by_seat = {seat: person for person, seat in people.items()}
    seats: list[tuple[str, Rating, int]] = []
    for number, seat in enumerate(result.seats):
        if seat.bot:
            level, _ = parse_person(seat.bot)
            known = anchors.anchor(result.game, len(result.seats), level)
            if known is not None:
                seats.append(("", known, seat.place))
        elif number in by_seat:
            person, given_up = by_seat[number], result.is_given_up(number)
            if result.is_stood_in_for(number) and not given_up:
                continue
            place = len(result.seats) + 1 if given_up else seat.place
            seats.append((person, before.get(person, STRANGER), place))
    if len(seats) < 2:
        return {}
    after = rate([rating for _, rating, _ in seats], [place for _, _, place in seats])
    return {person: one for (person, _, _), one in zip(seats, after, strict=True) if person}


def agree(one: Rating, other: Rating) -> bool:
    """Whether two ratings may be the same, as far as both are certain."""
    return abs(one.mu - other.mu) <= 2 * sqrt(one.sigma**2 + other.sigma**2)


class Ratings:
    def __init__(
        self, store: Store, steps: RatingStore, results: ResultStore, people: People
    ) -> None:
        self.store = store
        self.steps = steps
        self.results = results
        self.people = people
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There is a new result."""
        self._news.set()

    async def watch(self) -> None:
        """Rate what is not rated yet; without openskill there is nothing to do."""
        while model() is not None:
            try:
                self._news.clear()
                await self._begin()
                await self.catch_up()
            except Exception as fault:  # the next round may succeed where this one did not
                METRICS.count("history_faults")
                log.error("the ratings: %r", fault)
            try:
                async with asyncio.timeout(AGAIN):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def _begin(self) -> None:
        """Where ratings would come out otherwise than those that are kept, begin anew."""
        used = f"{METHOD} {hashlib.sha256(anchors.text().encode()).hexdigest()[:16]}"
        if await self.store.document("server", "", "ratings") != used:
            await self.steps.restart()
            await self.store.put_document("server", "", "ratings", used)

    async def catch_up(self) -> None:
        while tables := await self.steps.unrated(PORTION):
            found = {one.table: one for one in await self.results.at(tables)}
            for table in tables:
                await self._rate(found[table])

    async def _rate(self, stored: StoredResult) -> None:
        result = read(stored)
        await self.people.ensure(stored.people)
        people = {
            one: seat
            for one, seat in stored.people.items()
            if (known := self.people.known(one)) is not None and known.rated
        }
        before = await self.steps.last(people, result.game)
        known_ratings = {one: Rating(step.mu, step.sigma) for one, step in before.items()}
        after = rated(result, people, known_ratings)
        steps = {
            one: Step(before[one].number + 1 if one in before else 1, new.mu, new.sigma)
            for one, new in after.items()
        }
        try:
            await self.steps.add(stored.table, result.game, steps)
        except Conflict:
            METRICS.count("conflicts")
