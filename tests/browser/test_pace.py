"""What the others do is shown one event at a time, and can be followed."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.fast_forward import (
    DEALS,
    FastForward,
    forced,
    last,
    last_cards,
    near_victory,
)
from tests.browser.machine import Server
from tests.browser.player import ASKED, BUTTONS, OVER, begin, move, point, stage, wait
from tests.browser.watching import (
    MOVING,
    NOTES,
    attacked,
    go_on,
    seen,
    sit_down,
    stand_still,
    watch,
)
from tests.effort import effort

PLAYING = "[data-stage=playing]"
SHOWN = "[data-caption], .ribbon[data-kind]"


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm").click()


def play_until_won(page: Page) -> list[dict[str, Any]]:
    """Play until somebody has won a battle; what was seen."""
    for turn in itertools.count():
        assert wait(page), "nobody won a battle"
        if any(one["kind"] == "wins" for one in seen(page)):
            return seen(page)
        move(page, turn)
    raise AssertionError


@pytest.fixture(scope="module")
def battle(browser: Browser, server: Server) -> list[dict[str, Any]]:
    """What was seen of a battle to its end by one who wants no motion."""
    visitor = Visitor(browser, {"settings": {"speed": "fast"}})
    visitor.page.add_init_script(NOTES)
    sit_down(visitor.page, server)
    story = play_until_won(visitor.page)
    flown = visitor.page.evaluate("flown")
    visitor.context.close()
    assert (visitor.faults, flown) == ([], 0), "nothing flies"
    return story


def test_events_are_shown_in_the_order_of_the_log(battle: list[dict[str, Any]]) -> None:
    assert battle
    assert all(one["text"] == one["log"][-1] for one in battle)


def test_nothing_is_asked_while_events_are_shown(battle: list[dict[str, Any]]) -> None:
    assert not any(one["asked"] for one in battle)


def test_the_cards_still_lie_there_when_a_battle_is_announced(battle: list[dict[str, Any]]) -> None:
    """CON-30, CON-35"""
    won = next(one for one in battle if one["kind"] == "wins")
    assert won["announced"]
    assert won["lines"] > 0


def test_who_wants_no_motion_reads_the_same(battle: list[dict[str, Any]]) -> None:
    assert {"plays", "wins"} <= {one["kind"] for one in battle}


def test_what_is_shown_waits_for_nobody_but_the_reader(server: Server, visit: Visit) -> None:
    """Time stands still: the others' first event stays, and nothing is asked before it is over."""
    page = watch(visit, "slow")
    page.clock.install()
    sit_down(page, server)
    stage(page, 1)
    stand_still(page)
    confirm(page)
    page.wait_for_selector(SHOWN)
    expect(page.locator(ASKED)).to_have_count(0)
    go_on(page)
    assert wait(page)


def test_ones_own_move_is_never_delayed(server: Server, visit: Visit) -> None:
    page = watch(visit, "slow")
    page.clock.install()
    sit_down(page, server)
    card = page.locator(".mine [data-mark=next]").first
    label = card.get_attribute("data-label") or ""
    point(card)
    stand_still(page)
    confirm(page)
    laid = page.locator(f"[data-spot='line:0:{label.removeprefix('card:')}']")
    expect(laid).to_have_count(1)


def test_escape_goes_to_the_next_question_and_confirms_nothing(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "slow")
    page.clock.install()
    sit_down(page, server)
    stage(page, 1)
    stand_still(page)
    confirm(page)
    page.wait_for_selector(SHOWN)
    page.keyboard.press("Escape")
    assert wait(page)
    expect(page.locator(".staged")).to_have_count(0)
    expect(page.locator("[data-stage=still]")).to_have_count(1)


def test_a_click_on_the_bare_table_skips_and_one_on_a_piece_does_not(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "slow")
    page.clock.install()
    sit_down(page, server)
    stage(page, 1)
    stand_still(page)
    confirm(page)
    page.wait_for_selector(SHOWN)
    page.locator("[data-spot='seat:1']").click()
    expect(page.locator("[data-stage=still]")).to_have_count(0)
    page.get_by_role("heading", level=1).click()
    assert wait(page)


def test_the_speed_is_a_setting_and_two_keys(server: Server, visit: Visit) -> None:
    page = watch(visit, "normal")
    sit_down(page, server)
    speed = page.get_by_label("Speed of play")
    page.keyboard.press(".")
    expect(speed).to_have_value("fast")
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(speed).to_have_value("slow")
    page.goto(f"{server.address}/settings")
    expect(page.get_by_label("Speed of play")).to_have_value("slow")


def test_at_instant_one_is_asked_at_once(server: Server, visit: Visit) -> None:
    page = watch(visit, "instant", **MOVING)
    sit_down(page, server)
    for turn in range(effort(1, 3)):
        wait(page)
        move(page, turn)
    wait(page)
    assert seen(page) == []


def test_pieces_travel(server: Server, visit: Visit) -> None:
    page = watch(visit, "fast", **MOVING)
    sit_down(page, server)
    stage(page, 1)
    confirm(page)
    page.wait_for_selector("[data-flown]", state="attached")


def test_the_last_moves_of_the_others_stay_marked_until_one_has_moved(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "slow")
    page.clock.install()
    FastForward(page, server.address).to("condottiere", 4, attacked)
    marked = page.locator("[data-last]").first
    expect(marked).to_be_attached()
    spot = marked.get_attribute("data-spot")
    stage(page, 1)
    stand_still(page)
    confirm(page)
    expect(page.locator(f"[data-last][data-spot='{spot}']")).to_have_count(0)


def test_a_line_of_the_log_lights_its_pieces(server: Server, visit: Visit) -> None:
    page = watch(visit, "instant")
    sit_down(page, server)
    line = page.locator(".lines li", has_text="marches on").last
    line.locator("a").focus()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.get_by_role("heading", level=1).click()
    line.locator("a").blur()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_who_comes_back_is_in_the_present_and_can_see_what_was_missed(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "fast")
    FastForward(page, server.address).to("condottiere", 4, attacked)
    assert seen(page) == []
    page.get_by_role("button", name="Since your last move").click()
    page.locator("[data-caption]").first.wait_for(state="attached")
    assert wait(page)
    told = [one["text"] for one in seen(page)]
    log = page.locator(".lines li:not(.divider) > span").all_inner_texts()
    assert told == log[-len(told) :]


def test_a_hidden_page_holds_what_happens_until_one_looks_again(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "fast")
    sit_down(page, server)
    stage(page, 1)
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    confirm(page)
    page.wait_for_selector(PLAYING)
    expect(page.locator(ASKED)).to_have_count(0)
    assert seen(page) == []
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    assert wait(page)
    assert seen(page)


def test_the_only_possible_move_plays_itself_against_bots(server: Server, visit: Visit) -> None:
    page = visit()
    forward = FastForward(page, server.address)
    tables = (forward.open("signorie", 2, deal) for deal in DEALS)
    found = next(table for table in tables if forward.play(table, forced, forward.bold))
    page.goto(f"{server.address}/table/{found}")
    expect(page.locator(".lines")).to_contain_text("the only possible move")


def test_the_end_is_celebrated_before_the_points_are_read(server: Server, visit: Visit) -> None:
    page = visit()
    forward = FastForward(page, server.address, last)
    forward.to("condottiere", 2, near_victory)
    forward.end_here()
    expect(page.locator("[data-ribbon=game]")).to_contain_text("won")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ribbon=game]")).to_be_visible()
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    expect(page.locator(".seats .points")).to_have_count(0)
    expect(page.locator(".lines")).not_to_contain_text("wins the game")
    page.get_by_role("button", name="See the scores").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.locator(".seats .points")).to_have_count(2)
    expect(page.locator(".lines")).to_contain_text("wins the game")


def test_points_are_counted_one_source_after_the_other_and_nothing_gives_them_away(
    server: Server, visit: Visit
) -> None:
    page = watch(visit, "instant", **MOVING)
    page.clock.install()
    forward = FastForward(page, server.address, last)
    forward.to("principato", 2, last_cards)
    forward.end_here()
    page.keyboard.press(",")
    stand_still(page)
    page.get_by_role("button", name="See the scores").click()
    heading = page.get_by_role("region", name="Result").get_by_role("heading")
    expect(heading).to_have_text("Result")
    expect(page.locator(".seats .points, [data-review]")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(heading).to_contain_text("won")
    expect(page.locator(".seats .points")).to_have_count(2)


def test_skipping_stops_at_the_end_of_the_game(server: Server, visit: Visit) -> None:
    page = watch(visit, "fast")
    FastForward(page, server.address, last).to("condottiere", 2, near_victory)
    for turn in range(400):
        if not wait(page):
            break
        if page.locator(BUTTONS).count():
            page.locator(BUTTONS).last.click()
        stage(page, turn)
        confirm(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{ASKED}, {OVER}")
    expect(page.locator("[data-ribbon=game]")).to_be_visible()


def test_where_a_move_can_be_taken_back_no_confirm_is_needed_if_one_wants(
    server: Server, visit: Visit
) -> None:
    page = visit(alone=True, settings={"lenient": True})
    begin(page, server.address, "Condottiere")
    assert wait(page)
    before = page.locator(".bar").get_attribute("data-ply")
    page.keyboard.press("1")
    page.wait_for_selector(f".bar:not([data-ply='{before}'])")
