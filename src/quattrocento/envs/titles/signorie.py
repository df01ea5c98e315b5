"""Signorie in numbers."""

from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.state import State
from quattrocento.envs.actions import Block, each
from quattrocento.envs.layout import (
    ONES,
    Kept,
    Memory,
    Part,
    Questions,
    put_counts,
    put_mask,
    put_number,
    put_one,
    put_pieces,
    put_question,
    question_parts,
    told,
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
from quattrocento.games.signorie.state import Family, Signorie

QUESTIONS: Final = Questions(
    "Turn Action Advance Invitation HelperChoice HireAnywhere Mission Wedlock Alliance Errand "
    "BonusChoice WeddingChoice PointsChoice"
)
HOUSES: Final = len(HOUSE)
# What is remembered of the table, and then of each family.
TASKS: Final = 0
REWARDS: Final = 1
IN_PLAY: Final = 2
MARRIAGE_TILES: Final = 3
MISSION_TILES: Final = 4
OF_TABLE: Final = 5
SETTLERS: Final = 0
DICE: Final = 1
ROWS: Final = 2
OF_EACH: Final = 3


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


def memory(seats: int) -> Memory:
    return Memory(OF_TABLE + OF_EACH * seats, seats)


def observe(state: State, seat: int, memory: Memory) -> bytes:
    """SIG-07, SIG-57 All is open but the order of the pile and the fronts of face-down tiles."""
    assert isinstance(state, Signorie)
    s = state
    out: list[bytes] = []
    put_question(out, s, QUESTIONS, seat)
    put_number(out, s.round)
    put_race(out, s, seat)
    out.append(bytes(s.pool))
    put_open(out, s, memory)
    put_cities(out, s, seat, memory)
    put_number(out, len(s.pile))
    put_number(out, s.helpers)
    put_number(out, s.brides)
    put_families(out, s, seat, memory)
    return b"".join(out)


def put_race(out: list[bytes], s: Signorie, seat: int) -> None:
    """SIG-04, SIG-60 Who plays when, and whose disc lies on top on a field of the initiative."""
    seats = s.seats
    numbers = [0] * (3 * seats)
    for place in range(seats):
        numbers[(s.order[place] - seat) % seats] = place
        numbers[2 * seats + (s.arrivals[place] - seat) % seats] = place
        numbers[seats + (place - seat) % seats] = s.initiative[place]
    out.append(bytes(numbers))


def put_open(out: list[bytes], s: Signorie, memory: Memory) -> None:
    """SIG-08, SIG-17 The tasks by colour and sex, and the rewards of all rounds."""
    kept = memory.rows[TASKS]
    if kept.of is not s.tasks:
        kept.row = b"".join([ONES[len(TASK)][task.index + 1] for task in s.tasks])
        kept.of = s.tasks
    out.append(kept.row)
    kept = memory.rows[REWARDS]
    if kept.of is not s.rewards:
        rows = [ONES[len(REWARD)][reward.index + 1] for reward in s.rewards]
        missing = len(edition_rewards(s.edition)) - len(rows)
        kept.row = b"".join(rows) + bytes(missing * len(REWARD))
        kept.of = s.rewards
    out.append(kept.row)


def put_cities(out: list[bytes], s: Signorie, seat: int, memory: Memory) -> None:
    """SIG-09, SIG-18 The cities, the figures in them by owner and sex, and their tiles."""
    put_pieces(out, memory.rows[IN_PLAY], s.in_play, len(CITY))
    kept = memory.rows[OF_TABLE + OF_EACH * seat + SETTLERS]
    if kept.of is not s.cities:
        kept.row = settlers(s, seat)
        kept.of = s.cities
    out.append(kept.row)
    put_city_tiles(out, memory.rows[MARRIAGE_TILES], s.marriage_tiles)
    put_city_tiles(out, memory.rows[MISSION_TILES], s.mission_tiles)


def settlers(s: Signorie, seat: int) -> bytes:
    figures = [0] * (2 * s.seats * len(CITY))
    for city, those in enumerate(s.cities):
        for figure in those:
            owner, sex = (figure >> 1) - seat, figure & 1
            figures[(sex * s.seats + owner % s.seats) * len(CITY) + city] += 1
    return bytes(figures)


def put_city_tiles(out: list[bytes], kept: Kept, tiles: tuple[Tile, ...]) -> None:
    if kept.of is not tiles:
        rows: list[bytes] = []
        for tile in tiles:
            put_one(rows, tile.house, HOUSES)
            put_number(rows, tile.value)
        kept.row = b"".join(rows)
        kept.of = tiles
    out.append(kept.row)


def put_families(out: list[bytes], s: Signorie, seat: int, memory: Memory) -> None:
    around = [(seat + offset) % s.seats for offset in range(s.seats)]
    for other in around:
        put_holdings(out, s.families[other])
    for other in around:
        put_one(out, s.boards[other].index, len(BOARD))
    for other in around:
        put_mask(out, memory.masks[other], s.families[other].helpers, len(HELPER))
    for other in around:
        dice = s.families[other].dice
        kept = memory.rows[OF_TABLE + OF_EACH * other + DICE]
        if kept.of is not dice:
            kept.row = bytes(dice)
            kept.of = dice
        out.append(kept.row)
    fields = len(s.edition.career_points)
    for other in around:
        put_posts(out, s.families[other].posts, fields)
    for other in around:
        put_rows(out, memory.rows[OF_TABLE + OF_EACH * other + ROWS], s.families[other].rows)


def put_holdings(out: list[bytes], family: Family) -> None:
    points = 0
    for some in family.points:
        points += some
    supply, reserve, pledged = family.supply, family.reserve, family.pledged
    numbers = [
        told(family.florins),
        told(points),
        supply[0],
        supply[1],
        reserve[0],
        reserve[1],
        pledged[0],
        pledged[1],
        family.threshold,
        family.brides,
        1 if family.passed else 0,
    ]
    out.append(bytes(numbers))


def put_posts(out: list[bytes], posts: list[int], fields: int) -> None:
    places = [at // MOST_FIELDS * fields + at % MOST_FIELDS for at in posts]
    put_counts(out, places, len(CAREER) * fields)


def put_rows(out: list[bytes], kept: Kept, rows: tuple[tuple[Tile, ...], ...]) -> None:
    """SIG-55 The crests laid in each row by house, face-down tiles last, and what they show."""
    if kept.of is not rows:
        numbers = [0] * (len(rows) * (HOUSES + 2))
        for row, tiles in enumerate(rows):
            start = row * (HOUSES + 2)
            for tile in tiles:
                numbers[start + (HOUSES if tile.house < 0 else tile.house)] += 1
                numbers[start + HOUSES + 1] += tile.value
        kept.row = bytes(numbers)
        kept.of = rows
    out.append(kept.row)
