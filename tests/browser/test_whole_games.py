"""Whole games from the first page to the final scoring."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Server
from tests.browser.player import begin, play_out, see_result, wait

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", ["Condottiere", "Principato"])
def test_a_game_with_a_board_of_its_own_is_played_by_clicking(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit()
    begin(page, server.address, game)
    assert play_out(page) > 5
    see_result(page)


def test_a_game_without_a_board_is_played_by_the_generic_view(server: Server, visit: Visit) -> None:
    page = visit()
    begin(page, server.address, "Signorie")
    page.goto(f"{page.url}?plain")
    expect(page.locator(".generic")).to_be_visible()
    assert play_out(page) > 5
    see_result(page)


def test_a_game_is_played_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, server.address, "Condottiere")
    assert play_out(page) > 5
    see_result(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} wide and scrolls sideways"


def test_a_game_is_played_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Condottiere").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Bots", exact=True).select_option("chance")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    for turn in range(400):
        if not wait(page):
            break
        before = page.locator(".bar").get_attribute("data-ply")
        if turn % 3 and page.locator("[data-mark=next]").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator(".staged")).to_be_visible()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
            expect(page.locator(".staged")).to_be_visible()
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        page.wait_for_selector(f".bar:not([data-ply='{before}']), [data-over]")
    see_result(page)
