"""People over time: gone and back, notes, clocks, holidays, being called."""

import itertools

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import asked_of, invitation, seated, sit, two_people
from tests.browser.machine import Server
from tests.browser.player import move, wait


def test_a_bot_plays_for_who_is_away_until_they_are_back(server: Server, visit: Visit) -> None:
    anna, bruno = two_people(server, visit)
    anna.get_by_text("My place").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    expect(bruno.get_by_text("away, a bot plays on")).to_be_visible()
    for turn in range(2):
        wait(bruno)
        move(bruno, turn)
    anna.get_by_role("button", name="I am back").click()
    expect(bruno.get_by_text("away, a bot plays on")).to_have_count(0)
    asked_of(anna, bruno)


def test_who_no_longer_answers_can_be_stood_in_for(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit(alone=True)
    bruno.clock.install()
    seated(server, anna, bruno)
    for turn in itertools.count():
        if asked_of(anna, bruno) is anna:
            break
        move(bruno, turn)
    expect(bruno.get_by_role("button", name="Let a bot play for Anna")).to_have_count(0)
    bruno.clock.fast_forward(130_000)
    bruno.get_by_role("button", name="Let a bot play for Anna").click()
    expect(bruno.get_by_role("alert")).to_contain_text("seconds more")


def test_notes_are_kept_for_oneself(server: Server, visit: Visit) -> None:
    anna, bruno = two_people(server, visit)
    anna.get_by_text("Notes", exact=True).click()
    anna.get_by_role("textbox", name="My notes").fill("Bruno saves his drummer")
    expect(anna.get_by_text("Saved")).to_be_visible()
    anna.reload()
    anna.get_by_text("Notes", exact=True).click()
    expect(anna.get_by_role("textbox", name="My notes")).to_have_value("Bruno saves his drummer")
    bruno.get_by_text("Notes", exact=True).click()
    expect(bruno.get_by_role("textbox", name="My notes")).to_have_value("")


def test_a_clock_is_shown_where_one_was_chosen(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit(alone=True)
    bruno.clock.set_fixed_time(server.now)
    anna.goto(server.address)
    anna.get_by_role("button", name="Play with friends: Condottiere").click()
    anna.get_by_label("Players", exact=True).select_option("2")
    anna.get_by_text("More options").click()
    anna.get_by_label("Clock").select_option("quick")
    anna.get_by_role("button", name="Open the table").click()
    sit(bruno, invitation(anna), "Bruno")
    expect(bruno.get_by_title("Time left")).to_contain_text("10:")


def test_a_holiday_is_announced(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).introduce()
    page.goto(f"{server.address}/settings")
    page.get_by_label("On holiday").fill("2098-06-01")
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.reload()
    expect(page.get_by_label("On holiday")).to_have_value("2098-06-01")


def test_a_server_without_mail_says_so(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).introduce()
    page.goto(f"{server.address}/settings")
    page.get_by_label("E-mail").fill("anna@example.org")
    page.get_by_role("button", name="Save").nth(1).click()
    expect(page.get_by_text("This server sends no such notices.")).to_be_visible()


def test_a_pass_is_ordered_in_advance(server: Server, visit: Visit) -> None:
    anna, bruno = two_people(server, visit)
    first = asked_of(anna, bruno)
    other = bruno if first is anna else anna
    move(first, 0)
    other.get_by_text("Orders", exact=True).click()
    other.get_by_role("button", name="Pass for this battle").click()
    expect(other.get_by_role("button", name="Take the orders back")).to_be_visible()
    asked_of(first)
    move(first, 0)
    name = "Bruno" if other is bruno else "Anna"
    expect(first.locator(".lines")).to_contain_text(f"{name} passes")


def test_keep_is_ordered_for_good(server: Server, visit: Visit) -> None:
    """CON-36 The order stays beside one for the moment."""
    anna, bruno = two_people(server, visit)
    first = asked_of(anna, bruno)
    other = bruno if first is anna else anna
    move(first, 0)
    other.get_by_text("Orders", exact=True).click()
    other.get_by_role("button", name="Keep my hand after every battle").click()
    other.get_by_role("button", name="Pass for this battle").click()
    expect(other.get_by_role("listitem").filter(has_text="Pass for this battle")).to_be_visible()
    asked_of(first)
    first.get_by_role("button", name="Pass", exact=True).click()
    first.get_by_role("button", name="Confirm").click()
    expect(other.get_by_role("listitem").filter(has_text="Keep my hand")).to_be_visible()
    expect(other.get_by_role("listitem").filter(has_text="Pass for this")).not_to_be_visible()
