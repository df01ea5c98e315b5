"""Signorie in numbers."""

from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.envs.actions import Block, each
from quattrocento.envs.layout import (
    Part,
    numbered,
    put_bits,
    put_counts,
    put_number,
    put_one,
    put_question,
    question_parts,
)
from quattrocento.games.signorie.components import (
    BOARD,
    CAREER,
    CITY,
    COLOUR,
    FACES,
    HELPER,
    HOUSE,
    MOST_FIELDS,
    REWARD,
    ROW,
    TASK,
    Figures,
    Tile,
)
from quattrocento.games.signorie.moves import (
    BUY_POINTS,
    CLAIM,
    CLIMB,
    DECLINE,
    DONE,
    ENTER,
    FULFIL,
    GOVERN,
    HIRE,
    LAY,
    MARRY,
    PASS,
    SEIZE,
    SEND,
    TAKE,
    TAKE_FLORINS,
    USE,
    WED,
    WELCOME,
)
from quattrocento.games.signorie.state import Signorie

QUESTIONS: Final = numbered(
    "Turn Action Advance Invitation HelperChoice HireAnywhere Mission Wedlock Alliance Errand "
    "BonusChoice WeddingChoice PointsChoice"
)
HOUSES: Final = len(HOUSE)


def blocks(edition: Figures) -> list[Block]:
    fields = len(edition.career_points)
    posts = [c.index * MOST_FIELDS + field for c in CAREER for field in range(fields)]
    return [
        each("take", [move for row in TAKE for move in row]),
        each("pass", [PASS]),
        each("hire", HIRE),
        each("fulfil", tasks(edition)),
        each("govern", [GOVERN]),
        each("use", USE),
        each("enter", ENTER),
        each("climb", [CLIMB[at] for at in posts]),
        each("seize-initiative", [SEIZE]),
        each("send", [move for at in posts for move in SEND[at]]),
        each("marry", [move for row in MARRY for move in row[: edition.highest_dowry + 1]]),
        each("lay", LAY),
        each("welcome", WELCOME),
        each("claim", [CLAIM]),
        each("take-florins", [TAKE_FLORINS]),
        each("wed", [WED]),
        each("buy-points", [BUY_POINTS]),
        each("decline", [DECLINE]),
        each("done", [DONE]),
    ]


def tasks(edition: Figures) -> list[Move]:
    most = edition.task_most
    return [move for task in TASK for move in FULFIL[task.index][: most[task.index] + 1]]


def layout(seats: int, edition: Figures) -> list[Part]:
    return [
        *question_parts(QUESTIONS, seats),
        Part("round", (1,)),
        Part("place in order", (seats,)),
        Part("initiative", (seats,)),
        Part("above on initiative", (seats,)),
        Part("pool", (len(COLOUR), FACES)),
        Part("tasks", (len(COLOUR), 2, len(TASK))),
        Part("rewards", (len(edition_rewards(edition)), len(REWARD))),
        Part("in play", (len(CITY),)),
        Part("men in cities", (seats, len(CITY))),
        Part("women in cities", (seats, len(CITY))),
        Part("marriage tiles: house, value", (len(CITY), HOUSES + 1)),
        Part("mission tiles: house, value", (len(CITY), HOUSES + 1)),
        Part("pile", (1,)),
        Part("helpers in supply", (1,)),
        Part("brides in supply", (1,)),
        Part("families", (seats, 11)),
        Part("boards", (seats, len(BOARD))),
        Part("helpers", (seats, len(HELPER))),
        Part("dice", (seats, len(COLOUR))),
        Part("careers", (seats, len(CAREER), len(edition.career_points))),
        Part("laid tiles: houses, face-down, values", (seats, len(ROW), HOUSES + 2)),
    ]


def edition_rewards(edition: Figures) -> range:
    return range(edition.bonus_rounds + edition.honour_rounds)


def observe(state: State, seat: int) -> bytes:
    """SIG-07, SIG-57 All is open but the order of the pile and the fronts of face-down tiles."""
    assert isinstance(state, Signorie)
    s = state
    order = [(seat + offset) % s.seats for offset in range(s.seats)]
    out: list[bytes] = []
    put_question(out, s, QUESTIONS, seat)
    put_number(out, s.round)
    put_race(out, s, order)
    out.append(bytes(s.pool))
    for task in s.tasks:
        put_one(out, task.index, len(TASK))
    for place in edition_rewards(s.edition):
        put_one(out, s.rewards[place].index if place < len(s.rewards) else -1, len(REWARD))
    put_cities(out, s, order)
    put_number(out, len(s.pile))
    put_number(out, s.helpers)
    put_number(out, s.brides)
    put_families(out, s, order)
    return b"".join(out)


def put_race(out: list[bytes], s: Signorie, order: list[int]) -> None:
    """SIG-04, SIG-60 Who plays when, and whose disc lies on top on a field of the initiative."""
    turns = list(s.order)
    for other in order:
        put_number(out, turns.index(other))
    for other in order:
        put_number(out, s.initiative[other])
    for other in order:
        put_number(out, s.arrivals.index(other))


def put_cities(out: list[bytes], s: Signorie, order: list[int]) -> None:
    """SIG-09, SIG-18 The cities, the figures in them by owner and sex, and their tiles."""
    mask = 0
    for city in s.in_play:
        mask |= 1 << city.index
    put_bits(out, mask, len(CITY))
    for sex in range(2):
        for other in order:
            figure = 2 * other + sex
            out.append(bytes([settlers.count(figure) for settlers in s.cities]))
    for tiles in (s.marriage_tiles, s.mission_tiles):
        for tile in tiles:
            put_one(out, tile.house, HOUSES)
            put_number(out, tile.value)


def put_families(out: list[bytes], s: Signorie, order: list[int]) -> None:
    families = [s.families[other] for other in order]
    for family in families:
        put_number(out, family.florins)
        put_number(out, sum(family.points))
        out.append(bytes(family.supply))
        out.append(bytes(family.reserve))
        out.append(bytes(family.pledged))
        put_number(out, family.threshold)
        put_number(out, family.brides)
        put_number(out, family.passed)
    for other in order:
        put_one(out, s.boards[other].index, len(BOARD))
    for family in families:
        put_bits(out, family.helpers, len(HELPER))
    for family in families:
        out.append(bytes(family.dice))
    for family in families:
        put_posts(out, family.posts, len(s.edition.career_points))
    for family in families:
        for row in family.rows:
            put_tiles(out, row)


def put_posts(out: list[bytes], posts: list[int], fields: int) -> None:
    places = [at // MOST_FIELDS * fields + at % MOST_FIELDS for at in posts]
    put_counts(out, places, len(CAREER) * fields)


def put_tiles(out: list[bytes], row: tuple[Tile, ...]) -> None:
    """SIG-55 The crests laid in a row by house, face-down tiles last, and what they show."""
    put_counts(out, [HOUSES if tile.house < 0 else tile.house for tile in row], HOUSES + 1)
    put_number(out, sum([tile.value for tile in row]))
