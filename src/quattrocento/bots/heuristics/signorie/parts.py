"""The judgement of Signorie in its parts: points so far, means, careers, rows and this round."""

from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.bots.heuristics.signorie.heuristic import HEURISTIC
from quattrocento.bots.heuristics.signorie.worth import MEN, WOMEN, Worth
from quattrocento.core.pieces import label
from quattrocento.games.signorie.components import CAREER, MOST_FIELDS, ROW, field_of
from quattrocento.games.signorie.state import Signorie


def parts(s: Signorie) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    return [parts_of(s, seat) for seat in range(s.seats)]


def parts_of(s: Signorie, seat: int) -> list[Part]:
    worth = Worth(HEURISTIC.weights, s, seat)
    family = worth.family
    points = float(sum(family.points))
    men, women = family.supply[MEN], family.supply[WOMEN]
    field = s.initiative[seat]
    honour = float(s.edition.initiative[field])
    helpers = float(family.helpers.bit_count())
    return [
        Part("points", points, {"points": points}),
        Part("florins", worth.florins(family.florins), {"florins": float(family.florins)}),
        Part("men", worth.figures(MEN, men), {"men": float(men)}),
        Part("women", worth.figures(WOMEN, women), {"women": float(women)}),
        Part("careers", worth.careers(), careers(s, seat)),
        Part("rows", worth.rows(), rows(s, seat)),
        Part("helpers", worth.helpers(), {"helpers": helpers}),
        Part("brides", worth.brides(family.brides), {"brides": float(family.brides)}),
        Part("initiative", worth.initiative(field), {"honour": honour}),
        Part("precedence", worth.precedence()),
        Part("glory", worth.glory()),
        Part("round", worth.this_round()),
    ]


def careers(s: Signorie, seat: int) -> dict[str, float]:
    """The highest field that a man has reached, by career."""
    found: dict[str, float] = {}
    for post in s.families[seat].posts:
        name = label(CAREER[post // MOST_FIELDS])
        found[name] = max(found.get(name, 0.0), float(field_of(post)))
    return found


def rows(s: Signorie, seat: int) -> dict[str, float]:
    """The tiles that lie beside each row."""
    tiles = s.families[seat].rows
    return {label(row): float(len(tiles[row.index])) for row in ROW if tiles[row.index]}


BREAKDOWN = Breakdown(parts, HEURISTIC.finish_turn)
