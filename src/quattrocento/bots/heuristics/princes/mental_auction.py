"""An auction played in the mind: who gets what if everyone bids on for what pays most."""

from mypy_extensions import i64

from quattrocento.core.state import NOBODY


class MentalAuction:
    """`values` are in florins, by seat and lot; a lot that somebody holds costs a `step` more."""

    def __init__(self, values: list[list[float]], step: float) -> None:
        self.values = values
        self.step = step

    def limit(self, seat: int, lot: int) -> float:
        """The highest price that a seat may bid for a lot."""
        raise TypeError(f"{type(self).__name__} knows no limit")

    def bid_on(
        self, lots: list[i64], waiting: list[int], prices: list[float], holders: list[int]
    ) -> list[float]:
        """What is left over for every seat, once nobody wants to bid any more.

        `waiting` are the seats that hold nothing. It, `prices` and `holders` are changed.
        """
        asked = prices.copy()
        for place, holder in enumerate(holders):
            if holder != NOBODY:
                asked[place] += self.step
        while waiting:
            seat = waiting.pop()
            best, choice = 0.0, NOBODY
            values = self.values[seat]
            for lot in lots:
                price = asked[lot]
                surplus = values[lot] - price
                if surplus > best and price <= self.limit(seat, lot):
                    best, choice = surplus, lot
            if choice != NOBODY:
                if holders[choice] != NOBODY:
                    prices[choice] = asked[choice]
                    waiting.append(holders[choice])
                holders[choice] = seat
                asked[choice] = prices[choice] + self.step
        left = [0.0] * len(self.values)
        for place, holder in enumerate(holders):
            if holder != NOBODY:
                left[holder] = self.values[holder][place] - prices[place]
        return left
