"""A hint at the keyboard: what a bot would play, in its order, and why."""

from collections.abc import Iterator

from quattrocento.analysis.chances import Judge
from quattrocento.bots.bot import USUAL
from quattrocento.bots.master import Master
from quattrocento.bots.proposals import Proposal, propose
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.rng import Rng
from quattrocento.text.reasons import reason, reasons
from quattrocento.text.words import Words

# A candidate that was looked at less often than this share of all trials is not worth telling.
LOOKED_AT = 0.01


def hints(match: Match, seat: int, rng: Rng, words: Words) -> Iterator[str]:
    """The lines of a hint, from what the seat sees."""
    seen = Seen(match.game, match.state, seat, rng.child("seen"))
    if len(seen.legal_moves) == 1:
        yield words("play-only", move=words.move(seen.legal_moves[0]))
        return
    judge = Judge(match.game, match.state.seats)
    master = Master(rng.child("master"), judge.judgement)
    said = propose(master, seen, USUAL, rng.child("why"))
    yield words("hint-about", count=said.iterations)
    for place, one in enumerate(said.found, 1):
        if place == 1 or one.candidate.visits > LOOKED_AT * said.iterations:
            odds = expected(one, judge.set_right(one.candidate.value, seen.ply), words)
            yield words("hint-move", place=place, move=words.move(one.candidate.move), odds=odds)
            told = []
            for why in one.reasons:
                rival = words.player(why.seat) if why.seat != seat else ""
                told.append(reason(words, why.part, why.facts, rival, why.later))
            yield f"   {reasons(words, told)}"


def expected(one: Proposal, chance: float, words: Words) -> str:
    if one.ending:
        return words("hint-points", points=one.ending.points, rank=one.ending.rank)
    return words("hint-chance", percent=round(100 * chance))
