"""Play on to the position that a test is about, by the requests that the page would make."""

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from quattrocento.client import Client, Refused
from tests.browser.player import ASKED, OVER, SLOWEST, see_scores

Update = dict[str, Any]
Until = Callable[[dict[str, Any], dict[str, Any]], bool]
Choose = Callable[[Sequence[str]], str]

# By the first of them a bot soon wins in Condottiere, if one passes.
DEALS = [f"{number}" for number in range(83, 123)]
MOST = 2000
LONG_POLL = 20
CONFLICT = 409
COOKIE = "quattrocento"
EAGER = ("complete-work", "perform", "build-with", "build", "introduce", "bring-person")
SHY = ("go-back", "end-turn", "decline", "counter-place", "counter-payment")


class FastForward:
    """The person of a page at a table with bots, who moves at once.

    Its requests do not go through the browser's driver, which makes each three times as dear.
    """

    def __init__(self, page: Page, address: str, choose: Choose | None = None) -> None:
        self.page, self.address = page, address
        self.client: Client | None = None
        self.choose = choose or self.bold
        self.chance = random.Random("hurry")

    def to(self, game: str, seats: int, until: Until, **options: str) -> Update:
        """Show a table at the first question, as view and choice, that is wanted."""
        for deal in DEALS:
            table = self.open(game, seats, deal, **options)
            if found := self.play(table, really(until), self.choose):
                self.show(table)
                return found
        raise AssertionError(f"no such position in {len(DEALS)} games")

    def begin(self, game: str, seats: int = 2, moves: int = 0) -> None:
        """Show a table at the first question that comes after so many moves."""
        self.to(game, seats, after(moves))

    def open(self, game: str, seats: int, part: str = "", **options: str) -> str:
        """A table of this person and bots; what is dealt follows from `part`."""
        self.introduce()
        chairs = ["", *["chance"] * (seats - 1)]
        wanted = {"game": game, "chairs": chairs, "options": options, "seat": 0, "part": part}
        return str(self.ask("POST", "/tables", wanted)["about"]["id"])

    def show(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")
        self.page.wait_for_selector(ASKED)

    def finish(self) -> None:
        """Pass until the game is over, while the page is elsewhere; then come back to it."""
        there = self.page.url
        self.page.goto("about:blank")
        self.play(there.rsplit("/", 1)[1], never, last)
        self.page.goto(there)
        see_scores(self.page)
        self.page.wait_for_selector("[data-review=ready]")

    def end_here(self) -> None:
        """Pass until the game is over, while the page looks on."""
        self.play(self.page.url.rsplit("/", 1)[1], never, last)
        self.page.wait_for_selector(OVER, timeout=SLOWEST)

    def introduce(self, name: str = "Lucrezia") -> None:
        """Be somebody, unless one is already."""
        if not self.token():
            told = self.page.request.post(
                f"{self.address}/api/me", data={"name": name}, timeout=SLOWEST
            )
            assert told.ok, told.text()

    def token(self) -> str:
        """By which the server knows who this page is; empty if it does not."""
        cookies = self.page.context.cookies(self.address)
        return next((one["value"] for one in cookies if one["name"] == COOKIE), "")

    def play(self, table: str, until: Until, choose: Choose) -> Update | None:
        """The first question that is wanted; None when the game ends before."""
        now: Update = self.ask("GET", f"/tables/{table}")["update"]
        for _ in range(MOST):
            choice = now["choice"]
            if now["status"] == "finished":
                return None
            if choice is None:
                path = f"/tables/{table}/events"
                now = self.ask("GET", path, since=now["seq"], wait=LONG_POLL)
            elif until(now["view"], choice):
                return now
            else:
                move = choose([option["move"] for option in choice["options"]])
                key = str(self.chance.getrandbits(60))
                sent = {"seat": now["seat"], "seq": now["seq"], "move": move, "key": key}
                now = self.submit(table, sent)
        raise AssertionError(f"no such position within {MOST} moves")

    def submit(self, table: str, move: dict[str, Any]) -> Update:
        """The table after this move, or as it is if the page was quicker with a forced one."""
        try:
            return self.ask("POST", f"/tables/{table}/moves", move)
        except Refused as refused:
            if refused.status != CONFLICT:
                raise
            now: Update = self.ask("GET", f"/tables/{table}")["update"]
            return now

    def ask(self, method: str, path: str, body: object = None, **query: object) -> dict[str, Any]:
        self.client = self.client or Client(self.address, token=self.token())
        found: dict[str, Any] = self.client.call(method, f"/api{path}", body, **query)
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


def eager_for(wanted: str) -> Choose:
    """Do this whenever it is open, and else what is offered first."""
    return lambda moves: wanted if wanted in moves else moves[0]


def really(until: Until) -> Until:
    """Where there is something to choose: what is forced plays itself."""
    return lambda view, choice: len(choice["options"]) > 1 and until(view, choice)


def forced(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    return len(choice["options"]) == 1


def never(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    return False


def after(moves: int) -> Until:
    """The first question after so many that are answered."""
    asked = itertools.count()
    return lambda view, choice: next(asked) >= moves


def near_victory(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    """Condottiere: one city more, side by side with the others, and somebody has won."""
    return any(captain["group"] >= view["target"] - 1 for captain in view["captains"])


def last_cards(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    """Principato: few cards are left to come."""
    return not any(view["coming"]) and view["stack"] <= 4


def asks(step: str, from_round: int = 0) -> Until:
    return lambda view, choice: choice["step"] == step and view["round"] >= from_round


def refused_by(rule: str) -> Until:
    """Something that one might try is not possible by this rule."""
    return lambda view, choice: any(one["rule"] == rule for one in choice["refusals"])


def in_round(number: int) -> Until:
    return lambda view, choice: view["round"] >= number
