"""The games: what can be played, their rule books, editions and words."""

from functools import lru_cache

from msgspec import Struct

from quattrocento.core.game import Game, variant_text
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import responses
from quattrocento.service.service import Service
from quattrocento.service.workers import levels
from quattrocento.text.rulebook import book as read_book
from quattrocento.text.words import Words


class InLanguage(Struct, frozen=True):
    lang: responses.Language = "en"


def find(key: str) -> Game:
    if key not in GAMES:
        raise Problem("no-game", games=", ".join(GAMES))
    return GAMES[key]


@endpoint("GET", "/api/games")
async def list_games(service: Service, call: Call, query: InLanguage) -> responses.Games:
    """The games, with their options in words"""
    bots = tuple(levels.names())
    return responses.Games([card(game, query.lang, bots) for game in GAMES])


@lru_cache(maxsize=64)
def card(key: str, language: str, bots: tuple[str, ...]) -> responses.GameCard:
    game = GAMES[key]
    words = Words(language, key)
    options = [
        responses.Choosable(
            key=option,
            name=words.option(option),
            values=[variant_text(value) for value in values],
            names=[words.option(option, value) for value in values],
        )
        for option, values in game.variants.items()
    ]
    edition = editions.read(game.key, "").imprint.name
    seats = list(game.seats)
    return responses.GameCard(
        game.key,
        game.title,
        seats,
        game.revision,
        edition,
        options,
        list(bots),
        levels.persons(),
    )


@endpoint("GET", "/api/games/{game}/rules")
async def rule_book(service: Service, call: Call, query: InLanguage) -> responses.RuleBook:
    """The rule book"""
    return book(find(call.named["game"]).key, query.lang)


@lru_cache(maxsize=16)
def book(key: str, language: str) -> responses.RuleBook:
    found = read_book(GAMES[key], language)
    chapters = [
        responses.BookChapter(
            chapter.title,
            [
                responses.BookRule(rule.id, rule.title, list(rule.paragraphs), list(rule.rulings))
                for rule in chapter.rules
            ],
        )
        for chapter in found.chapters
    ]
    return responses.RuleBook(found.title, list(found.intro), chapters)


@endpoint("GET", "/api/games/{game}/edition")
async def edition_page(service: Service, call: Call) -> responses.EditionPage:
    """The game's own edition: its figures, and where each of them comes from"""
    game = find(call.named["game"])
    imprint = editions.read(game.key, "").imprint
    sources = [responses.Provenance(one.table, one.source, one.note) for one in imprint.provenance]
    return responses.EditionPage(game.key, imprint.name, imprint.digest, sources, imprint.text)
