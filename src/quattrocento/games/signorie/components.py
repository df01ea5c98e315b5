"""The pieces, and the figures of an edition."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from quattrocento.core.editions import Edition
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, load, make
from quattrocento.core.steps import Refusal
from quattrocento.games.files import read_components

if TYPE_CHECKING:
    from quattrocento.games.signorie.state import Signorie

PACKAGE: Final = "quattrocento.games.signorie"
COMPONENTS: Final = read_components(PACKAGE)
SLOTS: Final = 3
MOST_FIELDS: Final = 15
MOST_FIGURES: Final = 6
MOST_DOWRY: Final = 9
VALUES: Final = range(2, 6)
FACES: Final = 6


class Colour(Piece):
    """SIG-08, SIG-25 A colour of dice, and the column of that colour."""


class Helper(Piece):
    """SIG-30 A helper space: its column and its place in it, from the top."""

    def __init__(self, slug: str, index: int) -> None:
        super().__init__(slug, index)
        self.column: Final = index // SLOTS
        self.slot: Final = index % SLOTS


class Task(Piece):
    """SIG-17 A task tile."""


class Reward(Piece):
    """SIG-06 A reward tile: one of the bonuses, or of the honours that give points."""


class City(Piece):
    """SIG-09 A city."""


class House(Piece):
    """SIG-07 One of the six leading houses."""


class Board(Piece):
    """SIG-02 A player's colour and board."""


class Sex(Piece):
    """Whether a figure is a man or a woman."""


class Career(Piece):
    """SIG-41 Politics, church or military."""


class Row(Piece):
    """SIG-55 A row of the player board: one for each career, then the marriage row."""


class Tile(Piece):
    """SIG-07 An alliance tile, seen from its front."""

    def __init__(self, slug: str, index: int, house: int, value: int) -> None:
        super().__init__(slug, index)
        self.house: Final = house
        self.value: Final = value


class Hindrance(Piece):
    """SIG-23 What stands in the way of one of the three actions of a die."""


COLOURS: Final = load(COMPONENTS, "columns", Colour)
HELPERS: Final = load(COMPONENTS, "helpers", Helper)
TASKS: Final = load(COMPONENTS, "tasks", Task)
BONUSES: Final = load(COMPONENTS, "bonuses", Reward)
HONOURS: Final = {
    slug: Reward(slug, len(BONUSES) + honour.index)
    for slug, honour in load(COMPONENTS, "honours", Piece).items()
}
CITIES: Final = load(COMPONENTS, "cities", City)
BOARDS: Final = load(COMPONENTS, "crests", Board)
HOUSES: Final = make(["medici", "sforza", "este", "gonzaga", "borgia", "montefeltro"], House)
SEXES: Final = make(["man", "woman"], Sex)
CAREERS: Final = make(["politics", "church", "military"], Career)
ROWS: Final = make(["politics", "church", "military", "marriage"], Row)
HINDRANCES: Final = make(
    [
        "space-taken",
        "no-helpers",
        "no-helper-within-means",
        "too-few-florins",
        "too-few-figures",
        "no-task",
        "nothing-to-do",
        "end-of-tracks",
        "end-of-initiative",
        "no-man-in-career",
        "no-city-in-rank",
        "cities-full",
        "no-woman",
        "no-dowry",
        "no-tiles",
        "empty-reserve",
        "highest-threshold",
        "threshold-settled",
        "nothing-to-count",
    ],
    Hindrance,
)
TILES: Final = {
    f"{house.slug}-{value}": Tile(
        f"{house.slug}-{value}", house.index * len(VALUES) + value - VALUES[0], house.index, value
    )
    for house in HOUSES.values()
    for value in VALUES
}
TILES_OF_HOUSES: Final = [
    {value: TILES[f"{house.slug}-{value}"] for value in VALUES} for house in HOUSES.values()
]

COLOUR: Final = list(COLOURS.values())
HELPER: Final = list(HELPERS.values())
TASK: Final = list(TASKS.values())
REWARD: Final = [*BONUSES.values(), *HONOURS.values()]
CITY: Final = list(CITIES.values())
HOUSE: Final = list(HOUSES.values())
BOARD: Final = list(BOARDS.values())
CAREER: Final = list(CAREERS.values())
ROW: Final = list(ROWS.values())
TILE: Final = list(TILES.values())
MAN: Final = SEXES["man"]
WOMAN: Final = SEXES["woman"]
SEX: Final = [MAN, WOMAN]
MARRIAGE: Final = ROWS["marriage"]
NO_TILE: Final = Tile("none", len(TILE), -1, 0)
FACE_DOWN: Final = Tile("face-down", len(TILE) + 1, -1, 0)


def post(career: Career, field: int) -> int:
    """SIG-41 A field of a career as one number; fields are counted from 1."""
    return career.index * MOST_FIELDS + field - 1


def field_of(post: int) -> int:
    return post % MOST_FIELDS + 1


def career_of(post: int) -> Career:
    return CAREER[post // MOST_FIELDS]


def figure(seat: int, sex: Sex) -> int:
    """SIG-18 A family member in a city as one number."""
    return seat * len(SEX) + sex.index


def owner_of(figure: int) -> int:
    return figure // len(SEX)


def sex_of(figure: int) -> Sex:
    return SEX[figure % len(SEX)]


class Meaning:
    """What a word of the vocabulary of effects means; here, what can always be done for nothing.

    `price` is the least number of florins with which it can be carried out, `perform` does it,
    and `obstacle` says why a move that needs it is refused.
    """

    def price(self, s: "Signorie", amount: int, times: int, occasion: "Occasion") -> int:
        return 0

    def perform(self, s: "Signorie", amount: int, times: int, occasion: "Occasion") -> None:
        raise TypeError(f"{type(self).__name__} does nothing")

    def obstacle(self, s: "Signorie", move: Move, occasion: "Occasion") -> Refusal:
        return Refusal(move, "SIG-23", "nothing-to-do")


class Verb(Piece):
    """A word of the vocabulary of effects."""

    def __init__(self, slug: str, index: int, meaning: Meaning) -> None:
        super().__init__(slug, index)
        self.meaning: Final = meaning


@dataclass(frozen=True)
class Occasion:
    """What an effect springs from: the surplus of the die, or the figures used for it."""

    seat: int
    source: int
    surplus: int
    sex: Sex
    figures: int


@dataclass(frozen=True)
class Effect:
    """A verb and its amount."""

    verb: Verb
    amount: int


@dataclass(frozen=True)
class Figures(Edition):
    """An edition's figures. Lists go by the index of the piece that they are about."""

    rounds: int
    most_dice: int
    threshold: int
    highest_threshold: int
    helpers: int
    brides: int
    florins: int
    order_florins: list[int]
    supply: list[int]
    reserve: list[int]
    dice: list[int]
    cities: list[int]
    removed: list[int]
    space_values: list[int]
    hires: list[int]
    signoria: list[tuple[Effect, ...]]
    helper_costs: list[int]
    helper_effects: list[tuple[Effect, ...]]
    bride_points: list[int]
    bride_florins: int
    bride_florins_from: int
    crests: list[list[list[int]]]
    spaces: list[list[int]]
    career_points: list[int]
    ranks: list[int]
    field_bonuses: list[tuple[Effect, ...]]
    initiative: list[int]
    highest_dowry: int
    dowry_points: int
    offspring: list[Sex]
    task_least: list[int]
    task_most: list[int]
    task_repeats: list[bool]
    task_pledges: list[bool]
    task_effects: list[tuple[Effect, ...]]
    reward_effects: list[tuple[Effect, ...]]
    bonus_rounds: int
    honour_rounds: int
    reward_florins: int
    points_price: int
    points_bought: int
    tile_values: list[int]
    tile_back: int
    quorum: int
