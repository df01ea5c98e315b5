"""What always holds, copies of a state, and editions that are none."""

import pytest

from quattrocento.core.editions import EditionError
from quattrocento.core.game import Broken
from quattrocento.core.match import Match
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.components import CARDS, CITY_BY_SLUG
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.setup import setup
from quattrocento.games.condottiere.state import Condottiere, Variants
from tests.games.condottiere.scenes import battle, campaign, edition
from tests.play import play

M1 = CARDS["m1"].index
TWO = r"line \d+: .* is no border; expected two different cities$"


def test_a_game_that_is_set_up_holds_together() -> None:
    """CON-02"""
    s = setup(3, Variants(), edition(), Rng(seed_key("set up")))
    check(s)
    assert (s.ply, s.revealed, s.round, s.quiet, s.winner) == (0, 0, 0, 0, -1)
    assert (s.city, s.owners, sum(s.aside)) == (None, [-1] * 17, 0)
    assert [captain.out for captain in s.captains] == [False] * 3


@pytest.mark.parametrize(
    ("place", "change"), [("hand", 1), ("hand", -1), ("line", 1), ("aside", 1), ("deck", 1)]
)
def test_a_card_too_many_or_too_few_is_noticed(place: str, change: int) -> None:
    """CON-02, CON-35, CON-49"""
    s = battle(["m1 m1", "m2"])
    check(s)
    if place == "deck":
        s.deck = tuple(n + change if index == M1 else n for index, n in enumerate(s.deck))
    elif place == "aside":
        s.aside[M1] += change
    elif place == "hand":
        s.captains[0].hand[M1] += change
    else:
        s.captains[0].line[M1] += change
    with pytest.raises(Broken, match=r"^m1: \["):
        check(s)


def test_less_than_no_card_is_noticed() -> None:
    """CON-02"""
    s = battle(["m1 m1", "m2"])
    s.captains[0].line[M1] -= 1
    s.aside[M1] += 1
    with pytest.raises(Broken, match="fewer than no m1"):
        check(s)


def test_a_known_card_that_is_not_there_is_noticed() -> None:
    """CON-25"""
    s = battle(["m1 m1", "m2"])
    s.captains[0].known = (CARDS["m1"], CARDS["m1"])
    check(s)
    s.captains[0].known = (CARDS["m1"], CARDS["m1"], CARDS["m1"])
    with pytest.raises(Broken, match="more m1 known than held"):
        check(s)


@pytest.mark.parametrize("owner", [-2, 2])
def test_an_owner_who_does_not_sit_at_the_table_is_noticed(owner: int) -> None:
    s = battle(["m1 m1", "m2"])
    s.owners[3] = 1
    check(s)
    s.owners[3] = owner
    with pytest.raises(Broken, match=r"owners \["):
        check(s)


def test_a_winner_in_a_game_that_goes_on_is_noticed() -> None:
    """CON-43"""
    s = battle(["m1 m1", "m2"])
    s.winner = 0
    with pytest.raises(Broken, match=r"over exactly when somebody has won$"):
        check(s)


def test_a_clone_is_the_same_and_goes_its_own_way() -> None:
    s = campaign(
        ["m10 scarecrow m1", "m3 m2"], owners={"roma": 1}, variants=Variants(map="published")
    )
    play(s, "0 name-city roma", "0 play m10", "1 play m3", "0 play scarecrow", "0 take-back m10")
    play(s, "1 play m2")
    s.quiet, s.winner = 1, 1
    s.aside[M1] = 1
    twin = s.clone()
    assert twin == s
    assert twin.edition is s.edition
    s.winner = twin.winner = -1
    before = dump(GAME, s)
    twin.owners[0] = 1
    twin.aside[M1] += 1
    twin.captains[0].line[M1] += 1
    play(twin, "0 play m10", "0 pass", "0 keep")
    assert dump(GAME, s) == before


def test_the_same_seed_deals_the_same_cards() -> None:
    """CON-04"""
    key = seed_key("the same")
    hands = [
        dump(GAME, Match.begin(GAME, 4, Variants(first=0), edition(), key).state)["state"][
            "captains"
        ]
        for _ in range(2)
    ]
    assert hands[0] == hands[1]


def test_what_a_table_may_choose() -> None:
    """CON-01, CON-03, CON-45, CON-47"""
    assert (GAME.key, GAME.title, GAME.prefix) == ("condottiere", "Condottiere", "CON")
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert GAME.variants == {
        "first": ("random", 0, 1, 2, 3, 4, 5),
        "map": ("rulebook", "published"),
        "hand_sizes": ("open", "hidden"),
    }
    assert GAME.read_variants({}) == Variants("random", "rulebook", "open", 2)


@pytest.mark.parametrize(
    ("found", "instead", "complaint"),
    [
        ('["torino", "milano"],', '["torino", "torino"],', TWO),
        ('["torino", "milano"],', '["torino"],', TWO),
        ('["torino", "milano"],', '["torino", "milano", "roma"],', TWO),
        ('["torino", "milano"],', '"torino",', TWO),
        (
            '["torino", "milano"],',
            '["torino", "paris"],',
            r"line \d+: 'borders.rulebook' names 'paris'",
        ),
        (
            '"torino", "milano", "venezia", "g',
            '"milano", "torino", "venezia", "g',
            r"line \d+: 'map.cities' must be torino, milano, .* in this order$",
        ),
        ("base = 10", "base = 0", "base"),
        ('"2" = 6', '"2" = 0', "2"),
        ("per_player = 10", "per_player = 0", "per_player"),
        ("count = 15", "count = -1", "count"),
        ("value = 1 ", "value = -1 ", "value"),
        ("per_city = 2", "per_city = -1", "per_city"),
        ("count = 15", "count = 1001", "'deck.m1.count' is 1001; expected at most 1000"),
        ("value = 10 ", "value = 1001 ", "'deck.m10.value' is 1001; expected at most 1000"),
        ("base = 10", "base = 1001", "at most 1000"),
        ("per_city = 2", "per_city = 1001", "at most 1000"),
        ('"6" = 4', '"6" = 1001', "at most 1000"),
        ("per_player = 10", "per_player = 1001", "at most 1000"),
    ],
)
def test_an_edition_with_a_wrong_figure_is_refused(
    found: str, instead: str, complaint: str
) -> None:
    """CON-02, CON-06, CON-45"""
    text = edition().imprint.text
    assert found in text
    with pytest.raises(EditionError, match=complaint):
        GAME.edition(text.replace(found, instead, 1))


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        ("base = 10", "base = 1"),
        ("per_city = 2", "per_city = 0"),
        ("per_player = 10", "per_player = 1"),
        ('"2" = 6', '"2" = 1'),
        ("count = 15", "count = 1000"),
    ],
)
def test_an_edition_may_have_small_figures_and_large_ones(found: str, instead: str) -> None:
    text = edition().imprint.text
    assert GAME.edition(text.replace(found, instead, 1)).imprint.text != text


def test_an_edition_of_its_own_changes_the_game() -> None:
    """CON-41, CON-43"""
    text = edition().imprint.text.replace("base = 10", "base = 3", 1)
    s = GAME.start(2, Variants(first=1), GAME.edition(text), Rng(seed_key("own")))
    assert isinstance(s, Condottiere)
    assert [sum(captain.hand) for captain in s.captains] == [3, 3]
    assert s.neighbours[CITY_BY_SLUG["torino"].index] > 0
