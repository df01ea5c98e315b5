"""The map names only places that exist."""

import re
from pathlib import Path

import pytest

from quattrocento.games import GAMES
from quattrocento.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
# a path has a folder or an ending that only files have
PLACE = re.compile(r"[\w<>*./-]+/[\w<>*./-]*|[\w<>*.-]+\.(?:py|ts|toml|md|ftl)")
ROOTS = [ROOT, ROOT / "src" / "quattrocento", ROOT / "src" / "quattrocento" / "service"]


def places(text: str) -> list[str]:
    quoted = re.findall(r"`([^`]+)`", text)
    links = re.findall(r"\]\(([^)]+)\)", text)
    named = [found for quote in quoted for found in PLACE.findall(quote)]
    return sorted({*named, *(f"docs/{link}" for link in links)})


def exists(place: str) -> bool:
    """A name with a gap must exist for every game or language."""
    if "<game>" in place:
        return all(exists(place.replace("<game>", game)) for game in GAMES)
    if "<language>" in place:
        return all(exists(place.replace("<language>", language)) for language in LANGUAGES)
    if "/" not in place:
        return any(ROOT.glob(f"src/**/{place}")) or any(ROOT.glob(f"web/src/**/{place}"))
    return any(any(root.glob(place.rstrip("/"))) for root in ROOTS)


@pytest.mark.parametrize("place", places(PAGE))
def test_a_place_on_the_map_exists(place: str) -> None:
    assert exists(place)


def test_a_place_that_is_not_there_is_found() -> None:
    assert places("see `core/moves.py` and `nowhere/to.py`") == ["core/moves.py", "nowhere/to.py"]
    assert not exists("nowhere/to.py")
    assert not exists("games/<game>/nothing.py")
