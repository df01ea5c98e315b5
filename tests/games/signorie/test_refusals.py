"""Whatever one might try has its reason, and a question says what it costs to answer it."""

from dataclasses import replace

import pytest

from quattrocento.core.match import digested, event_data, extend_digest
from quattrocento.core.moves import read, write
from quattrocento.games.signorie.components import HELPERS, HINDRANCES
from quattrocento.games.signorie.effects import GOVERNING
from quattrocento.games.signorie.moves import GOVERN
from quattrocento.games.signorie.state import Signorie
from quattrocento.games.signorie.vocabulary import ANYWHERE, FOR_TASKS, VERBS
from quattrocento.text.words import LANGUAGES, Words
from tests.games.signorie.scenes import (
    crowd_all_but,
    give_helpers,
    go_to_rewards,
    place_men,
    scene,
    set_reward,
)
from tests.play import opens, play, refused, told


def why(s: Signorie, seat: int, text: str) -> str:
    """The words that refuse a move, and the rule, as people read them."""
    found = [one for one in s.refusals(seat) if write(one.move) == text]
    return Words("en", "signorie").why(found[0]) if found else ""


def preview(s: Signorie, seat: int, text: str) -> dict[str, object]:
    choice = s.choice(seat)
    assert choice is not None
    return dict(choice.preview(s, read(s, seat, text)))


def asked(s: Signorie, seat: int, language: str = "en") -> str:
    choice = s.choice(seat)
    assert choice is not None
    return Words(language, "signorie").ask(choice, s)


# moves without a reason


def test_a_die_hires_in_the_column_of_its_ring_alone() -> None:
    """SIG-30"""
    s = scene("red 6")
    give_helpers(s, 0, "grey-1")
    play(s, "0 take red 6")
    assert why(s, 0, "hire red-1") == "This die hires only in this column: Yellow · SIG-30"
    assert why(s, 0, "hire turquoise-3").endswith("SIG-30")
    assert why(s, 0, "hire grey-1") == "Your helper is already there · SIG-30"


def test_a_die_is_for_the_tasks_of_its_colour_alone() -> None:
    """SIG-33"""
    s = scene("red 6", tasks={"red man": "purse", "grey woman": "study"})
    play(s, "0 take red 6")
    said = "Only the two tasks of the die's colour can be carried out: Red · SIG-33"
    assert [why(s, 0, f"fulfil study {n}") for n in (1, 2, 3)] == [said.replace("'", "’")] * 3
    assert why(s, 0, "fulfil purse 1") == ""


def test_a_task_for_three_takes_no_fourth_figure() -> None:
    """SIG-33"""
    s = scene("red 6", tasks={"red man": "purse", "red woman": "nursery"})
    play(s, "0 take red 6")
    assert why(s, 0, "fulfil purse 4") == "This task takes no more than 3 figures · SIG-33"
    assert why(s, 0, "fulfil nursery 2") == "This task takes no more than 1 figure · SIG-33"
    assert refused(s, 0, "fulfil purse 6") == "SIG-33"


def test_an_errand_takes_no_fourth_figure_either() -> None:
    """SIG-33"""
    s = scene("")
    set_reward(s, 1, "errand")
    go_to_rewards(s)
    play(s, "0 claim")
    assert refused(s, 0, "fulfil purse 4") == "SIG-33"


def test_no_dowry_is_higher_than_four() -> None:
    """SIG-46"""
    s = scene("red 6", florins=5)
    play(s, "0 take red 6", "0 govern")
    assert why(s, 0, "marry roma 5") == "A dowry is at most 4 florins · SIG-46"
    assert refused(s, 0, "marry roma 9") == "SIG-46"
    assert why(s, 0, "marry roma 0") == "Rome asks for a dowry of at least 1 · SIG-46"


def test_the_refusal_of_a_die_is_about_its_own_actions() -> None:
    """SIG-23: what other dice are for would explain nothing"""
    tasks = {"turquoise man": "envoy", "turquoise woman": "study"}
    s = scene("turquoise 6", florins=0, tasks=tasks)
    s.families[0].supply = [0, 0]
    said = "too few florins, too few figures, no man in a career"
    assert why(s, 0, "take turquoise 6") == (
        f"None of its three actions could be carried out: {said} · SIG-23"
    )


@pytest.mark.parametrize("slug", sorted({*ANYWHERE, *FOR_TASKS}))
def test_whatever_an_edition_makes_an_action_of_can_be_named_as_a_hindrance(slug: str) -> None:
    """SIG-23: for a family without anything, and for one that finds every place taken"""
    bare, crowded = scene(), scene()
    bare.families[0].supply = [0, 0]
    place_men(crowded, 0, "church-1")
    crowd_all_but(crowded, "")
    crowded.helpers = 0
    for s in (bare, crowded):
        refusal = VERBS[slug].meaning.obstacle(s, GOVERN, GOVERNING[0])
        assert refusal.reason in HINDRANCES


# errands


def test_an_errand_raises_no_threshold_that_no_longer_counts() -> None:
    """SIG-33: the dice have been added up, so a figure there would do nothing"""
    s = scene("", tasks={"grey man": "threshold"})
    set_reward(s, 1, "errand")
    go_to_rewards(s)
    play(s, "0 claim")
    assert not [text for text in opens(s, 0) if text.startswith("fulfil threshold")]
    assert why(s, 0, "fulfil threshold 1") == (
        "The dice have been added up: the threshold no longer counts this round · SIG-33"
    )


def test_the_threshold_alone_is_no_errand() -> None:
    """SIG-33, SIG-67: without women, tiles or men in careers no other task is left"""
    men = {"yellow": "envoy", "red": "wedding", "violet": "alliance", "turquoise": "cousins"}
    tasks = {f"{colour} man": task for colour, task in men.items()}
    s = scene("", tasks={"grey man": "threshold", **tasks})
    s.families[0].supply, s.families[0].reserve = [4, 0], [8, 0]
    s.pile = ()
    set_reward(s, 1, "errand")
    go_to_rewards(s)
    assert opens(s, 0) == ["wed", "decline"]


def test_before_the_dice_are_added_up_the_threshold_can_be_raised() -> None:
    """SIG-62"""
    s = scene("grey 6", tasks={"grey man": "threshold"})
    play(s, "0 take grey 6")
    assert "fulfil threshold 3" in opens(s, 0)


# helpers that are passed over


def three_helpers() -> Signorie:
    s = scene("red 6")
    give_helpers(s, 0, "red-1 red-2 red-3")
    play(s, "0 take red 6", "0 hire yellow-1")
    return s


def test_a_lower_helper_says_whom_it_passes_over() -> None:
    """SIG-24"""
    s = three_helpers()
    assert preview(s, 0, "use red-3")["forfeits"] == [HELPERS["red-1"], HELPERS["red-2"]]
    assert preview(s, 0, "use red-1")["forfeits"] == []


def test_what_is_passed_over_is_what_is_then_refused() -> None:
    """SIG-24"""
    s = three_helpers()
    play(s, "0 use red-2", "0 lay church")
    assert opens(s, 0) == ["use red-3", "done"]
    assert preview(s, 0, "use red-3")["forfeits"] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "passes over those above"), ("de", "übergeht"), ("it", "fa saltare quelli sopra")],
)
def test_the_question_says_that_helpers_are_passed_over(language: str, said: str) -> None:
    """SIG-24"""
    s = three_helpers()
    assert said in asked(s, 0, language)
    play(s, "0 use red-2", "0 lay church")
    assert said not in asked(s, 0, language)


# promises


def test_a_die_promises_its_signoria_action_only_if_it_can_be_done() -> None:
    """SIG-23"""
    s = scene("turquoise 6")
    assert "signoria" not in preview(s, 0, "take turquoise 6")
    place_men(s, 0, "church-1")
    assert preview(s, 0, "take turquoise 6")["signoria"] == {"missions": 1}
    crowd_all_but(s, "")
    assert "signoria" not in preview(s, 0, "take turquoise 6")


# points and their reasons


def reasons(s: Signorie, language: str = "en") -> list[str]:
    words = Words(language, "signorie", ["Anna", "Bruno"])
    return [words.event(event) for event in told(s, "gains-points")]


def test_points_say_what_they_are_for() -> None:
    """SIG-45, SIG-46, SIG-60"""
    s = scene("red 6, turquoise 6 6")
    place_men(s, 1, "church-6")
    play(s, "0 take red 6", "0 govern", "0 marry roma 4")
    play(s, "1 take turquoise 6", "1 govern", "1 send church 6 roma")
    s.initiative = [6, 1]
    go_to_rewards(s)
    assert reasons(s) == [
        "Anna scores 8 points: Marriages.",
        "Bruno scores 7 points: Missions.",
        "Anna scores 9 points: Initiative.",
        "Bruno scores 1 point: Initiative.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_told_in_every_language(language: str) -> None:
    """SIG-60"""
    s = scene("")
    s.initiative = [6, 0]
    go_to_rewards(s)
    assert Words(language, "signorie")("part-initiative") in reasons(s, language)[0]


def test_the_reason_follows_from_the_rest_and_is_no_part_of_what_records_seal() -> None:
    """So that records from before it still fit."""
    s = scene("")
    s.initiative = [6, 0]
    go_to_rewards(s)
    (event,) = told(s, "gains-points")
    plain = {"ply": 0, "kind": "gains-points", "points": 9, "seat": 0}
    assert event_data(event) == {**plain, "source": "initiative"}
    assert digested(event) == plain
    assert extend_digest("", [event]) == extend_digest("", [replace(event, source="")])
