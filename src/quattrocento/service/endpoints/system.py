"""For those who run the server."""

from quattrocento import __version__
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.service import Service


@endpoint("GET", "/health")
async def health(service: Service, call: Call) -> responses.Health:
    """Whether the server answers, its database takes what is written, and others are heard"""
    await service.store.probe()
    if service.registry.is_deaf:
        raise Problem("not-ready")
    return responses.Health("ok", __version__, len(service.registry.holders))
