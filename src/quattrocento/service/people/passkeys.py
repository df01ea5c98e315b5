"""Passkeys: a device, or the keychain behind it, proves that it is the same person again.

They belong to the site at which they were made: a name with a secure connection, or localhost.
"""

import hashlib
import importlib.util
import ipaddress
from collections.abc import Callable, Mapping
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quattrocento.service.errors import Problem
from quattrocento.service.people.challenges import Challenges
from quattrocento.service.people.identity import ID, People, Person

MOST = 20
NAME = "Quattrocento"

T = TypeVar("T")


class Passkey(Struct, frozen=True):
    """`id` and `key` are what the device made, `count` how often it says that it was used."""

    id: str
    key: str
    count: int
    site: str
    name: str
    created: float
    used: float = 0.0


_decoder = msgspec.json.Decoder(Passkey)


def are_possible() -> bool:
    """Whether the library is here: the extra `passkeys`."""
    return importlib.util.find_spec("webauthn") is not None


def site_of(origin: str) -> str:
    """The site that a passkey belongs to; numbers and unsafe connections have none."""
    parts = urlsplit(origin)
    site = parts.hostname or ""
    try:
        ipaddress.ip_address(site)
    except ValueError:
        is_name = bool(site)
    else:
        is_name = False
    if not are_possible() or not is_name or (parts.scheme != "https" and site != "localhost"):
        raise Problem("passkeys-off")
    return site


def key_of(credential: str) -> str:
    return hashlib.sha256(credential.encode()).hexdigest()[:32]


def verified(work: Callable[[], T]) -> T:
    """What a library made of a stranger's bytes; whatever it stumbles over, they are wrong."""
    try:
        return work()
    except Problem:
        raise
    except Exception:
        raise Problem("bad-passkey") from None


class Passkeys:
    def __init__(self, people: People) -> None:
        self.people = people
        self.store = people.store
        self.challenges = Challenges(people)

    async def of(self, person: str) -> dict[str, Passkey]:
        """A person's passkeys, by the name that the store has for them."""
        found = await self.store.documents("passkey", person)
        return {key: _decoder.decode(text) for key, text in found}

    async def keep(self, person: str, passkey: Passkey) -> None:
        text = msgspec.json.encode(passkey).decode()
        await self.store.put_document("passkey", person, key_of(passkey.id), text)

    async def rename(self, person: str, key: str, name: str) -> None:
        known = await self.of(person)
        if key not in known:
            raise Problem("no-page")
        await self.keep(person, replace(known[key], name=name))

    async def remove(self, person: str, key: str) -> None:
        await self.store.delete_document("passkey", person, key)

    # making one

    async def offer(self, person: Person, origin: str) -> str:
        """What a browser is told to make a passkey, as JSON of WebAuthn."""
        site = site_of(origin)
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers import structs

        known = await self.of(person.id)
        options = generate_registration_options(
            rp_id=site,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=self.challenges.create(f"make {person.id} {site}"),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id))
                for one in known.values()
                if one.site == site
            ],
        )
        return options_to_json(options)

    async def add(self, person: str, origin: str, name: str, credential: Mapping[str, Any]) -> None:
        """Keep the passkey that a browser has made for a person."""
        site = site_of(origin)
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        if len(await self.of(person)) >= MOST:
            raise Problem("passkeys-many", most=MOST)
        challenge = self._challenge(f"make {person} {site}", credential)
        found = verified(
            lambda: verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
            )
        )
        await self.challenges.use(person, challenge)
        await self.keep(
            person,
            Passkey(
                id=bytes_to_base64url(found.credential_id),
                key=bytes_to_base64url(found.credential_public_key),
                count=found.sign_count,
                site=site,
                name=name,
                created=self.people.now(),
            ),
        )

    # using one

    def ask(self, origin: str) -> str:
        """What a browser is told to let somebody choose one of their passkeys, as JSON."""
        site = site_of(origin)
        from webauthn import generate_authentication_options, options_to_json

        challenge = self.challenges.create(f"use {site}")
        return options_to_json(generate_authentication_options(rp_id=site, challenge=challenge))

    async def find(self, origin: str, credential: Mapping[str, Any]) -> Person:
        """The person whose passkey has answered."""
        site = site_of(origin)
        from webauthn import base64url_to_bytes, verify_authentication_response

        challenge = self._challenge(f"use {site}", credential)
        handle = verified(lambda: base64url_to_bytes(credential["response"]["userHandle"]).decode())
        person = await self.people.find(handle) if ID.fullmatch(handle) else None
        known = await self.of(handle) if person else {}
        passkey = known.get(key_of(str(credential.get("id"))))
        if person is None or passkey is None or passkey.site != site:
            raise Problem("bad-passkey")
        found = verified(
            lambda: verify_authentication_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.count,
            )
        )
        await self.challenges.use(person.id, challenge)
        now = self.people.now()
        await self.keep(person.id, replace(passkey, count=found.new_sign_count, used=now))
        return person

    def _challenge(self, purpose: str, credential: Mapping[str, Any]) -> bytes:
        """The challenge that an answer names, if it is one of ours."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json

        def read() -> bytes:
            told = base64url_to_bytes(credential["response"]["clientDataJSON"])
            return parse_client_data_json(told).challenge

        challenge = verified(read)
        self.challenges.check(purpose, challenge)
        return challenge
