"""What a seat sees, and what it could imagine. CON-25, CON-36, CON-47."""

import pytest

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere.components import CARDS, MapName
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.state import Condottiere, Variants
from quattrocento.games.condottiere.view import CaptainView, CondottiereView, imagine, view
from tests.games.condottiere.scenes import battle, campaign, hand
from tests.play import play

DREAMS = 30


def dreams(s: Condottiere, seat: int) -> list[Condottiere]:
    return [imagine(s, seat, Rng(seed_key(f"dream {number}"))) for number in range(DREAMS)]


def test_everything_a_seat_sees_in_a_battle() -> None:
    """CON-47"""
    s = battle(["m10 scarecrow m1", "m3 winter m4"], city="roma", owners={"roma": 1, "napoli": 1})
    play(s, "0 play m10", "1 play winter", "0 play scarecrow", "0 take-back m10", "1 pass")
    seen = view(s, 0)
    held = {city: seat for city, seat in seen.owners.items() if seat >= 0}
    assert (len(seen.owners), held) == (17, {"roma": 1, "napoli": 1})
    assert seen == CondottiereView(
        game="condottiere",
        seat=0,
        round=1,
        condottiere=0,
        city="roma",
        battle=True,
        defender=1,
        winter=True,
        map="rulebook",
        neighbours=seen.neighbours,
        target=6,
        values={"m1": 1, "m2": 2, "m3": 3, "m4": 4, "m5": 5, "m6": 6, "m10": 10, "heroine": 10},
        owners=seen.owners,
        hand=["m1", "m10"],
        aside=[],
        answered=[],
        winner=-1,
        captains=[
            CaptainView(
                seat=0,
                cards=2,
                known=["m10"],
                line=["scarecrow"],
                strength=0,
                out=False,
                cities=[],
                group=0,
            ),
            CaptainView(
                seat=1,
                cards=2,
                known=[],
                line=["winter"],
                strength=0,
                out=True,
                cities=["roma", "napoli"],
                group=2,
            ),
        ],
    )


@pytest.mark.parametrize(
    ("map_name", "near_lucca"),
    [("rulebook", ["genova", "parma", "firenze"]), ("published", ["parma", "modena", "firenze"])],
)
def test_everyone_sees_which_cities_border_on_a_city(
    map_name: MapName, near_lucca: list[str]
) -> None:
    """CON-43, CON-45"""
    seen = view(battle(["m1", "m2"], variants=Variants(map=map_name)), None)
    assert seen.neighbours["lucca"] == near_lucca
    assert list(seen.neighbours) == list(seen.owners)


def test_a_battle_is_seen_from_the_first_question_to_the_last() -> None:
    """CON-10, CON-30"""
    s = campaign(["m1 scarecrow m3", "m2"])
    assert not view(s, 0).battle
    play(s, "0 name-city roma", "0 play m1", "1 pass")
    assert view(s, 1).battle
    play(s, "0 play scarecrow")
    assert view(s, None).battle
    play(s, "0 take-nothing", "0 pass")
    assert not view(s, 0).battle


@pytest.mark.parametrize("card", ["bishop", "surrender"])
def test_a_card_that_ends_the_battle_leaves_none_to_be_seen(card: str) -> None:
    """CON-27, CON-28"""
    s = battle([f"{card} m3", "m2 m2"])
    play(s, f"0 play {card}")
    assert not view(s, 0).battle


def test_a_spectator_sees_no_hand() -> None:
    """CON-47"""
    s = campaign(["m1 m1", "m2"], condottiere=1)
    seen = view(s, None)
    assert (seen.seat, seen.hand, seen.city, seen.defender) == (None, [], None, -1)


def test_who_has_answered_is_seen_and_not_what() -> None:
    """CON-36"""
    s = battle(["m1 m1", "winter m2", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "1 discard", "0 keep")
    assert view(s, 2).answered == [0, 1]
    assert "discard" not in str(view(s, 2))


def test_played_and_discarded_cards_are_seen_aside() -> None:
    """CON-35, CON-36"""
    s = battle(["m1 m1", "winter m2", "m3"])
    play(s, "0 play m1", "1 play m2", "2 pass", "0 pass", "1 pass")
    assert view(s, 2).aside == ["m1", "m2"]
    play(s, "0 keep", "1 discard", "2 keep")
    assert view(s, 2).aside == ["m1", "m2", "winter"]


def test_a_card_taken_back_is_known_until_it_is_played() -> None:
    """CON-25"""
    s = battle(["m10 m10 m2 scarecrow scarecrow scarecrow", "m3"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow", "0 take-back m10")
    play(s, "0 play m2", "0 play m10", "0 play m10", "0 play scarecrow", "0 take-back m10")
    play(s, "0 play scarecrow", "0 take-back m2")
    assert view(s, 1).captains[0].known == ["m2", "m10"]
    play(s, "0 play m10")
    assert view(s, 1).captains[0].known == ["m2"]


def test_of_two_known_cards_of_a_kind_one_is_played() -> None:
    """CON-25"""
    s = battle(["m5 m5 m1 scarecrow scarecrow", "m3"])
    play(s, "0 play m5", "1 pass", "0 play m5", "0 play scarecrow", "0 take-back m5")
    play(s, "0 play scarecrow", "0 take-back m5", "0 play m5")
    assert view(s, 1).captains[0].known == ["m5"]


def test_a_new_deal_hides_every_hand_again() -> None:
    """CON-41"""
    s = battle(["m10 scarecrow", "winter m2"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow", "0 take-back m10", "0 pass")
    play(s, "0 keep", "1 keep", "0 name-city roma", "0 pass", "1 play m2", "1 pass")
    assert view(s, 1).captains[0].known == ["m10"]
    play(s, "0 keep", "1 discard")
    assert s.round == 2
    assert view(s, 1).captains[0].known == []


def test_a_dream_keeps_what_the_seat_knows() -> None:
    """CON-25, CON-47"""
    s = battle(["m10 scarecrow m1 m1", "m3 winter m4"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow", "0 take-back m10")
    for dream in dreams(s, 1):
        check(dream)
        assert hand(dream, 1) == "m4 winter"
        assert sum(dream.captains[0].hand) == 3
        assert dream.captains[0].hand[CARDS["m10"].index] >= 1
        assert (dream.log, dream.aside) == (None, s.aside)


def test_a_dream_deals_what_is_not_known_anew() -> None:
    """CON-47"""
    s = battle(["m10 m1 m1", "m3 winter m4", "m5"])
    assert len({hand(dream, 0) for dream in dreams(s, 1)}) > 10
    assert len({hand(dream, 2) for dream in dreams(s, 1)}) > 3
    assert len({dream.rng.key for dream in dreams(s, 1)}) == DREAMS
    assert hand(s, 0) == "m1 m1 m10"


def test_the_deck_of_a_dream_is_the_rest() -> None:
    """CON-47"""
    s = battle(["m1 m1", "heroine heroine heroine"])
    assert {sum(dream.deck) for dream in dreams(s, 0)} == {91}
    assert any(dream.deck[CARDS["heroine"].index] for dream in dreams(s, 0))


def test_a_dream_does_not_know_the_answers_of_others() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter", "m3 m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "1 discard")
    answers = {str(dream.answers[1]) for dream in dreams(s, 0)}
    assert len(answers) == 2
    own = {str(dream.answers[1]) for dream in dreams(s, 1)}
    assert own == {str(s.answers[1])}
