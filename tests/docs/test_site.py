"""What the documentation site is made of, and what would be found wrong with it."""

from pathlib import Path

import pytest

from tools.site import links, schema, spoken
from tools.site.contents import ENTRANCES, navigation
from tools.site.finish import finish
from tools.site.sources import DOCS, ELSEWHERE, MADE, mended

PAGE = '<h2 id="here">Here</h2>{}'


def site(folder: Path, body: str) -> list[str]:
    """What is wrong with a site of one page and one picture."""
    (folder / "assets" / "javascripts").mkdir(parents=True)
    (folder / "picture.webp").write_bytes(b"")
    (folder / "index.html").write_text(PAGE.format(body), "utf-8")
    finish(folder)
    return links.faults(folder)


@pytest.mark.parametrize(
    "body",
    [
        '<a href="#here">up</a><a href="picture.webp">a picture</a>',
        '<a href="https://example.org">elsewhere</a>',
        "<script>document.title = 'x'</script>",
        '<table><tr><td style="text-align: right;">1</td></tr></table>',
    ],
)
def test_a_page_that_any_careful_host_may_serve_passes(tmp_path: Path, body: str) -> None:
    assert site(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="nowhere/">x</a>', "leads nowhere"),
        ('<a href="../outside.html">x</a>', "leads nowhere"),
        ('<a href="#there">x</a>', "leads to no place"),
        ('<img src="https://example.org/a.png">', "is fetched from elsewhere"),
        ('<script src="//example.org/a.js"></script>', "is fetched from elsewhere"),
        ('<p style="color: red">x</p>', "a style or a script within the page"),
        ('<p onclick="go()">x</p>', "a style or a script within the page"),
        ("<style>p { color: red }</style>", "within the page"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(tmp_path: Path, body: str, fault: str) -> None:
    (found,) = site(tmp_path, body)
    assert fault in found


def test_every_page_has_its_place_and_every_place_its_page() -> None:
    pages = {page.name for page in DOCS.glob("*.md")} | set(ELSEWHERE) | set(MADE)
    listed = {page for behind in ENTRANCES.values() for page in behind}
    rules = {page for page in listed if page.startswith("rules-") and "words" not in page}
    assert listed - rules - pages == set()
    assert "'new.md'" in str(navigation({*pages, "new.md"}))


def test_a_link_into_the_sources_becomes_a_name() -> None:
    text = "[as here](../src/quattrocento/api.py) and [bots](writing-a-bot.md#measuring-it)"
    told = "as here (`src/quattrocento/api.py`) and [bots](writing-a-bot.md#measuring-it)"
    assert mended(text, DOCS) == told


def test_fields_moves_and_events_are_told_one_by_one() -> None:
    assert "| `captains` | list of [CaptainView](#captainview) |" in schema.page()
    assert "| `name-city CITY` |" in spoken.moves_page()
    events = spoken.events_page()
    assert "| `plays` | `card`, `seat` | everyone | ‹seat› plays ‹card›. |" in events
    assert "| `hand` | `cards`, `seat` | its seat |" in events
