"""Setting up."""

from typing import TypeVar

from quattrocento.core.rng import Rng
from quattrocento.games.signorie.components import (
    BOARD,
    BOARDS,
    BONUSES,
    CITY,
    COLOUR,
    FACES,
    HONOURS,
    HOUSE,
    NO_TILE,
    ROW,
    TASK,
    TILES_OF_HOUSES,
    Board,
    Figures,
    Reward,
    Tile,
)
from quattrocento.games.signorie.rewards import reset_initiative
from quattrocento.games.signorie.scoring import NEXT_ROUND
from quattrocento.games.signorie.state import (
    NO_DICE,
    NO_FIGURES,
    SOURCES,
    Family,
    Signorie,
    Variants,
)

T = TypeVar("T")


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Signorie:
    """SIG-02 to SIG-10 Everything on the table, and the first round to come."""
    order = list(range(seats))
    if variants.order == "random":
        rng.shuffle(order)
    pile, removed = shuffled_tiles(edition, edition.removed[seats], rng)
    s = Signorie(
        seats=seats,
        rng=rng,
        agenda=[NEXT_ROUND],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        variants=variants,
        boards=(),
        families=[new_family(edition, order.index(seat)) for seat in range(seats)],
        round=0,
        order=tuple(order),
        initiative=[],
        arrivals=[],
        rewards=drawn_rewards(edition, rng),
        pool=[0] * (len(COLOUR) * FACES),
        tasks=tuple(TASK),
        in_play=tuple(sorted(drawn(list(CITY), edition.cities[seats], rng))),
        cities=((),) * len(CITY),
        marriage_tiles=(NO_TILE,) * len(CITY),
        mission_tiles=(NO_TILE,) * len(CITY),
        pile=tuple(pile),
        buried=(),
        removed=removed,
        helpers=edition.helpers,
        brides=edition.brides,
    )
    s.boards = dealt_boards(variants.boards()[:seats], rng)
    reset_initiative(s)
    return s


def dealt_boards(wishes: list[str], rng: Rng) -> tuple[Board, ...]:
    """SIG-02 The board that a seat wishes; the others get one of those left, drawn.

    Of two seats that wish the same the earlier one has it. Drawn last, and only if need be: a
    game whose boards are all chosen goes on as one did before there was a choice.
    """
    chosen: list[Board | None] = []
    for wish in wishes:
        board = BOARDS.get(wish)
        chosen.append(None if board in chosen else board)
    rest = [board for board in BOARD if board not in chosen]
    if None in chosen:
        rng.shuffle(rest)
    return tuple([rest.pop() if board is None else board for board in chosen])


def new_family(edition: Figures, place: int) -> Family:
    """SIG-02 to SIG-04 What a player starts with, by place in the first player order."""
    f = Family()
    f.florins = edition.florins + edition.order_florins[place]
    f.supply = edition.supply.copy()
    f.reserve = edition.reserve.copy()
    f.pledged = NO_FIGURES
    f.threshold = edition.threshold
    f.brides = 0
    f.helpers = 0
    f.dice = NO_DICE
    f.passed = False
    f.posts = []
    f.rows = ((),) * len(ROW)
    f.points = [0] * len(SOURCES)
    return f


def drawn(items: list[T], count: int, rng: Rng) -> list[T]:
    rng.shuffle(items)
    return items[:count]


def drawn_rewards(edition: Figures, rng: Rng) -> tuple[Reward, ...]:
    """SIG-06 Bonuses for the first rounds, honours for the last ones."""
    bonuses = drawn(list(BONUSES.values()), edition.bonus_rounds, rng)
    return (*bonuses, *drawn(list(HONOURS.values()), edition.honour_rounds, rng))


def all_tiles(edition: Figures, house: int) -> list[Tile]:
    tiles = TILES_OF_HOUSES[house]
    return [tiles[value] for value in edition.tile_values]


def shuffled_tiles(edition: Figures, count: int, rng: Rng) -> tuple[list[Tile], tuple[Tile, ...]]:
    """SIG-07 The pile, and the tiles of each house that are out of the game."""
    pile: list[Tile] = []
    removed: list[Tile] = []
    for house in HOUSE:
        tiles = all_tiles(edition, house.index)
        rng.shuffle(tiles)
        removed += tiles[:count]
        pile += tiles[count:]
    rng.shuffle(pile)
    return pile, tuple(removed)
