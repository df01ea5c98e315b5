"""Problems as HTTP answers: a status for each code, and a body for programs and people."""

import logging

import msgspec
from starlette.responses import Response

from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.metrics import METRICS
from quattrocento.service.storage.database import Unavailable

log = logging.getLogger("quattrocento")

STATUS = {
    "malformed": 400,
    "bad-option": 400,
    "bad-edition": 400,
    "bad-record": 400,
    "bad-name": 400,
    "phrase-length": 400,
    "phrase-word": 400,
    "no-person": 401,
    "bad-token": 403,
    "bad-phrase": 403,
    "bad-passkey": 403,
    "claim-denied": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-maker": 403,
    "not-admin": 403,
    "not-here": 403,
    "private": 403,
    "blocked": 403,
    "not-for-programs": 403,
    "banned": 403,
    "no-table": 404,
    "no-game": 404,
    "no-person-found": 404,
    "no-page": 404,
    "no-league": 404,
    "no-member": 404,
    "wrong-method": 405,
    "stale": 409,
    "illegal": 409,
    "not-asked": 409,
    "key-reused": 409,
    "seat-taken": 409,
    "wish-taken": 409,
    "has-seat": 409,
    "league-full": 409,
    "programs-many": 409,
    "league-few": 409,
    "league-many": 409,
    "league-running": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "too-soon": 409,
    "nothing-follows": 409,
    "nothing-to-undo": 409,
    "undo-revealed": 409,
    "undo-other": 409,
    "undo-consent": 409,
    "no-request": 409,
    "asked-already": 409,
    "chat-off": 409,
    "hints-off": 409,
    "set-aside": 409,
    "notices-off": 409,
    "editions-off": 409,
    "not-openable": 409,
    "passkeys-off": 409,
    "passkeys-many": 409,
    "seat-present": 409,
    "no-claim": 409,
    "no-judge": 409,
    "claims-many": 409,
    "too-late": 409,
    "table-full": 409,
    "too-large": 413,
    "too-many": 429,
    "quota": 429,
    "reviews-many": 429,
    "fault": 500,
    "busy": 503,
    "not-ready": 503,
    "starting": 503,
    "stopping": 503,
    "no-hint": 503,
}


def problem_of(fault: Exception, where: str) -> Problem:
    """What is told of anything that went wrong; what is our own fault is told to the host too."""
    if isinstance(fault, Problem):
        return fault
    if isinstance(fault, Unavailable):
        METRICS.count("unavailable")
        log.error("the database: %s", fault)
        return Problem("not-ready")
    METRICS.count("faults")
    log.error("a fault of ours at %s", where, exc_info=fault)
    return Problem("fault")


def problem_response(problem: Problem, language: str) -> Response:
    told = responses.Fault(problem.code, problem.message(language), problem.rule)
    status = STATUS[problem.code]
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    if problem.code == "too-many":
        response.headers["Retry-After"] = str(problem.facts["seconds"])
    return response
