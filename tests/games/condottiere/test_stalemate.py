"""Against endless passing: CON-46."""

from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.state import Condottiere, Variants
from tests.games.condottiere.scenes import acting, battle, hand, owner
from tests.play import opens, play, told

# Two players of the first revision of the rules: a bishop, then two silent battles.
OLD = """quattrocento record 1
game: condottiere
revision: 1
edition: first-1995 3fbd35673287d8f0
options: first=0 map=rulebook hand_sizes=open
seats: 2
commitment: 3402cbc40fa64c4f2e5cdce30200df92df69e9cf500f51d0fccc57255da83426
seed: 7c90e0d41df47a2131df51896b159a2c9c7a22de7c0c8a3662d36f3a4cb3f9f1

1 0 name-city parma ; f2ee
2 0 play m10 ; baaa
3 1 play bishop ; 85b6
4 0 keep ; 44ee
5 1 keep ; 4cac
6 0 name-city roma ; 4782
7 0 play m1 ; e3b1
8 1 pass ; f088
9 0 pass ; 1e67
10 0 keep ; 6aa2
11 1 keep ; fd60
12 0 name-city roma ; 0163
13 0 pass ; 346c
14 1 pass ; a73e
15 0 keep ; 9c38
16 1 keep ; 916b
17 0 name-city siena ; 2dda
18 0 pass ; 0648
19 1 pass ; 7554
20 0 keep ; f34e
21 1 keep ; 20a9

result: *
"""


def stand_still(s: Condottiere, battles: int) -> None:
    """Everyone passes and keeps, battle after battle; the next city is Rome each time."""
    for _ in range(battles):
        if opens(s, acting(s)[0])[0].startswith("name-city"):
            play(s, f"{acting(s)[0]} name-city roma")
        while "pass" in opens(s, acting(s)[0]):
            play(s, f"{acting(s)[0]} pass")
        while acting(s) and opens(s, acting(s)[0])[0] == "keep":
            play(s, f"{acting(s)[0]} keep")


def test_as_many_silent_battles_as_players_raise_the_question() -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"])
    stand_still(s, 2)
    assert opens(s, 0)[0].startswith("name-city")
    stand_still(s, 1)
    assert acting(s) == [0, 1, 2]
    assert opens(s, 1) == ["throw-in", "fight-on"]


def test_when_all_agree_a_new_round_is_dealt() -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2"], condottiere=1)
    stand_still(s, 2)
    play(s, "0 throw-in", "1 throw-in")
    assert [event.facts["battles"] for event in told(s, "stalemate")] == [2]
    assert (s.round, s.quiet) == (2, 0)
    assert [sum(captain.hand) for captain in s.captains] == [10, 10]
    assert acting(s) == [1]


def test_one_who_fights_on_saves_every_hand() -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2", "m3 m3"])
    stand_still(s, 3)
    play(s, "0 throw-in", "1 fight-on", "2 throw-in")
    assert [event.seat for event in told(s, "fights-on")] == [1]
    assert not told(s, "stalemate")
    assert [hand(s, seat) for seat in range(3)] == ["m1 m1", "m2 m2", "m3 m3"]
    assert (s.round, acting(s)) == (1, [0])
    assert opens(s, 0)[0].startswith("name-city")


def test_a_condottiere_without_cards_cannot_cost_the_others_their_hands() -> None:
    """CON-46"""
    s = battle(["", "m2 m2", "m3 m3"])
    stand_still(s, 3)
    assert acting(s) == [1, 2]
    play(s, "1 fight-on", "2 fight-on")
    assert (s.round, acting(s)) == (1, [0])


def test_all_six_must_agree() -> None:
    """CON-46"""
    s = battle(["m1"] * 6)
    stand_still(s, 6)
    assert acting(s) == [0, 1, 2, 3, 4, 5]
    play(s, *[f"{seat} throw-in" for seat in range(5)], "5 fight-on")
    assert [event.seat for event in told(s, "fights-on")] == [5]


def test_the_answers_are_hidden_until_all_are_in() -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2"])
    stand_still(s, 2)
    play(s, "1 fight-on")
    assert acting(s) == [0]
    assert not told(s, "fights-on")


def test_after_a_refusal_as_many_silent_battles_raise_it_again() -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2"])
    stand_still(s, 2)
    play(s, "0 fight-on", "1 throw-in")
    stand_still(s, 1)
    assert opens(s, 0)[0].startswith("name-city")
    stand_still(s, 1)
    assert opens(s, 0) == ["throw-in", "fight-on"]
    play(s, "0 throw-in", "1 throw-in")
    assert [event.facts["battles"] for event in told(s, "stalemate")] == [4]


def test_a_single_card_restarts_the_count() -> None:
    """CON-46"""
    s = battle(["m1 m1 m1", "m2 m2"])
    stand_still(s, 1)
    play(s, "0 name-city roma", "0 play m1", "1 pass", "0 pass", "0 keep", "1 keep")
    stand_still(s, 1)
    assert opens(s, 0)[0].startswith("name-city")


def test_a_scarecrow_restarts_the_count_too() -> None:
    """CON-46"""
    s = battle(["m1 m1 scarecrow", "m2 m2"])
    stand_still(s, 1)
    play(s, "0 name-city roma", "0 play scarecrow", "1 pass", "0 pass", "0 keep", "1 keep")
    stand_still(s, 1)
    assert opens(s, 0)[0].startswith("name-city")


def test_a_deal_restarts_the_count() -> None:
    """CON-46"""
    s = battle(["m1", "winter", "m3 m3"])
    stand_still(s, 2)
    play(s, "0 name-city roma", "0 play m1", "1 pass", "2 pass", "1 discard", "2 keep")
    assert s.round == 2
    stand_still(s, 2)
    assert opens(s, 0)[0].startswith("name-city")


def test_the_last_one_with_cards_is_not_asked() -> None:
    """CON-40, CON-46"""
    s = battle(["m1 m1", "winter"])
    stand_still(s, 1)
    play(s, "0 name-city roma", "0 pass", "1 pass", "0 keep", "1 discard")
    assert told(s, "round-ends")
    assert s.round == 2


def replayed() -> tuple[Match, Condottiere]:
    match = Match.replay(GAME, parse(OLD))
    assert isinstance(match.state, Condottiere)
    return match, match.state


def test_a_record_of_the_first_revision_throws_all_hands_in() -> None:
    """CON-46"""
    _, s = replayed()
    assert told(s, "stalemate")
    assert (s.round, owner(s, "roma")) == (2, 0)


def test_a_record_of_the_first_revision_stays_one_of_it() -> None:
    match, s = replayed()
    assert (match.record.revision, s.variants.revision) == (1, 1)
    match.play(0, "name-city roma")
    match.undo(0)
    assert isinstance(match.state, Condottiere)
    assert match.state.variants.revision == 1


def test_a_new_game_is_of_the_latest_revision() -> None:
    assert Variants().revision == GAME.revision == 2
