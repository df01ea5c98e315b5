"""Lots: the smallest game that uses all of the core, for tests that should know no real game."""

from dataclasses import dataclass
from typing import Literal

from quattrocento.core.game import Game, Score, Standing, ensure, rank
from quattrocento.core.rng import Rng
from quattrocento.core.state import imagine_answers
from quattrocento.core.views import View
from tests.lots.rules import all_slips, setup
from tests.lots.table import COMPONENTS, PACKAGE, Lots, Slip, Variants, read_edition


@dataclass(frozen=True)
class LotsView(View):
    game: Literal["lots"]
    round: int
    hat: int
    hand: list[str]
    hands: list[int]
    rows: list[list[str]]
    gone: list[str]
    won: list[int]
    answered: list[int]


def view(s: Lots, seat: int | None) -> LotsView:
    return LotsView(
        game="lots",
        seat=seat,
        round=s.round,
        hat=len(s.hat),
        hand=[] if seat is None else [slip.slug for slip in s.hands[seat]],
        hands=[len(hand) for hand in s.hands],
        rows=[[slip.slug for slip in row] for row in s.rows],
        gone=[slip.slug for slip in s.gone],
        won=s.won.copy(),
        answered=sorted(s.answers),
    )


def imagine(s: Lots, seat: int, rng: Rng) -> Lots:
    dream = s.clone()
    dream.log = None
    others = [other for other in range(s.seats) if other != seat]
    pool: list[Slip] = sorted([*s.hat, *(slip for other in others for slip in s.hands[other])])
    rng.shuffle(pool)
    for other in others:
        dream.hands[other] = sorted(pool.pop() for _ in s.hands[other])
    dream.hat = pool
    dream.rng = rng.child("imagined")
    imagine_answers(dream, seat, rng)
    return dream


def scores(s: Lots) -> list[Score]:
    ranks = rank([(won,) for won in s.won])
    return [Score(place, won, {"rounds": won}) for place, won in zip(ranks, s.won, strict=True)]


def standing(s: Lots) -> list[Standing]:
    return [Standing(won, {"rounds": won}) for won in s.won]


def check(s: Lots) -> None:
    held = [slip for slips in [*s.hands, *s.rows, s.hat, s.gone] for slip in slips]
    ensure(sorted(held) == all_slips(s), f"slips {held}")
    ensure(sum(s.won) <= s.round, "more rounds won than played")


GAME = LOTS = Game(
    key="lots",
    title="Lots",
    prefix="LOT",
    package=PACKAGE,
    components=COMPONENTS,
    revision=1,
    seats=range(2, 5),
    variants={
        "first": ("random", *range(4)),
        "draws": (True, False),
        "wins": ("most", "least"),
        "hand": (3, 2),
    },
    variants_type=Variants,
    read_edition=read_edition,
    setup=setup,
    view=view,
    imagine=imagine,
    scores=scores,
    standing=standing,
    check=check,
)
