import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.machine import Server, launch, running
from tests.browser.player import SLOWEST

Visit = Callable[..., Page]

# Tests do not watch the others' moves, unless that is what they are about.
HURRY = """
if (location.protocol.startsWith('http') && !localStorage.getItem('quattrocento'))
  localStorage.setItem('quattrocento', JSON.stringify(%s))
"""
SETTINGS = {"speed": "instant", "sound": False}
# Nobody looks: what is transparent is laid out, found and clicked, but not painted, which would
# take a quarter of the time. Axe, which asks for colours, is shown the page by `looks`.
UNPAINTED = """{
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [unseen]
}"""

USUAL = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may kill, if it starts it again."""
    with running(tmp_path_factory.mktemp("killed")) as found:
        yield found


class Visitor:
    """A page in a browser of its own, as another person has it."""

    def __init__(self, browser: Browser, wishes: dict[str, Any]) -> None:
        preferred = {**SETTINGS, **wishes.pop("settings", {})}
        painted = wishes.pop("painted", False)
        self.wishes = {**USUAL, **wishes}
        self.context = browser.new_context(**self.wishes)
        self.context.add_init_script(HURRY % json.dumps(preferred))
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.context.set_default_timeout(SLOWEST)
        self.faults: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def leave(self) -> None:
        """Forget who one was and what was set, as if one had never been there."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.url.startswith("http"):
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.goto("about:blank")
        self.context.clear_cookies()
        self.page.set_viewport_size(self.wishes["viewport"])
        calm = self.wishes["reduced_motion"]
        self.page.emulate_media(color_scheme="light", reduced_motion=calm)


Lounge = dict[str, list[Visitor]]


@pytest.fixture(scope="session")
def lounge() -> Lounge:
    """Those who have left and can come again as somebody else: a new window costs more than most
    tests do."""
    return defaultdict(list)


@pytest.fixture
def visit(browser: Browser, lounge: Lounge) -> Iterator[Visit]:
    """Pages of people who know nothing of each other; faults in them fail the test. Who does what
    cannot be undone, such as to change the page's clock, wants to be `alone` with the page.
    `settings` are what such a person has set in the app before; `painted` is what can be seen."""
    here: list[tuple[str, Visitor]] = []
    others: list[Visitor] = []

    def open_page(alone: bool = False, **wishes: Any) -> Page:
        look = repr(wishes)
        if alone:
            others.append(Visitor(browser, wishes))
            return others[-1].page
        here.append((look, lounge[look].pop() if lounge[look] else Visitor(browser, wishes)))
        return here[-1][1].page

    yield open_page
    faults = [fault for one in (*(one for _, one in here), *others) for fault in one.faults]
    for one in others:
        one.context.close()
    for look, one in here:
        one.faults.clear()
        one.leave()
        lounge[look].append(one)
    assert faults == []
