"""The API document, OpenAPI 3.1, made from the endpoints' signatures."""

import re
from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

from quattrocento.service.http.endpoints import ENDPOINTS, Endpoint
from quattrocento.service.http.errors import STATUS
from quattrocento.service.messages import responses

TEMPLATE = "#/components/schemas/{name}"


@cache
def document(version: str) -> dict[str, Any]:
    types = [t for one in ENDPOINTS for t in (one.body, one.query, one.answer) if is_data(t)]
    shapes, components = msgspec.json.schema_components(
        [*types, responses.Fault, responses.Update, responses.Chat], ref_template=TEMPLATE
    )
    schemas = dict(zip([*types, responses.Fault], shapes, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, schemas, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "quattrocento",
            "version": version,
            "description": "Tables for four board games of Renaissance Italy.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
        "security": [{}, {"person": []}, {"cookie": []}],
    }


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
        "responses": answers(one, schemas),
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


def answers(one: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    if is_data(one.answer):
        content: dict[str, Any] = {"application/json": {"schema": schemas[one.answer]}}
    else:
        media = "text/html" if "HTML" in one.answer.__name__ else "text/plain"
        content = {media: {"schema": {"type": "string"}}}
    found: dict[str, Any] = {"200": {"description": "Done", "content": content}}
    codes: dict[int, list[str]] = {}
    for code, status in STATUS.items():
        codes.setdefault(status, []).append(code)
    fault = {"application/json": {"schema": schemas[responses.Fault]}}
    for status, names in sorted(codes.items()):
        if status != 500:
            found[str(status)] = {"description": ", ".join(names), "content": fault}
    return found


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
