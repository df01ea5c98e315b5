"""What the server and the pages of docs say about the API is true."""

import re
import urllib.request
from pathlib import Path

from quattrocento.service.http.endpoints import ENDPOINTS
from quattrocento.service.http.errors import STATUS
from quattrocento.service.http.openapi import document
from quattrocento.text.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs"


def test_a_game_over_the_network_takes_ten_lines() -> None:
    """That they play one is held by tests/docs."""
    page = (DOCS / "playing-over-the-network.md").read_text()
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 10


def test_every_endpoint_is_documented(server: str) -> None:
    paths = document("test")["paths"]
    assert {(one.path, one.method.lower()) for one in ENDPOINTS} == {
        (path, method) for path, methods in paths.items() for method in methods
    }
    assert all(one.summary for one in ENDPOINTS)
    with urllib.request.urlopen(f"{server}/docs/api") as response:
        page = response.read().decode()
    for path in paths:
        assert path.replace("'", "&#x27;") in page
    assert "<script" not in page


def test_every_problem_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language, "service")
        assert [code for code in STATUS if not words.has(f"problem-{code}")] == []


def test_commands_in_the_docs_exist() -> None:
    page = (DOCS / "hosting.md").read_text()
    source = (DOCS.parent / "src" / "quattrocento" / "cli" / "serve.py").read_text()
    for option in set(re.findall(r"`(--[a-z-]+)", page)):
        name = option.removeprefix("--").replace("-", "_")
        assert option in source or f"    {name}:" in source, option
