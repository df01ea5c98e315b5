"""What a seat sees, and what it could imagine. CON-25, CON-36, CON-47."""

from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.condottiere.components import CARDS
from quattrocento.games.condottiere.invariants import check
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.condottiere.view import imagine, view
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
    owners = seen.pop("owners")
    assert {city: seat for city, seat in owners.items() if seat >= 0} == {"roma": 1, "napoli": 1}
    assert len(owners) == 17
    assert seen == {
        "seat": 0,
        "round": 1,
        "condottiere": 0,
        "city": "roma",
        "defender": 1,
        "winter": True,
        "map": "rulebook",
        "target": 6,
        "hand": ["m1", "m10"],
        "aside": [],
        "answered": [],
        "winner": -1,
        "captains": [
            {
                "seat": 0,
                "cards": 2,
                "known": ["m10"],
                "line": ["scarecrow"],
                "strength": 0,
                "out": False,
                "cities": [],
                "group": 0,
            },
            {
                "seat": 1,
                "cards": 2,
                "known": [],
                "line": ["winter"],
                "strength": 0,
                "out": True,
                "cities": ["roma", "napoli"],
                "group": 2,
            },
        ],
    }


def test_a_spectator_sees_no_hand() -> None:
    """CON-47"""
    s = campaign(["m1 m1", "m2"], condottiere=1)
    seen = view(s, None)
    assert (seen["seat"], seen["hand"], seen["city"], seen["defender"]) == (None, [], None, -1)


def test_who_has_answered_is_seen_and_not_what() -> None:
    """CON-36"""
    s = battle(["m1 m1", "winter m2", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "1 discard", "0 keep")
    assert view(s, 2)["answered"] == [0, 1]
    assert "discard" not in str(view(s, 2))


def test_played_and_discarded_cards_are_seen_aside() -> None:
    """CON-35, CON-36"""
    s = battle(["m1 m1", "winter m2", "m3"])
    play(s, "0 play m1", "1 play m2", "2 pass", "0 pass", "1 pass")
    assert view(s, 2)["aside"] == ["m1", "m2"]
    play(s, "0 keep", "1 discard", "2 keep")
    assert view(s, 2)["aside"] == ["m1", "m2", "winter"]


def test_a_card_taken_back_is_known_until_it_is_played() -> None:
    """CON-25"""
    s = battle(["m10 m10 m2 scarecrow scarecrow scarecrow", "m3"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow", "0 take-back m10")
    play(s, "0 play m2", "0 play m10", "0 play m10", "0 play scarecrow", "0 take-back m10")
    play(s, "0 play scarecrow", "0 take-back m2")
    assert view(s, 1)["captains"][0]["known"] == ["m2", "m10"]
    play(s, "0 play m10")
    assert view(s, 1)["captains"][0]["known"] == ["m2"]


def test_of_two_known_cards_of_a_kind_one_is_played() -> None:
    """CON-25"""
    s = battle(["m5 m5 m1 scarecrow scarecrow", "m3"])
    play(s, "0 play m5", "1 pass", "0 play m5", "0 play scarecrow", "0 take-back m5")
    play(s, "0 play scarecrow", "0 take-back m5", "0 play m5")
    assert view(s, 1)["captains"][0]["known"] == ["m5"]


def test_a_new_deal_hides_every_hand_again() -> None:
    """CON-41"""
    s = battle(["m10 scarecrow", "winter m2"])
    play(s, "0 play m10", "1 pass", "0 play scarecrow", "0 take-back m10", "0 pass")
    play(s, "0 keep", "1 keep", "0 name-city roma", "0 pass", "1 play m2", "1 pass")
    assert view(s, 1)["captains"][0]["known"] == ["m10"]
    play(s, "0 keep", "1 discard")
    assert s.round == 2
    assert view(s, 1)["captains"][0]["known"] == []


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
