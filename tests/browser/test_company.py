"""The company: bots are persons, when they are chosen, at the table and at its end."""

from playwright.sync_api import expect

from quattrocento.client import Client
from tests.browser.conftest import Visit
from tests.browser.looks import violations
from tests.browser.machine import Server
from tests.browser.player import see_result
from tests.service.servers import play_out


def test_opponents_are_chosen_by_name(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Condottiere").click()
    page.get_by_label("Players", exact=True).select_option("3")
    first = page.get_by_label("Opponent 1")
    second = page.get_by_label("Opponent 2")
    other = second.input_value()
    first.select_option(other)
    expect(second).not_to_have_value(other)
    first.select_option("cosimo")
    second.select_option("caterina")
    expect(second).to_have_value("caterina")
    company = page.get_by_role("list", name="Opponents")
    expect(company).to_contain_text("patient: saves strong cards for later battles")
    assert violations(page) == []
    page.get_by_role("button", name="Start the game").click()
    plates = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(plates.nth(1)).to_contain_text("Cosimo")
    expect(plates.nth(2)).to_contain_text("Caterina")
    expect(plates.nth(2)).to_contain_text("Journeyman")
    plates.nth(2).locator(".who").click()
    expect(page.get_by_role("tooltip")).to_contain_text("Journeyman: patient")


def test_the_end_tells_who_they_were(server: Server, visit: Visit) -> None:
    chairs = ["", "chance-ludovico"]
    seat = play_out(Client(server.address, "Anna").open("condottiere", chairs, part="iris"))
    page = visit()
    page.goto(f"{server.address}/table/{seat.table}")
    see_result(page)
    result = page.locator("[data-over]")
    expect(result).to_contain_text("Ludovico")
    expect(result).to_contain_text("Careless: plays whatever comes to mind")
