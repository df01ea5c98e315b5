"""By how much each action did better than expected, from what came of it later.

All are rows of decisions in many games: how each stood to whoever was to choose (`values`, one row
more than the others), what each seat won by it, and which games were over with it.
"""

import numpy as np

from quattrocento.training.learner import Floats, Mask, Places

FADING = 0.999  # what a win is worth by how many decisions it is away
TRACE = 0.95  # how far back what happens is put down to an action
# In Signorie what a family builds up bears fruit late: with less its practice unlearned helpers.
TRACES = {"signorie": 0.985}


def gains_of_duels(
    values: Floats, won: Floats, over: Mask, seats: Places, trace: float = TRACE
) -> tuple[Floats, Mask]:
    """What is good for the other is bad for one: where the next to choose is the other, what comes
    of it counts with the other sign. So every gain is known."""
    every = np.arange(won.shape[1])
    gains: Floats = np.zeros(over.shape, np.float32)
    later: Floats = np.zeros(len(every), np.float32)
    for step in reversed(range(len(won))):
        sign = np.where(seats[step + 1] == seats[step], np.float32(1), np.float32(-1)) * ~over[step]
        surprise = won[step, every, seats[step]] + FADING * sign * values[step + 1] - values[step]
        later = (surprise + FADING * trace * sign * later).astype(np.float32)
        gains[step] = later
    return gains, np.ones(over.shape, np.bool_)


def gains_of_all(
    values: Floats, won: Floats, over: Mask, seats: Places, trace: float = TRACE
) -> tuple[Floats, Mask]:
    """Every seat goes from each of its own decisions to its next one. What came of its last one
    in a game that goes on is not known yet."""
    count, table = won.shape[1:]
    every = np.arange(count)
    gains: Floats = np.zeros(over.shape, np.float32)
    known: Mask = np.zeros(over.shape, np.bool_)
    later: Floats = np.zeros((count, table), np.float32)
    hopes: Floats = np.full((count, table), np.nan, np.float32)
    for step in reversed(range(len(won))):
        hopes[over[step]] = won[step][over[step]]
        later[over[step]] = 0.0
        seat = seats[step]
        hope = hopes[every, seat]
        known[step] = ~np.isnan(hope)
        surprise = FADING * hope - values[step]
        gain = np.where(known[step], surprise + FADING * trace * later[every, seat], 0.0)
        gains[step] = gain
        later[every, seat] = gain
        hopes[every, seat] = values[step]
    return gains, known
