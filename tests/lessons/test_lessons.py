"""Every lesson can be played to its end by the rules, and says what it says in every language."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

from quattrocento.games import GAMES
from quattrocento.lessons import LEARNER, LessonError, Stop, lesson
from quattrocento.lessons import parse as read_lesson
from quattrocento.service.errors import Problem
from quattrocento.service.messages import lessons, responses
from quattrocento.service.messages.encoding import encode
from quattrocento.text.rulebook import book
from quattrocento.text.words import LANGUAGES
from tests.words.catalogues import catalogue, text

SHORTEST, LONGEST = 15, 30
MOST_TRIED = 12

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(game: str) -> Iterator[tuple[int, Stop]]:
    return ((number, stop) for number, stop in enumerate(lesson(game).stops) if stop.moves)


def shown(game: str, stop: int, taken: str = "") -> responses.Lesson:
    return lessons.stop_out(game, stop, taken, "en")


def as_sent(found: responses.Lesson) -> dict[str, Any]:
    sent: dict[str, Any] = json.loads(encode(found))
    return sent


@every_game
def test_a_lesson_is_played_to_its_end(game: str) -> None:
    stops = lesson(game).stops
    assert SHORTEST <= len(stops) <= LONGEST
    for number, stop in enumerate(stops):
        found = shown(game, number)
        assert bool(found.moves) == bool(stop.moves), stop.key
        assert (found.update.choice is not None) == bool(stop.moves), stop.key
        assert found.update.seat == LEARNER


@every_game
def test_whatever_is_asked_is_among_the_options(game: str) -> None:
    for number, stop in asked(game):
        found = shown(game, number)
        assert found.update.choice is not None
        options = [option["move"] for option in as_sent(found)["update"]["choice"]["options"]]
        assert found.moves
        assert set(found.moves) <= set(options)
        for pattern in stop.moves:
            alone = Stop(stop.key, (), (pattern,), (), "")
            assert alone.right(options), f"{stop.key}: {pattern}"


@every_game
def test_a_free_choice_leaves_the_rest_of_the_lesson_possible(game: str) -> None:
    """Some of the moves that are right, spread evenly, each followed to the end of the scene."""
    for number, stop in asked(game):
        if not stop.is_free:
            continue
        here = shown(game, number)
        scene, place = lesson(game).place(number)
        for move in here.moves[:: len(here.moves) // MOST_TRIED + 1]:
            taken = ";".join([*here.taken, move])
            for later in range(1, len(scene.stops) - place):
                assert shown(game, number + later, taken).taken[len(here.taken)] == move


@every_game
def test_every_move_has_a_preview(game: str) -> None:
    for number, _stop in asked(game):
        move = shown(game, number).moves[0]
        assert lessons.preview(game, number, "", move, "en").move == move


@every_game
@every_language
def test_every_rule_that_is_cited_exists(game: str, language: str) -> None:
    known = set(book(GAMES[game], language).ids)
    for stop in lesson(game).stops:
        assert set(stop.rules) <= known, stop.key
        assert stop.rules, f"{stop.key} cites no rule"
    for key, message in catalogue(language, f"lesson-{game}").messages.items():
        assert cited("".join(message.texts), GAMES[game].prefix) <= known, key


def cited(words: str, prefix: str) -> set[str]:
    return {word.strip(".,:;()") for word in words.split() if word.startswith(f"{prefix}-")}


@every_game
@every_language
def test_every_stop_has_its_texts(game: str, language: str) -> None:
    entries = parse(text(language, f"lesson-{game}")).body
    found = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, ast.Message)
    }
    wanted = {f"lesson-{game}", f"lesson-{game}-summary"}
    for stop in lesson(game).stops:
        key = f"lesson-{game}-{stop.key}"
        wanted.add(key)
        forms = {"title", "ask"} if stop.moves else {"title"}
        assert forms <= found.get(key, set()), key
        assert found[key] - forms <= ({"else"} if stop.moves else set()), key
    assert set(found) == wanted


@every_game
def test_exact_moves_are_answered_in_words_of_their_own(game: str) -> None:
    """Where one move is asked, whoever tries another hears why this one."""
    forms = catalogue("en", f"lesson-{game}").messages
    for _number, stop in asked(game):
        if not stop.is_free:
            assert "else" in forms[f"lesson-{game}-{stop.key}"].forms, stop.key


# figures that the texts name, by game, stop and the place in the learner's view
TOLD = [
    ("condottiere", "second-card", "captains.*.strength", [5, 10, 4]),
    ("condottiere", "drummer", "captains.*.strength", [11, 13, 4]),
    ("condottiere", "stop", "captains.*.strength", [22, 13, 4]),
    ("condottiere", "winter", "captains.*.strength", [10, 16, 5]),
    ("condottiere", "heroine", "captains.*.strength", [1, 3, 1]),
    ("condottiere", "scarecrow", "captains.*.strength", [11, 4, 1]),
    ("condottiere", "surrender", "captains.*.strength", [10, 0, 5]),
    ("condottiere", "end", "captains.*.group", [5, 1, 0]),
    ("princes", "work", "own.works.*.value", [9, 9, 5]),
    ("princes", "painter", "own.works.*.value", [15, 8]),
    ("principato", "dismiss", "principalities.*.military", [5, 0]),
    ("principato", "monument", "principalities.*.church.favour", [1, 0]),
    ("signorie", "turquoise", "families.*.sum", [8, 15]),
    ("signorie", "reward", "families.*.sum", [13, 20]),
    ("signorie", "children", "families.*.points", [12, 5]),
]


@pytest.mark.parametrize(("game", "key", "path", "figures"), TOLD)
def test_a_figure_in_a_text_is_that_of_the_board(
    game: str, key: str, path: str, figures: list[int]
) -> None:
    number = [stop.key for stop in lesson(game).stops].index(key)
    found: list[Any] = [as_sent(shown(game, number))["update"]["view"]]
    for part in path.split("."):
        found = found[0] if part == "*" else [one[part] for one in found]
    assert found == figures


def test_a_move_that_is_not_right_is_refused() -> None:
    number = [stop.key for stop in lesson("condottiere").stops].index("neighbour")
    with pytest.raises(Problem, match="illegal"):
        shown("condottiere", number + 1, "name-city napoli")


def test_a_stop_after_the_last_is_refused() -> None:
    with pytest.raises(Problem, match="no-page"):
        shown("condottiere", 99)


def test_a_script_that_the_rules_forbid_is_found() -> None:
    told = read_lesson("condottiere", SCRIPT.format(move="play m7"))
    table = lessons.seated(told, told.scenes[0])
    with pytest.raises(LessonError, match="play m7"):
        lessons.play(table, told.scenes[0].before)


SCRIPT = """
names = ["Lucrezia", "Caterina"]
[[scenes]]
seed = "x"
options = {{ first = "0" }}
before = ["0 name-city parma", "0 {move}"]
[[scenes.stops]]
key = "only"
"""


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ('before = ["pass"]', "no move in a script"),
        ("surprise = 1", "unknown 'surprise'"),
    ],
)
def test_a_lesson_that_is_badly_written_is_refused(wrong: str, message: str) -> None:
    written = SCRIPT.format(move="pass").replace('before = ["0 name-city parma", "0 pass"]', wrong)
    with pytest.raises(LessonError, match=message):
        read_lesson("condottiere", written)
