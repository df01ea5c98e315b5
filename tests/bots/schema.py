"""A check of data against the few words of JSON Schema that our own schema uses.

The library that knows all of them is in the environment of the contract tests, not in this one.
"""

from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list,), "string": (str,),
    "integer": (int,), "number": (int, float), "null": (type(None),),
}  # fmt: skip


def faults(schema: dict[str, Any], root: dict[str, Any], data: Any, at: str = "") -> list[str]:
    """What in the data is not as the schema says."""
    if "$ref" in schema:
        return faults(root["$defs"][schema["$ref"].rpartition("/")[2]], root, data, at)
    found: list[str] = []
    if "oneOf" in schema:
        fitting = [one for one in schema["oneOf"] if not faults(one, root, data, at)]
        found += [] if len(fitting) == 1 else [f"{at}: fits {len(fitting)} of several shapes"]
    if "type" in schema and not isinstance(data, TYPES[schema["type"]]):
        return [*found, f"{at}: no {schema['type']}"]
    if "const" in schema and data != schema["const"]:
        found.append(f"{at}: not {schema['const']!r}")
    if "enum" in schema and data not in schema["enum"]:
        found.append(f"{at}: none of {schema['enum']}")
    if "not" in schema and not faults(schema["not"], root, data, at):
        found.append(f"{at}: what it must not be")
    if isinstance(data, dict):
        found += [f"{at}: no {name}" for name in schema.get("required", []) if name not in data]
        for name, below in schema.get("properties", {}).items():
            if name in data:
                found += faults(below, root, data[name], f"{at}.{name}")
    if isinstance(data, list) and "items" in schema:
        for place, one in enumerate(data):
            found += faults(schema["items"], root, one, f"{at}[{place}]")
    return found
