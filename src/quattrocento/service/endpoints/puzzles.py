"""Puzzles: positions to find the best move in. All of it comes from the package's data."""

import asyncio
import time
from typing import Annotated

from msgspec import Meta, Struct

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.games import find
from quattrocento.service.messages import puzzles, responses
from quattrocento.service.messages.insight_responses import PlayedOut
from quattrocento.service.messages.puzzle_responses import (
    PuzzleJudged,
    PuzzleOut,
    PuzzleShelves,
)
from quattrocento.service.service import Service

DAY = 86_400
PuzzleNumber = Annotated[int, Meta(ge=0, le=9999)]


class AtPuzzle(Struct, frozen=True):
    number: PuzzleNumber
    lang: responses.Language | None = None


class AnAnswer(Struct, frozen=True):
    """Without a move the answer is told."""

    number: PuzzleNumber
    move: responses.MoveText | None = None
    lang: responses.Language | None = None


class AMove(Struct, frozen=True):
    number: PuzzleNumber
    move: responses.MoveText
    lang: responses.Language | None = None


@endpoint("GET", "/api/puzzles")
async def list_puzzles(service: Service, call: Call) -> PuzzleShelves:
    """The puzzles of every title by number, and which of them is that of the day"""
    return puzzles.shelves(int(time.time()) // DAY)


def allow(service: Service, call: Call) -> str:
    """A position is replayed for it, so it counts for more than other requests."""
    service.request_limit.take(f"moment {call.asker}", 2)
    return find(call.named["game"]).key


@endpoint("GET", "/api/puzzles/{game}")
async def show_puzzle(service: Service, call: Call, query: AtPuzzle) -> PuzzleOut:
    """The position of a puzzle, as the seat sees it that is to move"""
    game = allow(service, call)
    return await asyncio.to_thread(puzzles.puzzle_out, game, query.number, query.lang or "")


@endpoint("GET", "/api/puzzles/{game}/preview")
async def preview_puzzle(service: Service, call: Call, query: AMove) -> responses.Preview:
    """What a move there is certain to do"""
    game = allow(service, call)
    return await asyncio.to_thread(
        puzzles.preview, game, query.number, query.move, query.lang or ""
    )


@endpoint("GET", "/api/puzzles/{game}/answer")
async def answer_puzzle(service: Service, call: Call, query: AnAnswer) -> PuzzleJudged:
    """Whether a move is the answer, and why; without a move, the answer itself"""
    game, language = allow(service, call), query.lang or ""
    if query.move is None:
        return await asyncio.to_thread(puzzles.answer, game, query.number, language)
    return await asyncio.to_thread(puzzles.judged, game, query.number, query.move, language)


@endpoint("GET", "/api/puzzles/{game}/line")
async def show_solution(service: Service, call: Call, query: AtPuzzle) -> PlayedOut:
    """The solution played out, move by move"""
    game = allow(service, call)
    return await asyncio.to_thread(puzzles.played_out, game, query.number, query.lang or "")
