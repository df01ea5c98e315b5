"""Points for what a family has: brides, helpers, cities, envoys, wives."""

from quattrocento.core.moves import Move
from quattrocento.core.steps import Refusal
from quattrocento.games.signorie.components import MAN, WOMAN, Meaning, Occasion, figure, owner_of
from quattrocento.games.signorie.state import NEVER, Signorie, gain_points


def count_cities(s: Signorie, seat: int) -> int:
    return sum(any(owner_of(one) == seat for one in figures) for figures in s.cities)


def count_envoys(s: Signorie, seat: int) -> int:
    return sum(figures.count(figure(seat, MAN)) for figures in s.cities)


def count_wives(s: Signorie, seat: int) -> int:
    return sum(figures.count(figure(seat, WOMAN)) for figures in s.cities)


class Honour(Meaning):
    """SIG-64 So many points for each of what `count` counts."""

    def count(self, s: Signorie, seat: int) -> int:
        raise TypeError(f"{type(self).__name__} counts nothing")

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return 0 if self.count(s, occasion.seat) else NEVER

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        points = amount * times * self.count(s, occasion.seat)
        gain_points(s, occasion.seat, points, occasion.source)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-64", "nothing-to-count")


class PerBride(Honour):
    def count(self, s: Signorie, seat: int) -> int:
        return s.families[seat].brides


class PerHelper(Honour):
    def count(self, s: Signorie, seat: int) -> int:
        return s.families[seat].helpers.bit_count()


class PerCity(Honour):
    def count(self, s: Signorie, seat: int) -> int:
        return count_cities(s, seat)


class PerEnvoy(Honour):
    def count(self, s: Signorie, seat: int) -> int:
        return count_envoys(s, seat)


class PerWife(Honour):
    def count(self, s: Signorie, seat: int) -> int:
        return count_wives(s, seat)
