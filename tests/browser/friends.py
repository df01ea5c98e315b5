"""Several people at a table, each in a browser of their own."""

import time
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotYet

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, last
from tests.browser.machine import Server
from tests.browser.player import ASKED
from tests.patience import PATIENCE

GLANCE = 100
MOST_ROUNDS = 2000


def open_with_friends(page: Page, address: str, name: str) -> str:
    """A table for two people; its link."""
    page.goto(address)
    page.get_by_role("button", name="Play with friends: Condottiere").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_role("button", name="Open the table").click()
    return invitation(page)


def invitation(page: Page) -> str:
    """The link for others; the first who asks for one lets them into the house."""
    link = page.get_by_label("Link to this table")
    closed = page.get_by_role("button", name="Let others in this house join")
    link.or_(closed).wait_for()
    if closed.is_visible():
        closed.click()
    return link.input_value()


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def asked_of(*pages: Page) -> Page:
    """The page of whoever is asked first."""
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last:
        for page in pages:
            with suppress(NotYet):
                page.wait_for_selector(ASKED, timeout=GLANCE)
                return page
    raise AssertionError("nobody is asked anything")


def log_of(page: Page) -> list[str]:
    return page.locator(".lines li:not(.divider) > span").all_inner_texts()


def seated(server: Server, anna: Page, bruno: Page, **wanted: object) -> None:
    """Two people at a table, by the requests that their pages would make."""
    host, guest = (FastForward(page, server.address) for page in (anna, bruno))
    host.introduce("Anna")
    guest.introduce("Bruno")
    opened = {"game": "condottiere", "chairs": ["", ""], "seat": 0, **wanted}
    table = host.ask("POST", "/tables", opened)["about"]["id"]
    guest.ask("POST", f"/tables/{table}/sit", {"seat": 1})
    for page in (anna, bruno):
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector(".bar")


def two_people(server: Server, visit: Visit) -> tuple[Page, Page]:
    anna, bruno = visit(), visit()
    seated(server, anna, bruno)
    return anna, bruno


def play_out(table: str, players: list[FastForward]) -> None:
    """Pass until the game is over, by the requests that the pages would make."""
    for _ in range(MOST_ROUNDS):
        for one in players:
            now = one.ask("GET", f"/tables/{table}")["update"]
            while now["choice"]:
                move = last([option["move"] for option in now["choice"]["options"]])
                key = f"{now['seq']}-{now['seat']}"
                sent = {"seat": now["seat"], "seq": now["seq"], "move": move, "key": key}
                now = one.ask("POST", f"/tables/{table}/moves", sent)
            if now["status"] == "finished":
                return
    raise AssertionError("the game does not end")
