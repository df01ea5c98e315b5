"""The cases: all option sets where they are few, every pair of values where they are many.

Of these `make test` takes a sample and `make soak` all.
"""

from dataclasses import replace
from itertools import product

import pytest

from quattrocento.core.game import Game
from quattrocento.games import GAMES
from tests.contract.cases import CASES, Case, cases, option_sets, pairs, pairwise, sample
from tests.lots import LOTS


def test_every_game_is_tested_at_every_size() -> None:
    tables = {(case.game.key, case.seats) for case in CASES}
    assert tables == {(game.key, seats) for game in GAMES.values() for seats in game.seats}


def test_few_option_sets_are_all_tested() -> None:
    game = replace(LOTS, variants={"a": (True, False), "b": (1, 2, 3)})
    expected = [{"a": a, "b": b} for a, b in product(["yes", "no"], ["1", "2", "3"])]
    assert option_sets(game, 2) == expected


def test_a_game_without_options_is_one_case_a_table() -> None:
    assert option_sets(replace(LOTS, variants={}), 2) == [{}]


def test_of_many_option_sets_every_pair_of_values_is_tested() -> None:
    everything = [dict(zip("abcdef", row, strict=True)) for row in product("123", repeat=6)]
    sets = pairwise(everything)
    for (one, left), (other, right) in product(product("abcdef", "123"), repeat=2):
        assert one == other or any(
            options[one] == left and options[other] == right for options in sets
        )
    assert len(sets) < 20


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_sample_shows_every_pair_of_values_at_one_size_or_another(game: Game) -> None:
    everything = list(cases(game))
    expected = set().union(*(pairs(case.options) for case in everything))
    assert set().union(*(pairs(case.options) for case in sample(everything))) == expected


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_sample_shows_every_size_with_every_value_but_who_begins(game: Game) -> None:
    def seen(several: list[Case]) -> set[tuple[int, str, str]]:
        return {
            (case.seats, key, text)
            for case in several
            for key, text in [("seats", ""), *case.options.items()]
            if key != "first"
        }

    everything = list(cases(game))
    assert seen(sample(everything)) == seen(everything)


def test_a_single_option_of_many_values_is_tested_with_each() -> None:
    everything = [{"a": str(value)} for value in range(40)]
    assert pairwise(everything) == everything


def test_the_first_player_always_sits_at_the_table() -> None:
    firsts = {case.options["first"] for case in cases(LOTS) if case.seats == 2}
    assert firsts == {"random", "0", "1"}


def test_cases_have_names_of_their_own() -> None:
    assert len({str(case) for case in CASES}) == len(CASES)
