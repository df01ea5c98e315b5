"""What a bot proposes to a player: its candidates in the order in which it would play them, each
with its reasons and, where winning is out of reach or certain, with the end that it expects."""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.bots.bot import Candidate, JudgingBot, ThinkingBot, ThinkingTime
from quattrocento.bots.ending import HOPELESS, Ending, endings
from quattrocento.bots.heuristics import BY_HAND
from quattrocento.bots.reasons import Reason, explain
from quattrocento.core.game import Seen
from quattrocento.core.rng import Rng

SHOWN = 5


@dataclass(frozen=True)
class Proposal:
    """A candidate, and what speaks for it; `ending` only where its chance tells nothing."""

    candidate: Candidate
    reasons: tuple[Reason, ...]
    ending: Ending | None = None


@dataclass(frozen=True)
class Proposals:
    """What a bot would play, first the first, after so many iterations."""

    found: Sequence[Proposal]
    iterations: int


def propose(bot: ThinkingBot, seen: Seen, clock: ThinkingTime, rng: Rng) -> Proposals:
    """Let a bot think, and ask it why: the reasons are those of the judgement that it has."""
    thought = bot.think(seen, clock)
    candidates = list(thought.candidates[:SHOWN])
    moves = [one.move for one in candidates]
    judgement = bot.judgement if isinstance(bot, JudgingBot) else BY_HAND
    why = explain(seen, moves, rng.child("reasons"), judgement)
    ends: Sequence[Ending] = ()
    chances = [one.value for one in candidates]
    if max(chances) < HOPELESS or min(chances) > 1 - HOPELESS:
        ends = endings(seen, moves, rng.child("endings"))
    found = [
        Proposal(one, reasons, ends[place] if ends else None)
        for place, (one, reasons) in enumerate(zip(candidates, why, strict=True))
    ]
    return Proposals(found, thought.iterations)
