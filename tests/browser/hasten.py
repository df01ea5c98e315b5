"""To a position that a test is about, by the same requests that the page would make."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import ASKED

Update = dict[str, Any]
Until = Callable[[dict[str, Any], dict[str, Any]], bool]
Choose = Callable[[Sequence[str]], str]

TABLES = 8
MOST = 2000
LONG_POLL = 20
EAGER = ("complete-work", "perform", "build-with", "build", "introduce", "bring-person")
SHY = ("go-back", "end-turn", "decline", "counter-place", "counter-payment")


class Hurry:
    """One person at a table with bots, who moves at once."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.chance = random.Random("hurry")

    def to(self, game: str, seats: int, until: Until, **options: str) -> Update:
        """Show a table at the first question, as view and choice, that is wanted."""
        self.introduce()
        for _ in range(TABLES):
            opened = {"game": game, "chairs": ["", *["chance"] * (seats - 1)], "options": options}
            table = self.ask("POST", "/tables", {**opened, "seat": 0})["about"]["id"]
            if found := self.play(table, until, self.bold):
                self.page.goto(f"{self.address}/table/{table}")
                self.page.wait_for_selector(ASKED)
                return found
        raise AssertionError(f"no such position in {TABLES} games")

    def finish(self) -> None:
        """Pass until the game is over, behind the back of the page, which follows."""
        self.play(self.page.url.rsplit("/", 1)[1], never, last)
        self.page.wait_for_selector("[data-review=ready]")

    def introduce(self) -> None:
        """Be somebody, unless one is already."""
        if not self.page.request.get(f"{self.address}/api/me").ok:
            self.ask("POST", "/me", {"name": "Lucrezia"})

    def play(self, table: str, until: Until, choose: Choose) -> Update | None:
        """The first question that is wanted; None when the game ends before."""
        now: Update = self.ask("GET", f"/tables/{table}")["update"]
        for _ in range(MOST):
            choice = now["choice"]
            if now["status"] == "finished":
                return None
            if choice is None:
                path = f"/tables/{table}/events?since={now['seq']}&wait={LONG_POLL}"
                now = self.ask("GET", path)
            elif until(now["view"], choice):
                return now
            else:
                move = choose([option["move"] for option in choice["options"]])
                key = str(self.chance.getrandbits(60))
                sent = {"seat": now["seat"], "seq": now["seq"], "move": move, "key": key}
                now = self.ask("POST", f"/tables/{table}/moves", sent)
        raise AssertionError(f"no such position within {MOST} moves")

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer = self.page.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert answer.ok, f"{answer.status}: {answer.text()[:200]}"
        found: dict[str, Any] = answer.json()
        return found

    def bold(self, moves: Sequence[str]) -> str:
        """Rather something that changes the board."""
        for verb in EAGER:
            wanted = [move for move in moves if move.split()[0] == verb]
            if wanted and self.chance.random() < 0.7:
                return self.chance.choice(wanted)
        brave = [move for move in moves if move.split()[0] not in SHY]
        return self.chance.choice(brave or moves)


def last(moves: Sequence[str]) -> str:
    """What is offered last is mostly to pass or to decline."""
    return moves[-1]


def never(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    return False


def asks(step: str, from_round: int = 0) -> Until:
    return lambda view, choice: choice["step"] == step and view["round"] >= from_round


def in_round(number: int) -> Until:
    return lambda view, choice: view["round"] >= number
