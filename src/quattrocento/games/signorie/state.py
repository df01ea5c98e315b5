"""The state of a game of Signorie."""

from dataclasses import dataclass
from typing import Final, TypeVar

from quattrocento.core.state import State
from quattrocento.games.signorie.components import (
    COLOUR,
    FACE_DOWN,
    SEX,
    Board,
    City,
    Figures,
    Reward,
    Task,
    Tile,
)

T = TypeVar("T")

SOURCES: Final = (
    "missions",
    "marriages",
    "helpers",
    "actions",
    "initiative",
    "rewards",
    "brides",
    "careers",
    "alliances",
)
MISSIONS: Final = SOURCES.index("missions")
MARRIAGES: Final = SOURCES.index("marriages")
HELPERS: Final = SOURCES.index("helpers")
ACTIONS: Final = SOURCES.index("actions")
INITIATIVE: Final = SOURCES.index("initiative")
REWARDS: Final = SOURCES.index("rewards")
BRIDES: Final = SOURCES.index("brides")
CAREERS: Final = SOURCES.index("careers")
ALLIANCES: Final = SOURCES.index("alliances")

NO_DICE: Final[tuple[int, ...]] = (0,) * len(COLOUR)
NO_FIGURES: Final[tuple[int, ...]] = (0,) * len(SEX)
NEVER: Final = 1 << 20
"""The price of what cannot be done at all."""


@dataclass(frozen=True)
class Variants:
    """SIG-04 The first player order: drawn, or as the players sit. SIG-02 The boards of seats."""

    order: str = "random"
    board0: str = "random"
    board1: str = "random"
    board2: str = "random"
    board3: str = "random"

    def boards(self) -> list[str]:
        return [self.board0, self.board1, self.board2, self.board3]


# Without an `__init__` a clone is made at no cost in both builds: there are many.
@dataclass(init=False)
class Family:
    """One player's figures, board and points.

    `supply`, `reserve` and `pledged` (on the threshold space) go by `sex.index`, `dice` by
    `colour.index` with 0 for none, `rows` by `row.index`, `points` by source. `helpers` is a
    bit mask by `helper.index`; `posts` are the fields where men stand, in order.
    What seldom changes is a tuple, which clones share.
    """

    florins: int
    supply: list[int]
    reserve: list[int]
    pledged: tuple[int, ...]
    threshold: int
    brides: int
    helpers: int
    dice: tuple[int, ...]
    passed: bool
    posts: list[int]
    rows: tuple[tuple[Tile, ...], ...]
    points: list[int]

    def clone(self) -> "Family":
        twin = Family()
        twin.florins = self.florins
        twin.supply = self.supply.copy()
        twin.reserve = self.reserve.copy()
        twin.pledged = self.pledged
        twin.threshold = self.threshold
        twin.brides = self.brides
        twin.helpers = self.helpers
        twin.dice = self.dice
        twin.passed = self.passed
        twin.posts = self.posts.copy()
        twin.rows = self.rows
        twin.points = self.points.copy()
        return twin


@dataclass
class Signorie(State):
    """`pool` counts the dice on the board by colour and value, `tasks` go by colour and sex.

    `arrivals` are the seats in the order in which their initiative discs last moved: of two
    on one field the later lies on top. `buried` are the fronts of face-down tiles.
    """

    edition: Figures
    variants: Variants
    boards: tuple[Board, ...]
    families: list[Family]
    round: int
    order: tuple[int, ...]
    initiative: list[int]
    arrivals: list[int]
    rewards: tuple[Reward, ...]
    pool: list[int]
    tasks: tuple[Task, ...]
    in_play: tuple[City, ...]
    cities: tuple[tuple[int, ...], ...]
    marriage_tiles: tuple[Tile, ...]
    mission_tiles: tuple[Tile, ...]
    pile: tuple[Tile, ...]
    buried: tuple[Tile, ...]
    removed: tuple[Tile, ...]
    helpers: int
    brides: int

    def clone(self) -> "Signorie":
        twin = Signorie.__new__(Signorie)
        self.copy_into(twin)
        twin.edition = self.edition
        twin.variants = self.variants
        twin.boards = self.boards
        twin.families = [family.clone() for family in self.families]
        twin.round = self.round
        twin.order = self.order
        twin.initiative = self.initiative.copy()
        twin.arrivals = self.arrivals.copy()
        twin.rewards = self.rewards
        twin.pool = self.pool.copy()
        twin.tasks = self.tasks
        twin.in_play = self.in_play
        twin.cities = self.cities
        twin.marriage_tiles = self.marriage_tiles
        twin.mission_tiles = self.mission_tiles
        twin.pile = self.pile
        twin.buried = self.buried
        twin.removed = self.removed
        twin.helpers = self.helpers
        twin.brides = self.brides
        return twin


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same, but for one item."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def gain_florins(s: Signorie, seat: int, florins: int) -> None:
    if florins:
        s.families[seat].florins += florins
        if s.log is not None:
            s.tell("gains-florins", seat, florins=florins)


def gain_points(s: Signorie, seat: int, points: int, source: int) -> None:
    if points:
        s.families[seat].points[source] += points
        if s.log is not None:
            s.tell("gains-points", seat, source=SOURCES[source], points=points)


def crests(s: Signorie, seat: int, row: int) -> list[int]:
    """SIG-02, SIG-55 How often a row of the seat's board asks for each house."""
    return s.edition.crests[s.boards[seat].index][row]


def lowest_space(s: Signorie, city: City) -> int:
    """SIG-18, SIG-45 The value of the lowest free space; figures fill a city from below."""
    spaces = s.edition.spaces[city.index]
    taken = len(s.cities[city.index])
    return spaces[taken] if taken < len(spaces) else NEVER


def cheapest_space(s: Signorie) -> int:
    """The lowest value at which any city can be entered."""
    cheapest = NEVER
    for city in s.in_play:
        space = lowest_space(s, city)
        if space < cheapest:
            cheapest = space
    return cheapest


def dice_sum(family: Family) -> int:
    """SIG-62 What the dice on a board add up to."""
    return sum(family.dice)


def keeps_to_threshold(family: Family) -> bool:
    """SIG-62 Whether a family would get the reward with the dice that it has."""
    return dice_sum(family) <= family.threshold


def offspring_dice(family: Family) -> int:
    """SIG-48 One for the head of the family and one for each bride."""
    return 1 + family.brides


def dice_count(family: Family) -> int:
    count = 0
    for value in family.dice:
        if value:
            count += 1
    return count


def tile_points(s: Signorie, tile: Tile) -> int:
    """SIG-07 The points of a laid tile: of its front, or of its back."""
    return s.edition.tile_back if tile is FACE_DOWN else tile.value
