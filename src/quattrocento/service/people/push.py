"""Notices to browsers, by way of the push service that each browser has chosen (RFC 8030).

What they say is encrypted for the browser alone (RFC 8291), and signed with a key of this server
(VAPID, RFC 8292), which follows from the key that signs tokens.
"""

import hashlib
import importlib.util
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import People
from quattrocento.service.people.webhooks import Outgoing, deliver
from quattrocento.service.settings import Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

MOST = 10
# How long a push service may keep a notice for a browser that is not there, in seconds.
KEPT = 86_400
# A public key of the curve, and the secret that goes with it.
POINT_BYTES, SECRET_BYTES = 65, 16
GONE = (404, 410)
SUBJECT = "mailto:nobody@quattrocento.invalid"


class Subscription(Struct, frozen=True):
    """Where a browser is reached, and what to encrypt with for it."""

    endpoint: str
    p256dh: str
    auth: str


_decoder = msgspec.json.Decoder(Subscription)


def is_possible() -> bool:
    """Whether the libraries are here: the extra `push`."""
    return all(importlib.util.find_spec(name) for name in ("http_ece", "py_vapid"))


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(found: Subscription, inside: bool) -> Subscription:
    """A subscription that can be one: strangers send them."""
    parts = urlsplit(found.endpoint)
    try:
        point, secret = unpadded(found.p256dh), unpadded(found.auth)
    except ValueError:
        raise Problem("malformed", detail="expected keys in base64url") from None
    if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
        raise Problem("malformed", detail="expected a point of the curve and a secret")
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise Problem("malformed", detail="expected an https address")
    return found


class Push:
    def __init__(
        self,
        settings: Settings,
        people: People,
        send: Callable[[Outgoing], Awaitable[int]] | None = None,
    ) -> None:
        self.settings = settings
        self.people = people
        self.store = people.store
        self.send = send or self._deliver

    @property
    def is_on(self) -> bool:
        return self.settings.push and is_possible()

    def key(self) -> "EllipticCurvePrivateKey":
        """The key of this server, the same for all its processes and after every restart."""
        from cryptography.hazmat.primitives.asymmetric import ec

        seed = self.people.sign("vapid", "1") + self.people.sign("vapid", "2")
        return ec.derive_private_key(int(seed[:62], 16) + 1, ec.SECP256R1())

    def public_key(self) -> str:
        """What browsers are told of the key; empty where nothing is pushed."""
        if not self.is_on:
            return ""
        from cryptography.hazmat.primitives import serialization

        point = (
            self.key()
            .public_key()
            .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        )
        return urlsafe_b64encode(point).decode().rstrip("=")

    # subscriptions

    async def of(self, person: str) -> dict[str, Subscription]:
        found = await self.store.documents("push", person)
        return {key: _decoder.decode(text) for key, text in found}

    async def add(self, person: str, found: Subscription) -> None:
        """Of very many the first ones are forgotten: they are told to nobody any more."""
        if not self.is_on:
            raise Problem("notices-off")
        text = msgspec.json.encode(checked(found, self.settings.webhooks_inside)).decode()
        name = key_of(found.endpoint)
        known = [key for key in await self.of(person) if key != name]
        for key in known[: max(0, len(known) + 1 - MOST)]:
            await self.store.delete_document("push", person, key)
        await self.store.put_document("push", person, name, text)

    async def end(self, person: str, endpoint: str) -> None:
        await self.store.delete_document("push", person, key_of(endpoint))

    # sending

    async def tell(self, person: str, content: dict[str, str]) -> None:
        """Send a notice to all browsers of a person; one that is gone is forgotten."""
        for key, found in (await self.of(person)).items():
            status = await self.send(self.sealed(found, content))
            if status in GONE:
                await self.store.delete_document("push", person, key)
            elif not 200 <= status < 300:
                raise ValueError(f"the push service answered {status}")

    def sealed(self, found: Subscription, content: dict[str, str]) -> Outgoing:
        """A notice that only the browser can read."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        parts = urlsplit(found.endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.subject(),
            "exp": int(self.people.now()) + KEPT // 2,
        }
        body = http_ece.encrypt(
            json.dumps(content).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(found.p256dh),
            auth_secret=unpadded(found.auth),
        )
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            **Vapid02(private_key=self.key()).sign(claims),
        }
        return Outgoing(found.endpoint, bytes(body), headers)

    def subject(self) -> str:
        """Whom a push service can write to when something is wrong."""
        sender = self.settings.mail.sender.rpartition("<")[2].strip("> ")
        if sender:
            return f"mailto:{sender}"
        return self.settings.address if self.settings.address.startswith("https://") else SUBJECT

    async def _deliver(self, outgoing: Outgoing) -> int:
        seconds = self.settings.webhook_seconds
        return await deliver(outgoing, self.settings.webhooks_inside, seconds)


def key_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
