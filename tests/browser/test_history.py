"""The story of a person: a game that is over is found there, by its owner alone."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, last, never
from tests.browser.looks import NARROW, PHONE, settled, sideways, small_targets, violations
from tests.browser.machine import Server


def played(server: Server, page: Page) -> str:
    """The address of the story of somebody who has just finished a game against a bot."""
    forward = FastForward(page, server.address)
    table = forward.open("principato", 2)
    forward.play(table, never, last)
    return f"{server.address}/person/{forward.ask('GET', '/me')['id']}"


def test_a_game_is_found_in_the_story_and_looked_back_at(server: Server, visit: Visit) -> None:
    page = visit()
    played(server, page)
    page.goto(server.address)
    page.get_by_role("link", name="Your games").click()
    games = page.get_by_role("region", name="Games that are over")
    expect(games.get_by_role("link")).to_have_count(1)
    page.get_by_label("Company").select_option("With other people")
    expect(games.get_by_text("No game is like this.")).to_be_visible()
    page.get_by_label("Company").select_option("With bots alone")
    assert violations(settled(page)) == []
    page.set_viewport_size(NARROW)
    assert sideways(page) <= 0
    games.get_by_role("link").click()
    page.wait_for_selector(".controls")


def test_a_story_is_shown_to_others_only_if_its_owner_says_so(server: Server, visit: Visit) -> None:
    owner, stranger = visit(**PHONE), visit()
    story = played(server, owner)
    stranger.goto(story)
    expect(stranger.get_by_role("heading", name="There is nobody here")).to_be_visible()
    owner.goto(story)
    assert small_targets(settled(owner)) == []
    owner.get_by_label("Everyone").check()
    expect(owner.get_by_text("Saved")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("heading", name="The story of Lucrezia")).to_be_attached()
    expect(stranger.get_by_text("Take it along")).to_have_count(0)
