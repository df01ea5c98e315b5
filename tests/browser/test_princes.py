"""The Princes of Florence on its own board: whole games, tiles, bids, bargains, small screens."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, asks, in_round
from tests.browser.looks import PHONE, glance, sideways, small_targets, violations
from tests.browser.machine import Server
from tests.browser.player import OVER, move, play_out, see_result, wait
from tests.effort import effort

HEAVIEST_BOARD = 150_000


def confirmed(page: Page) -> None:
    """Send what is staged, and wait until the table has gone on."""
    before = page.locator(".bar").get_attribute("data-ply")
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_selector(f".bar:not([data-ply='{before}']), {OVER}")


def test_a_game_with_expansions_is_begun_and_another_ended_by_clicking(
    server: Server, visit: Visit
) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: The Princes of Florence").click()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Bots", exact=True).select_option("chance")
    page.get_by_text("More options").click()
    for expansion in ("Muse & Princess", "Cooperative building"):
        page.get_by_label(expansion).select_option("yes")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    for turn in range(effort(2, 1000)):
        if wait(page):
            move(page, turn)
    FastForward(page, server.address).to("princes", 2, in_round(6), muse="yes", cooperative="yes")
    assert play_out(page) > 0
    see_result(page)


def test_a_tile_is_moved_turned_and_laid_with_keys(server: Server, visit: Visit) -> None:
    """FLO-41"""
    page = visit()
    forward = FastForward(page, server.address)
    forward.to(
        "princes",
        2,
        lambda view, choice: (
            choice["step"] == "laying" and len(view["turns"]) > 2 and len(choice["options"]) > 12
        ),
    )
    page.keyboard.press("ArrowRight")
    ground = page.get_by_role("application")
    expect(ground).to_be_focused()
    staged = page.locator(".staged strong")
    first = staged.inner_text()
    page.keyboard.press("r")
    where = page.locator(".controls [role=status]")
    turned = where.inner_text()
    assert turned.split(", ")[1] != first.split(", ")[1], "the same cell, turned"
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowUp")
    expect(page.locator("[data-ghost]")).to_be_visible()
    for key in "rrrm" * 2 + "r" * 3:
        if page.locator("[data-ghost=fits]").count():
            break
        page.keyboard.press("ArrowDown" if key == "m" else "r")
    for key in ("ArrowRight", "ArrowDown") * 6:
        if page.locator("[data-ghost=fits]").count():
            break
        page.keyboard.press(key)
    expect(page.locator("[data-ghost=fits]")).to_be_visible()
    chosen = staged.inner_text().removeprefix("At ").split(",")[0]
    before = page.locator(".bar").get_attribute("data-ply")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".bar:not([data-ply='{before}'])")
    expect(page.locator(".lines")).to_contain_text(f"at {chosen} (")


def test_a_tile_is_turned_before_one_points_at_the_grid(server: Server, visit: Visit) -> None:
    """FLO-41"""
    page = visit()
    FastForward(page, server.address).to(
        "princes",
        2,
        lambda view, choice: (
            choice["step"] == "laying"
            and {turn["facing"] for turn in view["turns"]} >= {"r0", "r90"}
            and any("facing:r90" in option["picks"] for option in choice["options"])
        ),
    )
    page.keyboard.press("r")
    page.locator(".cell.near").first.click()
    expect(page.locator(".controls [role=status]")).to_contain_text("90°")


def test_where_a_tile_may_not_lie_it_says_why(server: Server, visit: Visit) -> None:
    """FLO-42: the palazzo is at the bottom left, and the grid ends there too."""
    page = visit()
    FastForward(page, server.address).to("princes", 2, asks("laying"))
    page.locator("[data-cell='0,6']").click()
    expect(page.locator("[data-ghost=refused]")).to_be_visible()
    why = page.locator(".controls .why a")
    expect(why).to_have_attribute("href", re.compile(r"/rules/princes#FLO-\d+"))
    assert page.locator(".staged").count() == 0


def test_a_staged_tile_tells_what_it_leaves_free(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).to("princes", 2, asks("laying"))
    page.locator(".cell.open").first.click()
    expect(page.locator(".staged li").last).to_contain_text(re.compile("cells free|any room"))


def test_a_tip_tells_the_rule_and_lies_whole_on_the_screen(server: Server, visit: Visit) -> None:
    """FLO-40"""
    page = visit()
    FastForward(page, server.address).to(
        "princes",
        3,
        lambda view, choice: (
            choice["step"] == "turn"
            and all(option["move"] != "build university" for option in choice["options"])
        ),
    )
    page.locator("[data-label='building:university']").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("link", name="FLO-40")).to_be_visible()
    expect(tip.locator(".why")).to_contain_text("FLO-")
    box = tip.bounding_box()
    assert box is not None
    assert box["y"] >= 0


def test_bids_are_made_by_order_up_to_a_limit(server: Server, visit: Visit) -> None:
    """FLO-13 One step at a time, and never beyond the limit."""
    page = visit()
    found = FastForward(page, server.address).to(
        "princes",
        2,
        lambda view, choice: (
            choice["step"] == "bidding"
            and len(choice["options"]) > 1
            and view["own"]["means"] >= view["auction"]["price"] + 300
        ),
    )
    price = found["view"]["auction"]["price"]
    limit = page.get_by_role("group", name="Bid for me up to")
    expect(limit).to_contain_text(str(price + 200))
    limit.get_by_role("button", name="One step more").click()
    expect(limit).to_contain_text(str(price + 300))
    limit.get_by_role("button", name="One step less").click()
    before = page.locator(".bar").get_attribute("data-ply")
    page.get_by_role("button", name="Bid by order").click()
    page.wait_for_selector(f".bar:not([data-ply='{before}'])")
    expect(page.locator(".lines")).to_contain_text(f"Lucrezia bids {price + 100} ")
    wait(page)
    bids = re.findall(r"Lucrezia bids ([\d,]+) ", page.locator(".lines").inner_text())
    assert max(int(bid.replace(",", "")) for bid in bids) <= price + 200


def test_an_offer_across_the_border_is_made_and_answered(server: Server, visit: Visit) -> None:
    """FLO-112"""
    page = visit()
    FastForward(page, server.address).to("princes", 3, asks("joint-place"), cooperative="yes")
    page.locator(".cell.open").first.click()
    expect(page.locator(".staged li").first).to_contain_text("It covers")
    confirmed(page)
    payment = page.get_by_role("region", name="Which payment?")
    payment.locator("[data-mark=next]").first.click()
    confirmed(page)
    expect(page.locator(".lines")).to_contain_text(re.compile("Lucrezia offers"))


def test_a_counter_offer_is_made_by_pointing_at_another_place(server: Server, visit: Visit) -> None:
    """FLO-112"""
    page = visit()
    FastForward(page, server.address).to(
        "princes",
        3,
        lambda view, choice: (
            choice["step"] == "answer"
            and any(option["move"].startswith("counter-place") for option in choice["options"])
        ),
        cooperative="yes",
    )
    expect(page.get_by_role("region", name="Building together")).to_contain_text("offers")
    page.locator(".cell.open").last.click()
    expect(page.locator(".staged")).to_contain_text("Rather at")
    confirmed(page)
    expect(page.locator(".lines")).to_contain_text("Lucrezia would rather build at")


def test_a_late_game_of_five_fits_the_screen(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).to("princes", 5, asks("turn", 5), open_money="yes")
    assert sideways(page) <= 0
    clipped = page.evaluate(
        "[...document.querySelectorAll('.field *, .board *, .seats *')]"
        ".filter(one => !one.closest('svg, .hidden') && one.scrollWidth > one.clientWidth + 1"
        " && getComputedStyle(one).display !== 'inline').map(one => one.outerHTML.slice(0, 90))"
    )
    assert clipped == []
    drawn = page.locator(".board svg:not(svg svg)").evaluate_all(
        "all => all.reduce((sum, one) => sum + one.outerHTML.length, 0)"
    )
    assert drawn < HEAVIEST_BOARD
    assert violations(page) == []
    page.get_by_role("button", name="large").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert glance(page, "dark") == [], "another's principality, large"
    page.get_by_role("dialog").locator(".about svg").first.hover()
    expect(page.locator(".tip:popover-open")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_be_hidden()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Text mode").click()
    assert glance(page) == [], "in words"


def test_axe_finds_nothing_while_a_tile_is_laid(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).to(
        "princes", 3, asks("laying"), muse="yes", cooperative="yes"
    )
    page.locator(".cell.open").first.click()
    expect(page.locator(".staged li").first).to_be_visible()
    assert glance(page, "dark") == []


def test_ones_own_money_is_seen_beside_the_prices_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    found = FastForward(page, server.address).to("princes", 3, asks("turn"))
    purse = page.locator(".florence header .purse")
    expect(purse).to_be_in_viewport(ratio=1)
    expect(purse).to_contain_text(f"{found['view']['own']['florins']:,}")


def test_a_late_game_of_five_is_played_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    FastForward(page, server.address).to("princes", 5, asks("laying", 4), cooperative="yes")
    cell = page.locator(".cell.open").first
    box = cell.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    cell.tap()
    expect(page.locator("[data-ghost=fits]")).to_be_visible()
    assert sideways(page) <= 0
    confirmed(page)


@pytest.mark.parametrize("step", ["bidding", "turn", "courting"])
def test_a_finger_finds_everything_on_a_phone(server: Server, visit: Visit, step: str) -> None:
    page = visit(**PHONE)
    FastForward(page, server.address).to("princes", 5, asks(step, 2), muse="yes")
    assert sideways(page) <= 0
    assert small_targets(page) == []
