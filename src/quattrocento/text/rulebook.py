"""The rule books: `RULES.<language>.md` of every game, read rule by rule.

A book is a title, an introduction and chapters; a chapter is a title and rules; a rule is an id,
a title, paragraphs, and then rulings (`> `) where the printed rules left something open.
"""

import importlib.resources
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from quattrocento.core.game import Game

RULE = re.compile(r"### ([A-Z]{3}-\d+) (\S.*)")


class BookError(ValueError):
    """A rule book is not written as it should be; the message names the file and the line."""


class UnknownRule(LookupError):
    """No rule of the book has this id."""


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    paragraphs: tuple[str, ...]
    rulings: tuple[str, ...]

    def __str__(self) -> str:
        rulings = ["> " + ruling.replace("\n", "\n> ") for ruling in self.rulings]
        return "\n\n".join([f"### {self.id} {self.title}", *self.paragraphs, *rulings])


@dataclass(frozen=True)
class Chapter:
    title: str
    rules: tuple[Rule, ...]

    def __str__(self) -> str:
        return "\n\n".join([f"## {self.title}", *map(str, self.rules)])


@dataclass(frozen=True)
class Book:
    """`str` of a book is the text that it was read from."""

    title: str
    intro: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    def __str__(self) -> str:
        return "\n\n".join([f"# {self.title}", *self.intro, *map(str, self.chapters)]) + "\n"

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def rule(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id == rule_id.upper():
                return rule
        first, last = self.ids[0], self.ids[-1]
        raise UnknownRule(
            f"{self.title} has no rule {rule_id!r}; expected an id from {first} to {last}"
        )

    def search(self, text: str) -> list[Rule]:
        """The rules that hold every word of `text`, in any order, in large or small letters."""
        words = _plain(text).split()
        return [rule for rule in self.rules if all(word in _plain(str(rule)) for word in words)]


def _plain(text: str) -> str:
    return text.casefold().replace("’", "'")


def book(game: Game, language: str) -> Book:
    return _book(game.package, language)


@cache
def _book(package: str, language: str) -> Book:
    name = f"RULES.{language}.md"
    text = importlib.resources.files(package).joinpath(name).read_text("utf-8")
    return parse(text, f"{package.rpartition('.')[2]}/{name}")


def rule(game: Game, rule_id: str, language: str) -> Rule:
    return book(game, language).rule(rule_id)


@dataclass(frozen=True)
class Block:
    """Lines that stand together, and the number of the first."""

    line: int
    text: str

    @property
    def heading(self) -> str:
        """`#`, `##` or `###`, or nothing."""
        return self.text.split(" ")[0] if self.text.startswith("#") else ""

    @property
    def title(self) -> str:
        return self.text.partition(" ")[2]

    @property
    def is_ruling(self) -> bool:
        return self.text.startswith(">")

    @property
    def is_paragraph(self) -> bool:
        return not self.heading and not self.is_ruling

    @property
    def ruling(self) -> str:
        return "\n".join(line.removeprefix(">").strip() for line in self.text.splitlines())


def parse(text: str, origin: str) -> Book:
    """Read a book, complaining about the first line that is not as it should be."""
    return _Reader(list(_blocks(text)), origin).book()


def _blocks(text: str) -> Iterator[Block]:
    start, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            start = start if lines else number
            lines.append(line.rstrip())
        elif lines:
            yield Block(start, "\n".join(lines))
            lines = []


class _Reader:
    """Takes one block after another; what it meets decides what it expects next."""

    def __init__(self, blocks: list[Block], origin: str) -> None:
        self.blocks = blocks
        self.origin = origin
        self.next = 0
        self.seen: set[str] = set()

    def book(self) -> Book:
        title = self.expect("#", "the title of the book, '# Title'").title
        intro = self.paragraphs()
        if not intro:
            raise self.error("an introduction")
        chapters = []
        while self.next < len(self.blocks):
            chapters.append(self.chapter())
        if not chapters:
            raise self.error("a chapter, '## Title'")
        return Book(title, intro, tuple(chapters))

    def chapter(self) -> Chapter:
        title = self.expect("##", "a chapter, '## Title'").title
        rules = [self.rule()]
        while self.heading() == "###":
            rules.append(self.rule())
        return Chapter(title, tuple(rules))

    def rule(self) -> Rule:
        wanted = "a rule, '### ABC-01 Title'"
        found = RULE.fullmatch(self.expect("###", wanted).text)
        if found is None or found[1] in self.seen:
            self.next -= 1
            raise self.error(wanted if found is None else f"a new rule: {found[1]} stands above")
        self.seen.add(found[1])
        paragraphs = self.paragraphs()
        start = self.next
        while self.next < len(self.blocks) and self.blocks[self.next].is_ruling:
            self.next += 1
        rulings = tuple(block.ruling for block in self.blocks[start : self.next])
        if not paragraphs and not rulings:
            raise self.error("the text of the rule")
        return Rule(found[1], found[2], paragraphs, rulings)

    def expect(self, heading: str, wanted: str) -> Block:
        if self.heading() != heading or "\n" in self.blocks[self.next].text:
            raise self.error(f"{wanted} and an empty line" if self.heading() == heading else wanted)
        self.next += 1
        return self.blocks[self.next - 1]

    def paragraphs(self) -> tuple[str, ...]:
        start = self.next
        while self.next < len(self.blocks) and self.blocks[self.next].is_paragraph:
            self.next += 1
        return tuple(block.text for block in self.blocks[start : self.next])

    def heading(self) -> str:
        return self.blocks[self.next].heading if self.next < len(self.blocks) else ""

    def error(self, wanted: str) -> BookError:
        if self.next == len(self.blocks):
            return BookError(f"{self.origin}: the book ends; expected {wanted}")
        block = self.blocks[self.next]
        shown = block.text.splitlines()[0][:40]
        return BookError(f"{self.origin}, line {block.line}: {shown!r}; expected {wanted}")
