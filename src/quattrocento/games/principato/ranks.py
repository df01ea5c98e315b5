"""Military strength, the points of the ranks, and what a move changes of both."""

from collections.abc import Mapping

from quattrocento.games.principato.state import Principality, Principato


def strength(p: Principality) -> int:
    """PRI-53 Catapults and supplied units count 1, unsupplied units -1."""
    supplied = p.supplied()
    return p.catapults + supplied - (p.militias + p.condottieri - supplied)


def points_by_rank(strengths: list[int], ranks: list[int]) -> list[int]:
    """PRI-54 Players who are level share the points of their places, rounded up."""
    points = []
    for own in strengths:
        place = sum(other > own for other in strengths)
        level = strengths.count(own)
        shared = sum(ranks[place : place + level])
        points.append(-(-shared // level))
    return points


def military_change(s: Principato, seat: int, change: int) -> Mapping[str, object]:
    """PRI-53, PRI-54 The strength that a move leads to, and its points were they given now."""
    if change == 0:
        return {}
    strengths = [strength(p) for p in s.principalities]
    strengths[seat] += change
    points = points_by_rank(strengths, s.edition.ranks[s.seats])[seat]
    place = 1 + sum(other > strengths[seat] for other in strengths)
    return {"strength": strengths[seat], "place": place, "points": points}
