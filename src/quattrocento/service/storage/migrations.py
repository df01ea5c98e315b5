"""The schema, as the list of steps that lead to it. A step that was released is never changed.

`rows` are the truth and only ever grow. `tables` and `places` are an index over them, for the
lobby, and so are `results` and `result_people`, for the story of each person. `people`, `chat` and
`documents` hold what a person may change or have deleted; `reports`, `bans` and `audit` are the
moderators'.
"""

import contextlib

from quattrocento.service.storage.database import Conflict, Database, Statement

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE rows (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
            kind TEXT NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (table_id, seq))""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, pace TEXT NOT NULL,
            listed BIGINT NOT NULL, free BIGINT NOT NULL, created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION, summary TEXT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, updated)",
        "CREATE INDEX tables_by_due ON tables (due)",
        """CREATE TABLE places (
            table_id TEXT NOT NULL, person TEXT NOT NULL, waiting BIGINT NOT NULL,
            PRIMARY KEY (table_id, person))""",
        "CREATE INDEX places_by_person ON places (person)",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, created DOUBLE PRECISION NOT NULL, data TEXT NOT NULL)""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, number BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
            person TEXT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
        "CREATE INDEX chat_by_person ON chat (person)",
        """CREATE TABLE documents (
            kind TEXT NOT NULL, owner TEXT NOT NULL, key TEXT NOT NULL, content TEXT NOT NULL,
            PRIMARY KEY (kind, owner, key))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN bots_due DOUBLE PRECISION",
        "CREATE INDEX tables_by_bots_due ON tables (bots_due)",
        # what was due before may have been a bot
        "UPDATE tables SET bots_due = due",
    ),
    (
        "ALTER TABLE tables ADD COLUMN seq BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT ''",
        # until now the index was never behind
        """UPDATE tables SET seq = COALESCE(
            (SELECT MAX(rows.seq) FROM rows WHERE rows.table_id = tables.id), 0)""",
        # the lobby, whose last columns spare it a look at tables that are not wanted
        "CREATE INDEX lobby ON tables (listed, updated DESC, id, status, game, pace)",
        "CREATE INDEX lobby_by_status ON tables (listed, status, updated DESC, id, game, pace)",
        """CREATE INDEX lobby_by_game ON tables
            (listed, status, game, updated DESC, id, pace)""",
        """CREATE INDEX lobby_by_pace ON tables
            (listed, status, pace, updated DESC, id, game)""",
    ),
    (
        # games that are over, as their rows tell; people apart, so that they can be deleted
        """CREATE TABLE results (
            table_id TEXT PRIMARY KEY, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
            people BIGINT NOT NULL, rated BIGINT NOT NULL, content TEXT NOT NULL)""",
        "CREATE INDEX results_by_rated ON results (rated, ended)",
        """CREATE TABLE result_people (
            table_id TEXT NOT NULL, person TEXT NOT NULL, seat BIGINT NOT NULL,
            game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, person))""",
        "CREATE INDEX result_people_by_person ON result_people (person, ended)",
    ),
    (
        """CREATE TABLE rating_steps (
            person TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL,
            table_id TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, game, number))""",
        "CREATE UNIQUE INDEX rating_steps_by_table ON rating_steps (table_id, person)",
    ),
    (
        """CREATE TABLE leagues (
            id TEXT NOT NULL, version BIGINT NOT NULL, content TEXT NOT NULL,
            PRIMARY KEY (id, version))""",
        """CREATE TABLE league_people (
            league_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (league_id, person))""",
        "CREATE INDEX league_people_by_person ON league_people (person)",
    ),
    (
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, reporter TEXT NOT NULL,
            person TEXT NOT NULL, table_id TEXT NOT NULL, number BIGINT NOT NULL,
            line TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, outcome TEXT NOT NULL)""",
        "CREATE INDEX reports_by_outcome ON reports (outcome, at)",
        "CREATE INDEX reports_by_reporter ON reports (reporter)",
        "CREATE INDEX reports_by_time ON reports (at)",
        """CREATE TABLE bans (
            subject TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION NOT NULL, reason TEXT NOT NULL)""",
        """CREATE TABLE audit (
            id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL, who TEXT NOT NULL,
            act TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL)""",
        "CREATE INDEX audit_by_time ON audit (at)",
        "CREATE INDEX chat_by_time ON chat (at)",
        "CREATE INDEX documents_by_owner ON documents (owner)",
    ),
)


class SchemaError(Exception):
    """The database was written by a newer version."""


async def migrate(database: Database) -> None:
    """Bring a database of any age up to date, each step with its number in one transaction.

    Two processes may start at once: the number is taken first, so only one makes the step.
    """
    with contextlib.suppress(Conflict):
        table = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"
        await database.write([(table, ())])
    while (found := await version(database)) < len(MIGRATIONS):
        statements: list[Statement] = [("INSERT INTO schema_version VALUES (?)", (found + 1,))]
        statements += [(sql, ()) for sql in MIGRATIONS[found]]
        with contextlib.suppress(Conflict):
            await database.write(statements)
    if found > len(MIGRATIONS):
        raise SchemaError(
            f"the database has schema {found}, but this version knows only {len(MIGRATIONS)}; "
            "start a newer version, or restore an older back-up"
        )


async def version(database: Database) -> int:
    ((found,),) = await database.read("SELECT COALESCE(MAX(version), 0) FROM schema_version")
    assert isinstance(found, int)
    return found
