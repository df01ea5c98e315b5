"""Small things at a table: keys, words that wait to be read, and what says what it does."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, asks
from tests.browser.friends import two_people
from tests.browser.looks import PHONE
from tests.browser.machine import Server
from tests.browser.player import LIT, MEDAL, OVER

SPECIAL = (
    "[data-label='card:scarecrow'][data-mark=next], [data-label='card:winter'][data-mark=next]"
)
# Where the Tab key stops, one after another; what shows earlier lines of a long log is no line.
STOPS = """() => [...document.querySelectorAll('.table *')]
  .filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest('.divider'))
  .map((one) => one.closest('.lines') ? 'log' : one.closest('.board') ? 'board' : 'other')"""


def special(view: dict[str, list[str]], choice: dict[str, str]) -> bool:
    return choice["step"] == "turn" and bool({"scarecrow", "winter"} & {*view["hand"]})


def tip(page: Page) -> str:
    return page.locator(".tip:popover-open").inner_text()


def test_the_question_mark_tells_the_keys(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.wait_for_selector(".card .main")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_enter_confirms_what_a_number_has_chosen(server: Server, visit: Visit) -> None:
    """Whatever had the focus before."""
    page = visit()
    FastForward(page, server.address).to("condottiere", 2, asks("turn"))
    before = page.locator(".bar").get_attribute("data-ply")
    page.locator(".bar .every").focus()
    page.keyboard.press("1")
    page.wait_for_selector(".staged")
    page.keyboard.press("Enter")
    page.wait_for_selector(f".bar:not([data-ply='{before}']), {OVER}")


def test_the_tab_key_comes_to_the_board_before_the_log_and_once_to_the_log(
    server: Server, visit: Visit
) -> None:
    page = visit()
    FastForward(page, server.address).to("condottiere", 3, asks("city-choice", 1))
    stops = page.evaluate(STOPS)
    assert stops.index("board") < stops.index("log")
    assert stops.count("log") == 1
    page.locator(".lines").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".lines li").last.locator("a")).to_be_focused()


def test_what_was_said_and_not_read_is_counted(server: Server, visit: Visit) -> None:
    anna, bruno = two_people(server, visit)
    anna.get_by_text("Chat", exact=True).click()
    anna.get_by_role("combobox", name="Say").fill("Milan is mine")
    anna.get_by_role("combobox", name="Say").press("Enter")
    badge = bruno.locator(".fold .badge")
    expect(badge).to_contain_text("1 unread")
    bruno.locator("summary", has_text="Chat").click()
    expect(bruno.get_by_text("Milan is mine")).to_be_visible()
    expect(badge).to_have_count(0)
    expect(anna.locator(".badge")).to_have_count(0)


def test_a_card_that_cannot_be_played_now_says_what_it_is(server: Server, visit: Visit) -> None:
    page = visit()
    naming = asks("city-choice", 1)
    FastForward(page, server.address).to(
        "condottiere", 3, lambda view, choice: naming(view, choice) and bool(view["hand"])
    )
    card = page.locator(".hand [data-label]").first
    card.click(position=MEDAL)
    assert (card.get_attribute("aria-label") or "").split(".")[0] in tip(page)


def test_what_a_special_card_does_is_said_before_confirm_where_nothing_can_be_hovered(
    server: Server, visit: Visit
) -> None:
    page = visit(**PHONE)
    FastForward(page, server.address).to("condottiere", 3, special)
    page.locator(f".hand :is({SPECIAL})").first.tap(position=MEDAL)
    expect(page.locator(".staged .effect")).to_be_visible()


def test_a_lesson_brings_what_it_asks_for_into_sight(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(f"{server.address}/learn/princes?step=4")
    expect(page.locator(LIT).first).to_be_in_viewport()
