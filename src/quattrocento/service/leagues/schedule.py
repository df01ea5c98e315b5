"""The games of a league: everyone meets everyone about as often, and sits everywhere as often."""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from quattrocento.service.leagues.league import Fixture

TRIES = 200

Tables = list[list[int]]


class Balance:
    """How often members have met, and how often each had which seat."""

    def __init__(self) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()

    def cost(self, tables: Tables) -> int:
        """Less is fairer: to meet again costs the more, the oftener one has met."""
        pairs = [pair for table in tables for pair in itertools.combinations(sorted(table), 2)]
        return sum(2 * self.met[pair] + 1 for pair in pairs)

    def seated(self, table: Sequence[int]) -> list[int]:
        """The same people in the order in which they have sat least."""

        def cost(order: Iterable[int]) -> int:
            return sum(2 * self.sat[(who, seat)] + 1 for seat, who in enumerate(order))

        return list(min(itertools.permutations(table), key=cost))

    def note(self, order: Sequence[int]) -> None:
        self.met.update(itertools.combinations(sorted(order), 2))
        self.sat.update((who, seat) for seat, who in enumerate(order))


def schedule(
    members: int, size: int, turns: int, titles: Sequence[str], seed: str
) -> list[Fixture]:
    """All fixtures, round by round; the titles take turns."""
    balance = Balance()
    found = []
    rounds = pairings(members, turns) if size == 2 else groups(members, size, turns, balance, seed)
    for number, tables in enumerate(rounds):
        game = titles[number % len(titles)]
        for table in tables:
            order = balance.seated(table)
            balance.note(order)
            found.append(Fixture(number, game, order))
    return found


def pairings(members: int, legs: int) -> Iterator[Tables]:
    """Each meets each: all sit in a circle, one stays, the others move on by one each round.

    Of an odd number one sits out in each round.
    """
    circle = [*range(members), *([-1] if members % 2 else [])]
    half = len(circle) // 2
    for _ in range(legs):
        for _ in range(len(circle) - 1):
            pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
            yield [[a, b] for a, b in pairs if -1 not in (a, b)]
            circle = [circle[0], circle[-1], *circle[1:-1]]


def groups(members: int, size: int, rounds: int, balance: Balance, seed: str) -> Iterator[Tables]:
    """Everyone plays in every round, at tables as large as wanted or one smaller or two."""
    chance = Random(seed)
    sizes = table_sizes(members, size)
    for _ in range(rounds):
        tries = [parted(chance.sample(range(members), members), sizes) for _ in range(TRIES)]
        yield min(tries, key=balance.cost)


def table_sizes(members: int, size: int) -> list[int]:
    count = -(-members // size)
    return [members // count + (place < members % count) for place in range(count)]


def parted(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    rest = iter(order)
    return [list(itertools.islice(rest, size)) for size in sizes]
