"""Take the few pictures that the documentation shows: `python tools/gallery.py FOLDER`.

Small ones: they are kept in the tree and go into the package with the site.
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from quattrocento.lessons import lesson
from tests.browser import fast_forward
from tests.browser.looks import PHONE, Light
from tests.browser.machine import launch, running

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
QUALITY = 72
CALM = 900
# A picture of each board: when, by how many players, and in which light.
BOARDS: dict[str, tuple[int, fast_forward.Until, Light]] = {
    "condottiere": (4, fast_forward.asks("turn", 2), "light"),
    "princes": (4, fast_forward.asks("turn", 4), "light"),
    "principato": (3, fast_forward.after(24), "dark"),
    "signorie": (4, fast_forward.in_round(5), "light"),
}


def keep(page: Page, file: Path) -> None:
    """As WebP, which a browser can write and every browser can show."""
    page.wait_for_timeout(CALM)
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY}
    file.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", asked)["data"]))


def new_page(browser: Browser, light: Light, screen: dict[str, Any]) -> Page:
    return browser.new_context(color_scheme=light, locale="en", **screen).new_page()


def photograph(browser: Browser, address: str, folder: Path) -> None:
    for key, (seats, until, light) in BOARDS.items():
        page = new_page(browser, light, DESKTOP)
        fast_forward.FastForward(page, address).to(key, seats, until)
        keep(page, folder / f"{key}-{light}.webp")
        page.context.close()
    page = new_page(browser, "dark", DESKTOP)
    page.goto(address)
    page.wait_for_selector(".card .main")
    keep(page, folder / "home-dark.webp")
    page = new_page(browser, "light", PHONE)
    step = len(lesson("signorie").stops) * 2 // 3
    page.goto(f"{address}/learn/signorie?step={step}")
    keep(page, folder / "lesson-phone-light.webp")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        running(Path(tables)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        photograph(browser, server.address, folder)
        browser.close()
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"{len(list(folder.iterdir()))} pictures, {size // 1000} kB in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
