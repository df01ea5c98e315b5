"""For those who run the server."""

from starlette.responses import PlainTextResponse

from quattrocento import __version__
from quattrocento.service import wire
from quattrocento.service.calls import Call, endpoint
from quattrocento.service.core import Service
from quattrocento.service.metrics import METRICS


@endpoint("GET", "/health")
async def health(service: Service, call: Call) -> wire.Health:
    """Whether the server and its database answer"""
    await service.store.database.read("SELECT 1")
    return wire.Health("ok", __version__, len(service.hall.holders))


@endpoint("GET", "/metrics")
async def metrics(service: Service, call: Call) -> PlainTextResponse:
    """Counters in the text format of Prometheus"""
    METRICS.gauges["tables_in_memory"] = len(service.hall.holders)
    return PlainTextResponse(METRICS.text())
