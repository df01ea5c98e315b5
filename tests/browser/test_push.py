"""Notices while no page is open: asked for in the settings, shown by the service worker."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.fast_forward import FastForward
from tests.browser.looks import violations
from tests.browser.machine import Server, launch

# The browser's maker is out of reach here: this is what its push service would have answered.
SUBSCRIBED = """
const POINT = 'B' + 'A'.repeat(86), SECRET = 'A'.repeat(22)
const made = {
  endpoint: 'http://127.0.0.1:9/push',
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: POINT, auth: SECRET } }),
  unsubscribe: async () => { localStorage.removeItem('pushed'); return true },
}
PushManager.prototype.subscribe = async function (asked) {
  if (asked.applicationServerKey.length !== 87) throw new Error('no key of a server')
  localStorage.setItem('pushed', 'yes')
  return made
}
PushManager.prototype.getSubscription = async () =>
  localStorage.getItem('pushed') ? made : null
"""


# As soon as the page is served by the service worker.
CONTROLLED = """async () => {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller)
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done))
}"""


# In the service worker: what the next notice says, once it is shown. To ask the browser for its
# notices while one is on its way may take that one off again.
SHOWN = """() => {
  const show = registration.showNotification.bind(registration)
  self.shown = new Promise((done, failed) => {
    registration.showNotification = async (title, notice) => {
      await show(title, notice).catch(failed)
      done([title, notice.data])
    }
  })
}"""


ALLOWED = {"permissions": ["notifications"]}


@pytest.fixture
def in_whole_browser(playwright: Playwright) -> Iterator[Page]:
    """Of a browser that shows the system's notices."""
    browser = launch(playwright, whole=True)
    visitor = Visitor(browser, dict(ALLOWED))
    yield visitor.page
    browser.close()
    assert visitor.faults == []


def test_a_device_is_told_for_as_long_as_it_wants(server: Server, visit: Visit) -> None:
    page = visit(alone=True, **ALLOWED)
    page.context.add_init_script(SUBSCRIBED)
    FastForward(page, server.address).introduce()
    page.goto(f"{server.address}/settings")
    wish = page.get_by_label("Notices on this device when it is your turn")
    with page.expect_response("**/api/me/push?*") as asked:
        wish.check()
    assert asked.value.ok, asked.value.text()
    page.get_by_label("Quiet from").select_option("22")
    page.get_by_label("until", exact=True).select_option("7")
    with page.expect_response("**/api/me/notices/times?*") as saved:
        page.get_by_role("button", name="Save").nth(2).click()
    assert saved.value.json()["zone"]
    assert violations(page) == []
    page.reload()
    expect(wish).to_be_checked()
    expect(page.get_by_label("Quiet from")).to_have_value("22")
    with page.expect_response("**/api/me/push/end?*") as ended:
        wish.uncheck()
    assert ended.value.ok
    expect(wish).not_to_be_checked()


def test_a_notice_names_its_table(server: Server, in_whole_browser: Page) -> None:
    page = in_whole_browser
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready")
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate(CONTROLLED)
    known = page.context.service_workers
    worker = known[0] if known else page.context.wait_for_event("serviceworker")
    worker.evaluate(SHOWN)
    told = json.dumps({"title": "Condottiere: it is your turn", "table": "../evil", "link": "x"})
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": found[0], "data": told},
    )
    title, path = worker.evaluate("self.shown")
    assert title == "Condottiere: it is your turn"
    assert path == "/table/..%2Fevil", "it leads to a table and nowhere else"
