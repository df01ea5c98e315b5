"""A person at the table: sees what is lit, points at it, confirms."""

import re

from playwright.sync_api import Locator, Page, Position, expect

from tests.patience import PATIENCE

ASKED = ".bar.mine[aria-busy=false]"
OVER = "[data-over]"
LIT = "[data-mark=next]"
# One less than the least cannot be asked for.
BUTTONS = ".bar .row button:not(.quiet):enabled"
OPTIONS = ".bar .options button"
SLOWEST = PATIENCE * 1000
PARTS = 10
# So many moves are enough to have tried everything; after them one passes.
LIVELY = 4
MEDAL: Position = {"x": 14, "y": 20}


def begin(page: Page, address: str, game: str, players: int = 2, level: str = "chance") -> None:
    """From home to the first question in two clicks, apart from the choices made here."""
    page.goto(address)
    page.get_by_role("button", name=f"Play against bots: {game}").click()
    page.get_by_label("Players", exact=True).select_option(str(players))
    page.get_by_label("Bots", exact=True).select_option(level)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))


def wait(page: Page) -> bool:
    """Until this person is asked; False when the game is over."""
    page.wait_for_selector(f"{ASKED}, {OVER}", timeout=SLOWEST)
    return page.locator(OVER).count() == 0


def move(page: Page, turn: int, or_else: str = OVER) -> None:
    """Make a move, and wait until the table has gone on, or something else has come."""
    before = page.locator(ASKED).get_attribute("data-ply")
    stage(page, turn)
    page.locator(".staged .main").click()
    page.wait_for_selector(f".bar:not([data-ply='{before}']), {or_else}", timeout=SLOWEST)


def stage(page: Page, turn: int) -> None:
    """Point at something lit, or choose a button or a numbered option, until it can be sent."""
    for step in range(PARTS):
        page.wait_for_selector(f".staged, {LIT}, {BUTTONS}, {OPTIONS}", state="attached")
        if page.locator(".staged").count():
            return
        things = within_reach(page, prefer_board=bool((turn + step) % 4))
        point(things.nth(turn % max(1, things.count())))


def point(thing: Locator) -> None:
    """A region is pointed at where its city lies: the middle of its box may be in the sea.
    A grid is pointed at where a tile can lie, and a card in a fan at its medal."""
    inside = thing.locator(".town, .cell.open")
    if inside.count():
        inside.first.click()
    elif thing.evaluate("one => one.closest('.hand') !== null"):
        thing.click(position=MEDAL)
    else:
        thing.click()


def within_reach(page: Page, prefer_board: bool) -> Locator:
    lit = page.locator(LIT)
    buttons = page.locator(BUTTONS)
    if lit.count() and (prefer_board or not buttons.count()):
        return lit
    return buttons if buttons.count() else page.locator(OPTIONS)


def play_out(page: Page, most: int = 600) -> int:
    """Play to the end, every other time by the last button and at last by nothing else. It is
    mostly to pass: what bots have begun to win they win soon. How many moves this person made."""
    for turn in range(most):
        if not wait(page):
            return turn
        buttons = page.locator(BUTTONS)
        if (turn % 2 or turn >= LIVELY) and buttons.count():
            buttons.last.click()
        move(page, turn)
    raise AssertionError(f"no end after {most} moves")


def see_scores(page: Page) -> None:
    """From the celebration on the board to the points, unless they are there already."""
    page.wait_for_selector(OVER, timeout=SLOWEST)
    ask = page.get_by_role("button", name="See the scores")
    if ask.count():
        ask.click()


def see_result(page: Page) -> None:
    """The final scoring is on the page, revealed to the last source."""
    see_scores(page)
    table = page.get_by_role("region", name="Result")
    expect(table).to_be_visible()
    skip = page.get_by_role("button", name="Show everything")
    if skip.count():
        skip.click()
    expect(table.get_by_role("heading")).to_contain_text(re.compile("won|victory"))
