"""Every page: for everyone to use, light to load, in the reader's language."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward, eager_for, refused_by
from tests.browser.friends import invitation
from tests.browser.looks import PHONE, glance, settled, small_targets, violations
from tests.browser.machine import Server
from tests.browser.player import move, wait
from tests.effort import effort

BUILT = Path(__file__).parents[2] / "src" / "quattrocento" / "web_dist"
FIRST_PAGE_LIMIT = 150_000


@pytest.mark.parametrize(
    "path", ["/", "/rules/condottiere", "/edition/principato", "/settings", "/recover#x", "/none"]
)
def test_axe_finds_nothing_on_a_page(server: Server, visit: Visit, path: str) -> None:
    page = visit()
    page.goto(f"{server.address}{path}")
    page.wait_for_selector("h1")
    assert violations(settled(page)) == []


def test_axe_finds_words_that_cannot_be_read(server: Server, visit: Visit) -> None:
    """It is shown what is not painted, or it would find nothing anywhere."""
    page = visit()
    page.goto(f"{server.address}/settings")
    unreadable = "one => Object.assign(one.style, { color: '#eee', background: '#fff' })"
    page.locator("label[for=settings-name]").evaluate(unreadable)
    assert [fault for fault in glance(page) if "color-contrast" in fault]


@pytest.mark.parametrize("game", ["condottiere", "principato", "signorie"])
def test_axe_finds_nothing_at_a_table(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    FastForward(page, server.address).begin(game, 3, 3)
    assert violations(page) == []
    page.locator("[data-mark=next], .bar .row button").first.click()
    assert glance(page, "dark") == [], "with a move staged"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Text mode").click()
    assert glance(page) == [], "in words"


# The boards are those of the test above; what is beside them is the same for all.
@pytest.mark.parametrize("game", effort(["principato"], ["condottiere", "principato", "signorie"]))
def test_axe_finds_nothing_in_looking_back(server: Server, visit: Visit, game: str) -> None:
    page = visit()
    FastForward(page, server.address).begin(game, 3, 3)
    page.get_by_role("link", name="Look back").click()
    page.wait_for_selector(".controls")
    assert violations(page, "dark") == []


def test_axe_finds_nothing_on_the_way_to_a_table(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play with friends: Condottiere").click()
    page.get_by_text("More options").click()
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    invitation(page)
    page.get_by_role("img", name="Code with the link").wait_for()
    assert violations(page, "dark") == []


@pytest.mark.parametrize("game", ["condottiere", "principato"])
def test_a_finger_finds_everything_that_can_be_touched(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit(**PHONE)
    page.goto(f"{server.address}/settings")
    page.wait_for_selector("h1")
    assert small_targets(page) == []
    FastForward(page, server.address).begin(game, 2, 4)
    assert small_targets(page) == []


def test_the_first_page_is_light(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(server.address)
    page.wait_for_selector(".card")
    settled(page)
    assert all(url.startswith(server.address) for url in fetched), "nothing comes from elsewhere"
    files = {url.rsplit("/", 1)[1] for url in fetched if "/assets/" in url}
    files -= {name for name in files if name.endswith(".woff2")}
    size = sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in files)
    assert size < FIRST_PAGE_LIMIT


def test_the_board_is_two_clicks_away(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name="Play against bots: Condottiere").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("svg.map")


def test_the_language_changes_without_a_reload(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere")
    page.evaluate("window.stays = true")
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".bar h2")).to_contain_text(re.compile("spiele|bestimme"))
    expect(page.locator(".lines")).to_contain_text("Deine Hand")
    page.get_by_label("Sprache").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.evaluate("window.stays") is True


def test_what_is_not_possible_says_why_and_links_the_rule(server: Server, visit: Visit) -> None:
    """PRI-25 A full church takes no favour."""
    page = visit()
    collector = FastForward(page, server.address, eager_for("take-favour"))
    collector.to("principato", 2, refused_by("PRI-25"))
    why = page.locator(".missing a")
    expect(why).to_have_attribute("href", "/rules/principato#PRI-25")


def test_a_rule_is_found_by_words_and_by_its_address(server: Server, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.address}/rules/condottiere#CON-25")
    expect(page.locator("article.wanted h3")).to_contain_text("CON-25")
    page.get_by_label("Search").fill("scarecrow")
    expect(page.get_by_role("status").first).to_contain_text("rules")
    assert 0 < page.locator("article").count() < 20


def test_a_position_has_an_address_and_keys_step_through_it(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere", 2, 3)
    page.get_by_role("link", name="Look back").click()
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    page.wait_for_url("**/replay/*?ply=*")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(page.locator(".controls .count")).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls .count")).to_contain_text("Move 1 of")
    assert page.url.endswith("ply=1")


def test_a_move_can_be_taken_back(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("principato")
    before = page.locator(".bar").get_attribute("data-ply")
    move(page, 1)
    wait(page)
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f".bar[data-ply='{before}']")


def test_a_report_holds_the_position_and_no_seed(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere")
    with page.expect_download() as download:
        page.get_by_role("button", name="Report this position").click()
    file = tmp_path / "report.json"
    download.value.save_as(file)
    report = json.loads(file.read_text("utf-8"))
    assert report["view"]["hand"]
    assert "seed" not in report
    expect(page.get_by_text(download.value.suggested_filename)).to_be_visible()
