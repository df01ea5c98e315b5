"""What the generator leaves to be done: no script within a page, nothing that nobody needs.

Our server forbids scripts and styles within a page, as any careful host does, so those that the
theme writes there become files beside it.
"""

import hashlib
import re
from pathlib import Path

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ALIGNED = re.compile(r'<(t[hd]) style="text-align: (left|right|center);">')
# Stemmers of other languages, maps for those who debug the theme, and pages for other hosts.
UNNEEDED = ("assets/javascripts/lunr/**/*", "**/*.map", "404.html", "sitemap.xml*", "objects.inv")
SCRIPTS = "assets/javascripts"


def finish(folder: Path) -> None:
    for pattern in UNNEEDED:
        for path in folder.glob(pattern):
            if path.is_file():
                path.unlink()
    for page in folder.rglob("*.html"):
        page.write_text(without_scripts(page.read_text("utf-8"), page, folder), "utf-8")
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def without_scripts(text: str, page: Path, folder: Path) -> str:
    """The page with its scripts in files of their own, and alignment as a class."""
    up = "../" * (len(page.relative_to(folder).parts) - 1)

    def moved(found: re.Match[str]) -> str:
        name = f"{SCRIPTS}/page.{hashlib.sha256(found[1].encode()).hexdigest()[:8]}.min.js"
        (folder / name).write_text(found[1], "utf-8")
        return f'<script src="{up}{name}"></script>'

    return ALIGNED.sub(r'<\1 class="\2">', SCRIPT.sub(moved, text))
