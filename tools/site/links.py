"""Every link of the built site leads somewhere, and no page fetches anything from elsewhere."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a browser fetches by itself, by tag and attribute.
FETCHED = {
    ("img", "src"),
    ("script", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
}


class Page(HTMLParser):
    """The links of a page and the places within it that others can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[str, str, str]] = []
        self.places: set[str] = set()
        self.faults: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.places |= {given[key] for key in ("id", "name") if key in given}
        self.links += [(tag, key, given[key]) for key in ("href", "src") if key in given]
        if "style" in given or any(key.startswith("on") for key in given):
            self.faults.append(f"<{tag}> has a style or a script within the page: {given}")
        if tag == "style" or (tag == "script" and not {"src", "type"} & set(given)):
            self.faults.append(f"<{tag}> within the page")


def faults(folder: Path) -> list[str]:
    """What is wrong with the links of a site, one line each."""
    pages = {path: Page(path.read_text("utf-8")) for path in folder.rglob("*.html")}
    found = []
    for path, page in pages.items():
        told = [*page.faults]
        for tag, key, target in page.links:
            told += fault(path, tag, key, target, folder, pages)
        found += [f"{path.relative_to(folder)}: {one}" for one in told]
    return found


def fault(
    path: Path, tag: str, key: str, target: str, folder: Path, pages: dict[Path, Page]
) -> list[str]:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        elsewhere = (tag, key) in FETCHED and parts.scheme != "data"
        return [f"{target} is fetched from elsewhere"] if elsewhere else []
    there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if there.is_dir():
        there = there / "index.html"
    if folder not in there.parents or not there.is_file():
        return [f"{target} leads nowhere"]
    if parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].places:
        return [f"{target} leads to no place on its page"]
    return []
