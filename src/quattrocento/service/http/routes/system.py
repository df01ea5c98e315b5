"""For those who run the server."""

from starlette.responses import PlainTextResponse

from quattrocento import __version__
from quattrocento.service.http.endpoints import Call, endpoint
from quattrocento.service.messages import responses
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service


@endpoint("GET", "/health")
async def health(service: Service, call: Call) -> responses.Health:
    """Whether the server and its database answer"""
    await service.store.database.read("SELECT 1")
    return responses.Health("ok", __version__, len(service.registry.holders))


@endpoint("GET", "/metrics")
async def metrics(service: Service, call: Call) -> PlainTextResponse:
    """Counters in the text format of Prometheus"""
    METRICS.gauges["tables_in_memory"] = len(service.registry.holders)
    return PlainTextResponse(METRICS.text())
