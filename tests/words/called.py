"""What the rest of the code says: the keys that it spells out, and what it passes with them."""

import ast
import re
from dataclasses import dataclass, field
from functools import cache

from tests.words.catalogues import base
from tests.words.spoken import SOURCES, Facts, calls, keys, literals, tree

# f-strings of these are known to be made of the kinds, verbs and reasons of a game
OF_GAMES = ("card-", "event-", "move-", "option-", "part-", "preview-", "step-", "why-")


@dataclass
class Called:
    """All texts in the sources, the f-strings with gaps, and what calls of words pass."""

    texts: set[str] = field(default_factory=set)
    gapped: list[re.Pattern[str]] = field(default_factory=list)
    passed: dict[str, list[Facts]] = field(default_factory=dict)

    def knows(self, key: str) -> bool:
        return key in self.texts or any(pattern.fullmatch(key) for pattern in self.gapped)


@cache
def called() -> Called:
    found = Called()
    for path in sorted(SOURCES.rglob("*.py")):
        one = tree(path)
        for node in ast.walk(one):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.gapped += gapped(node)
        for call in calls(one, "self", "say", "words"):
            for key in literals(call.args[0]) if call.args else []:
                if facts := passed(call):
                    found.passed.setdefault(key, []).append(*facts)
    return found


def gapped(node: ast.JoinedStr) -> list[re.Pattern[str]]:
    """An f-string `undo-{reason}` as a pattern, if it begins as a key does."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    first = parts[0]
    if not isinstance(first, str) or not first.endswith("-") or first.startswith(OF_GAMES):
        return []
    return [re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts))]


def passed(call: ast.Call) -> list[Facts]:
    """The facts of `words(key, a=..., b=...)` or `words.say(key, {...})`, if they are clear."""
    unclear = frozenset({"?"})
    given = keys(call.args[1], unclear) if len(call.args) > 1 else frozenset[str]()
    names = given | {word.arg or "?" for word in call.keywords}
    return [] if "?" in names else [frozenset(base(name) for name in names)]
