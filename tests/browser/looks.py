"""What axe, a ruler and a finger say about a page, in every look that it can have."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize

from tests.effort import effort

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 390, "height": 844}
PHONE: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
LEAST_TARGET = 40

Light = Literal["light", "dark"]
OTHER: dict[Light, Light] = {"light": "dark", "dark": "light"}

# The experiment takes the numbers drawn in a card's corners for its label.
EVERYTHING = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"label-content-name-mismatch": {"enabled": False}},
    # Only the rule of sounds needs more than the page; style sheets would be fetched again.
    "preload": {"assets": ["media"]},
}
# To tell also what passed would take most of the time. The page is shown for as long as it takes.
RUN = """async (asked) => {
  const unseen = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = []
  const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'] })
  document.adoptedStyleSheets = unseen
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`))
}"""

# What a page does when its size has changed, it does with the next frame.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def violations(page: Page, wide: Light = "light") -> list[str]:
    """What axe finds against WCAG 2.2 AA: by day and narrow by night, or the other way round.

    Colours do not depend on the width, so the other two of the four are left to a long run; a
    page that is looked at more than once is begun with `wide` in turn.
    """
    looks: list[tuple[ViewportSize, Light]] = [(WIDE, wide), (NARROW, OTHER[wide])]
    looks += [(WIDE, OTHER[wide]), (NARROW, wide)][: effort(0, 2)]
    found = []
    for screen, light in looks:
        page.set_viewport_size(screen)
        page.evaluate(DRAWN)
        found += seen_by_axe(page, light)
    page.set_viewport_size(WIDE)
    return found


def glance(page: Page, light: Light = "light") -> list[str]:
    """What axe finds in the page as it lies here; in a long run in every look. This is for what
    comes upon or beside a page that another test looks at by day and by night."""
    whole = effort(False, True)
    return violations(page, light) if whole else seen_by_axe(page, light)


def seen_by_axe(page: Page, light: Light) -> list[str]:
    """A line for each element that axe finds fault with."""
    page.emulate_media(color_scheme=light)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, EVERYTHING)
    return [f"{page.viewport_size} {light} {fault}" for fault in found]


def sideways(page: Page) -> int:
    """By how much the page is wider than the screen.

    A phone makes its window as wide as what it shows, so the screen is asked.
    """
    assert page.viewport_size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) - page.viewport_size["width"]


def small_targets(page: Page) -> list[str]:
    """Whatever can be touched and is narrower or lower than a finger is broad."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll(
            'button, select, input, summary, a.button, [role=button]')]
          .filter((one) => one.checkVisibility())
          .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
          .filter(([, box]) => Math.round(box.width) < least || Math.round(box.height) < least)
          .map(([one, box]) => `${one.outerHTML.slice(0, 100)} ${box.width} x ${box.height}`)""",
        LEAST_TARGET,
    )
    return found


def settled(page: Page) -> Page:
    page.wait_for_load_state("networkidle")
    return page
