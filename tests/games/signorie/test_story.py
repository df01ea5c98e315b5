"""The story of the game: everything that happens is told, and nothing that does not."""

from quattrocento.games.signorie.scoring import FINAL_SCORING, NEXT_ROUND
from quattrocento.games.signorie.state import Signorie
from quattrocento.text.words import Words
from tests.games.signorie.scenes import (
    give_helpers,
    go_to_rewards,
    lay_tile,
    place_men,
    scene,
    set_dice,
    set_reward,
    set_row,
)
from tests.play import play

WORDS = Words("en", "signorie", ["Anna", "Bruno"])


def story(s: Signorie) -> list[str]:
    assert s.log is not None
    return [WORDS.event(event) for event in s.log]


def test_a_round_is_announced_with_its_reward() -> None:
    """SIG-06, SIG-15"""
    s = scene("")
    set_reward(s, 1, "purse")
    s.round = 0
    s.agenda = [NEXT_ROUND]
    s.settle()
    assert story(s) == ["Round 1. Reward: Purse."]


def test_hiring_and_using() -> None:
    """SIG-24, SIG-30"""
    s = scene("red 1 6, yellow 6")
    give_helpers(s, 0, "red-3")
    play(s, "0 take red 1", "0 hire yellow-2", "0 use red-3")
    assert story(s) == [
        "Anna takes Red 1 and pays 1 florin.",
        "Anna hires for 3 florins: Yellow helper 2.",
        "Anna uses: Red helper 3.",
        "Anna scores 3 points: Helpers.",
    ]


def test_florins_and_a_forced_pass() -> None:
    """SIG-20, SIG-49"""
    s = scene("yellow 6 6")
    play(s, "0 take yellow 6", "0 govern", "1 pass")
    assert story(s)[:5] == [
        "Anna takes Yellow 6.",
        "Anna does the Signoria action of Yellow.",
        "Anna gets 3 florins.",
        "Bruno passes.",
        "Anna passes.",
    ]


def test_tracks_and_their_bonuses() -> None:
    """SIG-41, SIG-43"""
    s = scene("grey 6")
    place_men(s, 0, "church-3")
    play(s, "0 take grey 6", "0 govern", "0 climb church 3", "0 enter military")
    play(s, "0 seize-initiative", "0 done")
    assert story(s)[2:6] == [
        "Anna: a man is on field 4 of Church.",
        "Anna gets 2 florins.",
        "Anna: a man is on field 1 of Military.",
        "Anna moves 1 up to field 1 of the initiative track.",
    ]


def test_missions_and_marriages_with_their_tiles() -> None:
    """SIG-45, SIG-46, SIG-57"""
    s = scene("turquoise 6, red 6", tasks={"red man": "alliance"})
    place_men(s, 0, "church-2")
    lay_tile(s, "roma", mission="medici-3")
    lay_tile(s, "milano", marriage="este-5")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 2 roma", "1 take red 6")
    play(s, "1 govern", "1 marry milano 2")
    assert story(s)[2:5] == [
        "Anna sends a man from Church, field 2, to Rome.",
        "Anna scores 2 points: Missions.",
        "Anna allies with the Medici (3) in the row Church.",
    ]
    assert story(s)[7:10] == [
        "Bruno marries a woman to Milan with a dowry of 2 florins.",
        "Bruno scores 4 points: Marriages.",
        "Bruno allies with the Este (5) in the row Marriage.",
    ]


def test_tasks_and_what_they_bring() -> None:
    """SIG-33, SIG-57, SIG-62"""
    tasks = {"red man": "alliance", "grey woman": "threshold", "violet man": "cousins"}
    s = scene("red 6, grey 6, violet 6", tasks=tasks)
    play(s, "0 take red 6", "0 fulfil alliance 1", "0 lay church")
    play(s, "1 take grey 6", "1 fulfil threshold 2")
    play(s, "0 take violet 6", "0 fulfil cousins 1")
    assert story(s)[:8] == [
        "Anna takes Red 6.",
        "Anna carries out the task Alliance: 1 × Man.",
        "Anna lays a face-down tile in the row Church.",
        "Bruno takes Grey 6.",
        "Bruno carries out the task Threshold: 2 × Woman.",
        "Bruno raises the threshold to 19.",
        "Anna takes Violet 6.",
        "Anna carries out the task Cousins: 1 × Man.",
    ]
    assert story(s)[8] == "Anna takes from the reserve: 2 × Woman."


def test_offspring() -> None:
    """SIG-48"""
    s = scene("violet 6")
    s.families[0].brides = 4
    play(s, "0 take violet 6", "0 govern")
    assert s.log is not None
    (rolled,) = [event for event in s.log if event.kind == "rolls"]
    faces = rolled.facts["faces"]
    assert isinstance(faces, list)
    assert len(faces) == 5
    found = {str(e.facts["sex"]): e.facts["count"] for e in s.log if e.kind == "welcomes"}
    low = sum(face <= 3 for face in faces)
    assert found == {sex: count for sex, count in (("woman", low), ("man", 5 - low)) if count}


def test_offspring_of_one_sex_says_nothing_of_the_other() -> None:
    """SIG-48"""
    for number in range(12):
        s = scene("violet 6")
        for _ in range(number):
            s.roll(6)
        play(s, "0 take violet 6", "0 govern")
        assert s.log is not None
        assert len([event for event in s.log if event.kind == "welcomes"]) == 1


def test_rewards() -> None:
    """SIG-61 to SIG-63"""
    s = scene("")
    set_reward(s, 2, "purse")
    set_dice(s, 0, [6, 6, 2])
    s.families[1].brides = 1
    s.initiative = [0, 1]
    go_to_rewards(s)
    play(s, "1 claim", "1 wed")
    assert story(s) == [
        "Bruno scores 1 point: Initiative.",
        "New player order: Bruno, Anna.",
        "Bruno has 0 with a threshold of 13 and gets the reward.",
        "Bruno takes the bonus Purse.",
        "Bruno gets 5 florins.",
        "Bruno marries off a man: 2 of the brides’ places are filled.",
        "Bruno scores 1 point: Brides.",
        "Bruno gets 2 florins.",
        "Anna has 14 with a threshold of 13 and gets no reward.",
    ]


def test_honours() -> None:
    """SIG-64"""
    s = scene("")
    set_reward(s, 6, "brides")
    s.families[0].brides = 3
    set_dice(s, 1, [6, 6, 2])
    go_to_rewards(s)
    play(s, "0 buy-points")
    assert story(s)[2:5] == [
        "Anna scores 6 points: Rewards.",
        "Anna pays 5 florins for points.",
        "Anna scores 5 points: Rewards.",
    ]


def test_the_end() -> None:
    """SIG-01, SIG-70, SIG-71"""
    s = scene("")
    place_men(s, 0, "politics-7")
    set_row(s, 1, "marriage", "medici-5 este-5 face-down")
    s.agenda = [FINAL_SCORING]
    s.settle()
    assert story(s) == [
        "Anna scores 4 points for men in careers.",
        "Bruno scores 11 points for the row Marriage.",
        "Bruno wins with 11 points!",
    ]


def test_after_the_last_round_comes_the_scoring() -> None:
    """SIG-01, SIG-70"""
    s = scene("")
    place_men(s, 0, "politics-9")
    s.round = 7
    s.agenda = [NEXT_ROUND]
    s.settle()
    assert s.over
    assert sum(s.families[0].points) == 6
