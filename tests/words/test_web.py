"""The words of the web app: every one that a page asks for exists, and none is left over."""

import re
from pathlib import Path

import pytest

from quattrocento.bots import LEVELS
from quattrocento.bots.company import company, styles_of
from quattrocento.games import GAMES
from tests.words.catalogues import catalogue, of_a_board

WEB = Path(__file__).parents[2] / "web" / "src"
ASKED = re.compile(r"t\(\s*['`]([a-z][\w$.{}?'! -]*?)['`]")
MADE = {
    "game": list(GAMES),
    "about": list(GAMES),
    "length": list(GAMES),
    "weight": list(GAMES),
    "theme": ["auto", "light", "dark"],
    "status": ["open", "running", "finished", "closed", "set-aside"],
    "source": ["rulebook", "found", "derived", "recalled", "mixed", "reconstructed"],
    "order": ["pass-battle", "keep-always"],
    "order-until": ["always", "pass-battle", "repeat", "up-to"],
    "eyes": ["all", "mover", "own"],
    "note": ["condottiere-borders"],
    "table-of": sorted({one.table for game in GAMES.values()
                        for one in game.edition().imprint.provenance}),
    "clock": ["none", "quick", "calm", "days"],
    "set": ["motion", "confirm", "lenient", "forced", "sound", "text"],
    "speed": ["slow", "normal", "fast", "instant"],
    "climax": ["battle", "auction", "work", "round", "phase", "year", "scoring", "best"],
    "phase": ["deal", "auction", "courtship", "actions", "end"],
    "sums": ["points", "florins"],
    "brief": [key[5:] for key in catalogue("en", "signorie").messages if key.startswith("verb-")],
    "fits-only": ["turned", "mirrored"],
    "count": ["cubes", "favours"],
    "story": ["games", "wins", "streak", "longest"],
    "story-audience": ["private", "played", "everyone"],
    "story-take": ["json", "csv", "zip"],
    "manner": [
        *LEVELS, "program",
        *(f"{game}-{level}-{person}" for person in company() for level in LEVELS
          for game in styles_of(f"{level}-{person}")),
    ],
    "league": ["waiting", "opened", "void"],
    "closed": ["abandoned", "agreed"],
    "puzzle": ["new", "found", "missed"],
    "reason": ["abuse", "cheating", "name", "other", "spam"],
    "key": [f"{key}{does}" for key in
            ("tab", "arrows", "enter", "digits", "escape", "speed", "turn", "help")
            for does in ("", "-does")],
}  # fmt: skip

# What a special card of Condottiere does, on the card.
RULES = {
    f"rule-condottiere-{card}"
    for card in ("bishop", "drummer", "heroine", "scarecrow", "surrender", "winter")
}


def asked(folder: Path = WEB) -> set[str]:
    """The keys that the pages name, whole or with a part filled in."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in (".svelte", ".ts"):
            found |= set(ASKED.findall(path.read_text("utf-8")))
    return found


def known() -> set[str]:
    return of_app() | {*catalogue("en", "common").messages} | of_boards()


def of_app() -> set[str]:
    """What pages say; that of some stands in a catalogue of its own, which comes with them."""
    return {
        key
        for name in ("web", "story", "league", "puzzle")
        for key in catalogue("en", name).messages
    }


def of_boards() -> set[str]:
    """What only a game's own board says stands in the catalogue of the game."""
    return {key for game in GAMES for key in catalogue("en", game).messages if of_a_board(key)}


def made() -> set[str]:
    return {f"ui-{kind}-{value}" for kind, values in MADE.items() for value in values} | RULES


def test_every_word_that_a_page_asks_for_exists() -> None:
    plain = {key for key in asked() if "$" not in key and key.startswith(("ui-", "end-"))}
    assert len(plain) > 100
    assert plain - known() == set()


@pytest.mark.parametrize("game", [game for game in GAMES if (WEB / "boards" / game).is_dir()])
def test_every_word_that_a_board_asks_for_is_in_its_game(game: str) -> None:
    """Another game's word of the same name would be found only by whoever has played that."""
    named = asked(WEB / "boards" / game)
    wanted = {key for key in named if "-" in key and "$" not in key}
    spoken = {key for name in (game, "common", "web") for key in catalogue("en", name).messages}
    assert len(wanted) > 5
    assert wanted - spoken == set()


@pytest.mark.parametrize("kind", list(MADE))
def test_every_word_that_a_page_makes_up_exists(kind: str) -> None:
    assert {f"ui-{kind}-{value}" for value in MADE[kind]} - known() == set()


def test_no_word_is_left_over() -> None:
    unused = (of_app() | of_boards()) - asked() - made()
    loose = ("tip-", "pick-", "notice-", "ui-ask-")
    assert {key for key in unused if not key.startswith(loose)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_question_belongs_to_one(game: str) -> None:
    """`ui-ask-<game>-<step>` stands below the question `step-<step>` of that game."""
    keys = set(catalogue("en", game).messages)
    explained = {key for key in keys if key.startswith("ui-ask-")}
    assert {key.replace(f"ui-ask-{game}-", "step-") for key in explained} <= keys


def test_a_board_redefines_no_word_of_the_app() -> None:
    """The browser reads the catalogue of a game after that of the app."""
    assert of_boards() & of_app() == set()


@pytest.mark.parametrize("game", ["condottiere", "principato"])
def test_every_card_of_a_drawn_game_has_a_tip(game: str) -> None:
    head = f"tip-{game}-"
    tips = {key for key in catalogue("en", "web").messages if key.startswith(head)}
    cards = {key for key in catalogue("en", game).messages if key.startswith("card-")}
    assert tips == {head + card for card in cards}


def test_every_kind_of_piece_of_florence_has_a_tip_with_its_rule() -> None:
    """Pieces are told apart by their kind, characters and the four other objects by name."""
    said = catalogue("en", "princes").messages
    tips = {key: said[key] for key in said if key.startswith("tip-princes-")}
    assert [key for key in tips if "rule" not in tips[key].forms] == []
    kinds = ("profession", "building", "landscape", "freedom", "pile", "bonus", "prestige", "deck")
    characters = {key for key in said if key.startswith("character-")}
    objects = {"pile-jester", "pile-builder", "pile-prestige", "pile-recruiting"}
    wanted = {f"tip-princes-{piece}" for piece in {*kinds, *characters, *objects}}
    assert wanted <= tips.keys()
