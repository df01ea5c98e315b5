"""Victory points at the end, and what is public of them during play."""

from quattrocento.core.game import Score, Standing, rank
from quattrocento.games.principato.components import CULTURE, Goal
from quattrocento.games.principato.state import Principality, Principato


def culture_tiles(s: Principato, p: Principality, kind: str) -> int:
    return sum(
        count
        for work, count in zip(s.edition.works, p.works, strict=True)
        if work.tile.slug == kind
    )


def culture_points(s: Principato, p: Principality, kind: str) -> int:
    """PRI-63 The figures on the culture tiles of a kind."""
    return sum(
        work.value * count
        for work, count in zip(s.edition.works, p.works, strict=True)
        if work.tile.slug == kind
    )


def amount(s: Principato, p: Principality, kind: str) -> int:
    """How much of what a goal counts a principality has."""
    owned = {
        "military": p.military,
        "field": p.fields,
        "farm": p.farms,
        "palazzo": p.palazzi,
        "bank": p.banks,
        "catapult": p.catapults,
    }
    return owned[kind] if kind in owned else culture_tiles(s, p, kind)


def goal_points(s: Principato, p: Principality, goal: Goal) -> int:
    """PRI-64 A point for every so many beyond a number, or PRI-65 points by complete sets."""
    aim = s.edition.aims[goal.index]
    amounts = [amount(s, p, kind) for kind in aim.counts]
    if aim.points:
        sets = min(min(amounts), len(aim.points))
        return aim.points[sets - 1] if sets else 0
    return max(0, sum(amounts) - aim.beyond) // aim.every


def open_parts(s: Principato, p: Principality) -> dict[str, int]:
    """PRI-13, PRI-63 The points that all can see."""
    parts = {"military": p.military}
    for tile in CULTURE:
        parts[tile.slug] = culture_points(s, p, tile.slug)
    return parts


def standing(s: Principato) -> list[Standing]:
    found = []
    for p in s.principalities:
        parts = open_parts(s, p)
        found.append(Standing(sum(parts.values()), parts))
    return found


def scores(s: Principato) -> list[Score]:
    """PRI-01, PRI-63 The most points win; if level, the most cubes; else a shared victory."""
    parts = [
        {
            **open_parts(s, p),
            "first-goal": goal_points(s, p, p.goals[0]),
            "second-goal": goal_points(s, p, p.goals[1]),
        }
        for p in s.principalities
    ]
    keys = [
        (sum(part.values()), p.food + p.money + p.favour)
        for part, p in zip(parts, s.principalities, strict=True)
    ]
    return [
        Score(place, key[0], part, (key[1],))
        for place, key, part in zip(rank(keys), keys, parts, strict=True)
    ]
