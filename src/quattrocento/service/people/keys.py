"""The key that signs tokens: in a file of its own, never among the data and their back-ups."""

import hashlib
import os
import re
import secrets
from pathlib import Path

from quattrocento.service.settings import Settings
from quattrocento.service.storage.files import private_file
from quattrocento.service.storage.store import Store

KEY = re.compile(r"[0-9a-f]{64}")


class WrongKey(Exception):
    """The data were signed with another key; the message says what to do."""


async def find_key(settings: Settings, store: Store) -> bytes:
    """The key of this server. The database knows which one it is, but not the key itself.

    Earlier versions kept it in the database: there it is taken from, and put into the file.
    """
    old = await store.document("server", "", "key")
    key = settings.key or read_or_make(settings.key_file, old)
    if not KEY.fullmatch(key):
        raise WrongKey("expected a key of 64 hexadecimal digits")
    digest = hashlib.sha256(f"quattrocento key {key}".encode()).hexdigest()
    known = await store.document("server", "", "key-digest")
    if settings.new_key:
        await store.put_document("server", "", "key-digest", digest)
    elif (old and old != key) or (known and known != digest):
        raise WrongKey(
            f"these data belong to another key than that in {settings.key_file}; put the file "
            "there that belongs to them, or start once with --new-key: then everybody but those "
            "with a recovery link is a stranger"
        )
    elif not known:
        await store.new_document("server", "", "key-digest", digest)
    if old:
        await store.delete_document("server", "", "key")
    return bytes.fromhex(key)


def read_or_make(file: Path, old: str) -> str:
    """The key in a file; two servers that start at once agree on one of them."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        private_file(draft)
        draft.write_text((old or secrets.token_hex(32)) + "\n", "ascii")
        try:
            os.link(draft, file)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return file.read_text("ascii").strip()
