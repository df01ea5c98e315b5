"""What a player of Signorie looks at: a row of small numbers of all that a seat sees, and of
nothing else. First what is asked and what lies on the table, then the own family, then the others
clockwise.

What can be worked out at a glance is written down, too: which dice keep to the threshold, which
tasks there are figures for, where a tile would fit. `COLUMNS` names the numbers, in their order.
"""

from typing import Final

from quattrocento.bots.heuristics.network import Columns
from quattrocento.bots.heuristics.signorie.course import COLOURS, Course
from quattrocento.bots.heuristics.signorie.sight_of_families import (
    BRIDES,
    CAREERS,
    CITIES,
    DICE,
    FEW,
    FIELDS,
    LEADS,
    LOOSE,
    OTHERS,
    PURSE,
    RIVAL,
    STEPS,
    TILES,
    add_family,
    add_one,
    add_others,
)
from quattrocento.core.steps import Step
from quattrocento.games.signorie.alliances import Alliance, Mission, Wedlock
from quattrocento.games.signorie.careers import Advance, Progress
from quattrocento.games.signorie.components import BONUSES, FACES, HELPER, HONOURS, ROW, SLOTS, TASK
from quattrocento.games.signorie.dice import Action, Turn
from quattrocento.games.signorie.family import Invitation
from quattrocento.games.signorie.helpers import Assistance, HelperChoice, HireAnywhere
from quattrocento.games.signorie.rewards import BonusChoice, PointsChoice, WeddingChoice
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.tasks import Errand
from quattrocento.games.signorie.vocabulary import VERBS

SEATS: Final = OTHERS + 1
ROUNDS: Final = 7
MOST: Final = 250  # that a number tells
ERRAND: Final = VERBS["errand"].index

# The questions by their places. Nobody thinks about a wedding: it belongs to the reward.
KINDS: Final = (
    *(Turn, Action, HelperChoice, HireAnywhere, Advance, Mission, Wedlock),
    *(Alliance, Invitation, Errand, BonusChoice, PointsChoice),
)
QUESTIONS: Final[dict[type[Step], int]] = {kind: place for place, kind in enumerate(KINDS)}

COLUMNS: Final = (
    Columns("question", len(KINDS)),
    # what is being done: with which die, and what is left of it
    Columns("die", COLOURS),
    Columns("surplus", 1, 3),
    Columns("waiting", SLOTS),
    Columns("progress", 1, 4),
    Columns("careers-only", 1),
    Columns("begun", 1),
    Columns("discount", 1),
    # the course of the game
    Columns("acting", 1),
    Columns("round", ROUNDS),
    Columns("reward", len(BONUSES) + len(HONOURS)),
    Columns("next-bonus", len(BONUSES)),
    Columns("honours", len(HONOURS)),
    Columns("pile", 1, 16),
    # the dice, and what those of a colour mean to the family
    Columns("pool", COLOURS * FACES, 2),
    Columns("open", COLOURS),
    Columns("lowest", COLOURS, 4),
    Columns("cost", COLOURS, 3),
    Columns("keeping", COLOURS),
    Columns("rivals", COLOURS, 2),
    # task by task: in which colour it is open to the family, with how many figures, of which sex
    Columns("tasks", len(TASK) * COLOURS, 2),
    Columns("task-women", len(TASK)),
    # the own family: its dice
    Columns("dice", COLOURS, 3),
    Columns("dice-left", DICE + 1),
    Columns("sum", 1, 13),
    Columns("slack", 2, 6),
    Columns("slack-is", LOOSE),
    Columns("least-slack", 2, 6),
    Columns("order", SEATS),
    # its means
    Columns("florins", 1, 8),
    Columns("purse", PURSE),
    Columns("supply", 2, 3),
    Columns("reserve", 2, 4),
    Columns("men", FEW),
    Columns("women", FEW),
    Columns("brides", BRIDES + 1),
    Columns("helpers", len(HELPER)),
    Columns("hirable", COLOURS, 2),
    # its careers, cities and rows
    Columns("posts", CAREERS * FIELDS),
    Columns("best-rank", 1, 4),
    Columns("spaces", CITIES, 2),
    Columns("settled", CITIES),
    Columns("mission-tile", CAREERS * CITIES, 4),
    Columns("mission-points", CAREERS * CITIES, 8),
    Columns("marriage-tile", CITIES, 4),
    Columns("marriage-open", CITIES),
    Columns("row-tiles", len(ROW) * TILES),
    Columns("row-points", len(ROW), 8),
    # how it stands
    Columns("initiative", STEPS),
    Columns("ahead", SEATS),
    Columns("in-cities", 3, 4),
    Columns("honours-now", 1, 8),
    Columns("points", 2, 50),
    # the others
    Columns("others", OTHERS * RIVAL, 4),
    Columns("leads", OTHERS * LEADS, 10),
)


def look(s: Signorie, seat: int) -> bytes:
    course = Course(s, seat)
    row: list[int] = []
    add_question(row, s)
    add_course(row, s, course)
    add_dice(row, s, course)
    add_tasks(row, s, course)
    add_family(row, s, course)
    add_others(row, s, course)
    return bytes([0 if number < 0 else MOST if number > MOST else number for number in row])


def add_question(row: list[int], s: Signorie) -> None:
    """Which question is asked, and what is still to be done by the one who is asked."""
    add_one(row, question_of(s), len(KINDS))
    colour = -1
    surplus = waiting = progress = careers_only = begun = discount = 0
    for step in s.agenda:
        if isinstance(step, Action):
            colour = step.colour.index
            surplus = step.value - s.edition.space_values[colour]
        elif isinstance(step, (Assistance, HelperChoice)):
            colour = (step.mask.bit_length() - 1) // SLOTS
            surplus, waiting = step.surplus, step.mask >> colour * SLOTS
        elif isinstance(step, (Advance, Progress)):
            progress = step.left
            careers_only = 1 if step.careers_only else 0
            begun = 1 if isinstance(step, Progress) or step.begun else 0
        elif isinstance(step, HireAnywhere):
            discount = step.discount
    add_one(row, colour, COLOURS)
    row.append(surplus)
    for slot in range(SLOTS):
        row.append(waiting >> slot & 1)
    row += [progress, careers_only, begun, discount]


def question_of(s: Signorie) -> int:
    if not s.agenda:
        return -1
    top = s.agenda[-1]
    return QUESTIONS[BonusChoice if isinstance(top, WeddingChoice) else type(top)]


def add_course(row: list[int], s: Signorie, course: Course) -> None:
    """SIG-06 All rewards lie open: that of the round, the next bonus, the honours to come."""
    row.append(1 if course.acting else 0)
    place = max(s.round, 1) - 1
    add_one(row, min(place, ROUNDS - 1), ROUNDS)
    add_one(row, s.rewards[place].index, len(BONUSES) + len(HONOURS))
    later = s.rewards[place + 1].index if place + 1 < len(s.rewards) else -1
    add_one(row, later, len(BONUSES))
    honours = [0] * len(HONOURS)
    for reward in s.rewards[max(place, s.edition.bonus_rounds) :]:
        honours[reward.index - len(BONUSES)] = 1
    row += honours
    row.append(len(s.pile))


def add_dice(row: list[int], s: Signorie, course: Course) -> None:
    """What is left on the board; the lowest die of a colour, its price, and who else may come."""
    row += s.pool
    row += course.open
    row += course.lowest
    for colour, lowest in enumerate(course.lowest):
        row.append(s.edition.space_values[colour] - lowest if lowest else 0)
    for lowest in course.lowest:
        row.append(1 if lowest and lowest <= course.slack else 0)
    rivals = [0] * COLOURS
    for other, family in enumerate(s.families):
        if other != course.seat and course.left_of(other):
            for colour, value in enumerate(family.dice):
                if not value:
                    rivals[colour] += 1
    row += rivals


def add_tasks(row: list[int], s: Signorie, course: Course) -> None:
    """SIG-17, SIG-33 One, and one more for each figure that could be used."""
    supply = course.family.supply
    tasks = [0] * (len(TASK) * COLOURS)
    women = [0] * len(TASK)
    anywhere = may_run_errands(s)
    for place, task in enumerate(s.tasks):
        colour, sex = place >> 1, place & 1
        index = task.index
        women[index] = sex
        if anywhere or course.usable[colour]:
            figures = min(supply[sex], s.edition.task_most[index])
            if figures < s.edition.task_least[index]:
                figures = 0
            tasks[index * COLOURS + colour] = 1 + figures
    row += tasks
    row += women


def may_run_errands(s: Signorie) -> bool:
    """Whether tasks of all colours are open, or would be by the bonus of the round."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, BonusChoice):
        effects = s.edition.reward_effects[s.rewards[s.round - 1].index]
        for effect in effects:
            if effect.verb.index == ERRAND:
                return True
    return isinstance(top, Errand)
