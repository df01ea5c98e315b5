"""Back at the table before a mistake, with what its seat knew then: try again."""

from msgspec import Struct, structs

from quattrocento.analysis.grades import NOTABLE
from quattrocento.analysis.insight import Decision
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.insights import decided
from quattrocento.service.messages import projections, responses
from quattrocento.service.messages.insight_responses import Again, Judged
from quattrocento.service.messages.insights import decision_out
from quattrocento.service.service import Service
from quattrocento.service.tables import moves
from quattrocento.service.tables.table import Table


class At(Struct, frozen=True):
    ply: responses.Ply
    lang: responses.Language | None = None


class Trying(Struct, frozen=True):
    ply: responses.Ply
    move: responses.MoveText
    lang: responses.Language | None = None


@endpoint("GET", "/api/tables/{table}/again")
async def show_again(service: Service, call: Call, query: At) -> Again:
    """A finished game before a decision, as the seat saw it that was to decide"""
    service.request_limit.take(f"moment {call.asker}", 3)
    decision = await decided(service, call, query.ply)

    def read(table: Table) -> Again:
        names, language = service.people.name, query.lang or ""
        found = projections.update(table.at(query.ply), decision.seat, 0, language, names)
        # Nothing is told of what the seat did then, nor can anything be done but to try.
        update = structs.replace(found, undo=None, hints=False, claims=[], notices=[])
        return Again(projections.about(table, call.id), update)

    return await service.registry.look(call.table, read)


@endpoint("GET", "/api/tables/{table}/again/preview")
async def preview_again(service: Service, call: Call, query: Trying) -> responses.Preview:
    """What a move that is tried there is certain to do"""
    decision = await decided(service, call, query.ply)

    def read(table: Table) -> responses.Preview:
        then = table.at(query.ply)
        moves.legal(then, decision.seat, query.move, "person")
        names = service.people.name
        return projections.preview(then, decision.seat, query.move, query.lang or "", names)

    return await service.registry.look(call.table, read)


@endpoint("GET", "/api/tables/{table}/again/answer")
async def answer_again(service: Service, call: Call, query: Trying) -> Judged:
    """How good a move would have been there; one that nobody weighed yet is weighed now"""
    asker = call.asker
    service.request_limit.take(f"moment {asker}", 3)
    decision = await decided(service, call, query.ply)

    def read(table: Table) -> tuple[Table, str]:
        then = table.at(query.ply)
        return then, moves.legal(then, decision.seat, query.move, "person").move

    then, move = await service.registry.look(call.table, read)
    tried = decision
    if all(option.move != move for option in decision.options):
        service.hint_limit.take(asker)
        tried = await service.insights.weigh(
            call.table, then.playing().record, decision, move, asker
        )
    return judged(service, then, decision, tried, move, query.lang or "")


def judged(
    service: Service, then: Table, decision: Decision, tried: Decision, move: str, language: str
) -> Judged:
    words = projections.words_for(then, language, service.people.name)
    state = then.playing().state
    best = decision_out(state, decision, words).options[0]
    option = next(one for one in decision_out(state, tried, words).options if one.move == move)
    most = tried.best.chances[decision.seat]
    loss = round(max(0.0, most - option.chances[decision.seat]), 4)
    return Judged(loss=loss, good=loss < NOTABLE, tried=option, best=best)
