"""Photograph every page and board, in every look: sizes, day and night, languages, eyes.

python tools/shots.py FOLDER [--look LOOK] [--part PART] [--list]

A look is SIZE-LIGHT-LANGUAGE (`wide-dark-it`), and may end in how colours are seen
(`wide-light-en-deuteranopia`); without any it is all of `LOOKS`. A part is a page or a board, see
`tools/album.py`; `--part 'princes*'` takes several. What has been taken of this very build of the
app is not taken again: an interrupted run goes on where it was.
"""

import argparse
import fnmatch
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import HURRY
from tests.browser.machine import ROOT, launch, running
from tests.browser.player import SLOWEST
from tools.album import PARTS, Album, House

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LOOKS = [
    "wide-light-en",
    "wide-dark-it",
    "desktop-light-de",
    "desktop-dark-en",
    "phone-light-de",
    "phone-dark-it",
]
BUILT = ROOT / "src" / "quattrocento" / "web_dist" / "sources.sha256"


@dataclass(frozen=True)
class Look:
    name: str
    size: str
    light: Literal["light", "dark"]
    language: str
    eyes: str = "none"


def look(name: str) -> Look:
    size, light, language, *eyes = name.split("-")
    if size not in SIZES or light not in ("light", "dark") or len(eyes) > 1:
        raise SystemExit(f"'{name}' is no look; expected one such as {', '.join(LOOKS)}")
    return Look(name, size, "dark" if light == "dark" else "light", language, *eyes)


class Taken:
    """What has been photographed, each with the build of the app that was seen."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "taken.txt"
        self.build = BUILT.read_text("utf-8").strip()[:16]

    def __contains__(self, what: tuple[str, str]) -> bool:
        known = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        return self.line(what) in known

    def add(self, what: tuple[str, str]) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(self.line(what) + "\n")

    def line(self, what: tuple[str, str]) -> str:
        return f"{self.build} {' '.join(what)}"


def take(browser: Browser, house: House, folder: Path, seen: Look, part: str) -> None:
    """One part by somebody who has never been here."""
    wishes = {"language": seen.language, "speed": "instant", "sound": False}
    context = browser.new_context(color_scheme=seen.light, locale=seen.language, **SIZES[seen.size])
    context.add_init_script(HURRY % json.dumps(wishes))
    context.set_default_timeout(SLOWEST)
    page = context.new_page()
    if seen.eyes != "none":
        eyes = {"type": seen.eyes}
        context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", eyes)
    PARTS[part](Album(page, house, folder, seen.name))
    context.close()


def wanted(looks: list[str], parts: list[str]) -> Iterator[tuple[Look, str]]:
    for name in looks or LOOKS:
        for part in PARTS:
            if not parts or any(fnmatch.fnmatch(part, one) for one in parts):
                yield look(name), part


def photograph(folder: Path, todo: list[tuple[Look, str]], taken: Taken) -> None:
    with (
        tempfile.TemporaryDirectory() as tables,
        running(Path(tables)) as server,
        sync_playwright() as playwright,
    ):
        browser, house = launch(playwright), House(server.address)
        for place, (seen, part) in enumerate(todo):
            print(f"{place + 1} of {len(todo)}: {seen.name} {part}", flush=True)
            take(browser, house, folder, seen, part)
            taken.add((seen.name, part))
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("--look", action="append", default=[], help="such as wide-dark-it")
    reader.add_argument("--part", action="append", default=[], help="such as home or 'princes*'")
    reader.add_argument("--list", action="store_true", help="say what would be taken")
    asked = reader.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    taken = Taken(asked.folder)
    todo = [one for one in wanted(asked.look, asked.part) if (one[0].name, one[1]) not in taken]
    if asked.list:
        print(*(f"{seen.name} {part}" for seen, part in todo), sep="\n")
    else:
        photograph(asked.folder, todo, taken)


if __name__ == "__main__":
    main()
