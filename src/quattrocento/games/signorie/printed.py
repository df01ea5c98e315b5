"""The printed figures of an edition, for boards that show them in place."""

from quattrocento.games.signorie.components import COLOUR, HELPER, TASK
from quattrocento.games.signorie.effects import described
from quattrocento.games.signorie.helpers import column
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.views import (
    CareerFieldView,
    ColumnView,
    HelperSpaceView,
    SignorieFiguresView,
    TaskTileView,
    sex_slug,
)


def printed(s: Signorie) -> SignorieFiguresView:
    """What is printed on boards and tiles: it never changes during a game."""
    edition = s.edition
    return SignorieFiguresView(
        columns={colour.slug: printed_column(s, colour.index) for colour in COLOUR},
        helpers={helper.slug: printed_helper(s, helper.index) for helper in HELPER},
        tasks={task.slug: printed_task(s, task.index) for task in TASK},
        rewards={r.slug: described(edition.reward_effects[r.index]) for r in s.rewards},
        career=printed_career(s),
        initiative=edition.initiative,
        brides=edition.bride_points,
        bride_florins=edition.bride_florins,
        bride_florins_from=edition.bride_florins_from,
        bonus_rounds=edition.bonus_rounds,
        reward_florins=edition.reward_florins,
        points_price=edition.points_price,
        points_bought=edition.points_bought,
        highest_dowry=edition.highest_dowry,
        dowry_points=edition.dowry_points,
        most_dice=edition.most_dice,
        threshold=edition.threshold,
        highest_threshold=edition.highest_threshold,
        offspring=[sex_slug(sex) for sex in edition.offspring],
        tile_back=edition.tile_back,
        quorum=edition.quorum,
    )


def printed_column(s: Signorie, colour: int) -> ColumnView:
    return ColumnView(
        value=s.edition.space_values[colour],
        hires=COLOUR[s.edition.hires[colour]].slug,
        signoria=described(s.edition.signoria[colour]),
        helpers=[helper.slug for helper in column(colour)],
    )


def printed_helper(s: Signorie, helper: int) -> HelperSpaceView:
    return HelperSpaceView(
        cost=s.edition.helper_costs[helper],
        effect=described(s.edition.helper_effects[helper]),
    )


def printed_task(s: Signorie, task: int) -> TaskTileView:
    return TaskTileView(
        least=s.edition.task_least[task],
        most=s.edition.task_most[task],
        repeats=s.edition.task_repeats[task],
        effect=described(s.edition.task_effects[task]),
    )


def printed_career(s: Signorie) -> list[CareerFieldView]:
    edition = s.edition
    fields = zip(edition.career_points, edition.ranks, edition.field_bonuses[1:], strict=True)
    return [
        CareerFieldView(points=points, rank=rank, bonus=described(bonus))
        for points, rank, bonus in fields
    ]
