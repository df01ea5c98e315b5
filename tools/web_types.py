"""Write the TypeScript types of everything that goes over the wire, or check that they are fresh.

python tools/web_types.py            write web/src/lib/wire.ts
python tools/web_types.py --check    fail where that file is stale
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from quattrocento.service import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made by `make web-types` from the types of the service. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def text() -> str:
    structs = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
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
    kind = getattr(wire, name, None)
    if kind is None or issubclass(kind, wire.Asked):
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


def main(arguments: list[str]) -> int:
    fresh = text()
    if "--check" not in arguments:
        TARGET.write_text(fresh, "utf-8")
        return 0
    if TARGET.read_text("utf-8") == fresh:
        return 0
    print(f"{TARGET.name} is stale; run: make web-types", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
