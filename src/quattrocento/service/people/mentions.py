"""Who is named in a line of chat, such as `@Anna`."""

import re
from collections.abc import Mapping
from itertools import islice

SIGN = re.compile(r"(?<!\w)@")

# A line calls no more than these, as every reader of the chat looks for them again.
MOST_NAMED = 10


def named_in(text: str, names: Mapping[str, str]) -> list[str]:
    """The people whom a line names, of those with these names; where several fit, the longest."""
    said = text.casefold()
    folded = {one: name.casefold() for one, name in names.items()} if "@" in said else {}
    found: dict[str, None] = {}
    for sign in islice(SIGN.finditer(said), MOST_NAMED):
        rest = said[sign.end() :]
        fitting = {one: name for one, name in folded.items() if begins_with(rest, name)}
        longest = max(map(len, fitting.values()), default=0)
        found |= dict.fromkeys(one for one, name in fitting.items() if len(name) == longest)
    return list(found)


def begins_with(text: str, name: str) -> bool:
    """Whether a name stands at the beginning, and not only a longer word."""
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()
