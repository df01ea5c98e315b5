"""Games to learn replies from: at every choice, what a thorough look says of each option.

The look is a journeyman's, over several worlds that could be true, by the best judgement there is.
"""

from dataclasses import dataclass

from quattrocento.bots.heuristics import LEARNED
from quattrocento.bots.heuristics.heuristic import Heuristic, first_best
from quattrocento.core.game import Seen
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.training.self_play import THOUSAND, Table

WORLDS = 6
PLACES = 4  # to which values are kept


@dataclass(frozen=True)
class Advised:
    """A game that is over: its deal, its moves by their places among the legal ones, and the
    value of each option at every choice; none where there was only one."""

    deal: str
    moves: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]


def play_advised(table: Table, deal: str, seed: str) -> Advised:
    """One game, everyone as advised but for some moves at random; the same for the same seeds."""
    game = GAMES[table.game]
    s = table.begin(deal)
    rng = Rng(seed_key(seed))
    moves, values = [], []
    while s.agenda:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        place, advice = 0, []
        if len(legal_moves) > 1:
            advice = advise(LEARNED[table.game], Seen(game, s, seat, rng), rng)
            chance = rng.below(THOUSAND) < table.noise
            place = rng.below(len(legal_moves)) if chance else first_best(advice)
        s.play(seat, legal_moves[place])
        moves.append(place)
        values.append(tuple(round(one, PLACES) for one in advice))
    return Advised(deal, tuple(moves), tuple(values))


def advise(heuristic: Heuristic, seen: Seen, rng: Rng) -> list[float]:
    totals = [0.0] * len(seen.legal_moves)
    for _ in range(WORLDS):
        found = heuristic.move_values(seen.imagine(rng), seen.seat, seen.legal_moves)
        totals = [total + value / WORLDS for total, value in zip(totals, found, strict=True)]
    return totals
