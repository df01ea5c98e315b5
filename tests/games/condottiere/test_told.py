"""What the log and the questions say, in every language."""

import re

import pytest

from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.condottiere.view import view
from quattrocento.text.words import LANGUAGES, Words
from tests.games.condottiere.scenes import battle
from tests.play import play, told

NAMES = ["Anna", "Bruno", "Carla"]


def said(s: Condottiere, kind: str, language: str) -> str:
    """The only event of a kind, in words."""
    (event,) = told(s, kind)
    return Words(language, "condottiere", NAMES).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("cards", "owners", "kind", "armies"),
    [
        ("m6 m5", {}, "wins", "Anna 6, Bruno 5"),
        ("m5 m5", {}, "no-winner", "Anna 5, Bruno 5"),
        ("m5 m5", {"parma": 0}, "city-holds", "Anna 5, Bruno 5"),
    ],
)
def test_strengths_stand_beside_names(
    language: str, cards: str, owners: dict[str, int], kind: str, armies: str
) -> None:
    """CON-31"""
    mine, yours = cards.split()
    s = battle([f"{mine} m1", f"{yours} m1"], owners=owners)
    play(s, f"0 play {mine}", f"1 play {yours}", "0 pass", "1 pass")
    assert armies in said(s, kind, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("owners", "kind", "named"),
    [({}, "bishop-ends", ["Bruno"]), ({"parma": 2}, "bishop-saves", ["Bruno", "Carla"])],
)
def test_the_log_names_who_called_the_bishop_and_no_strength(
    language: str, owners: dict[str, int], kind: str, named: list[str]
) -> None:
    """CON-28"""
    s = battle(["m10 m1", "bishop m1", "m2"], owners=owners)
    play(s, "0 play m10", "1 play bishop")
    sentence = said(s, kind, language)
    assert [name for name in NAMES if name in sentence] == named
    assert "Parma" in sentence
    assert not re.search(r"\d", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_to_throw_in_says_how_many_battles_were_silent(language: str) -> None:
    """CON-46"""
    s = battle(["m1 m1", "m2 m2"])
    play(s, "0 pass", "1 pass", "0 keep", "1 keep", "0 name-city roma")
    play(s, "0 pass", "1 pass", "0 keep", "1 keep")
    choice = s.choice(1)
    assert choice is not None
    asked = Words(language, "condottiere", NAMES).ask(choice, s)
    assert "2" in asked
    assert "Bruno" in asked


def test_everyone_is_shown_which_cities_border_on_each_other() -> None:
    """CON-43"""
    shown = view(battle(["m1", "m1"]), None).neighbours
    assert shown["torino"] == ["milano", "genova"]
    assert shown["venezia"] == ["milano", "mantova", "ferrara"]
