"""What a learned judgement of Signorie looks at: so many figures of each seat.

They are read from what a judged state holds. The hand-made estimate is the first of them, then come
its parts, what they count, and what lies ready for the family on the board in this round.
`NAMES` and the rows of `features` belong together, and weights belong to both.
"""

from typing import Final

from quattrocento.bots.heuristics.signorie.heuristic import HEURISTIC
from quattrocento.bots.heuristics.signorie.offers import ROUND_NAMES, Board, add_round
from quattrocento.bots.heuristics.signorie.worth import (
    MEN,
    PER_BRIDE,
    PER_CITY,
    PER_ENVOY,
    PER_HELPER,
    PER_WIFE,
    WEDDINGS,
    WOMEN,
    Worth,
)
from quattrocento.games.signorie.alliances import fits
from quattrocento.games.signorie.components import (
    COLOUR,
    HELPER,
    MOST_FIELDS,
    SLOTS,
    field_of,
)
from quattrocento.games.signorie.honours import count_cities, count_envoys, count_wives
from quattrocento.games.signorie.state import Signorie

NAMES: Final = (
    "estimate",
    # means
    "points",
    "florins-worth",
    "florins",
    "few-florins",
    "many-florins",
    "men-worth",
    "men",
    "any-man",
    "many-men",
    "women-worth",
    "women",
    "any-woman",
    "many-women",
    "reserve-men",
    "reserve-women",
    # careers
    "careers-worth",
    "posts",
    "posts-points",
    "posts-half",
    "fields",
    "best-field",
    "second-field",
    "high-rank",
    "middle-rank",
    "envoys-ready",
    "best-mission",
    "missions-helper",
    # rows
    "rows-worth",
    "career-tiles",
    "career-quorums",
    "career-one-short",
    "career-two-short",
    "quorum-points",
    "waiting-points",
    "wedding-tiles",
    "wedding-quorum",
    "wedding-one-short",
    "wedding-points",
    "mission-tiles-fit",
    "marriage-tiles-fit",
    "best-marriage",
    # helpers
    "helpers-worth",
    *[f"helper-{helper.slug}" for helper in HELPER],
    "paired-helpers",
    # brides and order
    "brides-worth",
    "brides",
    "initiative-worth",
    "initiative-field",
    "precedence",
    "place-in-order",
    # honours
    "glory",
    "cities",
    "envoys",
    "wives",
    "honours-now",
    *ROUND_NAMES,
)


def features(s: Signorie) -> list[list[float]]:
    """A row of figures for each seat, in the order of `NAMES`."""
    board = Board(s)
    return [row_of(s, board, seat) for seat in range(s.seats)]


def row_of(s: Signorie, board: Board, seat: int) -> list[float]:
    worth = Worth(WEIGHTS, s, seat)
    row: list[float] = [0.0]
    row.append(float(sum(worth.family.points)))
    add_means(row, worth)
    add_careers(row, worth, board)
    add_rows(row, worth, board)
    add_helpers(row, worth)
    add_standing(row, worth)
    add_round(row, worth, board)
    total = 0.0
    for place in ESTIMATED:
        total += row[place]
    row[0] = total
    return row


def add_means(row: list[float], worth: Worth) -> None:
    family = worth.family
    florins = family.florins
    row.append(worth.florins_now)
    row.append(float(florins))
    row.append(float(min(florins, 3)))
    row.append(float(max(florins - 8, 0)))
    for sex in (MEN, WOMEN):
        count = family.supply[sex]
        row.append(worth.figures(sex, count))
        row.append(float(count))
        row.append(1.0 if count else 0.0)
        row.append(float(max(count - 2, 0)))
    row.append(float(family.reserve[MEN]))
    row.append(float(family.reserve[WOMEN]))


def add_careers(row: list[float], worth: Worth, board: Board) -> None:
    s = worth.s
    points = s.edition.career_points
    ranks = s.edition.ranks
    now = half = fields = best = second = high = middle = ready = 0
    cheapest = min(board.spaces)
    mission = 0.0
    for post in worth.family.posts:
        field = field_of(post)
        rank = ranks[field - 1]
        now += points[field - 1]
        half += points[field - 1] // 2
        fields += field
        if field > best:
            second = best
            best = field
        elif field > second:
            second = field
        if rank >= 4:
            high += 1
        elif rank == 3:
            middle += 1
        if rank >= cheapest:
            ready += 1
            career = post // MOST_FIELDS
            gain = float(points[field - 1] - points[field - 1] // 2)
            tile_gain = 0.0
            for place, city in enumerate(board.cities):
                if rank >= board.spaces[place]:
                    tile = s.mission_tiles[city]
                    if fits(s, worth.seat, career, tile):
                        tile_gain = max(tile_gain, worth.one_more(career, tile))
            mission = max(mission, gain + tile_gain)
    row.append(worth.careers())
    row.append(float(len(worth.family.posts)))
    row.append(float(now))
    row.append(float(half))
    row.append(float(fields))
    row.append(float(best))
    row.append(float(second))
    row.append(float(high))
    row.append(float(middle))
    row.append(float(ready))
    row.append(mission)
    row.append(worth.missions - worth.w.missions * worth.time)


def add_rows(row: list[float], worth: Worth, board: Board) -> None:
    s = worth.s
    quorum = s.edition.quorum
    tiles = quorums = one_short = two_short = done = waiting = 0
    fitting = 0
    for career in range(WEDDINGS):
        count = len(worth.family.rows[career])
        tiles += count
        if count >= quorum:
            quorums += 1
            done += worth.row_points(career)
        else:
            if count == quorum - 1:
                one_short += 1
            elif count == quorum - 2:
                two_short += 1
            if count:
                waiting += worth.row_points(career)
        for city in board.cities:
            if fits(s, worth.seat, career, s.mission_tiles[city]):
                fitting += 1
    count = len(worth.family.rows[WEDDINGS])
    welcome = 0
    marriage = 0.0
    florins = worth.family.florins if worth.family.supply[WOMEN] else -1
    for place, city in enumerate(board.cities):
        tile = s.marriage_tiles[city]
        gain = 0.0
        if fits(s, worth.seat, WEDDINGS, tile):
            welcome += 1
            gain = worth.one_more(WEDDINGS, tile)
        if board.spaces[place] <= florins:
            marriage = max(marriage, gain + board.spaces[place])
    row.append(worth.rows())
    row.append(float(tiles))
    row.append(float(quorums))
    row.append(float(one_short))
    row.append(float(two_short))
    row.append(float(done))
    row.append(float(waiting))
    row.append(float(count))
    row.append(1.0 if count >= quorum else 0.0)
    row.append(1.0 if count == quorum - 1 else 0.0)
    row.append(float(worth.row_points(WEDDINGS)))
    row.append(float(fitting))
    row.append(float(welcome))
    row.append(marriage)


def add_helpers(row: list[float], worth: Worth) -> None:
    owned = worth.family.helpers
    row.append(worth.helpers())
    for helper in range(len(HELPER)):
        row.append(1.0 if owned >> helper & 1 else 0.0)
    pairs = 0
    for column in range(len(COLOUR)):
        count = (owned >> column * SLOTS & (1 << SLOTS) - 1).bit_count()
        pairs += count * (count - 1) // 2
    row.append(float(pairs))


def add_standing(row: list[float], worth: Worth) -> None:
    s = worth.s
    seat = worth.seat
    family = worth.family
    field = s.initiative[seat]
    row.append(worth.brides(family.brides))
    row.append(float(family.brides))
    row.append(worth.initiative(field))
    row.append(float(field))
    row.append(worth.precedence())
    row.append(float(s.order.index(seat)))
    cities = count_cities(s, seat)
    envoys = count_envoys(s, seat)
    wives = count_wives(s, seat)
    row.append(worth.glory())
    row.append(float(cities))
    row.append(float(envoys))
    row.append(float(wives))
    honours = worth.honours
    row.append(
        honours[PER_BRIDE] * family.brides
        + honours[PER_HELPER] * family.helpers.bit_count()
        + honours[PER_CITY] * cities
        + honours[PER_ENVOY] * envoys
        + honours[PER_WIFE] * wives
    )


WEIGHTS: Final = HEURISTIC.weights
ESTIMATED: Final = [
    NAMES.index(name)
    for name in (
        "points",
        "florins-worth",
        "men-worth",
        "women-worth",
        "careers-worth",
        "rows-worth",
        "helpers-worth",
        "brides-worth",
        "initiative-worth",
        "precedence",
        "glory",
        "round-worth",
    )
]
