"""A finished game looked through closely: asked for once, made in the background, kept."""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct

from quattrocento.analysis.insight import Decision, Insight
from quattrocento.core.match import Match
from quattrocento.service.endpoints.endpoint import Call, endpoint, viewer
from quattrocento.service.endpoints.reviews import Reviewing
from quattrocento.service.errors import Problem
from quattrocento.service.messages import moments, projections, responses
from quattrocento.service.messages.insight_responses import InsightState, PlayedOut
from quattrocento.service.messages.insights import insight_out
from quattrocento.service.service import Service
from quattrocento.service.tables.table import Table
from quattrocento.text.words import Words


@endpoint("POST", "/api/tables/{table}/insight")
async def start_insight(service: Service, call: Call, query: Reviewing) -> InsightState:
    """Have a finished game looked through closely, in the background, unless it was"""
    person = call.someone().id
    match, words = await finished(service, call, query.lang)
    found = await service.insights.find(call.table)
    if found is None and not is_running(service, call.table):
        service.insight_limit.take(person)
        service.insights.start(call.table, match.record, person, call.caller.household)
    return await told(service, call.table, match, words, found)


@endpoint("GET", "/api/tables/{table}/insight")
async def show_insight(service: Service, call: Call, query: Reviewing) -> InsightState:
    """What a close look at a finished game has found, or how far it is"""
    service.request_limit.take(f"moment {call.asker}", 3)
    match, words = await finished(service, call, query.lang)
    return await told(service, call.table, match, words, await service.insights.find(call.table))


class Following(Struct, frozen=True):
    """`option` is the place of a move among those of the decision at `ply`, the best being 0."""

    ply: responses.Ply
    option: Annotated[int, Meta(ge=0, le=20)] = 0
    hands: bool = False
    lang: responses.Language | None = None


@endpoint("GET", "/api/tables/{table}/insight/line")
async def show_line(service: Service, call: Call, query: Following) -> PlayedOut:
    """What was to be expected of another move, played out from where the game then stood"""
    service.request_limit.take(f"moment {call.asker}", 3)
    decision = await decided(service, call, query.ply)
    if query.option >= len(decision.options):
        raise Problem("no-page")
    line = decision.options[query.option].line

    def read(table: Table) -> PlayedOut:
        names, language = service.people.name, query.lang or ""
        then, found = table.playing().at(query.ply), []
        for step in line:
            then.play(step.seat, step.move)
            found.append(moments.moment(table, then, decision.seat, language, names, query.hands))
        return PlayedOut(found)

    return await service.registry.look(call.table, read)


async def decided(service: Service, call: Call, ply: int) -> Decision:
    """What was found of a decision, for whoever may see its table."""
    await finished(service, call)
    found = await service.insights.find(call.table)
    decisions = found.decisions if found else ()
    decision = next((one for one in decisions if one.ply == ply), None)
    if decision is None:
        raise Problem("no-page")
    return decision


async def finished(
    service: Service, call: Call, language: str | None = None
) -> tuple[Match, Words | None]:
    """A game that is over, for whoever may see its table."""

    def read(table: Table) -> tuple[Match, Words | None]:
        viewer(table, call.id, None)
        if table.status != "finished" or not table.playing().state.over:
            raise Problem("not-over")
        words = projections.words_for(table, language or "", service.people.name)
        return table.playing(), words

    return await service.registry.look(call.table, read)


def is_running(service: Service, table: str) -> bool:
    progress = service.insights.progress(table)
    return progress is not None and not progress.failed


async def told(
    service: Service, table: str, match: Match, words: Words | None, found: Insight | None
) -> InsightState:
    if found is not None:
        # The game is played again for its words, which takes a tenth of a second.
        insight = await asyncio.to_thread(insight_out, match, found, words)
        return InsightState("done", insight=insight)
    progress = service.insights.progress(table)
    if progress is None:
        return InsightState("none")
    return InsightState("failed" if progress.failed else "running", progress.done, progress.total)
