"""A line of chat is reported from its menu, and one's data are taken along from the settings."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.friends import open_with_friends, sit
from tests.browser.machine import Server
from tests.service.test_moderation import Moderator


def test_a_line_is_reported_and_its_author_muted(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit()
    link = open_with_friends(anna, server.address, "Anna")
    sit(bruno, link, "Bruno")
    bruno.wait_for_selector(".bar")
    bruno.locator("summary", has_text="Chat").click()
    bruno.get_by_label("Say").fill("something foul")
    bruno.get_by_label("Say").press("Enter")
    anna.locator("summary", has_text="Chat").click()
    anna.get_by_title("More about this line by Bruno").click()
    menu = anna.get_by_role("dialog", name="Bruno")
    expect(menu).to_contain_text("something foul")
    menu.get_by_label("Why do you report this?").select_option("Advertising or flooding")
    menu.get_by_role("button", name="Report").click()
    expect(menu.get_by_role("status")).to_have_text("Thank you. The moderators will look at it.")
    menu.get_by_role("button", name="Mute Bruno").click()
    expect(menu).to_be_hidden()
    expect(anna.get_by_text("something foul")).to_be_hidden()


def test_ones_data_are_taken_along(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.goto(f"{server.address}/settings")
    page.get_by_label("Your name").fill("Carla")
    page.get_by_role("button", name="Save").first.click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take my data along").click()
    taken.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["name"] == "Carla"


def test_who_is_banned_reads_why(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.address}/settings")
    page.get_by_label("Your name").fill("Dario")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status").first).to_have_text("Saved.")
    person = page.evaluate("fetch('/api/me').then((found) => found.json())")["id"]
    Moderator(server.address, "wren").ban(person, reason="Be kind.")
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("You are banned from this server. Be kind.")
