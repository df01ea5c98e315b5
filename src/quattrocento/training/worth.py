"""What a game that is over was worth to each seat, for a network that learns from it."""

from quattrocento.bots.heuristics import HEURISTICS, find_model
from quattrocento.core.game import Game
from quattrocento.core.state import State

# Points: who is so far ahead of the best of the others need not want more.
FAR = {"princes": 15.0, "principato": 15.0, "signorie": 30.0}


def worth(game: Game, s: State) -> list[float]:
    """From -1, lost, to 1, won. Where points are counted, half of it is by how many: then there is
    something to be learned from every game, and not from close ones alone."""
    won = [2.0 * share - 1.0 for share in HEURISTICS[game.key].outcome(s)]
    if not find_model(game).points:
        return won
    totals = [score.total for score in game.scores(s)]
    far = FAR[game.key]
    leads = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    return [
        (one + max(-1.0, min(1.0, lead / far))) / 2 for one, lead in zip(won, leads, strict=True)
    ]
