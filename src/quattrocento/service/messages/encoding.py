"""Messages as JSON."""

import msgspec

_encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    return _encoder.encode(message)
