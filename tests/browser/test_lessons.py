"""Lessons, from the first page to the first game of one's own."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.text.words import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.learner import arrive, do_what_is_asked, stage, stop_of
from tests.browser.looks import PHONE, glance, sideways, small_targets, violations
from tests.browser.machine import Server
from tests.effort import effort

GAMES = {
    "condottiere": "Condottiere",
    "princes": "The Princes of Florence",
    "principato": "Principato",
    "signorie": "Signorie",
}
LAST_DIGIT = 9
SPOKEN = LANGUAGES[: effort(1, len(LANGUAGES))]

AXED = [("condottiere", 24), ("princes", 6)]
AXED += effort([], [("condottiere", 9), ("principato", 3), ("signorie", 3)])

# What is asked in each lesson is played by tests/lessons; here it is the same app for all.
every_game = pytest.mark.parametrize("game", effort(["princes", "signorie"], list(GAMES)))
every_lesson = pytest.mark.parametrize("game", effort(["princes"], list(GAMES)))


def at_step(page: Page, server: Server, game: str, step: int) -> None:
    page.goto(f"{server.address}/learn/{game}?step={step}")
    arrive(page, step)


@every_lesson
@pytest.mark.parametrize("language", SPOKEN)
def test_a_lesson_is_taken_to_its_end_by_clicking(
    server: Server, visit: Visit, game: str, language: str
) -> None:
    page = visit(locale=language)
    page.goto(f"{server.address}/learn/{game}")
    page.locator(".head .button.main").click()
    told = stop_of(page, server.address, game, 0)
    for stop in range(len(told["stops"]) - 1):
        arrive(page, stop + 1)
        told = stop_of(page, server.address, game, stop, ";".join(told["taken"]))
        do_what_is_asked(page, told)
    arrive(page, len(told["stops"]))
    expect(page.locator(".panel")).not_to_contain_text("lesson-")
    page.locator(".text .main").click()
    expect(page.locator("dialog")).to_be_visible()
    page.goto(f"{server.address}/learn/{game}")
    expect(page.locator(".done")).to_be_visible()


def test_a_lesson_is_found_from_the_first_page_and_from_a_table(
    server: Server, visit: Visit
) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("link", name="Learn to play: Signorie").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play: Signorie")
    FastForward(page, server.address).begin("condottiere")
    link = page.get_by_role("link", name="Learn to play")
    expect(link).to_have_attribute("href", "/learn/condottiere")


def test_another_move_is_answered_and_nothing_is_lost(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "condottiere", 4)
    told = stop_of(page, server.address, "condottiere", 3)
    hand = page.locator(".mine-part").inner_text()
    stage(page, told, "play m10")
    page.locator(".staged .main").click()
    expect(page.get_by_role("status").filter(has_text="That card may come later")).to_be_visible()
    assert "step=4" in page.url
    assert page.locator(".mine-part").inner_text() == hand
    do_what_is_asked(page, told)
    arrive(page, 5)
    expect(page.get_by_text("That card may come later")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "principato", 5)
    page.goto(server.address)
    page.goto(f"{server.address}/learn/principato")
    page.get_by_role("link", name="Go on at step 5").click()
    arrive(page, 5)
    page.get_by_role("link", name="Back").click()
    arrive(page, 4)
    page.go_back()
    arrive(page, 5)
    page.get_by_role("button", name="Skip").click()
    arrive(page, 6)


def test_what_the_learner_chose_stays_chosen(server: Server, visit: Visit) -> None:
    """A free choice is part of the address, and the rest of the scene is built on it."""
    page = visit()
    at_step(page, server, "condottiere", 9)
    told = stop_of(page, server.address, "condottiere", 8)
    stage(page, told, "name-city lucca")
    page.locator(".staged .main").click()
    arrive(page, 10)
    expect(page.locator(".log")).to_contain_text("Lucrezia marches on Lucca")
    page.reload()
    arrive(page, 10)
    expect(page.locator(".log")).to_contain_text("Lucrezia marches on Lucca")


def test_whoever_does_not_know_is_shown(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "condottiere", 3)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".staged strong")).to_have_text("Fight for Florence")
    page.locator(".staged .main").click()
    arrive(page, 4)


def test_the_language_changes_within_a_lesson(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "condottiere", 6)
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".panel h2")).to_have_text("Rühr die Trommel")
    expect(page.locator(".bar h2")).to_contain_text("spiele im Kampf um Florenz")
    expect(page.locator(".rules")).to_contain_text("Trommler")
    page.get_by_label("Sprache").select_option("it")
    expect(page.locator(".panel .ask")).to_have_text("Gioca il tamburino.")


def test_a_lesson_is_taken_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "condottiere", 1)
    for stop in range(10):
        arrive(page, stop + 1)
        told = stop_of(page, server.address, "condottiere", stop)
        if told["moves"]:
            pick(page, told)
        page.keyboard.press("Enter")
    arrive(page, 11)


def pick(page: Page, told: dict[str, Any]) -> None:
    """A digit for one of the first options, arrows to any other."""
    options = [one["move"] for one in told["update"]["choice"]["options"]]
    place = options.index(told["moves"][0])
    if place < LAST_DIGIT:
        page.keyboard.press(str(place + 1))
    else:
        label = told["update"]["choice"]["options"][place]["picks"][0]
        for _ in options:
            page.keyboard.press("ArrowRight")
            if page.locator(f":focus[data-label='{label}']").count():
                break
        page.keyboard.press("Enter")
    expect(page.locator(".staged")).to_be_visible()


@pytest.mark.parametrize(("game", "step"), AXED)
def test_axe_finds_nothing_in_a_lesson(server: Server, visit: Visit, game: str, step: int) -> None:
    page = visit()
    at_step(page, server, game, step)
    assert violations(page, "dark") == []


def test_axe_finds_nothing_before_a_lesson(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.address}/learn/princes")
    page.wait_for_selector("#summary li")
    assert violations(page) == []


def test_axe_finds_nothing_after_another_move(server: Server, visit: Visit) -> None:
    page = visit()
    at_step(page, server, "condottiere", 4)
    stage(page, stop_of(page, server.address, "condottiere", 3), "play m10")
    assert glance(page) == []
    page.locator(".staged .main").click()
    page.wait_for_selector(".answer")
    assert glance(page, "dark") == []


@every_game
def test_a_lesson_fits_a_phone(server: Server, visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    for step in (2, 7, 8):
        at_step(page, server, game, step)
        assert sideways(page) <= 0, step
        assert small_targets(page) == [], step
        expect(page.locator(".panel h2")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/condottiere?step=99"])
def test_a_lesson_that_does_not_exist_says_so(server: Server, visit: Visit, path: str) -> None:
    page = visit()
    page.goto(f"{server.address}{path}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("There is nothing here"))
