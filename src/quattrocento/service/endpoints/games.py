"""The games: what can be played, their rule books, editions and words."""

from functools import lru_cache

from msgspec import Struct

from quattrocento.core.game import Game, variant_text
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import games, responses
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
async def list_games(service: Service, call: Call, query: InLanguage) -> games.Games:
    """The games, with their options in words"""
    bots = tuple(levels.names())
    return games.Games([card(game, query.lang, bots) for game in GAMES])


@lru_cache(maxsize=64)
def card(key: str, language: str, bots: tuple[str, ...]) -> games.GameCard:
    game = GAMES[key]
    words = Words(language, key)
    options = [
        games.Choosable(
            key=option,
            name=words.option(option),
            values=[variant_text(value) for value in values],
            names=[words.option(option, value) for value in values],
        )
        for option, values in game.variants.items()
    ]
    edition = editions.read(game.key, "").imprint.name
    seats = list(game.seats)
    return games.GameCard(
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
async def rule_book(service: Service, call: Call, query: InLanguage) -> games.RuleBook:
    """The rule book"""
    return book(find(call.named["game"]).key, query.lang)


@lru_cache(maxsize=16)
def book(key: str, language: str) -> games.RuleBook:
    found = read_book(GAMES[key], language)
    chapters = [
        games.BookChapter(
            chapter.title,
            [
                games.BookRule(rule.id, rule.title, list(rule.paragraphs), list(rule.rulings))
                for rule in chapter.rules
            ],
        )
        for chapter in found.chapters
    ]
    return games.RuleBook(found.title, list(found.intro), chapters)


@endpoint("GET", "/api/games/{game}/edition")
async def edition_page(service: Service, call: Call) -> games.EditionPage:
    """The game's own edition: its figures, and where each of them comes from"""
    game = find(call.named["game"])
    imprint = editions.read(game.key, "").imprint
    sources = [games.Provenance(one.table, one.source, one.note) for one in imprint.provenance]
    return games.EditionPage(game.key, imprint.name, imprint.digest, sources, imprint.text)
