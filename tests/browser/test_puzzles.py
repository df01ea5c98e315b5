"""Puzzles and what wins: a wrong answer, the right one, and the solution played out."""

import re

import pytest
from playwright.sync_api import expect

from quattrocento.core.moves import write
from quattrocento.games import GAMES
from quattrocento.puzzles.puzzle import puzzles
from tests.browser.conftest import Visit
from tests.browser.looks import NARROW, settled, sideways, violations
from tests.browser.machine import Server

GAME = next(game for game in GAMES if puzzles(game))


def keys() -> tuple[int, str, str]:
    """A puzzle whose answer and another move have digits, which stand for the first nine."""
    for number, one in enumerate(puzzles(GAME)):
        moves = [write(move) for move in one.match().legal_moves(one.seat)]
        right, wrong = (moves.index(option.move) + 1 for option in one.decision.options[:2])
        if max(right, wrong) <= 9:
            return number, str(right), str(wrong)
    raise AssertionError("no puzzle has so few moves")


def test_a_puzzle_is_solved_at_its_table(server: Server, visit: Visit) -> None:
    number, right, wrong = keys()
    page = visit()
    page.goto(f"{server.address}/puzzles/{GAME}?n={number + 1}")
    verdict = page.locator("[data-verdict]")
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()
    for key, said in ((wrong, "wrong"), (right, "right")):
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(verdict).to_have_attribute("data-verdict", said)
    expect(verdict).to_contain_text("Right.")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".line [aria-current=step]")).to_have_count(1)
    assert violations(settled(page)) == []
    page.set_viewport_size(NARROW)
    assert sideways(page) <= 0
    page.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_attribute("data-verdict", "")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(rf"n={number + 1}$"))


def test_a_puzzle_comes_once(server: Server, visit: Visit) -> None:
    """If it came again, it would take away what was answered meanwhile."""
    page = visit(alone=True)
    came: list[str] = []
    page.on("response", lambda told: came.append(told.url))
    page.goto(f"{server.address}/puzzles/{GAME}?n=1")
    expect(page.get_by_role("button", name="Show the answer")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len([url for url in came if "number=0" in url]) == 1


@pytest.mark.parametrize("address", ["/puzzles", f"/wins/{GAME}"])
def test_pages_without_a_table_fit_every_screen(server: Server, visit: Visit, address: str) -> None:
    page = visit()
    page.goto(f"{server.address}{address}")
    expect(page.locator("section").nth(1)).to_be_visible()
    assert violations(settled(page)) == []
    page.set_viewport_size(NARROW)
    assert sideways(page) <= 0
