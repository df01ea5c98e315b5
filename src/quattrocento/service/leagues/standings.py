"""The table of a league: a point for each opponent left behind, half a point for each tie.

Equal points are parted by games won, then by the points against each other; who is still equal
shares the rank.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quattrocento.service.history.result import Result
from quattrocento.service.leagues.league import League

Outcome = Sequence[tuple[int, int]]
"""A game that is over: the place of each member in the league, and that at the table."""


@dataclass
class Row:
    """A member's line; `direct` are points against those who are otherwise equal."""

    member: int
    played: int = 0
    wins: int = 0
    points: float = 0.0
    direct: float = 0.0
    rank: int = 0


def outcomes(league: League, results: Mapping[str, Result]) -> list[Outcome]:
    """The games of a league that are over."""
    found: list[Outcome] = []
    for fixture in league.fixtures:
        result = results.get(fixture.table)
        if result is not None and len(result.seats) == len(fixture.seats):
            places = [seat.place for seat in result.seats]
            found.append(list(zip(fixture.seats, places, strict=True)))
    return found


def points(game: Outcome, member: int, against: Sequence[int]) -> float:
    """What a member won in a game against some of the others."""
    own = {place for who, place in game if who == member}
    if not own:
        return 0.0
    place = own.pop()
    others = [other for who, other in game if who != member and who in against]
    return sum((other > place) + (other == place) / 2 for other in others)


def standings(members: int, games: Sequence[Outcome]) -> list[Row]:
    """All members, the best first."""
    everyone = range(members)
    rows = [Row(member) for member in everyone]
    for row in rows:
        own = [game for game in games if any(who == row.member for who, _ in game)]
        row.played = len(own)
        row.wins = sum((row.member, 1) in game for game in own)
        row.points = sum(points(game, row.member, everyone) for game in own)
    for row in rows:
        equal = [o.member for o in rows if (o.points, o.wins) == (row.points, row.wins)]
        row.direct = sum(points(game, row.member, equal) for game in games)
    keys = [(row.points, row.wins, row.direct) for row in rows]
    for row, key in zip(rows, keys, strict=True):
        row.rank = 1 + sum(other > key for other in keys)
    return sorted(rows, key=lambda row: (row.rank, row.member))
