"""Putting the parts of a service together: the one place that chooses among them."""

import sys

from quattrocento.service.service import Service
from quattrocento.service.settings import Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.workers import levels
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.review_cache import ReviewCache

# What a bot of the host's own may take besides, as it has to start and may be slow.
GUEST_SECONDS = 30.0

READER = (sys.executable, "-m", "quattrocento.service.tables.reader")


def create_service(settings: Settings) -> Service:
    workers = Workers(settings.workers, settings.think_seconds, settings.worker_megabytes)
    if settings.own_bots:
        levels.offer(settings.own_bots)
        workers.own = Workers(settings.workers, settings.think_seconds + GUEST_SECONDS, 0)
    readers = Workers(settings.readers, settings.read_seconds, settings.worker_megabytes, READER)
    analysts = Workers(settings.analysts, settings.analysis_seconds, settings.worker_megabytes)
    return Service(settings, open_database(settings), workers, readers, analysts, ReviewCache())
