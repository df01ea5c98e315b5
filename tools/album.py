"""What `tools/shots.py` photographs: a part is a page or a board, by somebody who has just come."""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from quattrocento.client import Client, Seat
from quattrocento.games import GAMES
from quattrocento.lessons import lesson
from tests.browser import fast_forward as forward
from tests.browser import player

Part = Callable[["Album"], None]

CALM = 500
TALL = 2600
# What only breathes never ends.
AT_REST = """Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations !== Infinity)
  .map((one) => one.finished))"""
SEATS = 4
MIDDLE: dict[str, forward.Until] = {
    "condottiere": forward.asks("turn", 3),
    "princes": forward.asks("turn", 4),
    "principato": forward.after(14),
    "signorie": forward.in_round(4),
}
LATE: dict[str, forward.Until] = {
    "condottiere": forward.near_victory,
    "princes": forward.asks("turn", 7),
    "principato": forward.last_cards,
    "signorie": forward.in_round(7),
}
# Questions of a game that look like no other: seats, until when, options.
SCENES: dict[str, tuple[str, int, forward.Until, dict[str, str]]] = {
    "condottiere-city": ("condottiere", 3, forward.asks("city-choice", 2), {}),
    "condottiere-six": ("condottiere", 6, forward.asks("turn", 2), {}),
    "condottiere-scarecrow": ("condottiere", 3, forward.asks("scarecrow-stands"), {}),
    "princes-bids": ("princes", 5, forward.asks("bidding", 2), {}),
    "princes-tile": ("princes", 5, forward.asks("laying", 4), {}),
    "princes-characters": ("princes", 5, forward.asks("courting", 2), {"muse": "yes"}),
    "princes-border": ("princes", 5, forward.asks("joint-place"), {"cooperative": "yes"}),
    "signorie-action": ("signorie", 4, forward.asks("action", 2), {}),
}


class House:
    """The server, and games that are over, each played when it is first asked for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ended = cache(self._ended)
        self.looked_through = cache(self._looked_through)

    def _ended(self, game: str) -> Seat:
        seat = Client(self.address, "Anna").open(game, ["", "apprentice", "journeyman"])
        while (choice := seat.wait()) is not None:
            seat.play(choice["options"][0]["move"])
        return seat

    def _looked_through(self, game: str) -> Seat:
        """The same with a deep review."""
        seat = self.ended(game)
        while seat.client.call("POST", f"{seat.path}/insight")["status"] != "done":
            time.sleep(1)
        return seat


class Album:
    def __init__(self, page: Page, house: House, folder: Path, look: str) -> None:
        self.page, self.house, self.folder, self.look = page, house, folder, look
        self.address = house.address
        self.forward = forward.FastForward(page, house.address)

    def take(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(CALM)
        self.page.evaluate(AT_REST)
        self.page.screenshot(path=self.folder / f"{self.look}-{name}.png", full_page=whole)

    def open(self, path: str, name: str, shown: str = "main", whole: bool = False) -> None:
        self.page.goto(f"{self.address}{path}")
        self.page.locator(shown).first.wait_for()
        self.take(name, whole)

    def grow(self) -> None:
        """A window so high that what scrolls within a table is seen, too."""
        size = self.page.viewport_size
        assert size is not None
        self.page.set_viewport_size({"width": size["width"], "height": TALL})

    def stage(self, name: str) -> None:
        """Something chosen, and what it would do."""
        lit = self.page.locator(f".cell.open, {player.LIT}")
        if lit.count():
            player.point(lit.last)
            self.take(f"{name}-staged")
            self.page.keyboard.press("Escape")

    def be(self, seat: Seat) -> None:
        """Whoever played that game."""
        token = seat.client.token
        self.page.context.add_cookies(
            [{"name": "quattrocento", "value": token, "url": self.address}]
        )


def home(album: Album) -> None:
    """The first visit, and one with games to go on with."""
    album.open("", "home", ".card .main", whole=True)
    for game in ("princes", "signorie"):
        album.forward.open(game, 3)
    album.open("", "home-again", ".card .main", whole=True)


def tables(album: Album) -> None:
    """What is asked before a game, and while others are waited for."""
    for name, button in (("new-table", ".card .main"), ("new-friends", ".acts button:not(.main)")):
        album.page.goto(album.address)
        album.page.locator(button).first.click()
        album.page.locator("dialog .main").wait_for()
        album.take(name)
    album.forward.introduce()
    opened = {"game": "condottiere", "chairs": ["", "", "journeyman"], "seat": 0}
    table = album.forward.ask("POST", "/tables", opened)["about"]["id"]
    album.open(f"/table/{table}", "waiting", ".table .sheet")


def early(album: Album, game: str) -> None:
    album.forward.begin(game, SEATS)
    album.take(f"{game}-early")


def middle(album: Album, game: str) -> None:
    """A game under way, something chosen, and a hint with its best candidate on the board."""
    album.forward.to(game, SEATS, MIDDLE[game])
    album.take(f"{game}-middle")
    album.stage(f"{game}-middle")
    album.page.locator(".question button").first.click()
    album.page.locator(".candidate").first.focus()
    album.take(f"{game}-hint")


def late(album: Album, game: str) -> None:
    album.forward.to(game, 3, LATE[game])
    album.take(f"{game}-late")


def ending(album: Album, game: str) -> None:
    """A game is won while one is at the table: the celebration, then the points."""
    player_of = forward.FastForward(album.page, album.address, forward.last)
    player_of.to(game, 3, LATE[game])
    table = album.page.url.rsplit("/", 1)[1]
    player_of.play(table, forward.never, forward.last)
    album.page.locator("[data-over=celebrated] .main").wait_for()
    album.take(f"{game}-won")
    album.page.locator("[data-over=celebrated] .main").click()
    album.page.wait_for_selector("[data-review=ready]")
    album.take(f"{game}-scores")


def looked_back(album: Album, game: str) -> None:
    """The whole page of a game that is over, with its quick review."""
    seat = album.house.ended(game)
    album.grow()
    album.open(f"/table/{seat.table}", f"{game}-end", "[data-review=ready]")


def scene(album: Album, name: str) -> None:
    game, seats, until, options = SCENES[name]
    album.forward.to(game, seats, until, **options)
    album.take(name)
    album.stage(name)


def taught(album: Album, game: str) -> None:
    stops = len(lesson(game).stops)
    album.open(f"/learn/{game}", f"lesson-{game}-summary", whole=True)
    for name, step in (("first", 1), ("middle", stops // 3), ("later", stops * 2 // 3)):
        album.open(f"/learn/{game}?step={step}", f"lesson-{game}-{name}", ".guide, h1")


def books(album: Album) -> None:
    album.open("/rules/principato", "rules")
    album.open("/rules/princes", "rules-princes")
    album.open("/edition/princes", "edition")
    album.open("/puzzles", "puzzles", ".numbers", whole=True)
    for game in GAMES:
        album.open(f"/puzzles/{game}?n=1", f"puzzle-{game}", ".verdict-panel")
        album.open(f"/wins/{game}", f"wins-{game}", ".charts", whole=True)


def replay(album: Album) -> None:
    """A game again, with what a bot thought of a move."""
    seat = album.house.ended("principato")
    album.open(f"/replay/{seat.table}?ply=40", "replay", ".controls")
    album.page.locator(".thought").first.click()
    album.page.locator(".candidate").first.wait_for()
    album.take("thought")


def review(album: Album) -> None:
    """A game looked through in depth, and the mistakes in it."""
    seat = album.house.looked_through("condottiere")
    album.be(seat)
    album.open(f"/replay/{seat.table}", "review", "[data-review=ready]", whole=True)
    album.page.keyboard.press("n")
    album.page.locator(".else").wait_for()
    album.take("review-else")
    album.open(f"/mistakes/{seat.table}", "mistakes", ".retry, .page")


def people(album: Album) -> None:
    """Somebody's story, their leagues, what they have set."""
    seat = album.house.ended("principato")
    album.be(seat)
    me = seat.client.call("GET", "/api/me")["id"]
    album.open(f"/person/{me}", "person", "h1", whole=True)
    album.open("/leagues", "leagues", "h1", whole=True)
    album.open("/settings", "settings", "h1", whole=True)
    album.open("/recover", "recover", "h1", whole=True)
    album.open("/nowhere", "no-page", "h1")


def words(album: Album) -> None:
    """A board in words, and the keys."""
    album.forward.begin("principato", 3, 6)
    album.page.keyboard.press("?")
    album.page.locator("dialog[open]").wait_for()
    album.take("keys")
    change = "let s = JSON.parse(localStorage.quattrocento); s.text = true;"
    album.page.evaluate(f"{change} localStorage.quattrocento = JSON.stringify(s)")
    album.page.reload()
    album.page.wait_for_selector(player.ASKED)
    album.take("in-words", whole=True)


def of(part: Callable[[Album, str], None], name: str) -> Part:
    return lambda album: part(album, name)


PARTS: dict[str, Part] = {
    "home": home,
    "tables": tables,
    **{f"{game}-early": of(early, game) for game in GAMES},
    **{f"{game}-middle": of(middle, game) for game in GAMES},
    **{f"{game}-late": of(late, game) for game in GAMES},
    **{f"{game}-ending": of(ending, game) for game in GAMES},
    **{f"{game}-end": of(looked_back, game) for game in GAMES},
    **{name: of(scene, name) for name in SCENES},
    **{f"lesson-{game}": of(taught, game) for game in GAMES},
    "books": books,
    "replay": replay,
    "review": review,
    "people": people,
    "words": words,
}
