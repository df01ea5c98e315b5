"""The pages as MkDocs gets them: those of `docs`, those that lie elsewhere, and those made here."""

import re
import shutil
from pathlib import Path

from quattrocento.games import GAMES
from tools.site import commands, schema, spoken
from tools.site.contents import FIRST

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
FONTS = ROOT / "web" / "src" / "styles" / "fonts"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
# Pages that lie elsewhere in the tree, by their name on the site.
ELSEWHERE = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
# The first page has its contents in itself.
ALONE = "---\nhide: [navigation, toc]\n---\n\n"
MADE = {
    "views.md": schema.page,
    "events.md": spoken.events_page,
    "moves.md": spoken.moves_page,
    "command-line.md": commands.page,
}


def lay_out(folder: Path) -> list[str]:
    """Write all pages and what they need into an empty folder; the names of the pages."""
    shutil.copytree(DOCS, folder)
    for page in folder.glob("*.md"):
        page.write_text(mended(page.read_text("utf-8"), DOCS), "utf-8")
    for name, path in ELSEWHERE.items():
        (folder / name).write_text(mended((ROOT / path).read_text("utf-8"), ROOT), "utf-8")
    for name, make in MADE.items():
        (folder / name).write_text(make(), "utf-8")
    for key in GAMES:
        book = ROOT / "src" / "quattrocento" / "games" / key / "RULES.en.md"
        (folder / f"rules-{key}.md").write_text(book.read_text("utf-8"), "utf-8")
    first = folder / FIRST
    first.write_text(ALONE + first.read_text("utf-8"), "utf-8")
    shutil.copytree(FONTS, folder / "fonts")
    shutil.copy2(ROOT / "web" / "public" / "icon.svg", folder)
    shutil.copy2(Path(__file__).with_name("site.css"), folder)
    return sorted(page.name for page in folder.glob("*.md"))


def mended(text: str, base: Path) -> str:
    """Links to pages of the site lead there; a file of the sources is named instead."""
    return LINK.sub(lambda found: link(found[1], found[2], base), text)


def link(text: str, target: str, base: Path) -> str:
    path, mark, chapter = target.partition("#")
    if "://" in target or target.startswith("mailto:") or not path:
        return f"[{text}]({target})"
    place = (base / path).resolve()
    if place.parent == DOCS and place.suffix == ".md":
        return f"[{text}]({place.name}{mark}{chapter})"
    for name, known in ELSEWHERE.items():
        if place == ROOT / known:
            return f"[{text}]({name}{mark}{chapter})"
    if DOCS in place.parents:
        return f"[{text}]({target})"
    if place == DOCS:
        return f"[{text}](index.md)"
    where = place.relative_to(ROOT).as_posix()
    return text if where in text or "`" in text else f"{text} (`{where}`)"
