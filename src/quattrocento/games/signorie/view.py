"""What each seat sees, and what it could imagine: all secrecy of the game."""

from collections.abc import Sequence
from typing import Final

from quattrocento.core.rng import Rng
from quattrocento.games.signorie.components import (
    CAREER,
    CITY,
    COLOUR,
    FACES,
    HELPER,
    HOUSE,
    MAN,
    MARRIAGE,
    ROW,
    WOMAN,
    City,
    Row,
    Tile,
    career_of,
    field_of,
    owner_of,
    sex_of,
)
from quattrocento.games.signorie.forecast import (
    dice_forecasts,
    honour_worth,
    house_shown,
    plan,
    rows_for,
)
from quattrocento.games.signorie.helpers import has_helper
from quattrocento.games.signorie.printed import printed
from quattrocento.games.signorie.scoring import career_value
from quattrocento.games.signorie.state import (
    NEVER,
    Signorie,
    dice_sum,
    keeps_to_threshold,
    lowest_space,
    offspring_dice,
    tile_points,
)
from quattrocento.games.signorie.views import (
    DiscView,
    FamilyView,
    OfferedTileView,
    PeopleView,
    SettlerView,
    SignorieCityView,
    SignorieView,
    TaskPairView,
    sex_slug,
)

CAREER_ROWS: Final = ROW[: len(CAREER)]


def view(s: Signorie, seat: int | None) -> SignorieView:
    """SIG-07, SIG-57 All is open but the order of the pile and the fronts of face-down tiles."""
    return SignorieView(
        game="signorie",
        seat=seat,
        round=s.round,
        rounds=s.edition.rounds,
        order=list(s.order),
        initiative=[
            DiscView(seat=other, field=s.initiative[other]) for other in reversed(s.arrivals)
        ],
        dice={colour.slug: pool_values(s, colour.index) for colour in COLOUR},
        tasks={colour.slug: view_tasks(s, colour.index) for colour in COLOUR},
        rewards=[reward.slug for reward in s.rewards],
        honours={
            reward.slug: [honour_worth(s, other, reward.index) for other in range(s.seats)]
            for reward in s.rewards[s.edition.bonus_rounds :]
        },
        cities={city.slug: view_city(s, city) for city in CITY},
        pile=len(s.pile),
        helpers=s.helpers,
        brides=s.brides,
        families=[view_family(s, other) for other in range(s.seats)],
        figures=printed(s),
    )


def pool_values(s: Signorie, colour: int) -> list[int]:
    counts = s.pool[colour * FACES : (colour + 1) * FACES]
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def view_tasks(s: Signorie, colour: int) -> TaskPairView:
    return TaskPairView(
        man=s.tasks[2 * colour + MAN.index].slug,
        woman=s.tasks[2 * colour + WOMAN.index].slug,
    )


def view_city(s: Signorie, city: City) -> SignorieCityView:
    lowest = lowest_space(s, city)
    return SignorieCityView(
        in_play=city in s.in_play,
        spaces=s.edition.spaces[city.index],
        figures=[
            SettlerView(seat=owner_of(one), sex=sex_slug(sex_of(one)))
            for one in s.cities[city.index]
        ],
        lowest=None if lowest == NEVER else lowest,
        marriage=view_offer(s, s.marriage_tiles[city.index], [MARRIAGE]),
        mission=view_offer(s, s.mission_tiles[city.index], CAREER_ROWS),
    )


def view_offer(s: Signorie, tile: Tile, rows: Sequence[Row]) -> OfferedTileView:
    """A tile says for each seat which of its rows still lack the crest."""
    return OfferedTileView(
        tile=tile.slug,
        house=house_shown(tile),
        points=tile_points(s, tile),
        fits=rows_for(s, tile, rows),
    )


def view_family(s: Signorie, seat: int) -> FamilyView:
    family = s.families[seat]
    return FamilyView(
        seat=seat,
        board=s.boards[seat].slug,
        florins=family.florins,
        points=sum(family.points),
        supply=view_people(family.supply),
        reserve=view_people(family.reserve),
        pledged=view_people(family.pledged),
        threshold=family.threshold,
        sum=dice_sum(family),
        keeps=keeps_to_threshold(family),
        dice={colour.slug: family.dice[colour.index] for colour in COLOUR},
        prospects=dice_forecasts(s, seat),
        passed=family.passed,
        brides=family.brides,
        helpers=[helper.slug for helper in HELPER if has_helper(s, seat, helper)],
        careers={
            career.slug: [field_of(at) for at in family.posts if career_of(at) is career]
            for career in CAREER
        },
        careers_worth=career_value(s, seat),
        offspring=offspring_dice(family),
        rows={row.slug: plan(s, seat, row.index) for row in ROW},
    )


def view_people(counts: Sequence[int]) -> PeopleView:
    return PeopleView(man=counts[MAN.index], woman=counts[WOMAN.index])


def imagine(s: Signorie, seat: int, rng: Rng) -> Signorie:
    """SIG-07, SIG-57 Deal the unseen tiles anew: out of the game, face down, and the pile.

    No seat knows more than another. So many tiles of each house are known to be out.
    """
    dream = s.clone()
    dream.log = None
    unseen = sorted([*s.pile, *s.buried, *s.removed])
    rng.shuffle(unseen)
    wanted = s.edition.removed[s.seats]
    removed: list[Tile] = []
    rest: list[Tile] = []
    out = [0] * len(HOUSE)
    for tile in unseen:
        if out[tile.house] < wanted:
            out[tile.house] += 1
            removed.append(tile)
        else:
            rest.append(tile)
    # taking the first of each house has left the rest out of balance
    rng.shuffle(rest)
    dream.removed = tuple(sorted(removed))
    dream.buried = tuple(rest[: len(s.buried)])
    dream.pile = tuple(rest[len(s.buried) :])
    dream.rng = rng.child("imagined")
    return dream
