"""All checks of a server that is to be started, or that runs."""

import asyncio
import http.client
from collections.abc import Mapping

from quattrocento.service.doctor import machine, outside
from quattrocento.service.doctor.finding import Finding
from quattrocento.service.settings import Settings

SECONDS = 4.0


async def examine(
    settings: Settings, host: str, port: int, given: Mapping[str, str]
) -> list[Finding]:
    answers = await asyncio.to_thread(health, host, port) != 0
    return [
        *machine.python(),
        *machine.packages(settings),
        *outside.environment(given),
        *machine.data_folder(settings),
        *machine.key(settings),
        *[one async for one in outside.database(settings)],
        *machine.clock(settings),
        *machine.files(),
        *machine.memory(settings),
        *machine.port(host, port, answers),
        *outside.address(settings, host),
        *outside.moderation(settings),
        *[one async for one in outside.mail(settings)],
        *outside.webhooks(settings),
    ]


def health(host: str, port: int) -> int:
    """What a server of ours says of itself, as a status; 0 where there is none."""
    asked = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    connection = http.client.HTTPConnection(asked, port, timeout=SECONDS)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        return answer.status if b'"' in answer.read(10_000) else 0
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()
