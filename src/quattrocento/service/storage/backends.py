"""Which database a server has: PostgreSQL where an address is given, else SQLite."""

from quattrocento.service.settings import Settings
from quattrocento.service.storage.database import Database
from quattrocento.service.storage.sqlite import Sqlite


def open_database(settings: Settings) -> Database:
    if settings.database:
        # Its driver is an extra of its own, needed only by those who ask for it.
        from quattrocento.service.storage.postgres import Postgres

        return Postgres(settings.database)
    settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return Sqlite(settings.sqlite_file)
