"""The cases that every property is tested for: a game, a number of seats, a set of options."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, TypeVar

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game, variant_seat, variant_text
from quattrocento.core.match import Match
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

# how many games of every case, if it is a number; unset, there is one game of each of a sample
SOAK = os.environ.get("QUATTROCENTO_SOAK", "")
GAMES_EACH = max(1, int(SOAK)) if SOAK.isdecimal() else 1
FEW = 16 * GAMES_EACH

OptionSet = dict[str, str]
# what is seen in a case: values, and pairs of them
Traits = set[tuple[tuple[str, str], ...]]
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Case:
    game: Game
    edition: Edition
    seats: int
    options: OptionSet

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={text}" for key, text in self.options.items())
        return f"{self.game.key}-{self.seats}-{chosen}"

    def settings(self) -> Any:
        return self.game.read_variants(self.options)

    def rng(self, purpose: str) -> Rng:
        """The same stream whenever the same case asks for the same purpose."""
        return Rng(seed_key(f"{self} {purpose}"))

    def match(self, name: str) -> Match:
        key = seed_key(f"{self} {name}")
        return Match.begin(self.game, self.seats, self.settings(), self.edition, key)


def cases(game: Game) -> Iterator[Case]:
    edition = game.edition()
    for seats in game.seats:
        for options in option_sets(game, seats):
            yield Case(game, edition, seats, options)


def option_sets(game: Game, seats: int) -> list[OptionSet]:
    """All of them where they are few; where they are many, every pair of values together."""
    texts = {
        key: [variant_text(value) for value in some(key, values) if is_open(key, value, seats)]
        for key, values in game.variants.items()
    }
    everything = [dict(zip(texts, row, strict=True)) for row in product(*texts.values())]
    return everything if len(everything) <= FEW else pairwise(everything)


def some(key: str, values: Sequence[object]) -> Sequence[object]:
    """Of what each seat chooses for itself, the default and one that no other seat takes."""
    seat = variant_seat(key)
    return values if seat < 0 else (values[0], values[1 + seat])


def is_open(key: str, value: object, seats: int) -> bool:
    if variant_seat(key) >= seats:
        return value == "random"
    return key != "first" or not isinstance(value, int) or value < seats


def pairwise(everything: list[OptionSet]) -> list[OptionSet]:
    """Few option sets in which every pair of values is seen together."""
    return cover(everything, pairs)


def pairs(options: OptionSet) -> Traits:
    return set(combinations(options.items(), min(2, len(options))))


def sample(everything: list[Case]) -> list[Case]:
    """Few cases of a game in which every pair of values is seen, at one table size or another.

    Every size is seen with every value too, except with each seat that may begin: that is
    left to `make soak`, where every pair is seen at every size.
    """
    return cover(everything, traits)


def traits(case: Case) -> Traits:
    sizes = {
        (("seats", str(case.seats)), value) for value in case.options.items() if value[0] != "first"
    }
    return pairs(case.options) | sizes | {(("seats", str(case.seats)),)}


def cover(everything: list[T], seen_in: Callable[[T], Traits]) -> list[T]:
    """Take the one in which most is new, until all was seen."""
    seen = [seen_in(one) for one in everything]
    missing = set[tuple[tuple[str, str], ...]]().union(*seen)
    chosen = []
    while missing:
        best = max(range(len(seen)), key=lambda place: len(missing & seen[place]))
        missing -= seen[best]
        chosen.append(everything[best])
    return chosen


def tested(game: Game) -> list[Case]:
    everything = list(cases(game))
    return everything if SOAK else sample(everything)


CASES = [case for game in GAMES.values() for case in tested(game)]
