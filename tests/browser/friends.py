"""Several people at a table, each in a browser of their own."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.machine import Server
from tests.browser.player import ASKED

LATER = 20_000


def open_with_friends(page: Page, address: str, name: str) -> str:
    """A table for two people; its link."""
    page.goto(address)
    page.get_by_role("button", name="Play with friends: Condottiere").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link to this table").input_value()


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def asked_of(*pages: Page) -> Page:
    """The page of whoever is asked first."""
    for _ in range(200):
        for page in pages:
            if page.locator(ASKED).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def log_of(page: Page) -> list[str]:
    return page.locator(".lines li:not(.divider) > span").all_inner_texts()


def two_people(server: Server, visit: Visit) -> tuple[Page, Page]:
    anna, bruno = visit(), visit()
    sit(bruno, open_with_friends(anna, server.address, "Anna"), "Bruno")
    for page in (anna, bruno):
        page.wait_for_selector(".bar", timeout=LATER)
    return anna, bruno
