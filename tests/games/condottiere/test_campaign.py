"""Rounds, realms and the end of the game: CON-40 to CON-49."""

from dataclasses import replace

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.components import ALL_CITIES, CITY_BY_SLUG, MapName
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.realm import largest_group
from quattrocento.games.condottiere.state import Condottiere, Variants
from quattrocento.games.condottiere.view import imagine, view
from tests.games.condottiere.scenes import acting, battle, edition, hand, owner
from tests.play import opens, play, told

FOUR = {"torino": 0, "genova": 0, "bologna": 0, "spoleto": 0}


def test_the_round_ends_when_one_player_holds_cards() -> None:
    """CON-40"""
    s = battle(["m1", "m2 m2 m2"])
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    assert told(s, "round-ends")
    assert [sum(captain.hand) for captain in s.captains] == [10, 12]


def test_the_round_ends_when_nobody_holds_cards() -> None:
    """CON-40"""
    s = battle(["m1", "m2"])
    play(s, "0 play m1", "1 play m2")
    assert told(s, "round-ends")


def test_while_two_hold_cards_the_round_goes_on() -> None:
    """CON-40"""
    s = battle(["m1 m1", "m2 m2", "m3"])
    play(s, "0 play m1", "1 pass", "2 play m3", "0 pass", "0 keep", "1 keep")
    assert not told(s, "round-ends")
    assert acting(s) == [2]


def test_a_discarded_hand_can_end_the_round() -> None:
    """CON-36, CON-40"""
    s = battle(["m1 winter", "m2 m2"])
    play(s, "0 play m1", "1 pass", "0 pass", "0 discard", "1 keep")
    assert told(s, "round-ends")


def test_each_city_brings_two_cards() -> None:
    """CON-41"""
    owners = {"parma": 0, "venezia": 0, "siena": 0}
    s = battle(["m1", "m2 m2 m2"], city="roma", owners=owners)
    play(s, "0 play m1", "1 pass", "1 keep")
    assert [sum(captain.hand) for captain in s.captains] == [18, 10]
    check(s)


def test_three_cities_make_sixteen_cards() -> None:
    """CON-41"""
    owners = {"parma": 0, "venezia": 0, "siena": 0}
    s = battle(["", "m2 m2 m2"], city="roma", owners=owners)
    play(s, "1 pass", "1 keep")
    assert [sum(captain.hand) for captain in s.captains] == [16, 10]


def test_all_cards_are_shuffled_anew() -> None:
    """CON-41"""
    s = battle(["m10", "m2 m2 m2"])
    play(s, "0 play m10", "1 pass", "1 keep")
    assert sum(s.aside) == 0
    assert sum(s.deck) + sum(sum(captain.hand) for captain in s.captains) == 96


def test_the_deck_suffices_when_every_city_is_owned() -> None:
    """CON-41"""
    owners = {city.slug: city.index % 6 for city in ALL_CITIES}
    s = battle(["m1", "m2 m2", "", "", "", ""], city="torino", owners=owners)
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    assert sum(sum(captain.hand) for captain in s.captains) == 94


def test_the_cards_of_a_new_deal_cannot_be_taken_back() -> None:
    """CON-41 The undo ends where cards were dealt."""
    s = battle(["m1", "m2 m2 m2"])
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    assert s.revealed == s.ply == 4


def test_the_same_condottiere_opens_the_new_round() -> None:
    """CON-42"""
    s = battle(["m1", "m2 m2 m2"])
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    assert acting(s) == [1]
    assert opens(s, 1)[0].startswith("name-city ")


@pytest.mark.parametrize(
    ("seats", "held"),
    [
        (2, "torino milano venezia mantova modena"),
        (3, "torino milano venezia mantova"),
        (4, "torino milano venezia"),
        (5, "torino milano venezia"),
        (6, "torino milano venezia"),
    ],
)
def test_a_large_enough_connected_group_wins(seats: int, held: str) -> None:
    """CON-43"""
    hands = ["m1 m1", "m2 m2"] + ["m3"] * (seats - 2)
    owners = dict.fromkeys(held.split(), 0)
    s = battle(hands, city="ferrara", owners=owners)
    play(s, "0 play m1", *[f"{seat} pass" for seat in range(1, seats)], "0 pass")
    assert s.over
    assert [score.rank for score in GAME.scores(s)] == [1] + [2] * (seats - 1)
    fewer = dict.fromkeys(held.split()[1:], 0)
    s = battle(hands, city="ferrara", owners=fewer)
    play(s, "0 play m1", *[f"{seat} pass" for seat in range(1, seats)], "0 pass")
    assert not s.over


def test_the_largest_group_is_counted_and_the_winner_ranked_first() -> None:
    """CON-43"""
    owners = {"torino": 1, "milano": 1, "napoli": 1, "venezia": 0, "mantova": 0, "modena": 0}
    s = battle(["m1 m1", "m2", "m3", "m4"], city="ferrara", owners=owners)
    assert [(one.total, one.parts) for one in GAME.standing(s)] == [
        (3, {"group": 3}),
        (2, {"group": 2}),
        (0, {"group": 0}),
        (0, {"group": 0}),
    ]
    play(s, "0 play m1", "1 pass", "2 pass", "3 pass", "0 pass")
    assert [(one.rank, one.total, one.parts) for one in GAME.scores(s)] == [
        (1, 4, {"group": 4}),
        (2, 2, {"group": 2}),
        (2, 0, {"group": 0}),
        (2, 0, {"group": 0}),
    ]


def test_a_city_apart_from_the_group_just_won_does_not_help() -> None:
    """CON-43"""
    owners = {"torino": 0, "milano": 0, "venezia": 0, "napoli": 0}
    s = battle(["m1 m1", "m2", "m3"], city="ferrara", owners=owners)
    play(s, "0 play m1", "1 pass", "2 pass", "0 pass")
    assert not s.over
    assert largest_group(s, 0) == 4


def test_the_group_must_be_connected() -> None:
    """CON-43"""
    s = battle(["m1 m1", "m2", "m3", "m4"], city="napoli", owners=FOUR | {"spoleto": 1})
    play(s, "0 play m1", "1 pass", "2 pass", "3 pass", "0 pass")
    assert owner(s, "napoli") == 0
    assert not s.over


def test_the_game_ends_before_hands_are_discarded() -> None:
    """CON-43"""
    owners = {"torino": 0, "milano": 0, "venezia": 0}
    s = battle(["m1 winter", "bishop", "m3", "m4"], city="ferrara", owners=owners)
    play(s, "0 play m1", "1 pass", "2 pass", "3 pass", "0 pass")
    assert s.over
    assert hand(s, 0) == "winter"


@pytest.mark.parametrize("seats", [2, 3])
def test_connected_counts_for_two_and_three_players_too(seats: int) -> None:
    """CON-43"""
    owners = dict.fromkeys("torino venezia siena napoli lucca".split(), 0)
    hands = ["m1 m1", "m2", "m3"][:seats]
    s = battle(hands, city="urbino", owners=owners)
    play(s, "0 play m1", *[f"{seat} pass" for seat in range(1, seats)], "0 pass")
    assert not s.over


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_turin_genoa_bologna_spoleto_need_parma_or_florence(seats: int) -> None:
    """CON-44, CON-45"""
    assert winning_cities(seats, "rulebook") == {"parma", "firenze"}


def test_on_the_published_map_no_city_completes_the_four() -> None:
    """CON-44, CON-45"""
    assert winning_cities(4, "published") == set()


def winning_cities(seats: int, map_name: MapName) -> set[str]:
    found = set()
    hands = ["m1 m1", "m2"] + ["m3"] * (seats - 2)
    for city in CITY_BY_SLUG:
        if city not in FOUR:
            s = battle(hands, city=city, owners=FOUR, variants=Variants(map=map_name))
            play(s, "0 play m1", *[f"{seat} pass" for seat in range(1, seats)], "0 pass")
            if s.over:
                found.add(city)
    return found


def test_the_two_maps_have_36_and_34_borders() -> None:
    """CON-45"""
    borders = {
        key: sum(mask.bit_count() for mask in masks) // 2
        for key, masks in edition().neighbours.items()
    }
    assert borders == {"rulebook": 36, "published": 34}


def test_the_number_of_cards_is_open_and_the_cards_are_not() -> None:
    """CON-47"""
    seen = view(battle(["m1 m1 m1", "m2 m2"]), 0)
    assert seen.captains[1].cards == 2
    assert seen.hand == ["m1", "m1", "m1"]
    assert "m2" not in str(replace(seen, values={}))


def test_the_number_of_cards_may_be_hidden() -> None:
    """CON-47"""
    s = battle(["m1 m1 m1", "m2 m2"], variants=Variants(hand_sizes="hidden"))
    seen = view(s, 0)
    assert [captain.cards for captain in seen.captains] == [3, None]


def test_all_cities_owned_and_no_winner_play_goes_on() -> None:
    """CON-48"""
    colours = [0, 1, 2, 3]
    owners: dict[str, int] = {}
    for city in ALL_CITIES:
        owners[city.slug] = colours[city.index % 4]
    s = battle(["m1 m1", "m2 m2", "m3", "m4"], city="torino", owners=owners)
    assert max(largest_group(s, seat) for seat in range(4)) < 4
    play(s, "0 play m1", "1 pass", "2 pass", "3 pass", "0 pass")
    assert not s.over
    assert acting(s) == [0, 1, 2, 3]


def test_no_card_changes_hands() -> None:
    """CON-49"""
    s = GAME.start(4, Variants(), edition(), Rng(seed_key("hands")))
    assert isinstance(s, Condottiere)
    rng = Rng(seed_key("moves"))
    for _ in range(200):
        if s.over:
            break
        seat = s.turn()
        before = [list(captain.hand) for captain in s.captains]
        round_before = s.round
        s.play(seat, rng.pick(s.legal_moves(seat)))
        if s.round == round_before:
            for other in range(4):
                gained = [
                    new > old
                    for new, old in zip(s.captains[other].hand, before[other], strict=True)
                ]
                assert other == seat or not any(gained)


def test_the_rest_of_the_deck_is_anybodys_guess() -> None:
    """CON-04, CON-47"""
    s = battle(["m1 m1 m1", "m2 heroine"])
    dreams = [imagine(s, 0, Rng(seed_key(f"dream {number}"))) for number in range(40)]
    assert len({dream.deck for dream in dreams}) > 1
    assert len({tuple(dream.captains[1].hand) for dream in dreams}) > 1
