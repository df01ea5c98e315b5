"""Signorie on its own board: dice, columns, careers, cities and rows."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, in_round
from tests.browser.looks import LEAST_TARGET, PHONE, sideways
from tests.browser.machine import Server
from tests.browser.player import move, play_out, see_result, wait
from tests.effort import effort

WORDS_OUTSIDE = """() => [...document.querySelectorAll('.board .pickable, .board h3')].filter(
one => {
  const { left, right } = one.getBoundingClientRect()
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode: text } = words
    if (text.parentElement.closest('svg, .hidden') || !text.data.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    if (boxes.some(box => box.left < left - 2 || box.right > right + 2)) return true
  }
  return false
}).map(one => one.getAttribute('data-label') ?? one.textContent)"""
# In a long run to the end; that a game ends by keys alone is tried with the smallest game.
WITH_KEYS = effort(2, 200)
DICE = '[data-mark=next][data-label^="move:take"]'


def late(page: Page, address: str) -> None:
    """A four-player game in its last round, this person to move."""
    FastForward(page, address).to("signorie", 4, in_round(7))


def cut_off(page: Page) -> list[str]:
    """Things of the board whose words do not fit into them; seals and coins may overlap."""
    found: list[str] = page.evaluate(WORDS_OUTSIDE)
    return found


def speak(page: Page, language: str) -> None:
    """Change the language; the table is then heard again, and its question asked anew."""
    with page.expect_websocket():
        page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    wait(page)


def play_with_keys(page: Page) -> None:
    """Play without a mouse, until it is over or long enough."""
    for _ in range(WITH_KEYS):
        if not wait(page):
            return
        before = page.locator(".bar").get_attribute("data-ply")
        stage_with_keys(page)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_selector(f".bar:not([data-ply='{before}']), [data-over]")


def stage_with_keys(page: Page) -> None:
    """Arrows go to what is lit, Enter picks it; where nothing is lit a digit chooses."""
    for _ in range(4):
        if page.locator(".staged").count():
            break
        if page.locator("[data-mark=next]").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
    expect(page.locator(".staged")).to_be_visible()


def test_a_late_game_of_four_is_played_on_a_phone(server: Server, visit: Visit) -> None:
    page = visit(**PHONE)
    late(page, server.address)
    assert sideways(page) == 0
    lit = page.locator("[data-mark=next]")
    for box in [lit.nth(place).bounding_box() for place in range(lit.count())]:
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET, box
    assert play_out(page) > 0
    see_result(page)
    assert sideways(page) == 0


def test_a_late_game_of_four_fits_and_is_played_with_the_keyboard(
    server: Server, visit: Visit
) -> None:
    page = visit()
    late(page, server.address)
    for language in ("de", "it", "en"):
        speak(page, language)
        assert sideways(page) == 0, language
        assert cut_off(page) == [], language
    play_with_keys(page)


def test_a_die_says_what_it_costs_and_what_it_adds(server: Server, visit: Visit) -> None:
    """SIG-22, SIG-62"""
    page = visit()
    FastForward(page, server.address).begin("signorie")
    label = page.locator(DICE).last.get_attribute("data-label")
    die = page.locator(f'[data-label="{label}"]').first
    said = re.fullmatch(
        r"(\w+) (\d): (?:costs (\d)|nothing to pay), the sum is then (\d+)",
        die.get_attribute("aria-label") or "",
    )
    assert said, die.get_attribute("aria-label")
    colour, value, cost = said[1], said[2], int(said[3] or 0)
    die.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Your dice then add up to")
    expect(tip).to_contain_text("SIG-22")
    die.click()
    expect(page.locator(".mine-part")).to_contain_text(f"Σ 0 → {value} / 13")
    held = page.get_by_role("img", name=re.compile(r"^\d+ florins?$")).or_(
        page.get_by_role("button", name=re.compile(r"^\d+ florins?$"))
    )
    before = int((held.first.get_attribute("aria-label") or "0").split()[0])
    die.click()
    expect(page.locator(".log")).to_contain_text(f"takes {colour} {value}")
    after = int((held.first.get_attribute("aria-label") or "0").split()[0])
    assert after == before - cost


def test_the_boards_of_others_are_shown_large(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("signorie", 3, 3)
    boards = page.get_by_role("group", name="Whose board")
    expect(boards.get_by_role("button")).to_have_count(3)
    boards.get_by_role("button", name="Careless 2").click()
    expect(page.get_by_role("heading", name="Family and rows of Careless 2")).to_be_visible()
    move(page, 0)
    wait(page)
    expect(page.get_by_role("heading", name="Your family and its rows")).to_be_visible()


def test_the_position_is_told_in_words(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("signorie")
    page.get_by_role("button", name="Text mode").click()
    words = page.locator(".board")
    expect(words).to_contain_text("Round 1 of 7")
    expect(words).to_contain_text("Signoria: 3 florins")
    expect(words).to_contain_text("dice add up to 0, threshold 13")
    expect(words).to_contain_text("Row Marriage: nothing; lacks Medici, Sforza")
