"""What is told of a game before anybody plays it: its options, editions and rules."""

from msgspec import Struct


class Choosable(Struct, frozen=True):
    key: str
    name: str
    values: list[str]
    names: list[str]


class GameCard(Struct, frozen=True):
    key: str
    title: str
    seats: list[int]
    revision: int
    edition: str
    options: list[Choosable]
    bots: list[str]
    company: list[str]


class Games(Struct, frozen=True):
    games: list[GameCard]


class Provenance(Struct, frozen=True):
    table: str
    source: str
    note: str


class EditionPage(Struct, frozen=True):
    game: str
    name: str
    digest: str
    provenance: list[Provenance]
    text: str


class BookRule(Struct, frozen=True):
    id: str
    title: str
    paragraphs: list[str]
    rulings: list[str]


class BookChapter(Struct, frozen=True):
    title: str
    rules: list[BookRule]


class RuleBook(Struct, frozen=True):
    title: str
    intro: list[str]
    chapters: list[BookChapter]
