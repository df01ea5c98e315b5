"""The games: what can be played, their rule books, editions and words."""

import importlib.resources
from functools import lru_cache

from msgspec import Struct
from starlette.responses import PlainTextResponse

from quattrocento.core.game import Game, option_text
from quattrocento.games import GAMES
from quattrocento.service import editions, levels, wire
from quattrocento.service.calls import Call, endpoint
from quattrocento.service.core import Service
from quattrocento.service.problems import Problem
from quattrocento.text.rulebook import book as read_book
from quattrocento.text.words import LANGUAGES, Words


class InLanguage(Struct, frozen=True):
    lang: wire.Language = "en"


def find(key: str) -> Game:
    if key not in GAMES:
        raise Problem("no-game", games=", ".join(GAMES))
    return GAMES[key]


@endpoint("GET", "/api/games")
async def list_games(service: Service, call: Call, query: InLanguage) -> wire.Games:
    """The games, with their options in words"""
    return wire.Games([card(game, query.lang) for game in GAMES])


@lru_cache(maxsize=64)
def card(key: str, language: str) -> wire.GameCard:
    game = GAMES[key]
    words = Words(language, key)
    options = [
        wire.Choosable(
            key=option,
            name=words.option(option),
            values=[option_text(value) for value in values],
            names=[words.option(option, value) for value in values],
        )
        for option, values in game.choices.items()
    ]
    edition = editions.read(game.key, "").imprint.name
    seats = list(game.seats)
    return wire.GameCard(
        game.key, game.title, seats, game.revision, edition, options, levels.names()
    )


@endpoint("GET", "/api/games/{game}/rules")
async def rule_book(service: Service, call: Call, query: InLanguage) -> wire.RuleBook:
    """The rule book"""
    return book(find(call.request.path_params["game"]).key, query.lang)


@lru_cache(maxsize=16)
def book(key: str, language: str) -> wire.RuleBook:
    found = read_book(GAMES[key], language)
    chapters = [
        wire.BookChapter(
            chapter.title,
            [
                wire.BookRule(rule.id, rule.title, list(rule.paragraphs), list(rule.rulings))
                for rule in chapter.rules
            ],
        )
        for chapter in found.chapters
    ]
    return wire.RuleBook(found.title, list(found.intro), chapters)


@endpoint("GET", "/api/games/{game}/edition")
async def edition_page(service: Service, call: Call) -> wire.EditionPage:
    """The game's own edition: its figures, and where each of them comes from"""
    game = find(call.request.path_params["game"])
    imprint = editions.read(game.key, "").imprint
    sources = [wire.Provenance(one.table, one.source, one.note) for one in imprint.provenance]
    return wire.EditionPage(game.key, imprint.name, imprint.digest, sources, imprint.text)


@endpoint("GET", "/api/words/{lang}/{catalogue}")
async def catalogue(service: Service, call: Call) -> PlainTextResponse:
    """The words of a game, of the service or common to all, as a Fluent file"""
    language = call.request.path_params["lang"]
    name = call.request.path_params["catalogue"]
    if language not in LANGUAGES or name not in (*GAMES, "common", "service"):
        raise Problem("no-page")
    folder = importlib.resources.files("quattrocento.locales").joinpath(language)
    return PlainTextResponse(folder.joinpath(f"{name}.ftl").read_text("utf-8"))
