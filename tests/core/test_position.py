"""Positions as data: what is dumped can be loaded, and nothing else can."""

import json
from typing import Any

import pytest

from quattrocento.core.packing import pack, parts_of
from quattrocento.core.pieces import SEATS
from quattrocento.core.position import PositionError, dump, load
from quattrocento.core.rng import Rng
from quattrocento.core.steps import JointChoice
from tests.lots import LOTS
from tests.lots.rules import StakeChoice, Turn, all_slips
from tests.lots.scenes import scene
from tests.lots.table import SLIPS, Lots, Nothing, Stake
from tests.play import opens, play


def position() -> Lots:
    """Two of three seats have answered."""
    s = scene("one", "two five", "three", hat="four four")
    play(s, "0 lay one", "0 leave", "1 lay two", "1 leave", "2 lay three", "2 leave")
    play(s, "1 stake five", "0 nothing")
    rest = all_slips(s)
    for slip in [*s.hat, *(slip for slips in [*s.hands, *s.rows] for slip in slips)]:
        rest.remove(slip)
    s.gone = rest
    s.log = None
    return s


def reload(s: Lots) -> Lots:
    again = load(LOTS, json.loads(json.dumps(dump(LOTS, s))), LOTS.edition())
    assert isinstance(again, Lots)
    return again


def test_a_position_survives_as_json() -> None:
    s = position()
    again = reload(s)
    assert again == s
    assert again.answers == {1: Stake(SLIPS["five"]), 0: Nothing()}
    assert again.hat[0] is SLIPS["four"]


def test_a_position_says_its_variants_once() -> None:
    data = dump(LOTS, position())
    assert "options" in data
    assert "variants" not in data["state"]


def test_play_goes_on_as_it_would_have() -> None:
    s = position()
    again = reload(s)
    for one in (s, again):
        play(one, "2 nothing")
        one.shuffle(one.hat)
    assert again == s
    assert opens(again, 0) == ["draw"]


def test_a_position_reads_well() -> None:
    data = dump(LOTS, position())
    assert data["game"] == "lots"
    assert data["options"] == {"first": "0", "draws": "yes", "wins": "most", "hand": "3"}
    assert data["answers"] == {"1": "stake five", "0": "nothing"}
    assert data["state"]["hat"] == [{"piece": "slip:four"}, {"piece": "slip:four"}]


@pytest.mark.parametrize(
    "value",
    [
        None,
        -7,
        "text",
        True,
        (1, (2, SLIPS["one"])),
        {3, 1},
        frozenset({SLIPS["two"]}),
        {SLIPS["one"]: [1], 2: {"x": None}},
        {"class": "Round"},
        SEATS[2],
        Rng(bytes(32), 5),
        [Turn(1), JointChoice((StakeChoice(0), StakeChoice(2)))],
    ],
)
def test_whatever_a_state_may_hold_survives(value: object) -> None:
    again = parts_of(LOTS.package).unpack(json.loads(json.dumps(pack(value))))
    assert again == value
    assert type(again) is type(value)


@pytest.mark.parametrize("value", [1.5, Nothing(), object(), Rng])
def test_what_a_state_may_not_hold_is_a_fault(value: object) -> None:
    with pytest.raises(TypeError, match="a state may not hold a "):
        pack([value])


def spoiled(path: str, value: object) -> dict[str, Any]:
    """The data of a position with one thing changed, or with `...` taken away."""
    data: dict[str, Any] = json.loads(json.dumps(dump(LOTS, position())))
    *parents, last = path.split(".")
    inner = data
    for key in parents:
        inner = inner[key]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("format", 2, "format is 2; expected 1"),
        ("format", ..., "'format' is missing"),
        ("game", "chess", "game is 'chess'; expected 'lots'"),
        ("edition_digest", "0123456789abcdef", "edition 'paper-slips' is not the one given"),
        ("beer", 1, "unknown 'beer'"),
        ("options.hand", "9", "option hand is '9'; expected one of 3, 2"),
        ("options.beer", "1", "lots has no option 'beer'"),
        ("options", 7, "'int' object has no attribute 'items'"),
        ("state", ..., "'state' is missing"),
        ("state", [], "no attribute 'get'"),
        ("state.seats", 9, "9 seats; expected 2 to 4"),
        ("state.seats", "2", "'2' seats; expected 2 to 4"),
        ("state.seats", ..., "0 seats; expected 2 to 4"),
        ("state.hat", ..., "'state.hat' is missing"),
        ("state.log", [], "unknown 'state.log'"),
        ("state.hat", [{"piece": "slip:nine"}], "unknown 'slip:nine'"),
        ("state.hat", [{"card": "slip:one"}], "unknown tag 'card'"),
        ("state.hat", [{}], "not enough values to unpack"),
        ("state.rng", {"rng": ["xyz", 0]}, "non-hexadecimal number found"),
        ("state.agenda", [{"class": "Beer", "fields": {}}], "unknown 'Beer'"),
        ("state.agenda", [{"class": "Turn", "fields": {"age": 1}}], "argument 'age'"),
        ("answers.2", "stake five", "'stake five' is not open to seat 2"),
        ("answers.x", "nothing", "invalid literal for int"),
        ("answers.7", "nothing", "'nothing' is not open to seat 7"),
        ("state.won", {"tuple": [0, 0, 0]}, "'state.won' is of kind tuple; expected list"),
        ("state.won", [0, "1", 0], "'state.won.1' is of kind str; expected int"),
        ("state.won", [9, 0, 0], "more rounds won than played"),
        ("state.agenda", [7], "'state.agenda.0' is no step"),
    ],
)
def test_data_that_are_no_position_are_refused(path: str, value: object, expected: str) -> None:
    with pytest.raises(PositionError) as fault:
        load(LOTS, spoiled(path, value), LOTS.edition())
    assert str(fault.value).startswith("no position of lots: ")
    assert expected in str(fault.value)


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ({"class": "Round", "fields": {}}, "nobody is asked anything"),
        ({"class": "Turn", "fields": {"seat": 3}}, "seat 3 has a step to come"),
    ],
)
def test_an_agenda_that_nobody_could_follow_is_refused(step: object, expected: str) -> None:
    data = spoiled("answers", {})
    data["state"]["agenda"] = [step]
    with pytest.raises(PositionError, match=expected):
        load(LOTS, data, LOTS.edition())


def test_a_position_of_another_edition_needs_that_edition() -> None:
    text = LOTS.edition().imprint.text.replace("rounds = 3", "rounds = 4")
    other = LOTS.edition(text, "mine.toml")
    with pytest.raises(PositionError, match="edition 'paper-slips' is not the one given"):
        load(LOTS, dump(LOTS, position()), other)
