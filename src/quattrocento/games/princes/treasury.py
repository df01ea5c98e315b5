"""Florins and prestige points: who may pay what, and where points come from."""

from quattrocento.games.princes.state import GIVEN_UP, Princes


def means(s: Princes, seat: int) -> int:
    """FLO-18, FLO-90 What a seat can pay: its cash, and what its points would bring."""
    prince = s.princes[seat]
    if s.variants.muse:
        return prince.florins
    return prince.florins + s.edition.point_price * prince.points


def pay(s: Princes, seat: int, florins: int) -> None:
    """FLO-18 Pay, giving up as many points as are needed for what is missing."""
    if points := given_up(s, seat, florins):
        go_back(s, seat, points)
    s.princes[seat].florins -= florins


def given_up(s: Princes, seat: int, florins: int) -> int:
    """FLO-18 How many points a seat must give up to pay so much."""
    price = s.edition.point_price
    missing = max(0, florins - s.princes[seat].florins)
    return (missing + price - 1) // price


def price_of(s: Princes, seat: int, florins: int) -> dict[str, object]:
    """For previews: what is to be paid, and the points that go for it."""
    return {"cost": florins, "given": given_up(s, seat, florins)}


def go_back(s: Princes, seat: int, points: int) -> None:
    """FLO-60 Give up points for florins."""
    prince = s.princes[seat]
    prince.points -= points
    prince.sources[GIVEN_UP] -= points
    prince.florins += points * s.edition.point_price
    if s.log is not None:
        s.tell("goes-back", seat, points=points, florins=points * s.edition.point_price)


def award(s: Princes, seat: int, points: int, source: int) -> None:
    """FLO-08 Go forward on the track, however far."""
    prince = s.princes[seat]
    prince.points += points
    prince.sources[source] += points


def position(s: Princes, seat: int) -> int:
    """FLO-98 The place on the track: 1 is first, and tied seats share the better place."""
    points = s.princes[seat].points
    ahead = 0
    for prince in s.princes:
        if prince.points > points:
            ahead += 1
    return ahead + 1
