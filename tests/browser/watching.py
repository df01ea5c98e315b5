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
    document.documentElement.dataset.flown = ''
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


def sit_down(page: Page, server: Server) -> None:
    """In a battle with three bots, at one's turn; another will move after it."""
    FastForward(page, server.address).to("condottiere", 4, in_battle)


def in_battle(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    others = view["captains"][1:]
    return choice["step"] == "turn" and not all(captain["out"] for captain in others)


def attacked(view: dict[str, Any], choice: dict[str, Any]) -> bool:
    """Others have played a card in this battle, and one has not."""
    mine, *others = (captain["line"] for captain in view["captains"])
    return in_battle(view, choice) and not mine and any(others)


def stand_still(page: Page) -> None:
    """From now on no time passes on this page: what is being shown stays."""
    page.clock.pause_at("2100-01-01T00:00:00")


def go_on(page: Page) -> None:
    """Time passes again."""
    page.clock.resume()
