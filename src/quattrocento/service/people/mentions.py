"""Who is named in a line of chat, such as `@Anna`."""

import re
from collections.abc import Mapping

SIGN = re.compile(r"(?<!\w)@")


def named_in(text: str, names: Mapping[str, str]) -> list[str]:
    """The people whom a line names, of those with these names; where several fit, the longest."""
    said = text.casefold()
    found: dict[str, None] = {}
    for sign in SIGN.finditer(said):
        rest = said[sign.end() :]
        fitting = {one: name for one, name in names.items() if begins_with(rest, name.casefold())}
        longest = max(map(len, fitting.values()), default=0)
        found |= dict.fromkeys(one for one, name in fitting.items() if len(name) == longest)
    return list(found)


def begins_with(text: str, name: str) -> bool:
    """Whether a name stands at the beginning, and not only a longer word."""
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()
