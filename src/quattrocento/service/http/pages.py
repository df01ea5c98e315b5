"""The few pages that the server draws itself: the API document, and a notice while there is no app.

They need no script. Everything that comes from elsewhere is escaped.
"""

import html
import json
from typing import Any

from quattrocento.text.words import Words

STYLE = """body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#2b2118;background:#fbf7ef}h1,h2{font-weight:normal}code,pre{font:14px/1.4 monospace}
pre{background:#f1e9da;padding:.6rem;overflow:auto}section{border-top:1px solid #d9c9ac}
.method{display:inline-block;min-width:4.5rem}@media(prefers-color-scheme:dark){
body{color:#eadfcd;background:#1d1812}pre{background:#2a231a}a{color:#e5b567}}"""


def frame(title: str, content: str, language: str = "en") -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html.escape(title)}</title><link rel='stylesheet' href='/plain.css'></head>"
        f"<body><main><h1>{html.escape(title)}</h1>{content}</main></body></html>"
    )


def running(words: Words) -> str:
    """What stands at `/` when the web app is not part of this installation."""
    text = html.escape(words("page-running"))
    link = f'<a href="/docs">{html.escape(words("page-docs"))}</a>'
    return frame("quattrocento", f"<p>{text}</p><p>{link}</p>", words.language)


def unsubscribe(words: Words) -> str:
    button = html.escape(words("page-unsubscribe"))
    return frame(
        "quattrocento", f'<form method="post"><button>{button}</button></form>', words.language
    )


def docs(document: dict[str, Any]) -> str:
    parts = [f"<p>{html.escape(document['info']['description'])}</p>"]
    parts.append('<p><a href="/openapi.json">openapi.json</a></p>')
    for path, methods in document["paths"].items():
        for method, one in methods.items():
            parts.append(operation(path, method, one))
    parts.append("<h2>Types</h2>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(f'<section id="{html.escape(name)}"><h3>{html.escape(name)}</h3>')
        parts.append(f"{paragraph(schema.get('description', ''))}{block(schema)}</section>")
    return frame("quattrocento API", "".join(parts))


def operation(path: str, method: str, one: dict[str, Any]) -> str:
    parts = [f"<section><h2><span class='method'>{method.upper()}</span> {html.escape(path)}</h2>"]
    parts.append(paragraph(one["summary"]))
    for parameter in one.get("parameters", []):
        needed = "" if parameter["required"] else ", may be left out"
        where = f"<code>{html.escape(parameter['name'])}</code> ({parameter['in']}{needed})"
        parts.append(f"<p>{where} <code>{html.escape(json.dumps(parameter['schema']))}</code></p>")
    if "requestBody" in one:
        parts.append("<p>Takes " + reference(one["requestBody"]["content"]) + "</p>")
    parts.append("<p>Gives " + reference(one["responses"]["200"]["content"]) + "</p></section>")
    return "".join(parts)


def reference(content: dict[str, Any]) -> str:
    ((media, described),) = content.items()
    name = described["schema"].get("$ref", "").rpartition("/")[2]
    link = html.escape(name or media)
    return f'<a href="#{link}">{link}</a>' if name else link


def paragraph(text: str) -> str:
    return f"<p>{html.escape(text)}</p>" if text else ""


def block(schema: dict[str, Any]) -> str:
    return f"<pre>{html.escape(json.dumps(schema, indent=1))}</pre>"
