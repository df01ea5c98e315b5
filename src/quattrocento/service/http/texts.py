"""Endpoints whose answer is a text or a page instead of data: only HTTP has them."""

import importlib.resources

from starlette.responses import HTMLResponse, PlainTextResponse

from quattrocento.games import GAMES
from quattrocento.service.endpoints.endpoint import Call, described
from quattrocento.service.endpoints.people import Unsubscribing, signed
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, pages
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service
from quattrocento.service.storage.database import Unavailable
from quattrocento.text.words import LANGUAGES, Words


async def metrics(service: Service, call: Call) -> PlainTextResponse:
    """Counters in the text format of Prometheus, for those in the networks of `metrics_from`"""
    if not guard.is_in(call.caller.address, service.settings.metrics_from):
        raise Problem("no-page")
    METRICS.gauges.update(measured(service))
    try:
        METRICS.gauges["reports_open"] = await service.ledger.open_reports()
        await service.check_ready()
    except (Problem, Unavailable):
        METRICS.gauges["ready"] = 0
    else:
        METRICS.gauges["ready"] = 1
    return PlainTextResponse(METRICS.text())


def measured(service: Service) -> dict[str, int]:
    """What is counted only when somebody asks."""
    return {
        "tables_in_memory": len(service.registry.holders),
        "listeners": sum(len(one.watchers) for one in service.registry.holders.values()),
        "bots_thinking": service.scheduler.thinking,
        "bots_waiting": service.workers.room.waiting,
        "readers_waiting": service.readers.room.waiting,
        "notices_waiting": service.notifications.waiting,
    }


async def catalogue(service: Service, call: Call) -> PlainTextResponse:
    """The words of a game, of the service or common to all, as a Fluent file"""
    language, name = call.named["lang"], call.named["catalogue"]
    if language not in LANGUAGES or name not in (*GAMES, "common", "service"):
        raise Problem("no-page")
    folder = importlib.resources.files("quattrocento.locales").joinpath(language)
    return PlainTextResponse(folder.joinpath(f"{name}.ftl").read_text("utf-8"))


async def ask_unsubscribe(service: Service, call: Call, query: Unsubscribing) -> HTMLResponse:
    """A page with one button, as mail programs open links by themselves"""
    await signed(service, query.token, "unsubscribe")
    return HTMLResponse(pages.unsubscribe(Words(call.language, "service")))


TEXTS = (
    described("GET", "/metrics", metrics),
    described("GET", "/api/words/{lang}/{catalogue}", catalogue),
    described("GET", "/api/unsubscribe", ask_unsubscribe),
)
