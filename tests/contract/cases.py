"""The cases that every property is tested for: a game, a number of seats, a set of options."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from quattrocento.core.editions import Edition
from quattrocento.core.game import Game, option_seat, option_text
from quattrocento.core.match import Match, open_match
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

SOAK = int(os.environ.get("QUATTROCENTO_SOAK", "1"))
FEW = 16 * SOAK

OptionSet = dict[str, str]


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
        return self.game.choose(self.options)

    def rng(self, purpose: str) -> Rng:
        """The same stream whenever the same case asks for the same purpose."""
        return Rng(seed_key(f"{self} {purpose}"))

    def match(self, name: str) -> Match:
        key = seed_key(f"{self} {name}")
        return open_match(self.game, self.seats, self.settings(), self.edition, key)


def cases(game: Game) -> Iterator[Case]:
    edition = game.edition()
    for seats in game.seats:
        for options in option_sets(game, seats):
            yield Case(game, edition, seats, options)


def option_sets(game: Game, seats: int) -> list[OptionSet]:
    """All of them where they are few; where they are many, every pair of values together."""
    texts = {
        key: [option_text(value) for value in some(key, values) if is_open(key, value, seats)]
        for key, values in game.choices.items()
    }
    everything = [dict(zip(texts, row, strict=True)) for row in product(*texts.values())]
    return everything if len(everything) <= FEW else pairwise(everything)


def some(key: str, values: Sequence[object]) -> Sequence[object]:
    """Of what each seat chooses for itself, the default and one that no other seat takes."""
    seat = option_seat(key)
    return values if seat < 0 else (values[0], values[1 + seat])


def is_open(key: str, value: object, seats: int) -> bool:
    if option_seat(key) >= seats:
        return value == "random"
    return key != "first" or not isinstance(value, int) or value < seats


def pairwise(everything: list[OptionSet]) -> list[OptionSet]:
    """Take the set with the most pairs of values not seen before, until all were seen."""
    missing = {pair for options in everything for pair in pairs(options)}
    chosen = []
    while missing:
        best = max(everything, key=lambda options: len(missing & pairs(options)))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def pairs(options: OptionSet) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(options.items(), min(2, len(options))))


CASES = [case for game in GAMES.values() for case in cases(game)]
