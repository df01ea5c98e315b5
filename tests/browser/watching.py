"""Somebody who watches the table: notes what is said, and how the board looked then."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.machine import Server

NOTES = """
window.seen = []
window.flown = 0
let last = ''
function note() {
  const ribbon = document.querySelector('.ribbon[data-kind]')
  const caption = document.querySelector('[data-caption]')
  const shown = ribbon ?? caption
  for (const ghost of document.querySelectorAll('.ghost:not([data-noted])')) {
    flown += 1
    ghost.dataset.noted = ''
  }
  const text = shown?.querySelector('span')?.textContent ?? ''
  if (!shown || text === last) { last = text; return }
  last = text
  seen.push({
    announced: ribbon !== null,
    kind: ribbon ? ribbon.dataset.kind : caption.dataset.caption,
    text,
    lines: document.querySelectorAll('[data-spot^="line:"]').length,
    log: [...document.querySelectorAll('.lines li:not(.divider) > span')].map((e) => e.textContent),
    asked: document.querySelector('.bar.mine') !== null,
  })
}
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
"""
MOVING = {"reduced_motion": "no-preference"}


def watch(visit: Visit, speed: str, **wishes: Any) -> Page:
    """The page of one who watches at a speed; nobody else gets it."""
    page = visit(alone=True, settings={"speed": speed}, **wishes)
    page.add_init_script(NOTES)
    return page


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("seen")
    return found


def sit_down(page: Page, server: Server, game: str = "condottiere", moves: int = 0) -> FastForward:
    """At a table with three bots, after so many moves."""
    forward = FastForward(page, server.address)
    forward.begin(game, 4, moves)
    return forward


def stand_still(page: Page) -> None:
    """From now on no time passes on this page: what is being shown stays."""
    page.clock.pause_at("2100-01-01T00:00:00")


def go_on(page: Page) -> None:
    """Time passes again."""
    page.clock.resume()
