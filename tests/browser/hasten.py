"""To a position that a test is about, by the same requests that the page would make."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

Until = Callable[[dict[str, Any], dict[str, Any]], bool]

PATIENCE = 60.0
TABLES = 8
EAGER = ("complete-work", "perform", "build-with", "build", "introduce", "bring-person")
SHY = ("go-back", "end-turn", "decline", "counter-place", "counter-payment")


class Hurry:
    """One person at a table with bots, who moves at once whatever comes to mind."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.chance = random.Random("hurry")

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer = self.page.request.fetch(f"{self.address}/api{path}", method=method, data=body)
        assert answer.ok, f"{answer.status}: {answer.text()[:200]}"
        found: dict[str, Any] = answer.json()
        return found

    def to(self, game: str, seats: int, until: Until, **options: str) -> dict[str, Any]:
        """Show a table at the first question, as view and choice, that is wanted."""
        self.introduce()
        for _ in range(TABLES):
            opened = {"game": game, "chairs": ["", *["chance"] * (seats - 1)], "options": options}
            table = self.ask("POST", "/tables", {**opened, "seat": 0})["about"]["id"]
            if found := self.play(table, until):
                self.page.goto(f"{self.address}/table/{table}")
                self.page.wait_for_selector(".bar.mine[aria-busy=false]")
                return found
        raise AssertionError(f"no such position in {TABLES} games")

    def introduce(self) -> None:
        """Be somebody, unless one is already."""
        if not self.page.request.get(f"{self.address}/api/me").ok:
            self.ask("POST", "/me", {"name": "Lucrezia"})

    def play(self, table: str, until: Until) -> dict[str, Any] | None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            update: dict[str, Any] = self.ask("GET", f"/tables/{table}")["update"]
            choice = update["choice"]
            if update["status"] == "finished":
                return None
            if choice is None:
                time.sleep(0.02)
            elif until(update["view"], choice):
                return update
            else:
                move = self.choose([option["move"] for option in choice["options"]])
                key = str(self.chance.getrandbits(60))
                sent = {"seat": 0, "seq": update["seq"], "move": move, "key": key}
                self.ask("POST", f"/tables/{table}/moves", sent)
        raise AssertionError(f"no such position within {PATIENCE} seconds")

    def choose(self, moves: Sequence[str]) -> str:
        """Rather something that changes the board."""
        for verb in EAGER:
            wanted = [move for move in moves if move.split()[0] == verb]
            if wanted and self.chance.random() < 0.7:
                return self.chance.choice(wanted)
        bold = [move for move in moves if move.split()[0] not in SHY]
        return self.chance.choice(bold or moves)


def asks(step: str, from_round: int = 0) -> Until:
    return lambda view, choice: choice["step"] == step and view["round"] >= from_round
