"""For those who run the server."""

from typing import Literal

from quattrocento import __version__
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.messages import responses
from quattrocento.service.service import Service


@endpoint("GET", "/health")
async def health(service: Service, call: Call) -> responses.Health:
    """Whether the server answers, its database takes what is written, and others are heard

    One that still starts is well: it may have much to bring up to date.
    """
    if service.started:
        await service.check()
    status: Literal["ok", "starting"] = "ok" if service.started else "starting"
    return responses.Health(status, __version__, len(service.registry.holders))


@endpoint("GET", "/ready")
async def ready(service: Service, call: Call) -> responses.Health:
    """Whether people should be sent here: not while it starts or stops, nor when it cannot write"""
    await service.check_ready()
    return responses.Health("ok", __version__, len(service.registry.holders))
