"""The log: all that everyone is told, and what only one seat is. CON-04, CON-10 to CON-43."""

from quattrocento.core.match import event_data
from quattrocento.core.state import EVERYONE, Event
from quattrocento.games.condottiere.state import Condottiere
from tests.games.condottiere.scenes import battle, campaign
from tests.play import play, told


def line(event: Event) -> str:
    """`plays 0 card:m10`: what happened, whose doing it was, and the facts."""
    facts = event_data(event)
    seat = [str(event.seat)] if event.seat >= 0 else []
    return " ".join([event.kind, *seat, *[str(facts[key]) for key in event.facts]])


def story(s: Condottiere) -> list[str]:
    assert s.log is not None
    return [line(event) for event in s.log if event.to == EVERYONE]


def test_a_battle_is_told_from_the_march_to_the_spoils() -> None:
    """CON-10 to CON-32"""
    s = campaign(["m10 scarecrow m1", "m3", "m2 winter"], owners={"parma": 2})
    play(s, "0 name-city parma", "0 play m10", "1 play m3", "2 pass")
    play(s, "0 play scarecrow", "0 take-back m10", "2 pass", "0 play m1", "2 pass", "0 pass")
    play(s, "2 play m2", "2 pass")
    assert story(s) == [
        "names-city 0 city:parma",
        "plays 0 card:m10",
        "plays 1 card:m3",
        "spent 1",
        "waits 2",
        "plays 0 card:scarecrow",
        "takes-back 0 card:m10",
        "waits 2",
        "plays 0 card:m1",
        "waits 2",
        "passes 0",
        "plays 2 card:m2",
        "passes 2",
        "wins 1 city:parma [1, 3, 2]",
    ]


def test_a_scarecrow_that_takes_nothing_is_told() -> None:
    """CON-26"""
    s = battle(["m10 scarecrow m1", "m3 m2"])
    play(s, "0 play m10", "1 play m3", "0 play scarecrow", "0 take-nothing")
    assert story(s)[-2:] == ["plays 0 card:scarecrow", "takes-nothing 0"]


def test_a_city_that_nobody_wins_is_told_with_the_strengths() -> None:
    """CON-33, CON-34"""
    free = battle(["m2 m1", "m2 m2"])
    owned = battle(["m2 m1", "m2 m2"], owners={"parma": 0})
    for s in (free, owned):
        play(s, "0 play m2", "1 play m2", "0 pass", "1 pass")
    assert story(free)[-1] == "no-winner city:parma [2, 2]"
    assert story(owned)[-1] == "city-holds city:parma seat:0 [2, 2]"


def test_a_discarded_hand_is_shown_to_all() -> None:
    """CON-36"""
    s = battle(["m1 m1", "m2 winter bishop winter", "m3"])
    play(s, "0 pass", "1 play m2", "2 pass", "1 pass", "0 keep", "1 discard", "2 keep")
    (event,) = told(s, "discards")
    assert event.to == EVERYONE
    assert line(event) == "discards 1 ['card:bishop', 'card:winter', 'card:winter']"


def test_a_new_deal_tells_how_many_cards_each_gets() -> None:
    """CON-40, CON-41"""
    s = battle(["m1", "m2 m2 m2"], owners={"roma": 0})
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    assert story(s)[-4:] == ["round-ends", "deals 1 2", "receives 0 12", "receives 1 12"]


def test_only_the_holder_is_told_the_cards_of_a_hand() -> None:
    """CON-04, CON-47"""
    s = battle(["m1", "m2 m2 m2"])
    play(s, "0 play m1", "1 play m2", "1 pass", "1 keep")
    hands = told(s, "hand")
    assert [(event.seat, event.to) for event in hands] == [(0, 0), (1, 1)]
    for event, captain in zip(hands, s.captains, strict=True):
        cards = event.facts["cards"]
        assert isinstance(cards, list)
        assert cards == sorted(cards)
        held = [card for card in set(cards) if captain.hand[card.index] == cards.count(card)]
        assert sum(captain.hand) == len(cards)
        assert len(held) == len(set(cards))


def test_the_victory_is_the_last_that_is_told() -> None:
    """CON-43"""
    owners = {"torino": 0, "milano": 0, "venezia": 0}
    s = battle(["m1 m1", "m2", "m3", "m4"], city="ferrara", owners=owners)
    play(s, "0 play m1", "1 pass", "2 pass", "3 pass", "0 pass")
    assert story(s)[-2:] == ["wins 0 city:ferrara [1, 0, 0, 0]", "victory 0"]
    assert s.winner == 0
