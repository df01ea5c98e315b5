"""How much of what a move seems to lose is believed."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

LEAST_GAP = 0.03  # from here on a gap may be worth a closer look,
LEAST_FOR_MASTERS = 0.01  # or from here on, where masters take it,
UNSURE = 1.5  # if it is so many times its doubt;
SURE = 2.0  # without a closer look it counts from so many times its doubt on
# Beyond all doubt weighing and quick players are 0.1 apart: so far each of them may be wrong.
UNLIKE = 0.07
# With so much of it, what is counted adds up to what masters lost and won by the same moves.
CAUTION = 2.0


@dataclass(frozen=True)
class Gap:
    """By how much one move came out better than another in the same worlds, and how doubtful
    that is (its standard error)."""

    size: float = 0.0
    doubt: float = 0.0


def difference(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """The mean of what they differ by, world by world."""
    found = [one - other for one, other in zip(better, worse, strict=True)]
    middle = sum(found) / len(found)
    variance = sum((one - middle) ** 2 for one in found) / max(1, len(found) - 1)
    return Gap(middle, sqrt(variance / len(found)))


@dataclass(frozen=True)
class Compared:
    """The best move beside the played one: weighed as the search would, and, where that was
    notable, played out (`ended`) by quick players, or by masters."""

    weighed: Gap
    ended: Gap | None = None
    by_masters: bool = False


def is_notable(weighed: Gap, least: float = LEAST_GAP) -> bool:
    """Whether a gap is worth playing both moves out."""
    return weighed.size > least and weighed.size > UNSURE * weighed.doubt


def believed(compared: Compared) -> float:
    """What is to be expected of the best move at a table of masters, beyond the played one.

    To weigh errs where the judgement of positions does, to play to the end where quick players
    do, and few games are chance; the surer of the two counts more. What masters themselves make
    of it counts alone.
    """
    weighed, ended = compared.weighed, compared.ended
    if ended is None:
        return if_sure(weighed)
    if compared.by_masters:
        return with_caution(ended)
    error, other = UNLIKE**2 + weighed.doubt**2, UNLIKE**2 + ended.doubt**2
    return max(0.0, (weighed.size * other + ended.size * error) / (error + other))


def if_sure(gap: Gap) -> float:
    """Who counts every small gap by which a move seems worse adds up chance, not mistakes."""
    return gap.size if gap.size > SURE * gap.doubt else 0.0


def with_caution(gap: Gap) -> float:
    """What is believed of a gap by itself: nearly all if it is sure, and nothing if it is not."""
    return max(0.0, gap.size - CAUTION * gap.doubt**2 / gap.size) if gap.size > 0.0 else 0.0
