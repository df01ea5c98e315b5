from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.machine import Server, launch, running
from tests.browser.player import SLOWEST

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """A page in a browser of its own, as another person has it; faults in it fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(**wishes: Any) -> Page:
        given = {"viewport": {"width": 1280, "height": 800}, "locale": "en", **wishes}
        context = browser.new_context(reduced_motion="reduce", **given)
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
