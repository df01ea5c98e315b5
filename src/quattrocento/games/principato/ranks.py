"""Military strength, and the points of the ranks."""

from quattrocento.games.principato.state import Principality


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
