"""The vocabulary of effects: every verb that an edition may use, and where."""

from typing import Final

from quattrocento.games.signorie.alliances import LayFaceDown, MarryWomen, SendMen
from quattrocento.games.signorie.careers import Advancement, Initiative, Study
from quattrocento.games.signorie.components import Meaning, Verb
from quattrocento.games.signorie.effects import Florins, Points, SurplusFlorins, SurplusPoints
from quattrocento.games.signorie.family import AnyFigures, Men, Offspring, Opposite, Women
from quattrocento.games.signorie.helpers import Recruit
from quattrocento.games.signorie.honours import PerBride, PerCity, PerEnvoy, PerHelper, PerWife
from quattrocento.games.signorie.tasks import SendOnErrands, Threshold

MEANINGS: Final[dict[str, Meaning]] = {
    "florins": Florins(),
    "points": Points(),
    "surplus-florins": SurplusFlorins(),
    "surplus-points": SurplusPoints(),
    "advance": Advancement(),
    "study": Study(),
    "initiative": Initiative(),
    "men": Men(),
    "women": Women(),
    "figures": AnyFigures(),
    "opposite": Opposite(),
    "alliances": LayFaceDown(),
    "missions": SendMen(),
    "marriages": MarryWomen(),
    "offspring": Offspring(),
    "recruit": Recruit(),
    "errand": SendOnErrands(),
    "threshold": Threshold(),
    "per-bride": PerBride(),
    "per-helper": PerHelper(),
    "per-city": PerCity(),
    "per-envoy": PerEnvoy(),
    "per-wife": PerWife(),
}

VERBS: Final = {
    slug: Verb(slug, index, meaning) for index, (slug, meaning) in enumerate(MEANINGS.items())
}

# The surplus is the die's, so only helpers know it; a task's figures have an opposite sex; and
# a task that sent one on errands could send one on itself.
ONLY_HELPERS: Final = ("surplus-florins", "surplus-points")
ONLY_TASKS: Final = ("opposite",)
NO_TASKS: Final = ("errand",)
ANYWHERE: Final = tuple(slug for slug in VERBS if slug not in ONLY_HELPERS + ONLY_TASKS)
FOR_HELPERS: Final = ANYWHERE + ONLY_HELPERS
FOR_TASKS: Final = tuple(slug for slug in ANYWHERE if slug not in NO_TASKS) + ONLY_TASKS
