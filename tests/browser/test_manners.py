"""What people owe each other at a table: nothing vanishes silently, and games can be ended."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import asked_of, log_of, seated
from tests.browser.machine import Server
from tests.browser.player import move


def test_others_hear_that_a_move_was_taken_back(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit()
    seated(server, anna, bruno)
    mover = asked_of(anna, bruno)
    other, name = (bruno, "Anna") if mover is anna else (anna, "Bruno")
    move(mover, 0)
    mover.get_by_role("button", name="Take back").click()
    said = f"{name} has taken back a move."
    expect(other.locator(".notice")).to_have_text(said)
    assert log_of(other)[-1] == said


def test_a_game_of_two_ends_when_both_agree(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit()
    seated(server, anna, bruno)
    anna.get_by_text("My place", exact=True).click()
    anna.get_by_role("button", name="Propose to end the game").click()
    expect(bruno.get_by_text("Anna would like to end the game")).to_be_visible()
    bruno.get_by_role("button", name="Agree").click()
    for page in (anna, bruno):
        expect(page.get_by_text("All agreed to end this game.")).to_be_visible()
    anna.get_by_role("button", name="Again, one seat further").click()
    bruno.get_by_role("link", name="To the next game").click()
    expect(bruno.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_game_with_bots_can_be_abandoned(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere")
    page.get_by_text("My place", exact=True).click()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Abandon this game").click()
    expect(page.get_by_text("This game was abandoned.")).to_be_visible()


def test_a_spectator_is_told_so(server: Server, visit: Visit) -> None:
    anna, bruno, watcher = visit(), visit(), visit()
    seated(server, anna, bruno)
    watcher.goto(anna.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(anna.get_by_text("You are watching.")).to_have_count(0)
