"""Putting the parts of a service together: the one place that chooses among them."""

import sys

from quattrocento.service.service import Service
from quattrocento.service.settings import Settings
from quattrocento.service.storage.backends import open_database
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.review_cache import ReviewCache

READER = (sys.executable, "-m", "quattrocento.service.tables.reader")


def create_service(settings: Settings) -> Service:
    workers = Workers(settings.workers, settings.think_seconds, settings.worker_megabytes)
    readers = Workers(settings.readers, settings.read_seconds, settings.worker_megabytes, READER)
    return Service(settings, open_database(settings), workers, readers, ReviewCache())
