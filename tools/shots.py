"""Photograph every page and board: desktop and phone, light and dark, in three languages.

python tools/shots.py FOLDER [LOOK ...]

Every board is taken early, in the middle of a game and late, with a hint, and at the end; a look
is one of `LOOKS`, without any it is all of them.
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from quattrocento.client import Client
from quattrocento.games import GAMES
from quattrocento.lessons import lesson
from tests.browser import fast_forward, friends, player
from tests.browser.machine import launch, running

Light = Literal["light", "dark"]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LOOKS: list[tuple[str, dict[str, Any], Light, str]] = [
    ("wide-light-en", WIDE, "light", "en"),
    ("wide-dark-it", WIDE, "dark", "it"),
    ("desktop-light-en", DESKTOP, "light", "en"),
    ("desktop-dark-de", DESKTOP, "dark", "de"),
    ("phone-light-it", PHONE, "light", "it"),
    ("phone-dark-en", PHONE, "dark", "en"),
]
SEATS = 4
# How many of one's own moves make a picture worth taking, and what to wait for before them.
TURNS = {"condottiere": 12, "principato": 24, "signorie": 6}
LATE = {"signorie": fast_forward.in_round(6)}
FLORENCE: list[tuple[str, fast_forward.Until, dict[str, str]]] = [
    ("princes-bids", fast_forward.asks("bidding", 2), {}),
    ("princes-late", fast_forward.asks("turn", 6), {}),
    ("princes-tile", fast_forward.asks("laying", 4), {}),
    ("princes-characters", fast_forward.asks("courting", 2), {"muse": "yes"}),
    ("princes-border", fast_forward.asks("joint-place"), {"cooperative": "yes"}),
]
BATTLES: list[tuple[str, int, fast_forward.Until]] = [
    ("condottiere-city", 3, fast_forward.asks("city-choice", 2)),
    ("condottiere-six", 6, fast_forward.asks("turn", 2)),
    ("condottiere-scarecrow", 3, fast_forward.asks("scarecrow-stands")),
    ("condottiere-late", 3, fast_forward.near_victory),
]
# From where the end of a game is a few moves away, if one passes.
NEAR_THE_END: dict[str, fast_forward.Until] = {
    "condottiere": fast_forward.near_victory,
    "princes": fast_forward.asks("turn", 7),
    "principato": fast_forward.last_cards,
    "signorie": fast_forward.in_round(7),
}
CALM = 1000


class Album:
    def __init__(self, page: Page, folder: Path, look: str, language: str) -> None:
        self.page, self.folder, self.look, self.language = page, folder, look, language

    def keep(self, key: str, value: str | bool) -> None:
        """Change one of the settings of this browser."""
        change = "let s = JSON.parse(localStorage.quattrocento ?? '{}'); s[key] = value;"
        keeps = f"([key, value]) => {{ {change} localStorage.quattrocento = JSON.stringify(s) }}"
        self.page.evaluate(keeps, [key, value])
        self.page.reload()

    def speak(self, language: str) -> None:
        self.keep("language", language)

    def take(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(CALM)
        self.page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=whole)

    def open(self, address: str, name: str) -> None:
        self.page.goto(address)
        self.take(name)

    def play(self, address: str, key: str) -> str:
        """A game at its beginning, then one under way, then a move staged."""
        self.speak("en")
        fast_forward.FastForward(self.page, address).begin(key, SEATS)
        self.take(f"{key}-early")
        if key in LATE:
            fast_forward.FastForward(self.page, address).to(key, SEATS, LATE[key])
        else:
            player.begin(self.page, address, GAMES[key].title, SEATS, "chance")
        for turn in range(TURNS.get(key, 10)):
            if player.wait(self.page):
                player.move(self.page, turn)
        player.wait(self.page)
        self.speak(self.language)
        self.page.wait_for_selector(player.ASKED)
        self.take(key)
        lit = self.page.locator("[data-mark=next]")
        if lit.count():
            lit.first.click()
            self.take(f"{key}-staged", whole=True)
        return self.page.url.rsplit("/", 1)[1]

    def florence(
        self, address: str, name: str, until: fast_forward.Until, options: dict[str, str]
    ) -> None:
        """Five princes at one of the questions of the game, then something staged."""
        fast_forward.FastForward(self.page, address).to("princes", 5, until, **options)
        self.take(name)
        lit = self.page.locator(".cell.open, [data-mark=next]")
        if lit.count():
            lit.last.click()
            self.take(f"{name}-staged", whole=True)

    def battle(self, address: str, name: str, seats: int, until: fast_forward.Until) -> None:
        """Condottieri at one of the questions of the game."""
        fast_forward.FastForward(self.page, address).to("condottiere", seats, until)
        self.take(name)

    def celebrate(self, address: str, key: str) -> None:
        """The end of a game on its board, then the points."""
        self.keep("speed", "instant")
        fast_forward.FastForward(self.page, address, fast_forward.last).to(
            key, 3, NEAR_THE_END[key]
        )
        player.play_out(self.page)
        self.take(f"{key}-won")
        self.page.locator("[data-over=celebrated] .main").click()
        self.page.wait_for_selector("[data-review=ready]")
        self.take(f"{key}-scores")

    def late(self, address: str, key: str) -> None:
        """The last moves of a game at which something was built."""
        fast_forward.FastForward(self.page, address).to(key, 3, NEAR_THE_END[key])
        self.take(f"{key}-late")

    def advise(self, key: str) -> None:
        """A hint, with its best candidate marked on the board."""
        self.page.keyboard.press("Escape")
        self.page.locator(".question button").first.click()
        self.page.locator(".candidate").first.focus(timeout=player.SLOWEST)
        self.take(f"{key}-hint")


def end(address: str, key: str) -> str:
    """A game that is over: its table."""
    seat = Client(address, "Anna").open(key, ["", "apprentice", "journeyman"])
    while (choice := seat.wait()) is not None:
        seat.play(choice["options"][0]["move"])
    return seat.table


def photograph(browser: Browser, address: str, folder: Path, wanted: Sequence[str]) -> None:
    ends = {key: end(address, key) for key in GAMES}
    for look, screen, light, language in LOOKS:
        if wanted and look not in wanted:
            continue
        context = browser.new_context(color_scheme=light, locale=language, **screen)
        album = Album(context.new_page(), folder, look, language)
        album.page.goto(address)
        album.page.wait_for_selector(".card .main")
        album.take("home", whole=True)
        tables = {}
        for key in GAMES:
            tables[key] = album.play(address, key)
            album.advise(key)
            album.page.goto(f"{address}/table/{ends[key]}")
            album.page.wait_for_selector("[data-review=ready]")
            album.page.wait_for_selector("[data-over] .best", timeout=player.SLOWEST)
            album.take(f"{key}-end", whole=True)
            if key in ("principato", "signorie"):
                album.late(address, key)
            album.celebrate(address, key)
        for name, until, options in FLORENCE:
            album.florence(address, name, until, options)
        for name, seats, until in BATTLES:
            album.battle(address, name, seats, until)
        album.page.goto(f"{address}/replay/{ends['principato']}?ply=40")
        album.page.locator(".thought").first.click()
        album.page.wait_for_selector(".candidate", timeout=player.SLOWEST)
        album.take("thought")
        album.open(f"{address}/replay/{tables['condottiere']}?ply=9", "replay")
        album.open(f"{address}/rules/principato", "rules")
        album.open(f"{address}/edition/principato", "edition")
        for key in GAMES:
            step = len(lesson(key).stops) * 2 // 3
            album.open(f"{address}/learn/{key}?step={step}", f"lesson-{key}")
            album.page.goto(f"{address}/learn/{key}")
            album.take(f"summary-{key}", whole=True)
        for key in GAMES:
            album.open(f"{address}/puzzles/{key}", f"puzzle-{key}")
            album.page.goto(f"{address}/wins/{key}")
            album.take(f"wins-{key}", whole=True)
        album.page.goto(f"{address}/puzzles")
        album.take("puzzles", whole=True)
        album.open(f"{address}/settings", "settings")
        album.page.goto(address)
        album.page.locator(".card .acts button:not(.main)").first.click()
        album.take("new-table")
        album.page.locator("dialog .main").click()
        friends.invitation(album.page)
        album.page.wait_for_selector(".code")
        album.take("waiting")
        album.page.goto(f"{address}/table/{tables['principato']}")
        album.keep("text", True)
        album.take("in-words", whole=True)
        album.keep("text", False)
        context.close()


def main(folder: Path, wanted: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        running(Path(tables)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        photograph(browser, server.address, folder, wanted)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
