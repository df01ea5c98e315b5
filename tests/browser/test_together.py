"""Several people, several tabs, and a server that dies: the table comes back by itself."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import asked_of, log_of, open_with_friends, sit
from tests.browser.machine import Server
from tests.browser.player import move, wait
from tests.effort import effort


def test_two_people_play_and_a_third_watches(server: Server, visit: Visit) -> None:
    anna, bruno, watcher = visit(), visit(), visit()
    link = open_with_friends(anna, server.address, "Anna")
    expect(anna.get_by_role("img", name="Code with the link")).to_be_visible()
    sit(bruno, link, "Bruno")
    watcher.goto(link)
    for page in (anna, bruno, watcher):
        page.wait_for_selector(".bar")
    for turn in range(effort(2, 4)):
        move(asked_of(anna, bruno), turn)
    asked_of(anna, bruno)
    watcher.wait_for_selector(f".bar[data-ply='{anna.locator('.bar').get_attribute('data-ply')}']")
    assert watcher.locator(".bar.mine").count() == 0
    assert not re.search("Your hand", " ".join(log_of(watcher)))
    public = log_of(watcher)
    expect(anna.locator(".lines li:not(.divider)")).not_to_have_count(0)
    assert [line for line in log_of(anna) if not line.startswith("Your hand")] == public


def test_a_reload_comes_back_to_the_same_position(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere", 2, 4)
    question = page.locator(".bar h2").inner_text()
    told = log_of(page)
    page.reload()
    wait(page)
    assert page.locator(".bar h2").inner_text() == question
    assert log_of(page) == told


def test_two_tabs_of_one_person_show_the_same_table(server: Server, visit: Visit) -> None:
    first = visit()
    FastForward(first, server.address).begin("condottiere")
    second = first.context.new_page()
    second.goto(first.url)
    wait(second)
    move(first, 1)
    ply = first.locator(".bar").get_attribute("data-ply")
    assert ply is not None
    wait(second)
    wait(first)
    assert log_of(first) == log_of(second)


def test_a_move_goes_over_the_line_that_is_open(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere")
    posted: list[str] = []
    page.on("request", lambda sent: posted.append(f"{sent.method} {sent.url}"))
    before = page.locator(".bar").get_attribute("data-ply")
    move(page, 1)
    expect(page.locator(".bar")).not_to_have_attribute("data-ply", str(before))
    assert [one for one in posted if "/moves" in one] == []


def test_a_killed_server_takes_nothing_with_it(own_server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, own_server.address).begin("condottiere", 2, 3)
    told = log_of(page)
    own_server.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("The connection is lost")).not_to_be_visible()
    assert log_of(page) == told
    move(page, 1)
    assert log_of(page)[: len(told)] == told


def test_a_move_made_while_the_server_is_down_arrives_once(
    own_server: Server, visit: Visit
) -> None:
    page = visit()
    FastForward(page, own_server.address).begin("condottiere")
    own_server.kill()
    before = page.locator(".bar").get_attribute("data-ply")
    page.keyboard.press("1")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".bar")).to_have_attribute("aria-busy", "true")
    own_server.start()
    page.wait_for_selector(f".bar:not([data-ply='{before}'])")
    wait(page)
    played = [line for line in log_of(page) if line.startswith("Lucrezia plays")]
    assert len(played) <= 1
