"""Scenes of Signorie: positions set out as one would on a table."""

from collections.abc import Mapping, Sequence

from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.components import (
    BONUSES,
    CAREERS,
    CITIES,
    CITY,
    COLOURS,
    FACE_DOWN,
    FACES,
    HELPERS,
    HONOURS,
    ROWS,
    SEXES,
    TASKS,
    TILES,
    Figures,
    field_of,
    figure,
    post,
)
from quattrocento.games.signorie.dice import TURNS
from quattrocento.games.signorie.rewards import CLEAR_UP, REWARD_PHASE
from quattrocento.games.signorie.scoring import NEXT_ROUND
from quattrocento.games.signorie.setup import setup
from quattrocento.games.signorie.state import Signorie, Variants, replaced
from tests import editions


def changed(changes: Mapping[str, str]) -> str:
    """The text of the game's own edition with other lines."""
    return editions.changed(GAME.edition().imprint.text, changes)


def line_of(name: str) -> int:
    """Where a key of a table stands in the game's own edition."""
    return editions.line_of(GAME.edition().imprint.text, name)


def edition(changes: Mapping[str, str] | None = None) -> Figures:
    """The game's own edition, or one with some lines changed."""
    found = GAME.edition(changed(changes), "mybox.toml") if changes else GAME.edition()
    assert isinstance(found, Figures)
    return found


def start(seats: int, seed: str = "a game", **variants: str) -> Signorie:
    s = GAME.start(seats, GAME.read_variants(variants), edition(), Rng(seed_key(seed)))
    assert isinstance(s, Signorie)
    return s


def scene(
    dice: str = "yellow 1 6, red 1 6, violet 1 6, grey 1 6, turquoise 1 6",
    *,
    seats: int = 2,
    florins: int = 10,
    boards: str = "yellow red violet blue",
    tasks: Mapping[str, str] | None = None,
    figures: Figures | None = None,
) -> Signorie:
    """It is seat 0's turn in round 1. No tile lies in a city; all five are in play.

    `tasks` says which tile lies where, as `{"violet man": "initiative"}`.
    """
    variants = Variants("seats", *boards.split())
    s = setup(seats, variants, figures or edition(), Rng(seed_key("scene")))
    s.log = []
    s.round = 1
    s.in_play = tuple(CITY)
    for family in s.families:
        family.florins = florins
    for text in filter(None, dice.split(", ")):
        colour, *values = text.split()
        for value in values:
            s.pool[COLOURS[colour].index * FACES + int(value) - 1] += 1
    for place, slug in (tasks or {}).items():
        lay_task(s, place, slug)
    s.agenda = [NEXT_ROUND, CLEAR_UP, REWARD_PHASE, TURNS[0]]
    return s


def lay_task(s: Signorie, place: str, slug: str) -> None:
    """Swap a task tile into its place."""
    colour, sex = place.split()
    wanted = 2 * COLOURS[colour].index + SEXES[sex].index
    tiles = list(s.tasks)
    other = tiles.index(TASKS[slug])
    tiles[wanted], tiles[other] = tiles[other], tiles[wanted]
    s.tasks = tuple(tiles)


def lay_tile(s: Signorie, city: str, marriage: str = "", mission: str = "") -> None:
    index = CITIES[city].index
    if marriage:
        s.marriage_tiles = replaced(s.marriage_tiles, index, TILES[marriage])
    if mission:
        s.mission_tiles = replaced(s.mission_tiles, index, TILES[mission])


def crowd(s: Signorie, city: str, count: int, seat: int = 1) -> None:
    """Put so many figures of a seat into a city."""
    there = (figure(seat, SEXES["man"]),) * count
    s.cities = replaced(s.cities, CITIES[city].index, there)


def crowd_all_but(s: Signorie, city: str) -> None:
    for other in CITIES:
        if other != city:
            crowd(s, other, len(s.edition.spaces[CITIES[other].index]))


def place_men(s: Signorie, seat: int, posts: str) -> None:
    """Put men on fields: `politics-4 church-1`."""
    men = [text.rsplit("-", 1) for text in posts.split()]
    s.families[seat].posts = sorted(post(CAREERS[career], int(field)) for career, field in men)


def men(s: Signorie, seat: int) -> str:
    found = s.families[seat].posts
    return " ".join(
        f"{career}-{field_of(at)}"
        for career, piece in CAREERS.items()
        for at in found
        if at == post(piece, field_of(at))
    )


def give_helpers(s: Signorie, seat: int, helpers: str) -> None:
    for slug in helpers.split():
        s.families[seat].helpers |= 1 << HELPERS[slug].index


def helpers(s: Signorie, seat: int) -> str:
    mask = s.families[seat].helpers
    return " ".join(slug for slug, helper in HELPERS.items() if mask >> helper.index & 1)


def set_row(s: Signorie, seat: int, row: str, tiles: str) -> None:
    known = {**TILES, "face-down": FACE_DOWN}
    laid = tuple(known[slug] for slug in tiles.split())
    family = s.families[seat]
    family.rows = replaced(family.rows, ROWS[row].index, laid)


def row(s: Signorie, seat: int, slug: str) -> str:
    return " ".join(tile.slug for tile in s.families[seat].rows[ROWS[slug].index])


def set_dice(s: Signorie, seat: int, values: Sequence[int]) -> None:
    """Put dice on the own spaces, from yellow on."""
    s.families[seat].dice = tuple([*values, 0, 0, 0, 0, 0][:5])


def set_reward(s: Signorie, number: int, slug: str) -> None:
    """It is this round, and this is its reward tile."""
    s.round = number
    s.rewards = replaced(s.rewards, number - 1, (BONUSES | HONOURS)[slug])


def go_to_rewards(s: Signorie) -> None:
    """All have passed: phase 3 begins."""
    for family in s.families:
        family.passed = True
    s.agenda = [CLEAR_UP, REWARD_PHASE]
    s.settle()


def boards(s: State) -> list[str]:
    """The colours by seat."""
    assert isinstance(s, Signorie)
    return [board.slug for board in s.boards]


def points(s: Signorie, seat: int) -> int:
    return sum(s.families[seat].points)


def florins(s: Signorie, seat: int) -> int:
    return s.families[seat].florins


def supply(s: Signorie, seat: int) -> tuple[int, int]:
    """Men and women in the supply."""
    return s.families[seat].supply[0], s.families[seat].supply[1]


def reserve(s: Signorie, seat: int) -> tuple[int, int]:
    return s.families[seat].reserve[0], s.families[seat].reserve[1]


def acting(s: Signorie) -> list[int]:
    return [choice.seat for choice in s.waiting()]
