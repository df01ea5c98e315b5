"""Whose work is done next: by turns of people, so that nobody's many wait before another's one."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from quattrocento.service.fair import FairRoom


def order_of(works: Sequence[str], gives_up: str = "") -> list[str]:
    """The order in which works are begun that all come while the room is full.

    The first letter of a work is whose it is.
    """
    begun: list[str] = []

    async def work(room: FairRoom, name: str) -> None:
        async with room.place(name[0]):
            begun.append(name)

    async def run() -> None:
        room = FairRoom(1)
        async with AsyncExitStack() as full:
            await full.enter_async_context(room.place("z"))
            tasks = {name: asyncio.create_task(work(room, name)) for name in works}
            while room.waiting < len(works):
                await asyncio.sleep(0)
            if gives_up:
                tasks[gives_up].cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert (room.free, room.waiting) == (1, 0)

    asyncio.run(run())
    return begun


def test_one_waits_for_no_more_than_one_of_anothers_many() -> None:
    assert order_of(["a1", "a2", "a3", "a4", "b1"]) == ["a1", "b1", "a2", "a3", "a4"]


def test_three_take_turns() -> None:
    assert order_of(["a1", "a2", "b1", "b2", "c1"]) == ["a1", "b1", "c1", "a2", "b2"]


def test_one_who_gives_up_leaves_the_place_to_the_next() -> None:
    assert order_of(["a1", "a2", "b1"], gives_up="a1") == ["b1", "a2"]
