"""The company: persons whom bots play, and styles that decide among moves nearly equal."""

import pytest

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.company import company, parse_person, styles_of
from quattrocento.bots.greedy import Journeyman
from quattrocento.bots.heuristics import find_breakdown
from quattrocento.bots.levels import LEVELS, UnknownBot, by_name, is_own
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.lessons import lesson
from quattrocento.text.words import LANGUAGES, Words
from tests.games.condottiere.scenes import battle

QUICK = ThinkingTime(iterations=30)


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def test_the_rivals_in_the_lessons_are_of_the_company() -> None:
    words = Words("en", "service")
    known = {words(f"person-{person}") for person in company()}
    met = {name for game in GAMES for name in lesson(game).names[1:]}
    assert met <= known


def test_there_is_somebody_for_every_chair() -> None:
    most = max(game.seats[-1] for game in GAMES.values())
    assert len(company()) >= most - 1


@pytest.mark.parametrize("person", company())
def test_everyone_has_a_name_in_every_language(person: str) -> None:
    for language in LANGUAGES:
        assert Words(language, "service")(f"person-{person}")


STYLED = [(person, game) for person in company() for game in styles_of(f"journeyman-{person}")]


@pytest.mark.parametrize(("person", "key"), STYLED)
def test_a_style_speaks_of_parts_that_there_are(person: str, key: str) -> None:
    game = GAMES[key]
    s = game.start(3, game.read_variants({}), game.edition(), rng("parts"), False)
    parts = {part.name for part in find_breakdown(game).parts(s)[0]}
    assert set(styles_of(f"journeyman-{person}")[key].weights) <= parts


@pytest.mark.parametrize(("person", "key"), STYLED)
def test_a_style_is_told_in_every_language(person: str, key: str) -> None:
    for language in LANGUAGES:
        assert Words(language, "web")(f"ui-manner-{key}-journeyman-{person}")


def test_every_title_knows_styles() -> None:
    assert {key for _, key in STYLED} == set(GAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_person_can_play_at_every_level(level: str) -> None:
    s = battle(["m10 m1", "m6", "m1"])
    seen = Seen(GAMES["condottiere"], s, 0, rng("seen"))
    for person in company():
        move = by_name(f"{level}-{person}", rng("bot")).choose(seen, QUICK)
        assert move in s.legal_moves(0)


def test_nobody_else_is_of_the_company() -> None:
    assert parse_person("master-caterina") == ("master", "caterina")
    for name in ("master-", "master-nobody", "nobody-caterina", "caterina", "master-caterina-x"):
        assert not is_own(name)
        with pytest.raises(UnknownBot):
            by_name(name, rng("bot"))


def test_a_style_decides_only_among_moves_that_are_nearly_equal() -> None:
    """The patient one keeps her hand, but not at the price of the game."""
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca"), 0)
    s = battle(["m10 m1", "m1", "m1"], city="parma", owners=owned)
    seen = Seen(GAMES["condottiere"], s, 0, rng("seen"))
    assert write(by_name("journeyman-caterina", rng("bot")).choose(seen)) != "pass"


def test_what_is_liked_is_preferred() -> None:
    s = battle(["m10 m1", "m1", "m1"], city="parma")
    seen = Seen(GAMES["condottiere"], s, 0, rng("seen"))
    patient = styles_of("journeyman-caterina")["condottiere"]
    assert write(patient.prefer(seen, s.legal_moves(0), rng("style"))) == "pass"


def test_without_a_style_a_person_plays_as_the_level_does() -> None:
    s = battle(["m10 m6 m4 m1", "m6 m5", "m1 m2"], city="parma")
    seen = Seen(GAMES["condottiere"], s, 0, rng("seen"))
    plain = Journeyman(rng("bot")).choose(seen)
    assert by_name("journeyman-simonetta", rng("bot")).choose(seen) == plain
