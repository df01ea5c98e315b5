"""The types of the wire as a page: every view field by field, from the API document."""

import json
import re
from collections.abc import Iterator
from typing import Any

from quattrocento.games import GAMES
from quattrocento.service.http.openapi import document

Schema = dict[str, Any]

WORDS = {"integer": "number", "number": "number", "string": "text", "boolean": "yes or no"}
INTRODUCTION = """# Views and updates

What a seat sees of a game is its view, and nothing but its view leaves the server about a hidden
thing. This page is made from the types themselves: the same document is at `/openapi.json` of
every server. In Python `match.view(seat)` is the same as a dataclass, and
`quattrocento.core.views.as_data` makes the JSON of it.

Pieces are named by their slugs, such as `m10` or `milano`; [moves](moves.md) lists them. Seats are
numbers from 0, and `-1` is nobody.
"""


def page() -> str:
    """The views of all games, and the update that a server sends around them."""
    schemas: dict[str, Schema] = document("")["components"]["schemas"]
    told: set[str] = set()
    parts = [INTRODUCTION]
    views: dict[str, str] = schemas["View"]["discriminator"]["mapping"]
    for key, reference in views.items():
        parts.append(f"## {GAMES[key].title}\n")
        parts += chapter(name_in(reference), schemas, told)
    parts.append("## The update\n\nWhat a server sends about a table, made for one seat.\n")
    parts += chapter("Update", schemas, told | {"View"})
    return "\n".join(parts)


def chapter(first: str, schemas: dict[str, Schema], told: set[str]) -> Iterator[str]:
    """A type and all that it is made of, each once on the page."""
    waiting = [first]
    while waiting:
        name = waiting.pop(0)
        if name in told:
            continue
        told.add(name)
        schema = schemas[name]
        if "properties" in schema:
            yield described(name, schema)
        waiting += [name_in(ref) for ref in re.findall(r'"(#[^"]+)"', json.dumps(schema))]


def described(name: str, schema: Schema) -> str:
    """A type: what its docstring says, and a row for every field."""
    told = " ".join(schema.get("description", "").split())
    rows = [f"| `{key}` | {kind(part)} |" for key, part in schema["properties"].items()]
    return "\n".join([f"### {name}\n\n{told}\n\n| field | type |\n| --- | --- |", *rows, ""])


def kind(schema: Schema) -> str:
    """A type in a few words, with a way to those that have a name."""
    if "$ref" in schema:
        name = name_in(schema["$ref"])
        return f"[{name}](#{'the-update' if name == 'View' else name.lower()})"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"list: {', '.join(kind(one) for one in schema['prefixItems'])}"
        return f"list of {kind(schema.get('items') or {})}"
    if schema.get("type") == "object":
        return f"by name: {kind(schema.get('additionalProperties') or {})}"
    if schema.get("type") == "null":
        return "nothing"
    return WORDS.get(schema.get("type", ""), "anything")


def name_in(reference: str) -> str:
    return reference.rpartition("/")[2]
