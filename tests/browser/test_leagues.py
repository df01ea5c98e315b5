"""A league of three: made, joined by its link, played, and counted."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import play_out
from tests.browser.looks import NARROW, settled, sideways, violations
from tests.browser.machine import Server


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="begins when")).to_be_visible()


def test_a_league_of_three_is_made_played_and_won(server: Server, visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit()
    anna.goto(f"{server.address}/leagues")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_label("Name of the league").fill("Casa Medici")
    anna.get_by_label("Condottiere").uncheck()
    anna.get_by_label("Principato").check()
    assert violations(settled(anna)) == []
    anna.get_by_role("button", name="Make the league").click()
    shown = anna.get_by_label("Link to join").input_value()
    # another test may have opened the house; here all are on this machine
    link = f"{server.address}/{shown.split('/', 3)[3]}"
    join(bruno, link, "Bruno")
    join(carla, link, "Carla")
    anna.reload()
    expect(anna.get_by_text("Carla")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()
    anna.get_by_role("button", name="Play", exact=True).click()
    anna.wait_for_url("**/table/*")
    table = anna.url.rsplit("/", 1)[1]
    league = link.partition("#")[0]
    at_table = anna.url
    for page in (bruno, carla):
        page.goto(league)
        page.get_by_role("button", name="To the table").click()
        page.wait_for_url("**/table/*")
    for page in (anna, bruno, carla):
        page.goto("about:blank")
    play_out(table, [FastForward(page, server.address) for page in (anna, bruno, carla)])
    anna.goto(at_table)
    anna.get_by_role("link", name="To the league").first.click()
    expect(anna.get_by_role("status").filter(has_text="won the league")).to_be_visible()
    expect(anna.get_by_role("row")).to_have_count(4)
    assert violations(settled(anna), "dark") == []
    anna.set_viewport_size(NARROW)
    assert sideways(anna) <= 0
    expect(anna.get_by_role("link", name="Look back")).to_have_count(1)
    stranger = visit(alone=True)
    stranger.goto(league)
    expect(stranger.get_by_role("heading", name="There is no such league")).to_be_visible()
    anna.get_by_label("Everyone who has the link").check()
    expect(anna.get_by_role("textbox", name="Link to this page")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("rowheader", name="Bruno")).to_be_visible()
    expect(stranger.get_by_role("link", name="Look back")).to_have_count(0)
