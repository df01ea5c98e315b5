"""Games from the first page to the final scoring."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, Until, in_round, last, last_cards, near_victory
from tests.browser.looks import PHONE, sideways
from tests.browser.machine import Server
from tests.browser.player import LIT, LIVELY, OVER, begin, move, play_out, see_result, wait
from tests.effort import effort

# In a long run the beginning is the whole game.
FIRST_MOVES = effort(2, 1000)
# The others are ended with expansions, on phones and with the keyboard.
BY_CLICKING = effort(
    ["Principato"], ["Condottiere", "The Princes of Florence", "Principato", "Signorie"]
)
ENDS: dict[str, tuple[str, Until]] = {
    "Condottiere": ("condottiere", near_victory),
    "The Princes of Florence": ("princes", in_round(6)),
    "Principato": ("principato", last_cards),
    "Signorie": ("signorie", in_round(7)),
}


def first_moves(page: Page) -> None:
    for turn in range(FIRST_MOVES):
        if wait(page):
            move(page, turn)


def near_the_end(page: Page, server: Server, title: str) -> None:
    """At another table: passing, so that others are about to win."""
    game, until = ENDS[title]
    choose = last if game == "condottiere" else None
    FastForward(page, server.address, choose).to(game, 2, until)


@pytest.mark.parametrize("game", BY_CLICKING)
def test_a_game_is_begun_and_another_ended_by_clicking(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit()
    begin(page, server.address, game)
    first_moves(page)
    near_the_end(page, server, game)
    assert play_out(page) > 0
    see_result(page)


def test_a_game_without_a_board_is_ended_by_the_generic_view(server: Server, visit: Visit) -> None:
    page = visit()
    near_the_end(page, server, "Signorie")
    page.goto(f"{page.url}?plain")
    expect(page.locator(".generic")).to_be_visible()
    assert play_out(page) > 0
    see_result(page)


def test_a_game_is_begun_and_another_ended_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, server.address, "Condottiere")
    first_moves(page)
    near_the_end(page, server, "Condottiere")
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
        if wait(page):
            move_with_keys(page, turn)
    near_the_end(page, server, "Condottiere")
    for turn in range(400):
        if not wait(page):
            break
        move_with_keys(page, turn if turn < LIVELY else 1)
    see_result(page)


def move_with_keys(page: Page, turn: int) -> None:
    """Arrows go to what is lit and Enter picks it, or a digit chooses; Enter sends. On odd
    turns the last digit is taken, which is mostly to pass: then others win soon."""
    before = page.locator(".bar").get_attribute("data-ply")
    if turn % 4 == 0 and page.locator(LIT).count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".staged")).to_be_visible()
    else:
        for digit in "987654321" if turn % 2 else "1":
            if not page.locator(".staged").count():
                page.keyboard.press(digit)
        expect(page.locator(".staged")).to_be_visible()
        page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".bar:not([data-ply='{before}']), {OVER}")
