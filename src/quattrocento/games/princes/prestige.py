"""Prestige cards: what they are worth at the end."""

from quattrocento.games.princes.cards import TALLY
from quattrocento.games.princes.components import Prestige
from quattrocento.games.princes.state import Princes


def prestige_value(s: Princes, seat: int, card: Prestige) -> int:
    """FLO-70 Full points, the smaller figure on a tie for best, or nothing."""
    award = s.edition.awards[card.index]
    if award.least:
        prince = s.princes[seat]
        met = all(TALLY[tally](s, prince) >= least for tally, least in award.least)
        return award.points if met else 0
    counts = [TALLY[award.most or award.fewest](s, prince) for prince in s.princes]
    best = max(counts) if award.most else min(counts)
    if counts[seat] != best or (award.most and not best):
        return 0
    return award.points if counts.count(best) == 1 else award.tied
