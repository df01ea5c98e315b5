"""Several people on one device: nobody sees another's hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Server
from tests.browser.player import ASKED, move, wait
from tests.effort import effort


def test_hands_are_hidden_between_turns(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play with friends: Condottiere").click()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Everyone plays on this device").check()
    page.get_by_role("button", name="Open the table").click()
    for turn in range(effort(2, 4)):
        page.get_by_role("button", name="I am").first.wait_for()
        assert page.locator(".hand").count() == 0
        page.get_by_role("button", name="I am").first.click()
        wait(page)
        expect(page.locator(".hand")).to_be_visible()
        while page.locator(ASKED).count():
            move(page, turn + 1, or_else=".handover")
            page.wait_for_selector(f"{ASKED}, .handover")
