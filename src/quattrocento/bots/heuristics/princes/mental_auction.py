"""An auction played in the mind: who gets what if everyone bids on for what pays most."""

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
        self, lots: list[int], waiting: list[int], prices: list[float], holders: list[int]
    ) -> list[float]:
        """What is left over for every seat, once nobody wants to bid any more.

        `waiting` are the seats that hold nothing. It, `prices` and `holders` are changed.
        """
        while waiting:
            seat = waiting.pop()
            best, choice = 0.0, NOBODY
            values = self.values[seat]
            for lot in lots:
                price = prices[lot]
                if holders[lot] != NOBODY:
                    price += self.step
                surplus = values[lot] - price
                if surplus > best and price <= self.limit(seat, lot):
                    best, choice = surplus, lot
            if choice != NOBODY:
                if holders[choice] != NOBODY:
                    prices[choice] += self.step
                    waiting.append(holders[choice])
                holders[choice] = seat
        left = [0.0] * len(self.values)
        for lot, holder in enumerate(holders):
            if holder != NOBODY:
                left[holder] = self.values[holder][lot] - prices[lot]
        return left
