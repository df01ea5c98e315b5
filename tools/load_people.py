"""The people who make the load: each has a socket, and sends moves over it or as requests."""

import asyncio
import random
import time
from typing import Literal

import msgspec
from msgspec import Struct

from quattrocento.client import Client
from tools.load_line import Line, connect

Way = Literal["socket", "request"]


class Option(Struct):
    move: str


class Choice(Struct):
    options: list[Option]


class Update(Struct, tag="update", tag_field="type"):
    seq: int
    status: str
    choice: Choice | None


class Moved(Struct, tag="moved", tag_field="type"):
    id: str
    update: Update


class Refused(Struct, tag="refused", tag_field="type"):
    id: str
    code: str


class Chat(Struct, tag="chat", tag_field="type"):
    pass


_told = msgspec.json.Decoder(Update | Moved | Refused | Chat)
_update = msgspec.json.Decoder(Update)


class Person:
    """Somebody at a table. `language` is asked for as browsers do; empty is none."""

    def __init__(self, address: str, token: str, table: str, seat: int, language: str) -> None:
        self.host, self.port = "127.0.0.1", int(address.rpartition(":")[2])
        self.token = token
        self.table = table
        self.seat = seat
        self.language = language
        self.now = Update(0, "open", None)
        self.heard = 0
        self.bytes = 0
        self.waits: asyncio.Future[str] | None = None

    async def connect(self, way: Way) -> None:
        asked = f"&lang={self.language}" if self.language else ""
        path = f"/api/tables/{self.table}/socket?seat={self.seat}{asked}"
        self.line: Line = await connect(self.host, self.port, path, self.token, self.hear)
        if way == "request":
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)

    def hear(self, message: bytes) -> None:
        self.heard += 1
        self.bytes += len(message)
        told = _told.decode(message)
        if isinstance(told, Moved):
            self.learn(told.update)
            self.answer("moved")
        elif isinstance(told, Refused):
            self.answer(told.code)
        elif isinstance(told, Update):
            self.learn(told)

    def answer(self, outcome: str) -> None:
        if self.waits is not None and not self.waits.done():
            self.waits.set_result(outcome)

    def learn(self, update: Update) -> None:
        if update.seq >= self.now.seq:
            self.now = update

    async def move(self, way: Way) -> tuple[str, float]:
        """A random move; what came of it, and the seconds that it took."""
        assert self.now.choice is not None
        seq, move = self.now.seq, random.choice(self.now.choice.options).move
        wanted = {"seat": self.seat, "seq": seq, "move": move, "key": f"k{seq}-{self.seat}"}
        began = time.perf_counter()
        if way == "socket":
            outcome = await self._say(wanted)
        else:
            outcome = await self._post(msgspec.json.encode(wanted))
        return outcome, time.perf_counter() - began

    async def _say(self, wanted: dict[str, object]) -> str:
        self.waits = asyncio.get_running_loop().create_future()
        self.line.send(msgspec.json.encode({"type": "move", "id": "m", **wanted}))
        return await self.waits

    async def _post(self, body: bytes) -> str:
        asked = f"?lang={self.language}" if self.language else ""
        head = (
            f"POST /api/tables/{self.table}/moves{asked} HTTP/1.1\r\n"
            f"Host: {self.host}:{self.port}\r\nAuthorization: Bearer {self.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        while not (first := await self.reader.readline()):
            # A server ends lines on which nothing is asked for long; the same key is sent again.
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
            self.writer.write(head.encode() + body)
        status = int(first.split()[1])
        length = 0
        while (line := await self.reader.readline()) != b"\r\n":
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        content = await self.reader.readexactly(length)
        if status != 200:
            return str(status)
        self.learn(_update.decode(content))
        return "moved"

    def leave(self, way: Way) -> None:
        self.line.close()
        if way == "request":
            self.writer.close()


async def seat_people(
    addresses: list[str], games: list[str], tables: int, language: str, way: Way
) -> list[list[Person]]:
    """Two people at each table; those of a table use the same process, as a proxy would do it."""
    room = asyncio.Semaphore(8)

    def open_one(number: int) -> list[Person]:
        address = addresses[number % len(addresses)]
        anna, bea = Client(address, f"Anna {number}"), Client(address, f"Bea {number}")
        wanted = {"game": games[number % len(games)], "chairs": ["", ""]}
        table = anna.call("POST", "/api/tables", wanted)["about"]
        other = bea.call("POST", f"/api/tables/{table['id']}/sit", {})["about"]
        return [
            Person(address, client.token, about["id"], about["seats"][0], language)
            for client, about in ((anna, table), (bea, other))
        ]

    async def seat(number: int) -> list[Person]:
        async with room:
            people = await asyncio.to_thread(open_one, number)
            await asyncio.gather(*[person.connect(way) for person in people])
            return people

    return await asyncio.gather(*[seat(number) for number in range(tables)])
