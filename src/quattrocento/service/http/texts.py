"""Endpoints whose answer is a text or a page instead of data: only HTTP has them."""

import importlib.resources

from starlette.responses import HTMLResponse, PlainTextResponse

from quattrocento.games import GAMES
from quattrocento.service.endpoints.endpoint import Call, described
from quattrocento.service.endpoints.people import Unsubscribing, signed
from quattrocento.service.errors import Problem
from quattrocento.service.http import pages
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service
from quattrocento.text.words import LANGUAGES, Words


async def metrics(service: Service, call: Call) -> PlainTextResponse:
    """Counters in the text format of Prometheus"""
    METRICS.gauges["tables_in_memory"] = len(service.registry.holders)
    return PlainTextResponse(METRICS.text())


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
