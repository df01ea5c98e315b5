"""One's own tables on the first page: in the order one wants, and on to where one is asked."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, after, last
from tests.browser.looks import PHONE, settled, small_targets, violations
from tests.browser.machine import Server
from tests.browser.player import wait


def slips(page: Page) -> Locator:
    return page.get_by_role("region", name="Your tables").get_by_role("listitem")


def titles(page: Page) -> list[str]:
    return slips(page).locator("strong").all_inner_texts()


def drag(page: Page, grip: Locator, target: Locator) -> None:
    start, end = grip.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    with page.expect_response("**/api/me/tables*"):
        page.mouse.up()


def test_tables_lie_as_one_wants_and_the_next_that_asks_is_offered(
    server: Server, visit: Visit
) -> None:
    page = visit(**PHONE)
    anna, bruno = (FastForward(one, server.address) for one in (page, visit()))
    anna.introduce("Anna")
    bruno.introduce("Bruno")
    opened = {"game": "condottiere", "chairs": ["", ""], "seat": 0, "options": {"first": "1"}}
    waits = anna.ask("POST", "/tables", opened)["about"]["id"]
    bruno.ask("POST", f"/tables/{waits}/sit", {"seat": 1})
    for game in ("principato", "princes"):
        assert anna.play(anna.open(game, 2), after(0), last), "she is asked there"
    page.goto(server.address)
    expect(slips(page)).to_have_count(3)
    assert small_targets(settled(page)) == []
    grip = page.get_by_role("button", name="Move Condottiere: place 3 of 3")
    grip.focus()
    with page.expect_response("**/api/me/tables*"):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Move Condottiere: place 1 of 3")).to_be_focused()
    page.reload()
    expect(slips(page).first).to_contain_text("Condottiere")
    assert violations(page) == []
    before = titles(page)
    drag(page, page.get_by_role("button", name="place 3 of 3"), slips(page).first)
    page.reload()
    expect(slips(page).first).to_contain_text(before[2])
    assert titles(page) == [before[2], *before[:2]]
    page.get_by_role("button", name="First where it is my turn").click()
    expect(slips(page).last).to_contain_text("Condottiere")
    page.goto(f"{server.address}/table/{waits}")
    page.get_by_role("link", name="Your turn elsewhere").click()
    page.wait_for_url(lambda address: "/table/" in address and not address.endswith(waits))
    wait(page)
