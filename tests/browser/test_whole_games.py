"""Games from the first page to the final scoring."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hasten import Hurry, in_round
from tests.browser.looks import PHONE, sideways
from tests.browser.machine import Server
from tests.browser.player import OVER, begin, move, play_out, see_result, wait

FIRST_MOVES = 6


@pytest.mark.parametrize("game", ["Condottiere", "Principato"])
def test_a_game_with_a_board_of_its_own_is_played_by_clicking(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit()
    begin(page, server.address, game)
    assert play_out(page) > 5
    see_result(page)


def test_a_game_without_a_board_is_ended_by_the_generic_view(server: Server, visit: Visit) -> None:
    page = visit()
    Hurry(page, server.address).to("signorie", 2, in_round(3))
    page.goto(f"{page.url}?plain")
    expect(page.locator(".generic")).to_be_visible()
    assert play_out(page) > 5
    see_result(page)


def test_a_game_is_begun_and_another_ended_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, server.address, "Condottiere")
    for turn in range(FIRST_MOVES):
        wait(page)
        move(page, turn)
    Hurry(page, server.address).to("condottiere", 2, near_victory)
    assert play_out(page) > 0
    see_result(page)
    assert sideways(page) <= 0


def test_a_game_is_begun_and_another_ended_with_the_keyboard_alone(
    server: Server, visit: Visit
) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Condottiere").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Bots", exact=True).select_option("chance")
    page.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    for turn in range(FIRST_MOVES):
        wait(page)
        move_with_keys(page, turn)
    Hurry(page, server.address).to("condottiere", 3, near_victory)
    for turn in range(400):
        if not wait(page):
            break
        move_with_keys(page, turn)
    see_result(page)


def move_with_keys(page: Page, turn: int) -> None:
    """Arrows go to what is lit and Enter picks it, or a digit chooses; Enter sends."""
    before = page.locator(".bar").get_attribute("data-ply")
    if turn % 3 and page.locator("[data-mark=next]").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".staged")).to_be_visible()
    else:
        page.keyboard.press("1")
        expect(page.locator(".staged")).to_be_visible()
        page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".bar:not([data-ply='{before}']), {OVER}")


def near_victory(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    """Two cities more, side by side with the others, and somebody has won."""
    return any(captain["group"] >= view["target"] - 2 for captain in view["captains"])
