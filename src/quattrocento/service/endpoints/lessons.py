"""First lessons, one for each game: nothing is kept of them here."""

from typing import Annotated

from msgspec import Meta, Struct

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.games import find
from quattrocento.service.messages import lessons, responses
from quattrocento.service.service import Service

StopNumber = Annotated[int, Meta(ge=0, le=99)]
Taken = Annotated[
    str, Meta(max_length=400, description="the moves of `taken`, with semicolons between them")
]


class AtStop(Struct, frozen=True):
    stop: StopNumber = 0
    taken: Taken = ""
    lang: responses.Language = "en"


class OfMove(Struct, frozen=True):
    move: responses.MoveText
    stop: StopNumber = 0
    taken: Taken = ""
    lang: responses.Language = "en"


@endpoint("GET", "/api/games/{game}/lesson")
async def lesson_stop(service: Service, call: Call, query: AtStop) -> responses.Lesson:
    """A stop of the first lesson: the position, and what is asked of the learner"""
    game = find(call.named["game"])
    return lessons.stop_out(game.key, query.stop, query.taken, query.lang)


@endpoint("GET", "/api/games/{game}/lesson/preview")
async def lesson_preview(service: Service, call: Call, query: OfMove) -> responses.Preview:
    """What a move at a stop of the first lesson is certain to do"""
    game = find(call.named["game"])
    return lessons.preview(game.key, query.stop, query.taken, query.move, query.lang)
