"""Principato by pointing: numbers to set, the others' principalities, the steps of the church."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.machine import Server
from tests.browser.player import wait

Asked = dict[str, Any]
BUTTONS = 9


def enlists_many(view: Asked, choice: Asked) -> bool:
    """More numbers than could be buttons."""
    return bool(choice["step"] == "enlistment") and len(choice["options"]) > BUTTONS


def may_take_favour(view: Asked, choice: Asked) -> bool:
    return any(option["move"] == "take-favour" for option in choice["options"])


def test_how_many_units_is_a_number_to_step_up_and_down(server: Server, visit: Visit) -> None:
    """PRI-35"""
    page = visit()
    FastForward(page, server.address).to("principato", 2, enlists_many)
    bar = page.locator(".bar")
    more, less = (bar.get_by_role("button", name=f"One {way}") for way in ("more", "less"))
    for _ in range(3):
        more.click()
    less.click()
    expect(bar.locator("output")).to_have_text("2")
    before = bar.get_attribute("data-ply")
    bar.get_by_role("button", name="Confirm").click()
    page.wait_for_selector(f".bar:not([data-ply='{before}'])")
    hired = page.locator(".log").get_by_text("takes 2")
    expect(hired.first).to_be_visible()


def test_a_rival_is_shown_in_full_by_one_tap_and_left_when_it_is_ones_turn(
    server: Server, visit: Visit
) -> None:
    page = visit()
    FastForward(page, server.address).begin("principato", 3, 2)
    shields = page.get_by_role("list", name="Principalities").get_by_role("button")
    expect(shields).to_have_count(3)
    shields.nth(1).click()
    expect(page.locator("[data-spot='realm:1']")).to_be_visible()
    page.get_by_role("button", name="End the turn").click()
    page.get_by_role("button", name="Confirm").click()
    assert wait(page)
    expect(page.locator("[data-spot='realm:0']")).to_be_visible()


def test_who_points_at_the_steps_of_the_church_takes_a_favour(server: Server, visit: Visit) -> None:
    """PRI-25"""
    page = visit()
    FastForward(page, server.address).to("principato", 2, may_take_favour)
    page.locator(".scene").get_by_role("button", name="Take a favour").click()
    expect(page.locator(".staged")).to_contain_text("Take a favour")
