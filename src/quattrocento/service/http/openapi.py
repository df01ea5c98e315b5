"""The API document, OpenAPI 3.1, made from the endpoints' signatures.

It is kept as a file beside this module, because compiled classes have lost the annotations that
it is made from; `make web-types` renews it and, from it, the types of the web app.
"""

import importlib.resources
import json
import re
from functools import cache
from typing import Any, get_type_hints

import msgspec
from starlette.responses import Response

from quattrocento.core.views import View
from quattrocento.games import GAMES
from quattrocento.service.http.endpoints import ENDPOINTS, Endpoint
from quattrocento.service.http.errors import STATUS
from quattrocento.service.messages import insight_responses, requests, responses, review_responses

TEMPLATE = "#/components/schemas/{name}"
FILE = "openapi.json"


@cache
def document(version: str) -> dict[str, Any]:
    """The document as it is kept, with the version that serves it."""
    text = importlib.resources.files(__package__).joinpath(FILE).read_text("utf-8")
    kept: dict[str, Any] = json.loads(text)
    return {**kept, "info": {**kept["info"], "version": version}}


def describe() -> dict[str, Any]:
    """The document, made anew; only the plain build can."""
    types = [t for one in ENDPOINTS for t in (one.body, one.query, one.answer) if is_data(t)]
    spoken = [responses.Fault, *sent(), requests.SentMove, *view_types().values()]
    shapes, components = msgspec.json.schema_components([*types, *spoken], ref_template=TEMPLATE)
    require_all(components)
    join_views(components)
    schemas = dict(zip([*types, responses.Fault], shapes, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, schemas, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "quattrocento",
            "version": "",
            "description": "Tables for four board games of Renaissance Italy.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": fault_responses(),
            "securitySchemes": SECURITY,
        },
        "security": [{}, {"person": []}, {"cookie": []}],
    }


def view_types() -> dict[str, type[View]]:
    """What each game's view is, by its signature."""
    found = {key: get_type_hints(game.view)["return"] for key, game in GAMES.items()}
    return {
        key: kind
        for key, kind in found.items()
        if isinstance(kind, type) and issubclass(kind, View)
    }


def join_views(components: dict[str, Any]) -> None:
    """A view is that of one of the games, told apart by its field `game`."""
    named = {key: TEMPLATE.format(name=kind.__name__) for key, kind in view_types().items()}
    if named:
        components["View"] = {
            "oneOf": [{"$ref": ref} for ref in named.values()],
            "discriminator": {"propertyName": "game", "mapping": named},
        }


def require_all(components: dict[str, Any]) -> None:
    """What we send has every field, unless its type leaves defaults out or is taken as well."""
    taken = [one for end in ENDPOINTS for one in (end.body, end.query) if is_data(one)]
    optional = reachable([kind.__name__ for kind in taken if kind], components)
    for kind in structs(msgspec.Struct):
        name = kind.__name__
        if name in components and name not in optional and not kind.__struct_config__.omit_defaults:
            components[name]["required"] = list(components[name]["properties"])


def reachable(names: list[str], components: dict[str, Any]) -> set[str]:
    """The components that these are made of, and these."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += re.findall(r'schemas/(\w+)"', json.dumps(components[name]))
    return found


def structs(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [one for kind in base.__subclasses__() for one in (kind, *structs(kind))]


def sent() -> list[type[msgspec.Struct]]:
    """Every type of a response, those of the sockets included."""
    return [
        kind
        for module in (responses, review_responses, insight_responses)
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]


SECURITY = {
    "person": {"type": "http", "scheme": "bearer", "description": "the token of POST /api/me"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": "quattrocento"},
    "admin": {"type": "apiKey", "in": "header", "name": "x-admin-token"},
}


def is_data(kind: type | None) -> bool:
    return kind is not None and not issubclass(kind, Response)


def operation(one: Endpoint, schemas: dict[Any, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.summary,
        "tags": [one.handler.__module__.rpartition(".")[2]],
        "responses": {**answer(one, schemas), **{status: ref(status) for status in faults()}},
    }
    parameters = path_parameters(one.path)
    if one.query is not None:
        parameters += query_parameters(components[one.query.__name__])
    if parameters:
        found["parameters"] = parameters
    if one.body is not None:
        content = {"application/json": {"schema": schemas[one.body]}}
        found["requestBody"] = {"required": True, "content": content}
    if "/admin/" in one.path:
        found["security"] = [{"admin": []}]
    return found


def answer(one: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    if is_data(one.answer):
        content: dict[str, Any] = {"application/json": {"schema": schemas[one.answer]}}
    else:
        assert issubclass(one.answer, Response)
        content = {str(one.answer.media_type): {"schema": {"type": "string"}}}
    return {"200": {"description": "Done", "content": content}}


def ref(status: str) -> dict[str, str]:
    return {"$ref": f"#/components/responses/Fault{status}"}


def faults() -> dict[str, list[str]]:
    """The codes of our faults by their status; those of our own making are not promised."""
    found: dict[str, list[str]] = {}
    for code, status in sorted(STATUS.items(), key=lambda item: item[1]):
        found.setdefault(str(status), []).append(code)
    return {status: codes for status, codes in found.items() if status != "500"}


def fault_responses() -> dict[str, Any]:
    schema = {"$ref": TEMPLATE.format(name=responses.Fault.__name__)}
    content = {"application/json": {"schema": schema}}
    return {
        f"Fault{status}": {"description": ", ".join(codes), "content": content}
        for status, codes in faults().items()
    }


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": not_null(part)}
        for name, part in schema["properties"].items()
    ]


def not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query cannot say null: it leaves the parameter out."""
    if "anyOf" not in schema:
        return schema
    kinds = [kind for kind in schema["anyOf"] if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
