"""What stands in the way of a die once it has been paid for: SIG-23."""

from quattrocento.core.moves import write
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import give_helpers, scene


def hindrances(s: Signorie, text: str) -> list[str]:
    """By their names."""
    (refusal,) = [one for one in s.refusals(0) if write(one.move) == text]
    found = refusal.facts["hindrances"]
    assert isinstance(found, list)
    return [one.slug for one in found]


def test_what_the_die_costs_is_no_longer_there_to_hire_with() -> None:
    """SIG-22, SIG-23: of two florins the difference leaves one, and a helper costs two"""
    tasks = {"red man": "envoy", "red woman": "cousins"}
    s = scene("red 1", florins=2, tasks=tasks)
    s.families[0].supply = [4, 0]
    give_helpers(s, 0, "yellow-2 yellow-3")
    assert hindrances(s, "take red 1") == [
        "too-few-florins",
        "space-taken",
        "no-man-in-career",
        "too-few-figures",
        "no-woman",
    ]
