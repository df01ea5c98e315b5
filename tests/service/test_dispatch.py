"""Endpoints are called without a network, and by their types alone."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.games import GAMES
from quattrocento.service.dispatch import dispatch
from quattrocento.service.endpoints.endpoint import Caller
from quattrocento.service.messages.people import Me
from quattrocento.service.messages.responses import Fault, Health
from quattrocento.service.parts import READER
from quattrocento.service.service import Service
from quattrocento.service.storage.sqlite import Sqlite
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.review_cache import ReviewCache
from tests.patience import PATIENCE
from tests.service.servers import settings

NOBODY = Caller()
LONG_POLL = "25"


class Player:
    """Somebody who asks the service itself, by method and path."""

    def __init__(self, service: Service, caller: Caller = NOBODY) -> None:
        self.service = service
        self.caller = caller

    async def named(self, name: str) -> "Player":
        me = await self.ask("POST", "/api/me", {"name": name})
        assert isinstance(me, Me)
        return Player(self.service, Caller(await self.service.people.find(me.id)))

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> Any:
        content = msgspec.json.encode(body) if body is not None else b""
        return await dispatch(self.service, method, path, query, content, self.caller)

    async def read(self, method: str, path: str, body: object = None, **query: str) -> Any:
        """The answer as those read it who get it as JSON."""
        found = await self.ask(method, path, body, **query)
        assert not isinstance(found, Fault), found
        return json.loads(msgspec.json.encode(found))


def with_service(folder: Path, play: Callable[[Player], Awaitable[None]]) -> None:
    """Let somebody ask a service that has no server around it."""

    async def run() -> None:
        database, workers = Sqlite(folder / "tables.db"), Workers(1, PATIENCE, 1024)
        readers = Workers(1, PATIENCE, 1024, READER)
        service = Service(settings(folder), database, workers, readers, readers, ReviewCache())
        await service.start()
        try:
            await play(Player(service))
        finally:
            await service.stop()

    asyncio.run(run())


async def play_on(anna: Player, table: str, update: Any) -> Any:
    """The first open move every time, until the game is over."""
    path = f"/api/tables/{table}"
    for number in range(10_000):
        if update["status"] != "running":
            return update
        choice, seq = update["choice"], update["seq"]
        if choice is None:
            update = await anna.read("GET", f"{path}/events", since=str(seq), wait=LONG_POLL)
        else:
            move = choice["options"][0]["move"]
            body = {"seat": 0, "seq": seq, "move": move, "key": f"k{number}"}
            update = await anna.read("POST", f"{path}/moves", body)
    raise AssertionError("the game never ends")


def test_a_whole_game_is_played_without_a_network(tmp_path: Path) -> None:
    async def play(nobody: Player) -> None:
        anna = await nobody.named("Anna")
        opened = await anna.read(
            "POST", "/api/tables", {"game": "principato", "chairs": ["", "chance"]}
        )
        table = opened["about"]["id"]
        last = await play_on(anna, table, opened["update"])
        told = await anna.read("GET", f"/api/tables/{table}/record")
        record = parse(told["record"])
        match = Match.replay(GAMES["principato"], record)
        assert [score["total"] for score in last["result"]] == [s.total for s in match.scores]

    with_service(tmp_path, play)


def test_an_answer_has_the_type_that_its_endpoint_declares(tmp_path: Path) -> None:
    async def play(nobody: Player) -> None:
        assert isinstance(await nobody.ask("GET", "/health"), Health)

    with_service(tmp_path, play)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/nothing", "no-page"),
        ("GET", "/api/tables//events", "no-page"),
        ("GET", "/api/me/muted", "no-page"),
        ("GET", "/api/tables/{}/events", "no-table"),
        ("DELETE", "/api/games", "wrong-method"),
        ("GET", "/api/me", "no-person"),
        ("POST", "/api/me", "malformed"),
    ],
)
def test_what_is_refused_is_a_fault(tmp_path: Path, method: str, path: str, code: str) -> None:
    async def play(nobody: Player) -> None:
        found = await nobody.ask(method, path)
        assert isinstance(found, Fault)
        assert found.code == code

    with_service(tmp_path, play)


def test_a_fault_speaks_the_language_of_the_caller(tmp_path: Path) -> None:
    async def play(nobody: Player) -> None:
        german = Player(nobody.service, Caller(language="de"))
        told = [(await one.ask("GET", "/api/nothing")).message for one in (nobody, german)]
        assert told[0] != told[1]

    with_service(tmp_path, play)


def test_only_a_caller_who_keeps_the_token_is_not_told_it(tmp_path: Path) -> None:
    async def play(nobody: Player) -> None:
        browser = Player(nobody.service, Caller(keeps_token=True))
        assert (await nobody.ask("POST", "/api/me", {"name": "Anna"})).token
        assert not (await browser.ask("POST", "/api/me", {"name": "Bea"})).token

    with_service(tmp_path, play)
