"""A bot's advice, and the end of a game: what was scored, where it turned, how it was shuffled."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.looks import NARROW, WIDE, glance, settled, sideways, violations
from tests.browser.machine import Server
from tests.browser.player import see_result, wait
from tests.effort import effort
from tests.service.servers import alone, play_out

every_game = pytest.mark.parametrize("game", effort(["condottiere", "princes"], sorted(GAMES)))


def ask(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).click()
    # points, where winning is certain or out of reach
    said = re.compile("wins about|points at the end")
    expect(advice(page).locator(".candidate").first).to_contain_text(said)


def advice(page: Page) -> Any:
    return page.get_by_role("region", name="What the bot would do")


@every_game
def test_a_hint_is_marked_on_the_board_and_gives_its_reasons(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit()
    FastForward(page, server.address).begin(game, 3, 3)
    ask(page)
    rows = advice(page).locator(".list li")
    places = rows.locator(".place").all_inner_texts()
    assert places == [str(place + 1) for place in range(len(places))]
    assert all(text.strip() for text in rows.locator(".why").all_inner_texts())
    expect(page.locator("[data-hint-mark] [data-number='1']")).to_be_visible()
    page.set_viewport_size(NARROW)
    expect(page.locator(".bar")).not_to_be_visible()
    board = page.locator(".middle").bounding_box()
    assert board is not None
    assert board["height"] > NARROW["height"] * 0.45, "a hint leaves the board its room"
    page.set_viewport_size(WIDE)
    best = rows.first.locator(".candidate")
    best.focus()
    expect(page.locator("[data-number='1'].active")).to_be_visible()
    expect(advice(page).locator(".line li").first).to_contain_text("Lucrezia: ")
    best.click()
    proposed = best.locator(".what").inner_text().strip()
    expect(page.locator(".staged strong")).to_have_text(proposed)
    page.get_by_role("button", name="Confirm").click()
    expect(advice(page)).not_to_be_visible()
    expect(page.locator("[data-hint-mark]")).to_have_count(0)


def test_a_candidate_is_played_from_the_list_at_once(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("signorie", 3, 3)
    ask(page)
    ply = page.locator(".bar").get_attribute("data-ply")
    second = advice(page).locator(".list li").nth(1)
    second.get_by_role("button", name="Play at once").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", str(ply))
    expect(advice(page)).not_to_be_visible()


@pytest.mark.parametrize("game", effort(["signorie"], ["principato", "signorie"]))
def test_a_proposal_lights_up_on_the_board(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    FastForward(page, server.address).begin(game)
    ask(page)
    advice(page).locator(".candidate").first.hover()
    expect(page.locator("[data-hinted]").first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.get_by_role("button", name="Close the hint").click()
    expect(advice(page)).not_to_be_visible()


def test_there_is_no_hint_where_a_table_was_opened_without(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Condottiere").click()
    page.get_by_text("More options").click()
    page.get_by_label("Hints may be asked for").uncheck()
    page.get_by_role("button", name="Start the game").click()
    wait(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@every_game
def test_the_end_tells_the_story_of_the_game(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    forward = FastForward(page, server.address)
    forward.begin(game)
    forward.finish()
    see_result(page)
    chart = page.get_by_role("img", name=re.compile("Chart: the points"))
    expect(chart.locator("path")).to_have_count(2)
    page.get_by_role("button", name="Chances").click()
    expect(page.get_by_role("img", name=re.compile("estimated chance"))).to_be_visible()
    page.get_by_text("As a table").first.click()
    expect(page.get_by_role("columnheader", name="Move").first).to_be_visible()
    expect(page.locator("[data-proof=good]")).to_contain_text("the shuffle is genuine")
    expect(page.get_by_text("this browser noted the same hashes")).to_be_visible()
    expect(page.get_by_text("quattrocento verify")).to_be_visible()
    expect(page.get_by_label("Link to this game")).to_have_value(re.compile("/replay/"))
    turn = page.locator("a[href*='?ply=']", has_text="Move").first
    ply = turn.inner_text().removeprefix("Move ")
    turn.click()
    expect(page.locator(".controls .count")).to_contain_text(f"Move {ply} of")


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The address of a game that somebody else has played."""
    seat = play_out(alone(server.address, "principato"))
    return f"{server.address}/replay/{seat.table}"


def test_who_comes_later_finds_the_points_counted(finished: str, visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(finished.replace("/replay/", "/table/"))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_contain_text("won")
    expect(result.get_by_role("row", name="Total")).to_contain_text(re.compile(r"\d"))
    expect(result.get_by_role("button")).to_have_count(0)


def test_looking_back_says_what_a_bot_would_have_thought(finished: str, visit: Visit) -> None:
    page = visit()
    page.goto(f"{finished}?ply=5")
    page.get_by_role("button", name=re.compile("What would a bot have done")).first.click()
    expect(advice(page)).to_contain_text(re.compile(r"\(played\)|Played was"))
    page.keyboard.press("ArrowRight")
    expect(advice(page)).not_to_be_visible()


def test_a_shared_game_is_open_to_everyone(finished: str, visit: Visit) -> None:
    page = visit(alone=True, permissions=["clipboard-read", "clipboard-write"])
    page.goto(finished)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    page.wait_for_selector("[data-review=ready]")
    expect(page.get_by_text("This browser was not there")).to_be_visible()


def test_another_game_follows(server: Server, visit: Visit) -> None:
    page = visit()
    forward = FastForward(page, server.address)
    forward.begin("condottiere")
    forward.finish()
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert wait(page)


def test_axe_finds_nothing_in_a_hint_and_at_the_end(server: Server, visit: Visit) -> None:
    page = visit()
    forward = FastForward(page, server.address)
    forward.begin("principato", 4)
    ask(page)
    assert glance(page) == [], "with a hint"
    forward.finish()
    see_result(page)
    page.get_by_text("As a table").first.click()
    page.get_by_text("The figures").click()
    assert violations(settled(page), "dark") == [], "at the end"
    for screen in (WIDE, NARROW):
        page.set_viewport_size(screen)
        assert sideways(page) <= 0, screen
