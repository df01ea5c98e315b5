"""Bots read every figure in the edition that is played with."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from quattrocento.arena.contests import Contest, play_game
from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.bots.heuristics.condottiere.move_priors import power, take_back
from quattrocento.bots.heuristics.princes.court import EMPTY, fit, inspiration, lay_out
from quattrocento.bots.heuristics.princes.outlook import Outlook
from quattrocento.bots.heuristics.princes.plan import Plan, Weights
from quattrocento.core.editions import EditionError
from quattrocento.core.game import Game
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.games.condottiere.components import CARDS
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.princes.components import LANDSCAPES
from quattrocento.games.princes.works import fulfilment
from quattrocento.games.princes.works import inspiration as true_inspiration
from tests.bots.test_princes import play_on
from tests.effort import effort
from tests.figures.leaves import dump, with_other_figures
from tests.games.condottiere.scenes import battle
from tests.games.principato.scenes import prince, table
from tests.games.signorie.scenes import place_men, scene
from tests.patience import PATIENCE
from tests.play import play

LEVELS = ("apprentice", "journeyman", "master@4")
# Where every number is one more there are so many more cards of Principato that a game takes long.
STEPS = {key: [1, -1] for key in GAMES}
STEPS.update(principato=effort([-1], [1, -1]), signorie=effort([1], [1, -1]))


def other_edition(game: Game, step: int) -> str:
    """The text of an edition whose numbers all differ from the printed ones, if they may."""
    printed = tomllib.loads(game.edition().imprint.text)

    def is_allowed(values: dict[str, Any]) -> bool:
        try:
            edition = game.edition(dump(values), "another edition")
        except EditionError:
            return False
        game.start(len(LEVELS), game.read_variants({}), edition, Rng(bytes(32)), logged=False)
        return True

    return dump(with_other_figures(printed, step, is_allowed))


@pytest.mark.parametrize(("key", "step"), [(key, step) for key in GAMES for step in STEPS[key]])
def test_bots_play_to_the_end_where_every_figure_differs(key: str, step: int) -> None:
    text = other_edition(GAMES[key], step)
    contest = Contest(key, LEVELS, 1, "other figures", edition=text, limit=PATIENCE)
    assert play_game(contest, 0)["fault"] == ""


def many_mercenaries(game: Game) -> str:
    """CON-02 More of a card than a byte tells."""
    return game.edition().imprint.text.replace("m1 = { count = 15", "m1 = { count = 300")


@pytest.mark.parametrize("other", [partial(other_edition, step=1), many_mercenaries])
def test_a_maestro_plays_duels_with_other_figures(other: Callable[[Game], str]) -> None:
    text = other(GAMES["condottiere"])
    assert text != GAMES["condottiere"].edition().imprint.text
    duel = Contest("condottiere", ("maestro@2", "chance"), 1, "duel", edition=text, limit=PATIENCE)
    assert play_game(duel, 0)["fault"] == ""


def with_strengths(s: Condottiere, **strengths: int) -> Condottiere:
    values = s.edition.values.copy()
    for slug, strength in strengths.items():
        values[CARDS[slug].index] = strength
    s.edition = replace(s.edition, values=values)
    return s


def test_a_mercenary_is_as_strong_as_the_edition_says() -> None:
    """CON-20"""
    s = battle(["m1 m10", "m3"])
    assert power(s, 0) == 11
    assert power(with_strengths(s, m1=4, m10=7), 0) == 11
    assert power(with_strengths(s, m1=4, m10=9), 0) == 13


@pytest.mark.parametrize(("strength", "expected"), [(3, "take-back m3"), (1, "take-back m2")])
def test_the_strongest_mercenary_is_taken_back(strength: int, expected: str) -> None:
    """CON-25"""
    s = battle(["m2 m3 scarecrow", "m10 m10"])
    play(s, "0 play m2", "1 play m10", "0 play m3", "1 play m10", "0 play scarecrow")
    assert write(take_back(with_strengths(s, m3=strength), 0)) == expected


def test_nothing_is_taken_back_from_a_battle_that_is_being_won() -> None:
    """CON-26"""
    s = battle(["m6 m5 scarecrow", "m1 m1 m1"])
    play(s, "0 play m6", "1 play m1", "0 play m5", "1 play m1", "0 play scarecrow")
    assert write(take_back(s, 0)) == "take-nothing"


def test_larger_farms_promise_more() -> None:
    """PRI-04"""
    s = table(prince(fields=4), prince())
    before = HEURISTICS["principato"].estimates(s)[0]
    s.edition = replace(s.edition, farm=s.edition.farm + 2)
    assert HEURISTICS["principato"].estimates(s)[0] > before


@pytest.mark.parametrize("card", ["writer", "painter", "sculptor", "field"])
def test_a_dearer_card_promises_less(card: str) -> None:
    """PRI-30, PRI-39"""
    s = table(prince(f"{card} militia", fields=2, farms=4, banks=4, food=4, money=5), prince())
    before = HEURISTICS["principato"].estimates(s)[0]
    effects = [
        replace(effect, prices=[replace(price, food=price.food + 1) for price in effect.prices])
        for effect in s.edition.effects
    ]
    s.edition = replace(s.edition, effects=effects)
    assert HEURISTICS["principato"].estimates(s)[0] < before


@pytest.mark.parametrize("card", ["tax-two", "tax-food", "tax-money"])
def test_a_tax_collector_who_brings_less_promises_less(card: str) -> None:
    """PRI-38"""
    s = table(prince(f"{card} militia", farms=2, banks=2, food=0, money=0), prince())
    before = HEURISTICS["principato"].estimates(s)[0]
    effects = [
        replace(effect, prices=[replace(price, food=0, money=0) for price in effect.prices])
        for effect in s.edition.effects
    ]
    s.edition = replace(s.edition, effects=effects)
    assert HEURISTICS["principato"].estimates(s)[0] < before


def test_a_work_is_worth_what_the_edition_says_of_jesters_and_cards() -> None:
    """FLO-23, FLO-28, FLO-33"""
    s = play_on(4, "Turn", 12)
    s.edition = replace(s.edition, work_jester=5, work_card=3)
    for prince_, court in zip(s.princes, Outlook(s).courts(), strict=True):
        assert inspiration(s, court) == true_inspiration(s, prince_)
        for person in prince_.hand:
            assert fit(s, court, person.index) == fulfilment(s, prince_, person)


def test_the_last_works_pay_what_the_edition_says() -> None:
    """FLO-35"""
    s = play_on(3, "Turn")
    s.round = len(s.edition.minimum)
    seat = s.turn()
    pays = []
    for pay in (100, 200):
        s.edition = replace(s.edition, minimum=[0] * s.round, pay=pay)
        outlook = Outlook(s)
        pays.append(Plan(Weights(), s, outlook, seat, outlook.court(seat)).pay)
    assert pays[1] == pytest.approx(2 * pays[0])
    assert pays[0] > 0


def test_wanted_buildings_promise_more_where_works_pay_more() -> None:
    """FLO-35"""
    s = play_on(3, "Turn")
    seat = s.turn()
    before = HEURISTICS["princes"].estimates(s)[seat]
    s.edition = replace(s.edition, pay=s.edition.pay + 50)
    assert HEURISTICS["princes"].estimates(s)[seat] > before


@pytest.mark.parametrize(("slug", "other"), [("forest", "park"), ("lake", "forest")])
def test_a_landscape_covers_as_many_cells_as_its_outline(slug: str, other: str) -> None:
    """FLO-20"""
    s = play_on(3, "Turn")
    sites = s.edition.sites.copy()
    kind, shape = LANDSCAPES[slug].index, LANDSCAPES[other].index
    first = len(sites) - len(LANDSCAPES)
    sites[first + kind] = sites[first + shape]
    s.edition = replace(s.edition, sites=sites)
    court = Outlook(s).court(0)
    cells = court.counts[EMPTY]
    lay_out(s, court, kind)
    assert cells - court.counts[EMPTY] == {"forest": 4, "park": 2}[other]


def test_a_man_is_worth_more_where_tiles_are() -> None:
    """SIG-07"""
    s = scene()
    place_men(s, 0, "politics-3")
    before = HEURISTICS["signorie"].estimates(s)[0]
    s.edition = replace(s.edition, tile_values=[value + 3 for value in s.edition.tile_values])
    assert HEURISTICS["signorie"].estimates(s)[0] > before
