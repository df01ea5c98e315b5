"""A finished game looked through: chances, choices and luck, and what else there was."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from quattrocento.client import Client, Seat
from tests.browser.conftest import Visit, Visitor
from tests.browser.looks import NARROW, glance, settled, sideways, violations
from tests.browser.machine import Server
from tests.browser.player import wait
from tests.review.games import duel_by_chance
from tests.service.servers import bring


@pytest.fixture(scope="module")
def looked_through(browser: Browser, server: Server) -> Seat:
    """A game that somebody has had looked through, and waited until it was."""
    seat = bring(Client(server.address, "Anna"), duel_by_chance().record)
    visitor = Visitor(browser, {})
    visitor.page.goto(f"{server.address}/replay/{seat.table}")
    visitor.page.get_by_role("button", name="Look through the game").click()
    told(visitor.page)
    visitor.context.close()
    assert visitor.faults == []
    return seat


def told(page: Page) -> None:
    expect(page.get_by_role("heading", name="Choices and luck")).to_be_visible()


def come(page: Page, server: Server, seat: Seat) -> None:
    page.goto(f"{server.address}/replay/{seat.table}")
    told(page)


def test_a_game_is_looked_through_and_told(
    server: Server, visit: Visit, looked_through: Seat
) -> None:
    page = visit()
    come(page, server, looked_through)
    expect(page.locator(".seats .points > span:first-child")).to_have_text(["0", "0"])
    expect(page.get_by_role("img", name=re.compile("estimated chance"))).to_be_visible()
    for seer in ("A spectator", "The players"):
        page.get_by_role("button", name=seer).click()
    expect(page.locator("figcaption", has_text="from what they could know")).to_be_visible()
    expect(page.get_by_text("Turning points")).to_have_count(0)
    assert violations(settled(page)) == []
    page.set_viewport_size(NARROW)
    assert sideways(page) <= 0


def test_a_mistake_is_seen_and_the_better_line_played_out(
    server: Server, visit: Visit, looked_through: Seat
) -> None:
    page = visit()
    come(page, server, looked_through)
    page.keyboard.press("n")
    page.wait_for_url("**/replay/*?ply=*")
    first = page.url
    other = page.get_by_role("region", name="What else?")
    expect(other).to_contain_text("gave away")
    # the better move or the played one: to pass has no place on the board
    expect(page.locator("[data-hint-mark] [data-number]").first).to_be_visible()
    other.get_by_role("button", name="Play it out on the board").click()
    expect(page.locator(".controls .count")).to_contain_text("Instead of the game: 1 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls .count")).to_contain_text("Instead of the game: 2 of")
    page.keyboard.press("Escape")
    expect(other).to_contain_text("gave away")
    assert page.url == first
    page.get_by_label("Hands").select_option("all")
    expect(page.locator("[data-hand='1'] [data-spot^='hand:1']").first).to_be_visible()


def test_any_moment_becomes_a_table(server: Server, visit: Visit, looked_through: Seat) -> None:
    page = visit()
    page.goto(f"{server.address}/replay/{looked_through.table}?ply=12")
    page.get_by_text("Play on from here").click()
    page.get_by_label("I play as").select_option("1")
    assert glance(settled(page), "dark") == []
    page.locator(".onward select").nth(1).select_option("chance")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("This game goes on from another one")).to_be_visible()
    expect(page.get_by_role("link", name="That game at move 12")).to_be_visible()
    assert wait(page)


def test_a_mistake_is_tried_again(server: Server, visit: Visit, looked_through: Seat) -> None:
    page = visit()
    page.goto(f"{server.address}/mistakes/{looked_through.table}")
    retry = page.get_by_role("region", name="Learn from your mistakes")
    expect(retry).to_contain_text("1 of")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(retry.locator("[data-verdict=good], [data-verdict=bad]")).to_contain_text("in 100")
    retry.get_by_role("button", name="Show the best move").click()
    expect(retry).to_contain_text("The best move.")
    assert glance(settled(page)) == []
    page.keyboard.press("n")
    expect(retry).to_contain_text("2 of")
    expect(retry).not_to_contain_text("The best move.")
