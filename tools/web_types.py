"""Write the TypeScript types of requests and responses, or check that they are fresh.

python tools/web_types.py            write web/src/lib/responses.ts
python tools/web_types.py --check    fail where that file is stale
"""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.views import Data as View
from quattrocento.games import GAMES
from quattrocento.service.messages import requests, responses, review_responses
from quattrocento.service.tables.settings import PageSettings, TableSettings

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "lib" / "wire.ts"
VIEWS = WEB / "tests" / "views.ts"
DRAWN = ("condottiere", "princes", "principato", "signorie")
SAMPLES = 5
BASES = (msgspec.Struct, requests.RequestBody, TableSettings, PageSettings)
HEAD = "// Made by `make web-types` from the types of the service. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def text() -> str:
    structs = [
        kind
        for module in (requests, responses, review_responses)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind not in BASES
    ]
    _, schemas = msgspec.json.schema_components(structs, ref_template="{name}")
    return HEAD + "".join(interface(name, schemas[name]) for name in sorted(schemas))


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [f"\nexport interface {name} {{\n"]
    for key, field in schema.get("properties", {}).items():
        optional = "" if key in required or _is_answer(name) else "?"
        lines.append(f"  {key}{optional}: {written(field)}\n")
    lines.append("}\n")
    return "".join(lines)


def _is_answer(name: str) -> bool:
    """Whether the service writes it: then every field is there, unless defaults are left out."""
    kind = getattr(responses, name, None)
    if kind is None or issubclass(kind, requests.RequestBody):
        return False
    return not kind.__struct_config__.omit_defaults


def written(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{one}'" for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    return "null" if kind == "null" else PLAIN.get(str(kind), "unknown")


def samples() -> str:
    """Views of the games that have a board, as their player and as a spectator sees them."""
    lines = [HEAD]
    for game in DRAWN:
        alias = game.capitalize()
        lines.append(f"import type {{ View as {alias} }} from '../src/boards/{game}/view'\n")
    for game in DRAWN:
        lines.append(f"\nexport const {game} = [\n")
        lines += [f"  {json.dumps(view)},\n" for view in sampled(game)]
        lines.append(f"] satisfies {game.capitalize()}[]\n")
    return "".join(lines)


def sampled(key: str) -> Iterator[View]:
    """One game of chance, looked at in even steps from the set-up to the end."""
    game, chance = GAMES[key], Rng(seed_key("which way"))
    state = game.start(3, game.read_variants({}), game.edition(), Rng(seed_key("views")))
    views: list[View] = []
    while not state.over:
        views.append(game.view(state, 0 if len(views) % 2 else None))
        seat = state.turn()
        state.play(seat, chance.pick(state.legal_moves(seat)))
    step = len(views) // SAMPLES | 1
    yield from [*views[::step], game.view(state, 0)]


def main(arguments: list[str]) -> int:
    stale = 0
    for target, fresh in ((TYPES, text()), (VIEWS, samples())):
        if "--check" not in arguments:
            target.write_text(fresh, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != fresh:
            print(f"{target.name} is stale; run: make web-types", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
