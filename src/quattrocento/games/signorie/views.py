"""The shape of what a seat sees: one class for each thing on the table, named by slugs."""

from dataclasses import dataclass
from typing import Literal

from quattrocento.core.views import View
from quattrocento.games.signorie.components import MAN, Sex

SexSlug = Literal["man", "woman"]
Effects = dict[str, int]
"""An effect for people: its verbs and their amounts."""


@dataclass(frozen=True)
class DiscView:
    """SIG-42 Where the initiative disc of a seat lies."""

    seat: int
    field: int


@dataclass(frozen=True)
class TaskPairView:
    """SIG-17 The two tasks of a colour: one for men, one for women."""

    man: str
    woman: str


@dataclass(frozen=True)
class PeopleView:
    """So many men, so many women."""

    man: int
    woman: int


@dataclass(frozen=True)
class SettlerView:
    """SIG-18 A family member in a city."""

    seat: int
    sex: SexSlug


@dataclass(frozen=True)
class AllianceTileView:
    """SIG-07 A tile beside a row. A face-down one shows no house."""

    tile: str
    house: str | None
    points: int


@dataclass(frozen=True)
class OfferedTileView:
    """SIG-45, SIG-46 A tile in a city, or none; `fits` are by seat the rows that lack its crest."""

    tile: str
    house: str | None
    points: int
    fits: list[list[str]]


@dataclass(frozen=True)
class SignorieCityView:
    """SIG-18 A city: its spaces from below, the figures on the first of them, and its tiles.

    `lowest` is the value of the lowest free space, None where there is none.
    """

    in_play: bool
    spaces: list[int]
    figures: list[SettlerView]
    lowest: int | None
    marriage: OfferedTileView
    mission: OfferedTileView


@dataclass(frozen=True)
class DieForecast:
    """SIG-22, SIG-24, SIG-62 What a die would cost a family, and what it would add up to.

    `helpers` are those who could do something once the difference is paid; `keeps` says whether
    the sum keeps to the threshold.
    """

    value: int
    cost: int
    surplus: int
    sum: int
    keeps: bool
    helpers: list[str]


@dataclass(frozen=True)
class PlanView:
    """SIG-55, SIG-71 A row: its crests and tiles, what it lacks, and what it is worth now."""

    crests: list[str]
    tiles: list[AllianceTileView]
    lacks: list[str]
    needs: int
    points: int
    worth: int


@dataclass(frozen=True)
class FamilyView:
    """A family. `dice` are by colour, 0 for none; `careers` the fields where its men stand.

    `keeps` says whether the sum of the dice keeps to the threshold (SIG-62), `offspring` how
    many dice are rolled for it (SIG-48), `careers_worth` what the men would bring now (SIG-70).
    """

    seat: int
    board: str
    florins: int
    points: int
    supply: PeopleView
    reserve: PeopleView
    pledged: PeopleView
    threshold: int
    sum: int
    keeps: bool
    dice: dict[str, int]
    prospects: dict[str, list[DieForecast]]
    passed: bool
    brides: int
    helpers: list[str]
    careers: dict[str, list[int]]
    careers_worth: int
    offspring: int
    rows: dict[str, PlanView]


@dataclass(frozen=True)
class ColumnView:
    """SIG-22, SIG-23, SIG-30 The space of a colour, and the helpers below it from the top."""

    value: int
    hires: str
    signoria: Effects
    helpers: list[str]


@dataclass(frozen=True)
class HelperSpaceView:
    """SIG-30 What a helper costs and does."""

    cost: int
    effect: Effects


@dataclass(frozen=True)
class TaskTileView:
    """SIG-33 How many figures a task takes, what it does, and whether once for each figure."""

    least: int
    most: int
    repeats: bool
    effect: Effects


@dataclass(frozen=True)
class CareerFieldView:
    """SIG-43, SIG-45 What a field of the careers is good for."""

    points: int
    rank: int
    bonus: Effects


@dataclass(frozen=True)
class SignorieFiguresView:
    """What is printed on boards and tiles: it never changes during a game."""

    columns: dict[str, ColumnView]
    helpers: dict[str, HelperSpaceView]
    tasks: dict[str, TaskTileView]
    rewards: dict[str, Effects]
    career: list[CareerFieldView]
    initiative: list[int]
    brides: list[int]
    bride_florins: int
    bride_florins_from: int
    bonus_rounds: int
    reward_florins: int
    points_price: int
    points_bought: int
    highest_dowry: int
    dowry_points: int
    most_dice: int
    threshold: int
    highest_threshold: int
    offspring: list[SexSlug]
    tile_back: int
    quorum: int


@dataclass(frozen=True)
class SignorieView(View):
    """SIG-07, SIG-57 All is open but the order of the pile and the fronts of face-down tiles.

    `dice` and `tasks` go by colour. `honours` are by reward what it would bring each seat now;
    of `initiative` the upper disc comes first.
    """

    game: Literal["signorie"]
    round: int
    rounds: int
    order: list[int]
    initiative: list[DiscView]
    dice: dict[str, list[int]]
    tasks: dict[str, TaskPairView]
    rewards: list[str]
    honours: dict[str, list[int]]
    cities: dict[str, SignorieCityView]
    pile: int
    helpers: int
    brides: int
    families: list[FamilyView]
    figures: SignorieFiguresView


def sex_slug(sex: Sex) -> SexSlug:
    return "man" if sex is MAN else "woman"
