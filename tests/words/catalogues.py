"""The catalogues as they are written: every message with its variables and forms."""

import importlib.resources
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse, visitor

from quattrocento.games import GAMES

NAMES = (
    "common",
    "web",
    "story",
    "league",
    "puzzle",
    *GAMES,
    *(f"lesson-{game}" for game in GAMES),
)


@dataclass
class Message:
    """What a message says (`texts`), what it needs, and the forms that it offers to others."""

    texts: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)

    @property
    def bases(self) -> set[str]:
        """The facts it speaks of: `$card` and `$card_the` speak of the same."""
        return {base(variable) for variable in self.variables}

    @property
    def needed_forms(self) -> set[str]:
        """Forms of pieces; every list has `by_seat`."""
        forms = {variable.partition("_")[2] for variable in self.variables if "_" in variable}
        return forms - {"by_seat"}


@dataclass
class Catalogue:
    messages: dict[str, Message]
    faults: list[str]


def base(variable: str) -> str:
    return variable.partition("_")[0]


@cache
def catalogue(language: str, name: str) -> Catalogue:
    return read(text(language, name))


def text(language: str, name: str) -> str:
    folder = importlib.resources.files("quattrocento.locales").joinpath(language)
    return folder.joinpath(f"{name}.ftl").read_text("utf-8")


def read(written: str) -> Catalogue:
    entries = parse(written).body
    faults = [f"not Fluent: {entry.content}" for entry in entries if isinstance(entry, ast.Junk)]
    faults += [f"a term: {entry.id.name}" for entry in entries if isinstance(entry, ast.Term)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    faults += [f"no text: {entry.id.name}" for entry in messages if entry.value is None]
    counts = Counter(entry.id.name for entry in messages)
    faults += [f"twice: {key}" for key, count in counts.items() if count > 1]
    return Catalogue({entry.id.name: read_message(entry) for entry in messages}, faults)


def read_message(entry: ast.Message) -> Message:
    reader = Reader()
    reader.visit(entry)
    reader.message.forms = {attribute.id.name for attribute in entry.attributes}
    return reader.message


class Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.message = Message()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.message.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.message.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)


def of_a_board(key: str) -> bool:
    """Whether only the board of the web app says it."""
    return key.startswith(("ui-", "tip-"))
