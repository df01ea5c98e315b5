"""What is told of a finished game that was looked through: nothing of it is hidden any more."""

from dataclasses import asdict

import msgspec

from quattrocento.analysis.insight import Decision, Insight, Option, Why
from quattrocento.analysis.positions import line_moves, positions
from quattrocento.core.match import Match
from quattrocento.core.moves import picks, read
from quattrocento.core.state import State
from quattrocento.service.messages.insight_responses import (
    AccountOut,
    AlternativeOut,
    ChangeOut,
    DecisionOut,
    InsightOut,
    MomentOut,
)
from quattrocento.service.messages.review_responses import ExpectedOut, ReasonOut
from quattrocento.text.reasons import reason
from quattrocento.text.words import Words


def insight_out(played: Match, found: Insight, words: Words | None) -> InsightOut:
    """The insight with its words, for which the game is played once more."""
    given = asdict(found)
    return InsightOut(
        last=found.last,
        depth=found.depth,
        decisions=[decision_out(s, one, words) for s, one in positions(played, found)],
        moments=msgspec.convert(given["moments"], list[MomentOut]),
        changes=msgspec.convert(given["changes"], list[ChangeOut]),
        accounts=msgspec.convert(given["accounts"], list[AccountOut]),
    )


def decision_out(s: State, one: Decision, words: Words | None) -> DecisionOut:
    options = [option_out(s, one.seat, option, words) for option in one.options]
    given = {"ply": one.ply, "seat": one.seat, "played": one.played, "options": options}
    figures = {"loss": one.loss, "doubt": one.doubt, "grade": one.grade}
    return msgspec.convert({**given, **figures}, DecisionOut)


def option_out(s: State, seat: int, option: Option, words: Words | None) -> AlternativeOut:
    move = read(s, seat, option.move)
    moves = line_moves(s, option.line)
    return AlternativeOut(
        move=option.move,
        picks=list(picks(move)),
        chances=list(option.chances),
        points=option.points,
        line=[
            ExpectedOut(step.seat, step.move, words.move(told) if words else "")
            for step, told in zip(option.line, moves, strict=True)
        ],
        reasons=[reason_out(why, seat, words) for why in option.reasons],
        text=words.move(move) if words else "",
    )


def reason_out(why: Why, seat: int, words: Words | None) -> ReasonOut:
    text = ""
    if words:
        rival = words.player(why.seat) if why.seat != seat else ""
        text = reason(words, why.part, why.facts, rival, why.later)
    return ReasonOut(why.seat, why.part, why.weight, text)
