"""What people owe each other at a table: nothing vanishes silently, and games can be ended."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import asked_of, log_of, play_out, seated
from tests.browser.looks import PHONE, seen_by_axe
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


def test_a_move_that_others_have_answered_is_taken_back_by_asking(
    server: Server, visit: Visit
) -> None:
    anna, bruno = visit(), visit(**PHONE)
    seated(server, anna, bruno, undo="consent", options={"first": "0"})
    move(asked_of(anna), 0)
    move(asked_of(anna), 0)
    move(asked_of(bruno), 0)
    told = len(log_of(anna))
    anna.get_by_role("button", name="Ask to take back").click()
    bruno.get_by_role("button", name="Agree").tap()
    expect(anna.locator(".lines")).to_contain_text("Anna has taken back a move.")
    assert len(log_of(anna)) <= told
    asked_of(anna)


def test_who_is_named_in_the_chat_is_called(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit()
    seated(server, anna, bruno)
    anna.get_by_text("Chat", exact=True).click()
    field = anna.get_by_role("combobox", name="Say")
    field.press_sequentially("hurry, @br")
    expect(anna.get_by_role("option", name="@Bruno")).to_be_visible()
    assert seen_by_axe(anna, "light") == []
    field.press("Enter")
    expect(field).to_have_value("hurry, @Bruno ")
    field.press("Enter")
    expect(bruno.locator(".notice")).to_have_text("Anna says to you: hurry, @Bruno")
    expect(bruno.get_by_title("1 unread, and you are named")).to_be_visible()
    bruno.get_by_text("Chat").first.click()
    expect(bruno.locator("li.named")).to_have_text("Anna hurry, @Bruno")
    expect(bruno.get_by_title("unread")).to_have_count(0)


def test_friends_play_again_and_find_it_all_in_their_stories(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit(**PHONE)
    seated(server, anna, bruno, game="principato")
    table = anna.url.rsplit("/", 1)[1]
    play_out(table, [FastForward(page, server.address) for page in (anna, bruno)])
    for page in (anna, bruno):
        page.reload()
    anna.get_by_role("button", name="Play again").click()
    anna.wait_for_url(lambda address: not address.endswith(table))
    bruno.get_by_role("link", name="To the next game").tap()
    bruno.get_by_role("button", name="Sit down").tap()
    for page, friend in ((anna, "Bruno"), (bruno, "Anna")):
        page.wait_for_selector(".bar")
        page.goto(server.address)
        page.get_by_role("link", name="Your games").click()
        games = page.get_by_role("region", name="Games that are over")
        expect(games.get_by_role("link")).to_have_count(1)
        expect(games).to_contain_text(friend)


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
