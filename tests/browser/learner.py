"""A learner: does what the lesson asks, by the clicks of any player."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.player import point


def stop_of(page: Page, address: str, game: str, stop: int, taken: str = "") -> dict[str, Any]:
    """What the service tells about a stop, in the language of the page."""
    language = page.locator("html").get_attribute("lang")
    query: dict[str, str | float | bool] = {"stop": stop, "taken": taken, "lang": language or "en"}
    answer = page.request.get(f"{address}/api/games/{game}/lesson", params=query)
    assert answer.ok
    return dict(answer.json())


def arrive(page: Page, step: int) -> None:
    """The step is on the page; its heading has the focus, so that it is read first."""
    page.wait_for_selector(f".panel progress[value='{step}']")
    expect(page.locator(".panel h2")).to_be_focused()


def do_what_is_asked(page: Page, told: dict[str, Any]) -> None:
    """Stage and confirm the move that is asked for, or go on where nothing is."""
    if not told["moves"]:
        page.locator(".panel .next").click()
        return
    stage(page, told, told["moves"][0])
    page.locator(".staged .main").click()


def stage(page: Page, told: dict[str, Any], move: str) -> None:
    """Point at what the move is made of; where nothing of it is drawn, choose it by its words."""
    option = next(one for one in told["update"]["choice"]["options"] if one["move"] == move)
    staged = page.locator(".staged strong")
    for label in option["picks"]:
        lit = page.locator(f"[data-label='{label}'][data-mark=next]")
        if staged.count() == 0 and lit.count():
            point(lit.first)
    if staged.count() == 0:
        choose(page, option["text"])
    if staged.inner_text() != option["text"]:
        page.keyboard.press("Escape")
        choose(page, option["text"])
    expect(staged).to_have_text(option["text"])


def choose(page: Page, words: str) -> None:
    button = page.locator(".bar .row button:not(.quiet)").get_by_text(words, exact=True)
    if button.count():
        button.first.click()
        return
    if page.locator(".bar .stepper").count():
        step_up(page, words)
        return
    if page.locator(".bar .options").count() == 0:
        if page.locator(".bar [aria-expanded]").count() == 0:
            page.keyboard.press("Escape")
        page.locator(".bar [aria-expanded]").click()
    page.locator(".bar .options button").filter(has_text=words).first.click()


def step_up(page: Page, words: str) -> None:
    """One more, and one more, until it is the number that the words say."""
    more = page.locator(".bar .stepper .more").first
    while page.locator(".staged strong").all_inner_texts() != [words]:
        expect(more).to_be_enabled()
        more.click()
