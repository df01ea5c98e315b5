"""Endpoints whose answer is a text or a page instead of data: only HTTP has them."""

import importlib.resources

from starlette.responses import HTMLResponse, PlainTextResponse, StreamingResponse

from quattrocento.games import GAMES
from quattrocento.service.endpoints.endpoint import Call, described
from quattrocento.service.endpoints.history import exported
from quattrocento.service.endpoints.people import Unsubscribing, signed
from quattrocento.service.endpoints.taking_along import packed, table_of
from quattrocento.service.errors import Problem
from quattrocento.service.http import guard, pages
from quattrocento.service.metrics import METRICS
from quattrocento.service.service import Service
from quattrocento.service.storage.database import Unavailable
from quattrocento.text.words import LANGUAGES, Words


async def metrics(service: Service, call: Call) -> PlainTextResponse:
    """Counters in the text format of Prometheus, for those in the networks of `metrics_from`"""
    known = not call.caller.passed_on
    if not (known and guard.is_in(call.caller.address, service.settings.metrics_from)):
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


class CsvResponse(PlainTextResponse):
    media_type = "text/csv"


class ZipResponse(StreamingResponse):
    media_type = "application/zip"


async def export_table(service: Service, call: Call) -> CsvResponse:
    """All of your games as comma-separated values, the last one first"""
    found = table_of(await exported(service, call))
    return CsvResponse(found, headers=named("games.csv"))


async def export_records(service: Service, call: Call) -> ZipResponse:
    """The records of your last games as one archive of text files"""
    person = call.someone().id
    service.export_limit.take(person)
    return ZipResponse(packed(service, person), headers=named("records.zip"))


def named(file: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="quattrocento-{file}"'}


TEXTS = (
    described("GET", "/api/me/games.csv", export_table),
    described("GET", "/api/me/records.zip", export_records),
    described("GET", "/metrics", metrics),
    described("GET", "/api/words/{lang}/{catalogue}", catalogue),
    described("GET", "/api/unsubscribe", ask_unsubscribe),
)
