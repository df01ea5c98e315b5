"""The vocabulary of effects: every verb that an edition may use, and where."""

from collections.abc import Callable
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.signorie import alliances, careers, effects, family, helpers, honours, tasks
from quattrocento.games.signorie.components import Occasion, Verb
from quattrocento.games.signorie.honours import Perform, Price, perform_per, price_per
from quattrocento.games.signorie.state import Signorie

Obstacle = Callable[[Signorie, Move, Occasion], Refusal]
Entry = tuple[Price, Perform, Obstacle]


def counted(count: honours.Count) -> Entry:
    return price_per(count), perform_per(count), honours.nothing_to_count


ENTRIES: Final[dict[str, Entry]] = {
    "florins": (effects.free, effects.perform_florins, effects.nothing_to_do),
    "points": (effects.free, effects.perform_points, effects.nothing_to_do),
    "surplus-florins": (
        effects.price_surplus,
        effects.perform_surplus_florins,
        effects.no_surplus,
    ),
    "surplus-points": (effects.price_surplus, effects.perform_surplus_points, effects.no_surplus),
    "advance": (careers.price_advance, careers.perform_advance, careers.end_of_tracks),
    "study": (careers.price_study, careers.perform_study, careers.end_of_tracks),
    "initiative": (
        careers.price_initiative,
        careers.perform_initiative,
        careers.end_of_initiative,
    ),
    "men": (family.price_men, family.perform_men, family.empty_reserve),
    "women": (family.price_women, family.perform_women, family.empty_reserve),
    "figures": (family.price_figures, family.perform_figures, family.empty_reserve),
    "opposite": (family.price_opposite, family.perform_opposite, family.empty_reserve),
    "alliances": (alliances.price_alliances, alliances.perform_alliances, alliances.no_tiles),
    "missions": (alliances.price_missions, alliances.perform_missions, alliances.no_mission),
    "marriages": (alliances.price_marriages, alliances.perform_marriages, alliances.no_marriage),
    "offspring": (effects.free, family.perform_offspring, effects.nothing_to_do),
    "recruit": (helpers.price_recruit, helpers.perform_recruit, helpers.no_recruit),
    "errand": (tasks.price_errand, tasks.perform_errand, tasks.no_errand),
    "threshold": (tasks.price_threshold, tasks.perform_threshold, tasks.no_threshold),
    "per-bride": counted(honours.count_brides),
    "per-helper": counted(honours.count_helpers),
    "per-city": counted(honours.count_cities),
    "per-envoy": counted(honours.count_envoys),
    "per-wife": counted(honours.count_wives),
}

VERBS: Final = {
    slug: Verb(slug, index, price, perform, obstacle)
    for index, (slug, (price, perform, obstacle)) in enumerate(ENTRIES.items())
}

# The surplus is the die's, so only helpers know it; a task's figures have an opposite sex; and
# a task that sent one on errands could send one on itself.
ONLY_HELPERS: Final = ("surplus-florins", "surplus-points")
ONLY_TASKS: Final = ("opposite",)
NO_TASKS: Final = ("errand",)
ANYWHERE: Final = tuple(slug for slug in VERBS if slug not in ONLY_HELPERS + ONLY_TASKS)
FOR_HELPERS: Final = ANYWHERE + ONLY_HELPERS
FOR_TASKS: Final = tuple(slug for slug in ANYWHERE if slug not in NO_TASKS) + ONLY_TASKS
