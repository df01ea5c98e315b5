"""A device with passkeys, in software: what a browser would send, and what an attacker might."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
CURVE_BYTES = 32


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


class Authenticator:
    """It holds one passkey, and signs whatever it is asked to."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.handle = ""
        self.count = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the offer of a passkey, on a page of an origin."""
        self.handle = options["user"]["id"]
        told = client_data("webauthn.create", options["challenge"], origin)
        site = options["rp"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(CURVE_BYTES, "big") for one in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        content = self.data(site, PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": content})
        return self.answer({"clientDataJSON": text(told), "attestationObject": text(statement)})

    def use(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to who asks for a passkey, on a page of an origin."""
        self.count += 1
        told = client_data("webauthn.get", options["challenge"], origin)
        content = self.data(options["rpId"], PRESENT | VERIFIED)
        signed = self.key.sign(content + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer(
            {
                "clientDataJSON": text(told),
                "authenticatorData": text(content),
                "signature": text(signed),
                "userHandle": self.handle,
            }
        )

    def data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()
