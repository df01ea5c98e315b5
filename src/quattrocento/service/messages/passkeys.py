"""What a browser is told to make or to choose a passkey, by the names of WebAuthn."""

from typing import Literal

from msgspec import Struct

PublicKey = Literal["public-key"]
Wish = Literal["required", "preferred", "discouraged"]


class PasskeySite(Struct, frozen=True):
    """Where a passkey will work."""

    id: str
    name: str


class PasskeyOwner(Struct, frozen=True, rename="camel"):
    """Whom a passkey will be."""

    id: str
    name: str
    display_name: str


class PasskeyKind(Struct, frozen=True):
    """A kind of key that will do; `alg` is its number among those of COSE."""

    type: PublicKey
    alg: int


class KnownPasskey(Struct, frozen=True):
    """A passkey that exists already."""

    id: str
    type: PublicKey


class PasskeyWishes(Struct, frozen=True, rename="camel"):
    """How the device should keep a passkey and know its owner."""

    resident_key: Wish
    require_resident_key: bool
    user_verification: Wish


class NewPasskeyOptions(Struct, frozen=True, rename="camel"):
    """A passkey to be made; `timeout` is in milliseconds."""

    rp: PasskeySite
    user: PasskeyOwner
    challenge: str
    pub_key_cred_params: list[PasskeyKind]
    timeout: int
    exclude_credentials: list[KnownPasskey]
    authenticator_selection: PasskeyWishes
    attestation: str


class PasskeyChoiceOptions(Struct, frozen=True, rename="camel"):
    """A passkey to be chosen; `timeout` is in milliseconds."""

    challenge: str
    timeout: int
    rp_id: str
    allow_credentials: list[KnownPasskey]
    user_verification: Wish


class PasskeyOffer(Struct, frozen=True):
    """What the browser is to be given to make a passkey."""

    options: NewPasskeyOptions


class PasskeyQuestion(Struct, frozen=True):
    """What the browser is to be given to let somebody choose a passkey."""

    options: PasskeyChoiceOptions
