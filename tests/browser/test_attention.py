"""Being called to the table: sound, notices, a slow line, an app of its own."""

import itertools
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.machine import Server
from tests.browser.player import begin, move, wait

EARS = """
window.heard = []
const Real = AudioContext
window.AudioContext = class extends Real {
  constructor() { super(); heard.push('chime') }
}
window.Notification = class {
  static permission = 'granted'
  static async requestPermission() { return 'granted' }
  constructor(title, { body }) { heard.push(body) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("heard")
    return found


def test_one_is_called_when_it_is_ones_turn_if_one_wants(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    page.add_init_script(EARS)
    page.goto(f"{server.address}/settings")
    page.get_by_label("Sound", exact=False).check()
    page.get_by_label("Notice", exact=False).check()
    begin(page, server.address, "Condottiere")
    for turn in itertools.count():
        assert wait(page), "nobody was called"
        if "chime" in heard(page):
            break
        move(page, turn)
    question = page.locator(".bar h2").inner_text()
    assert "chime" in heard(page)
    assert question in heard(page)


def test_nobody_is_called_who_has_not_asked_for_it(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    page.add_init_script(EARS)
    FastForward(page, server.address).begin("condottiere")
    for turn in range(3):
        wait(page)
        move(page, turn)
    assert heard(page) == []


def test_a_slow_line_says_that_it_is_at_it(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def carry(line: WebSocketRoute) -> None:
        """A line that takes as long as nothing is said."""
        far_end = line.connect_to_server()
        line.on_message(lambda message: held.append((far_end, message)))

    page.route_web_socket(re.compile("/socket"), carry)
    FastForward(page, server.address).begin("condottiere")
    page.keyboard.press("1")
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text("Sending").wait_for()
    ((far_end, message),) = held
    far_end.send(message)
    expect(page.get_by_text("Sending")).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("marches on")


def test_it_can_be_installed(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = page.context.new_cdp_session(page)
    found: dict[str, Any] = line.send("Page.getInstallabilityErrors")
    faults = [one["errorId"] for one in found["installabilityErrors"]]
    assert [fault for fault in faults if fault != "in-incognito"] == []
