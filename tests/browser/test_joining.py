"""Friends come: by the address that is shown, which is never one of this machine alone."""

import re

import pytest
from playwright.sync_api import expect

from quattrocento.client import Client
from tests.browser.conftest import Visit
from tests.browser.friends import open_with_friends
from tests.browser.looks import PHONE, glance, small_targets
from tests.browser.machine import Server


@pytest.fixture
def shut(server: Server) -> Server:
    """A server that nobody has opened to the house, or not any more."""
    Client(server.address).call("DELETE", "/api/reach/house")
    return server


def test_a_friend_sits_down_with_a_phone_in_two_taps(shut: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit(**PHONE)
    link = open_with_friends(anna, shut.address, "Anna")
    assert re.fullmatch(rf"http://127\.0\.0\.2:{shut.port}/table/\S+", link)
    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    assert small_targets(bruno) == []
    bruno.get_by_role("button", name="Sit down").tap()
    for page in (anna, bruno):
        page.wait_for_selector(".bar")
    assert bruno.get_by_text("Bruno").count()


def test_nobody_is_invited_to_where_they_cannot_come(shut: Server, visit: Visit) -> None:
    anna = visit()
    anna.goto(shut.address)
    anna.get_by_role("button", name="Play with friends: Condottiere").click()
    anna.get_by_role("button", name="Open the table").click()
    closed = anna.get_by_role("button", name="Let others in this house join")
    expect(closed).to_be_visible()
    expect(anna.get_by_label("Link to this table")).to_have_count(0)
    expect(anna.get_by_role("img", name="Code with the link")).to_have_count(0)
    assert glance(anna) == []
    closed.click()
    expect(anna.get_by_label("Link to this table")).to_have_value(re.compile("http://127.0.0.2:"))
    bruno = visit()
    bruno.goto(anna.get_by_label("Link to this table").input_value())
    expect(bruno.get_by_label("Link to this table")).to_have_value(re.compile("http://127.0.0.2:"))
    expect(bruno.get_by_role("button", name="Let nobody else in any more")).to_have_count(0)
    anna.get_by_role("button", name="Let nobody else in any more").click()
    expect(closed).to_be_visible()


def test_a_page_of_the_house_is_no_host_of_the_server(shut: Server, visit: Visit) -> None:
    anna, eve = visit(), visit()
    link = open_with_friends(anna, shut.address, "Anna")
    eve.goto(link)
    eve.get_by_label("Link to this table").wait_for()
    told = eve.evaluate("fetch('/api/reach').then((found) => found.json())")
    assert told == {**told, "house": [], "here": False, "openable": False}
    for method in ("PUT", "DELETE"):
        asked = f"fetch('/api/reach/house', {{ method: '{method}' }}).then((found) => found.status)"
        assert eve.evaluate(asked) == 403


def test_a_program_comes_with_the_line_that_its_host_is_shown(server: Server, visit: Visit) -> None:
    """The line holds address and token, and everybody sees that it is a program."""
    anna = visit()
    open_with_friends(anna, server.address, "Anna")
    anna.get_by_role("button", name="Let a program of your own play").click()
    line = anna.get_by_label("The line for the program").input_value()
    assert glance(anna, "dark") == []
    found = re.fullmatch(r"QUATTROCENTO_TOKEN=(\S+) quattrocento sit (\S+) --bot \S+", line)
    assert found
    Client(server.address, token=found[1]).sit(anna.url.rpartition("/")[2])
    anna.wait_for_selector(".bar")
    expect(anna.locator(".who .bot", has_text="Program")).to_be_visible()
