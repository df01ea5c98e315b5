"""The table and the first page keep to their places, whatever the screen."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, asks
from tests.browser.looks import DRAWN, PHONE, sideways
from tests.browser.machine import Server
from tests.browser.player import LIT, point

SCREENS: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1280, "height": 800}]
# A large screen, a laptop, the window of a browser on it, a tablet that lies on its side.
OTHERS: list[ViewportSize] = [
    {"width": 1920, "height": 1080},
    {"width": 1366, "height": 768},
    {"width": 1366, "height": 650},
    {"width": 1180, "height": 820},
]
LOW_PHONE: ViewportSize = {"width": 390, "height": 664}
TABLET: ViewportSize = {"width": 1024, "height": 768}
# What late fonts may move; a tenth is called good.
STILL = 0.03
SHIFTS = """window.moved = 0
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.moved += one.value
}).observe({ type: 'layout-shift', buffered: true })"""


def downwards(page: Page) -> int:
    """By how much the page is longer than the window."""
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def cut_off(page: Page) -> list[str]:
    """Parts of the table that would have to be scrolled, and by how much down and sideways."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.table :is(.board, .field, .side)')]
          .map((one) => [one.className.split(' ')[0], one.scrollHeight - one.clientHeight,
            one.scrollWidth - one.clientWidth])
          .filter(([, down, aside]) => down > 1 || aside > 1).map(String)"""
    )
    return found


@pytest.mark.parametrize("game", ["condottiere", "princes", "principato", "signorie"])
def test_a_table_fills_the_window_and_nothing_more(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    FastForward(page, server.address).begin(game, 3, 2)
    for screen in SCREENS + OTHERS:
        page.set_viewport_size(screen)
        page.evaluate(DRAWN)
        assert (sideways(page), downwards(page), cut_off(page)) == (0, 0, []), screen
        expect(page.locator(".bar")).to_be_in_viewport(ratio=1)
        expect(page.locator(".log .lines")).to_be_in_viewport(ratio=1)


def test_a_principality_and_all_who_play_are_seen_on_a_tablet(server: Server, visit: Visit) -> None:
    page = visit(viewport=TABLET)
    FastForward(page, server.address).begin("principato", 3, 2)
    assert cut_off(page) == []
    for part in [page.locator(".scene"), *page.locator(".strip .glance").all()]:
        expect(part).to_be_in_viewport(ratio=1)


def test_the_columns_of_signorie_stand_in_one_row(server: Server, visit: Visit) -> None:
    page = visit(viewport={"width": 1180, "height": 740})
    FastForward(page, server.address).to("signorie", 3, asks("action"))
    tops = [one.bounding_box() for one in page.locator(".column").all()]
    assert len({top["y"] for top in tops if top}) == 1


def test_six_armies_are_seen_on_a_laptop(server: Server, visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    FastForward(page, server.address).to("condottiere", 6, asks("turn"))
    assert cut_off(page) == []


def test_all_areas_of_a_principality_are_told_on_an_upright_tablet(
    server: Server, visit: Visit
) -> None:
    page = visit(viewport={"width": 800, "height": 1280})
    FastForward(page, server.address).begin("principato", 3, 2)
    for sums in page.locator(".scene + .strip .sums").all():
        expect(sums).to_be_in_viewport(ratio=1)


def test_a_board_keeps_its_size_in_a_window_that_is_enlarged(server: Server, visit: Visit) -> None:
    """Between strip and question there was room for a few lines of it."""
    page = visit(viewport={"width": 960, "height": 530})
    FastForward(page, server.address).to("princes", 3, asks("turn"))
    assert cut_off(page) == []
    assert sideways(page) == 0


def test_all_armies_are_seen_on_a_low_phone(server: Server, visit: Visit) -> None:
    page = visit(**{**PHONE, "viewport": LOW_PHONE})
    FastForward(page, server.address).to("condottiere", 4, asks("turn"))
    for army in page.locator("[data-spot^='army:']").all():
        expect(army).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["condottiere", "principato"])
def test_question_and_hand_stay_at_the_foot_of_a_phone(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit(**PHONE)
    FastForward(page, server.address).begin(game, 3, 2)
    assert (sideways(page), downwards(page)) == (0, 0)
    expect(page.locator(".bar")).to_be_in_viewport(ratio=1)
    expect(page.locator(".mine-part")).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".log .lines")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".log .lines")).not_to_be_visible()


def test_a_chosen_card_rises_and_can_be_pointed_at_again(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).to("condottiere", 3, asks("turn"))
    card = page.locator(f".hand {LIT}").first
    label = card.get_attribute("data-label")
    before = card.bounding_box()
    point(card)
    chosen = page.locator(f"[data-label='{label}'][data-mark=picked]")
    expect(chosen).to_be_visible()
    after = chosen.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] < before["y"]
    foot = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-mark=picked]') !== null",
        [before["x"] + before["width"] * 0.35, before["y"] + before["height"] - 14],
    )
    assert foot, "where the foot of the card lay"


@pytest.mark.parametrize("screen", [SCREENS[0], PHONE["viewport"]])
def test_a_first_visit_is_quiet(server: Server, visit: Visit, screen: ViewportSize) -> None:
    """Nothing moves while the page comes, and nothing is refused."""
    page = visit(alone=True, painted=True, viewport=screen)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(SHIFTS)
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Signorie").wait_for()
    page.wait_for_load_state("networkidle")
    assert said == []
    assert page.evaluate("window.moved") < STILL
