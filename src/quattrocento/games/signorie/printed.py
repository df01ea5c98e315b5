"""The printed figures of an edition, for boards that show them in place."""

from quattrocento.core.views import Data as View
from quattrocento.games.signorie.components import COLOUR, HELPER, TASK
from quattrocento.games.signorie.effects import described
from quattrocento.games.signorie.state import Signorie


def printed(s: Signorie) -> View:
    """What is printed on boards and tiles: it never changes during a game."""
    edition = s.edition
    return {
        "columns": {
            colour.slug: {
                "value": edition.space_values[colour.index],
                "hires": COLOUR[edition.hires[colour.index]].slug,
                "signoria": described(edition.signoria[colour.index]),
            }
            for colour in COLOUR
        },
        "helpers": {
            helper.slug: {
                "cost": edition.helper_costs[helper.index],
                "effect": described(edition.helper_effects[helper.index]),
            }
            for helper in HELPER
        },
        "tasks": {
            task.slug: {
                "least": edition.task_least[task.index],
                "most": edition.task_most[task.index],
                "effect": described(edition.task_effects[task.index]),
            }
            for task in TASK
        },
        "rewards": {r.slug: described(edition.reward_effects[r.index]) for r in s.rewards},
        "career": [
            {"points": points, "rank": rank, "bonus": described(bonus)}
            for points, rank, bonus in zip(
                edition.career_points, edition.ranks, edition.field_bonuses[1:], strict=True
            )
        ],
        "initiative": edition.initiative,
        "brides": edition.bride_points,
        "bride_florins": edition.bride_florins,
        "bride_florins_from": edition.bride_florins_from,
        "bonus_rounds": edition.bonus_rounds,
        "reward_florins": edition.reward_florins,
        "points_price": edition.points_price,
        "points_bought": edition.points_bought,
        "highest_dowry": edition.highest_dowry,
        "dowry_points": edition.dowry_points,
        "most_dice": edition.most_dice,
        "threshold": edition.threshold,
        "highest_threshold": edition.highest_threshold,
        "offspring": [sex.slug for sex in edition.offspring],
        "tile_back": edition.tile_back,
        "quorum": edition.quorum,
    }
