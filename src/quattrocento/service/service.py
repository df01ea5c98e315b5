"""The service: its parts, and how they start and stop together."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine

from quattrocento.games import GAMES
from quattrocento.service.errors import Problem
from quattrocento.service.history.history import History
from quattrocento.service.history.ratings import Ratings
from quattrocento.service.leagues.leagues import Leagues
from quattrocento.service.limits import Limit
from quattrocento.service.metrics import METRICS
from quattrocento.service.moderation.bans import Bans
from quattrocento.service.moderation.retention import Retention
from quattrocento.service.people.addresses import Addresses
from quattrocento.service.people.identity import People, Person
from quattrocento.service.people.notifications import Notifications
from quattrocento.service.people.occasions import Occasion
from quattrocento.service.people.passkeys import Passkeys
from quattrocento.service.people.phrases import Phrases
from quattrocento.service.reach import Reach
from quattrocento.service.settings import Settings
from quattrocento.service.storage.belongings import Belongings
from quattrocento.service.storage.database import Database
from quattrocento.service.storage.expiry import Expiry
from quattrocento.service.storage.leagues import LeagueStore
from quattrocento.service.storage.ledger import Ledger
from quattrocento.service.storage.ratings import RatingStore
from quattrocento.service.storage.results import ResultStore, StoredResult
from quattrocento.service.storage.store import Store
from quattrocento.service.tables.listening import Listener
from quattrocento.service.tables.quotas import Quotas
from quattrocento.service.tables.registry import Registry
from quattrocento.service.tables.scheduler import Scheduler
from quattrocento.service.workers.hints import Adviser
from quattrocento.service.workers.insights import Insights
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.review_cache import ReviewCache
from quattrocento.text.words import load_all

CHAT_PER_SECOND, CHAT_BURST = 0.5, 8
HINTS_PER_SECOND, HINTS_BURST = 0.25, 6
INSIGHTS_PER_SECOND, INSIGHTS_BURST = 1 / 120, 10
NEW_PER_SECOND, NEW_BURST = 0.2, 30
DEEDS_PER_SECOND, DEEDS_BURST = 1, 60
BYTES_PER_SECOND, BYTES_BURST = 128, 8 << 20
REPORTS_PER_SECOND, REPORTS_BURST = 1 / 60, 5
BELONGINGS_PER_SECOND, BELONGINGS_BURST = 1 / 600, 3
GUESSES_PER_SECOND, GUESSES_BURST = 0.1, 10
PROGRAMS_PER_SECOND, PROGRAMS_BURST = 10, 100
EXPORTS_PER_SECOND, EXPORTS_BURST = 1 / 60, 6
LOOK_SECONDS = 0.5


class Service:
    """Where rows are kept and who thinks is given to it; `service.parts` makes the usual ones."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        workers: Workers,
        readers: Workers,
        analysts: Workers,
        reviews: ReviewCache,
    ) -> None:
        self.settings = settings
        self.reach = Reach(settings)
        self.store = Store(database)
        self.people = People(self.store, settings.now, settings.session_days)
        self.phrases = Phrases(self.people)
        self.passkeys = Passkeys(self.people)
        self.addresses = Addresses(self.people)
        self.registry = Registry(self.store, self.people, settings.tables_in_memory, settings.now)
        self.listener = Listener(self.registry)
        self.workers = workers
        self.readers = readers
        self.analysts = analysts
        self.insights = Insights(analysts, self.store, settings.analysis_depth)
        self.adviser = Adviser(self.workers, settings.hint)
        self.reviews = reviews
        self.notifications = Notifications(settings, self.people, self.reach)
        self.quotas = Quotas(settings.bot_tables_a_person, settings.bot_tables_an_address)
        self.scheduler = Scheduler(
            self.registry, self.workers, self.notifications, self.quotas, settings.sweep_seconds
        )
        self.results = ResultStore(database)
        self.history = History(self.store, self.results, self.people)
        self.history.follow(self.registry)
        steps = RatingStore(database)
        self.ratings = Ratings(self.store, steps, self.results, self.people)
        self.leagues = Leagues(
            LeagueStore(database), self.results, self.registry, settings.new_secret
        )
        self.history.kept = self.result_kept
        self.request_limit = Limit(settings.requests_per_second, settings.request_burst)
        self.chat_limit = Limit(CHAT_PER_SECOND, CHAT_BURST)
        self.hint_limit = Limit(
            HINTS_PER_SECOND * settings.requests_per_second / 30,
            HINTS_BURST * settings.request_burst / 200,
        )
        self.insight_limit = Limit(
            INSIGHTS_PER_SECOND * settings.requests_per_second / 30,
            INSIGHTS_BURST * settings.request_burst / 200,
        )
        self.arrival_limit = Limit(
            NEW_PER_SECOND * settings.requests_per_second / 30,
            NEW_BURST * settings.request_burst / 200,
        )
        self.deed_limit = Limit(
            DEEDS_PER_SECOND * settings.requests_per_second / 30,
            DEEDS_BURST * settings.request_burst / 200,
        )
        self.report_limit = Limit(REPORTS_PER_SECOND, REPORTS_BURST)
        self.belongings_limit = Limit(BELONGINGS_PER_SECOND, BELONGINGS_BURST)
        self.guess_limit = Limit(GUESSES_PER_SECOND, GUESSES_BURST)
        self.program_limit = Limit(
            PROGRAMS_PER_SECOND * settings.requests_per_second / 30,
            PROGRAMS_BURST * settings.request_burst / 200,
        )
        self.ledger = Ledger(database)
        self.belongings = Belongings(database)
        self.bans = Bans(self.ledger, settings.now)
        self.listener.others["bans"] = self.bans.load
        self.retention = Retention(
            settings, Expiry(database), self.registry, self.people.sessions, self.forget_person
        )
        self.growth_limit = Limit(BYTES_PER_SECOND, BYTES_BURST)
        self.export_limit = Limit(
            EXPORTS_PER_SECOND * settings.requests_per_second / 30,
            EXPORTS_BURST * settings.request_burst / 200,
        )
        self.started = False
        self.draining = False
        self.closing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def result_kept(self, result: StoredResult) -> None:
        """What follows from the end of a game."""
        self.ratings.wake()
        await self.leagues.note(result)

    async def start(self) -> None:
        await self.store.start()
        await self.people.start(self.settings)
        await self.bans.load()
        self._tasks = [
            asyncio.create_task(asyncio.to_thread(load_all, [*GAMES, "service"])),
            asyncio.create_task(self.listener.listen()),
            asyncio.create_task(self.registry.keep_index()),
            asyncio.create_task(self.scheduler.watch_clocks()),
            asyncio.create_task(self.scheduler.watch_bots()),
            asyncio.create_task(self.retention.watch()),
            asyncio.create_task(self.history.watch()),
            asyncio.create_task(self.ratings.watch()),
            asyncio.create_task(self.notifications.watch()),
            asyncio.create_task(watch_the_loop()),
        ]
        self.started = True

    async def forget_person(self, person: str) -> None:
        """Delete all that is kept of a person, and the ways by which they were known again."""
        found = await self.people.find(person)
        await self.phrases.forget(person)
        if found is not None:
            await self.addresses.forget(found)
        await self.people.delete(person)

    async def check(self) -> None:
        """Whether all that the server is for can be done now; if not, raise what is wrong."""
        if not self.started:
            raise Problem("starting")
        await self.store.probe()
        if self.listener.is_deaf:
            raise Problem("not-ready")

    async def check_ready(self) -> None:
        """The same, and whether somebody new should come here."""
        if self.draining or self.closing.is_set():
            raise Problem("stopping")
        await self.check()

    def tell(self, person: Person, occasion: Occasion) -> None:
        """Send a notice; whoever is the cause of it does not wait."""
        self._send(self.notifications.tell(person, occasion))

    def send_links(self, email: str) -> None:
        """Send links to those whose address this is; nobody waits, so nobody learns who it is."""
        self._send(self._send_links(email))

    def _send(self, work: Coroutine[None, None, None]) -> None:
        sending = asyncio.create_task(work)
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send_links(self, email: str) -> None:
        for person in await self.addresses.find(email):
            token = await self.people.recovery_token(person.id)
            await self.notifications.bring_back(person, token)

    async def stop(self) -> None:
        self.closing.set()
        for task in (*self._tasks, *self._sending):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.scheduler.stop()
        await self.history.stop()
        await self.insights.stop()
        await self.analysts.stop()
        await self.workers.stop()
        await self.readers.stop()
        await self.registry.stop()
        await self.store.stop()


async def watch_the_loop() -> None:
    """Measure how late whatever is due gets its turn."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LOOK_SECONDS)
        METRICS.observe("loop_lag", time.perf_counter() - began - LOOK_SECONDS)
