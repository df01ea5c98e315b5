"""Passkeys: the same person again, by a device; and whoever only pretends to be."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quattrocento.service.dispatch import dispatch
from quattrocento.service.endpoints.endpoint import Caller
from quattrocento.service.messages.responses import Fault
from quattrocento.service.parts import create_service
from quattrocento.service.service import Service
from tests.service.authenticator import Authenticator
from tests.service.servers import Hand, settings

SITE = "https://games.example"
ELSEWHERE = "https://evil.example"


class Page:
    """A page of a site in somebody's browser."""

    def __init__(self, service: Service, origin: str = SITE, person: str = "") -> None:
        self.service, self.origin, self.person = service, origin, person

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        person = await self.service.people.find(self.person) if self.person else None
        caller = Caller(person, origin=self.origin, address="203.0.113.7")
        content = msgspec.json.encode(body) if body is not None else b""
        return await dispatch(self.service, method, path, {}, content, caller)

    async def named(self, name: str) -> "Page":
        me = await self.ask("POST", "/api/me", {"name": name})
        return Page(self.service, self.origin, me.id)

    async def add(self, device: Authenticator, where: str = "") -> Any:
        offered = await self.offered()
        made = device.make(offered, where or self.origin)
        return await self.ask("POST", "/api/me/passkeys", {"name": "my phone", "credential": made})

    async def use(self, device: Authenticator, where: str = "") -> Any:
        return await self.answer(device.use(await self.asked(), where or self.origin))

    async def offered(self) -> dict[str, Any]:
        return await self.options("/api/me/passkeys/options")

    async def asked(self) -> dict[str, Any]:
        return await self.options("/api/passkey/options")

    async def options(self, path: str) -> dict[str, Any]:
        """What the browser gets, as JSON."""
        found: dict[str, Any] = msgspec.to_builtins(await self.ask("POST", path))
        options: dict[str, Any] = found["options"]
        return options

    async def answer(self, credential: dict[str, Any]) -> Any:
        return await self.ask("POST", "/api/passkey", {"credential": credential})


def scene(folder: Path, play: Callable[[Page, Page, Authenticator], Awaitable[None]]) -> Hand:
    """Anna's page, a page of nobody, and Anna's device with a passkey in it."""
    hand = Hand()

    async def run() -> None:
        service = create_service(settings(folder, now=hand))
        await service.start()
        try:
            nobody, device = Page(service), Authenticator()
            anna = await nobody.named("Anna")
            await anna.add(device)
            await play(anna, nobody, device)
        finally:
            await service.stop()

    asyncio.run(run())
    return hand


def test_a_passkey_brings_its_person_back(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        assert (await nobody.use(device)).id == anna.person
        assert (await nobody.use(device)).id == anna.person
        (passkey,) = (await anna.ask("GET", "/api/me/ways")).passkeys
        assert (passkey.name, passkey.site) == ("my phone", "games.example")
        renamed = await anna.ask("PUT", f"/api/me/passkeys/{passkey.id}", {"name": "old phone"})
        assert [one.name for one in renamed.passkeys] == ["old phone"]
        await anna.ask("DELETE", f"/api/me/passkeys/{passkey.id}")
        assert (await nobody.use(device)).code == "bad-passkey"

    scene(tmp_path, play)


def test_an_answer_works_once(tmp_path: Path) -> None:
    """Also where the device counts nothing, as those do that are kept in a keychain."""

    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        device.count = -1
        said = device.use(await nobody.asked(), SITE)
        assert (await nobody.answer(said)).id == anna.person
        assert (await nobody.answer(said)).code == "bad-passkey"

    scene(tmp_path, play)


def test_of_two_answers_at_once_one_counts(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        device.count = -1
        said = device.use(await nobody.asked(), SITE)
        both = await asyncio.gather(nobody.answer(said), nobody.answer(said))
        assert sorted(isinstance(one, Fault) for one in both) == [False, True]

    scene(tmp_path, play)


def test_a_challenge_grows_old(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        said = device.use(await nobody.asked(), SITE)
        hand = anna.service.settings.now
        assert isinstance(hand, Hand)
        hand.time += 301
        assert (await nobody.answer(said)).code == "bad-passkey"

    scene(tmp_path, play)


def test_what_another_site_got_is_worth_nothing(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        assert (await nobody.use(device, ELSEWHERE)).code == "bad-passkey"
        evil = Page(anna.service, ELSEWHERE)
        assert (await evil.use(device)).code == "bad-passkey"
        told = device.use(await evil.asked(), SITE)
        assert (await nobody.answer(told)).code == "bad-passkey"

    scene(tmp_path, play)


def test_a_challenge_is_for_one_purpose_and_person(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        bea = await nobody.named("Bea")
        offered = await anna.offered()
        made = Authenticator().make(offered, SITE)
        refused = await bea.ask("POST", "/api/me/passkeys", {"name": "x", "credential": made})
        assert refused.code == "bad-passkey"
        mixed = {**await nobody.asked(), "challenge": offered["challenge"]}
        assert (await nobody.answer(device.use(mixed, SITE))).code == "bad-passkey"

    scene(tmp_path, play)


def test_another_key_or_person_is_refused(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        bea = await nobody.named("Bea")
        other = Authenticator()
        await bea.add(other)
        other.handle, bea_handle = device.handle, other.handle
        assert (await nobody.use(other)).code == "bad-passkey"
        device.id, device.handle = other.id, bea_handle
        assert (await nobody.use(device)).code == "bad-passkey"

    scene(tmp_path, play)


def test_a_device_that_counts_backwards_was_copied(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        device.count = 7
        assert (await nobody.use(device)).id == anna.person
        device.count = 3
        assert (await nobody.use(device)).code == "bad-passkey"

    scene(tmp_path, play)


@pytest.mark.parametrize("origin", ["http://games.example", "https://192.0.2.7", "", "null"])
def test_where_passkeys_cannot_work_none_is_offered(tmp_path: Path, origin: str) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        anna.origin = nobody.origin = origin
        assert (await anna.ask("POST", "/api/me/passkeys/options")).code == "passkeys-off"
        assert (await nobody.ask("POST", "/api/passkey/options")).code == "passkeys-off"

    scene(tmp_path, play)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": 7, "response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "!!!", "userHandle": "x"}},
        {"response": {"clientDataJSON": "bnVsbA", "userHandle": {}}},
        {"response": []},
    ],
    ids=str,
)
def test_nonsense_is_refused(tmp_path: Path, credential: dict[str, Any]) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        assert (await nobody.answer(credential)).code == "bad-passkey"
        sent = {"name": "x", "credential": credential}
        assert (await anna.ask("POST", "/api/me/passkeys", sent)).code == "bad-passkey"

    scene(tmp_path, play)


def test_one_cannot_collect_passkeys_without_end(tmp_path: Path) -> None:
    async def play(anna: Page, nobody: Page, device: Authenticator) -> None:
        for _ in range(19):
            assert not isinstance(await anna.add(Authenticator()), Fault)
        assert (await anna.add(Authenticator())).code == "passkeys-many"

    scene(tmp_path, play)
