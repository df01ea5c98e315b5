"""For those who run the server."""

from quattrocento import __version__
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.messages import responses
from quattrocento.service.service import Service


@endpoint("GET", "/health")
async def health(service: Service, call: Call) -> responses.Health:
    """Whether the server and its database answer"""
    await service.store.database.read("SELECT 1")
    return responses.Health("ok", __version__, len(service.registry.holders))
