"""Points for what a family has: brides, helpers, cities, envoys, wives."""

from collections.abc import Callable

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.signorie.components import MAN, WOMAN, Occasion, figure, owner_of
from quattrocento.games.signorie.state import NEVER, Signorie, gain_points

Count = Callable[[Signorie, int], int]
Price = Callable[[Signorie, int, int, Occasion], int]
Perform = Callable[[Signorie, int, int, Occasion], None]


def count_brides(s: Signorie, seat: int) -> int:
    return s.families[seat].brides


def count_helpers(s: Signorie, seat: int) -> int:
    return s.families[seat].helpers.bit_count()


def count_cities(s: Signorie, seat: int) -> int:
    return sum(any(owner_of(one) == seat for one in figures) for figures in s.cities)


def count_envoys(s: Signorie, seat: int) -> int:
    return sum(figures.count(figure(seat, MAN)) for figures in s.cities)


def count_wives(s: Signorie, seat: int) -> int:
    return sum(figures.count(figure(seat, WOMAN)) for figures in s.cities)


def price_per(count: Count) -> Price:
    def price(s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return 0 if count(s, occasion.seat) else NEVER

    return price


def perform_per(count: Count) -> Perform:
    def perform(s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        """SIG-64 So many points for each."""
        points = amount * times * count(s, occasion.seat)
        gain_points(s, occasion.seat, points, occasion.source)

    return perform


def nothing_to_count(s: Signorie, move: Move, occasion: Occasion) -> Refusal:
    return Refusal(move, "SIG-64", "nothing-to-count")
