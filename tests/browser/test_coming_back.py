"""Cookies are cleared, and the seat is not lost: by passkey, phrase, letter, host or machine."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fast_forward import FastForward
from tests.browser.friends import asked_of, seated
from tests.browser.looks import PHONE, glance, small_targets, violations
from tests.browser.machine import Server, running
from tests.browser.player import move, wait
from tests.service.postbox import letter, postbox, token_in

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def named(server: Server) -> str:
    """The server by a name: passkeys know no numbers."""
    return f"http://localhost:{server.port}"


def forget(page: Page) -> None:
    """The cookies are cleared, as browsers do it: with all that the page has stored."""
    page.evaluate("localStorage.clear()")
    page.context.clear_cookies()
    page.reload()


def phrase_in(page: Page) -> str:
    """Make a phrase, and write it down."""
    page.get_by_role("button", name="Show me my phrase").click()
    words = page.get_by_role("group", name="Phrase").get_by_role("listitem")
    expect(words).to_have_count(12)
    found = " ".join(words.all_inner_texts())
    page.get_by_role("button", name="I have written them down").click()
    return found


def test_a_passkey_brings_everything_back(server: Server, visit: Visit) -> None:
    page = visit(alone=True)
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    FastForward(page, named(server)).begin("condottiere")
    table = page.url
    page.goto(f"{named(server)}/settings")
    page.get_by_role("button", name="Make a passkey").click()
    name = page.get_by_label("Name of the passkey")
    name.fill("My laptop")
    name.press("Tab")
    with page.expect_response("**/api/me/settings*"):
        page.get_by_label("Pieces travel").uncheck()
    page.reload()
    expect(name).to_have_value("My laptop")
    page.goto(table)
    wait(page)
    forget(page)
    page.get_by_role("button", name="Do you play here?").click()
    page.get_by_role("button", name="With a passkey").click()
    wait(page)
    move(page, 0)
    page.goto(f"{named(server)}/settings")
    expect(page.get_by_label("Your name")).to_have_value("Lucrezia")
    expect(page.get_by_label("Pieces travel")).not_to_be_checked()
    page.once("dialog", lambda question: question.accept())
    page.get_by_role("button", name="Remove").click()
    expect(name).to_have_count(0)
    expect(page.get_by_text("So far only this browser knows who you are")).to_be_visible()


def test_a_phrase_brings_one_back_on_a_phone(server: Server, visit: Visit) -> None:
    page, phone = visit(), visit(**PHONE)
    FastForward(page, server.address).begin("condottiere")
    table = page.url
    page.goto(f"{server.address}/settings")
    expect(page.get_by_text("passkeys need an address with https")).to_be_visible()
    phrase = phrase_in(page)
    expect(page.get_by_text("You can come back, whatever happens")).to_be_visible()
    phone.goto(f"{server.address}/recover")
    assert small_targets(phone) == []
    field = phone.get_by_label("With your phrase of twelve words")
    field.fill(phrase.replace(phrase.split()[0], "condottiere", 1))
    phone.get_by_role("button", name="Come back").tap()
    expect(phone.get_by_role("alert")).to_contain_text("“condottiere” is not among the words")
    field.fill(phrase)
    phone.get_by_role("button", name="Come back").tap()
    phone.wait_for_url(f"{server.address}/")
    phone.goto(table)
    wait(phone)


def test_a_letter_brings_one_back(tmp_path: Path, visit: Visit) -> None:
    with posting(tmp_path) as server:
        page, other = visit(), visit()
        FastForward(page, server.address).introduce("Marco")
        page.goto(f"{server.address}/settings")
        page.get_by_label("E-mail").fill("marco@example.org")
        page.get_by_role("button", name="Save").nth(1).click()
        page.goto(f"{server.address}/confirm#{token_in(letter(), '/confirm#')}")
        page.get_by_role("button", name="Confirm").click()
        page.get_by_text("Thank you").wait_for()
        other.goto(f"{server.address}/recover")
        other.get_by_label("With a link by e-mail").fill("marco@example.org")
        other.get_by_role("button", name="Send the link").click()
        expect(other.get_by_text("a letter with a link is on its way")).to_be_visible()
        other.goto(f"{server.address}/recover#{token_in(letter(), '/recover#')}")
        other.get_by_role("button", name="Be the same person here").click()
        other.wait_for_url(f"{server.address}/")
        other.goto(f"{server.address}/settings")
        expect(other.get_by_label("Your name")).to_have_value("Marco")


@contextlib.contextmanager
def posting(folder: Path) -> Iterator[Server]:
    """A server that sends letters."""
    with postbox() as port:
        mail = {"HOST": "127.0.0.1", "PORT": str(port), "SENDER": "q@example.org", "TLS": "no"}
        given = {f"QUATTROCENTO_SMTP_{name}": value for name, value in mail.items()}
        with running(folder, **given) as server:
            yield server


def in_house(server: Server, page: Page) -> str:
    """Where those come in who do not run the server; it is open to them from now on."""
    page.request.put(f"{server.address}/api/reach/house")
    return f"http://127.0.0.2:{server.port}"


def test_the_host_gives_a_seat_back(server: Server, visit: Visit) -> None:
    anna, bruno = visit(), visit()
    seated(server, anna, bruno)
    table = bruno.url.removeprefix(server.address)
    bruno.goto("about:blank")
    again = visit(**PHONE)
    again.goto(f"{in_house(server, anna)}{table}")
    expect(again.get_by_text("This browser holds no seat")).to_be_visible()
    again.get_by_role("button", name="Do you play here?").tap()
    again.get_by_role("button", name="I am Bruno").tap()
    again.get_by_label("Your name").fill("Bruno’s phone")
    assert glance(again, "dark") == []
    again.get_by_role("button", name="Ask for the seat").tap()
    expect(again.get_by_text("You have asked for the seat of Bruno")).to_be_visible()
    expect(anna.get_by_text("“Bruno’s phone” says: “I am Bruno.”")).to_be_visible()
    assert glance(anna) == []
    anna.get_by_role("button", name="Give the seat back").click()
    expect(again.get_by_text("This browser holds no seat")).to_have_count(0)
    expect(anna.locator(".lines")).to_contain_text("given back to Bruno’s phone")
    first = asked_of(anna, again)
    move(first, 0)
    bruno.goto(f"{server.address}{table}")
    expect(bruno.get_by_text("This browser holds no seat")).to_be_visible()


def test_who_is_refused_goes_on_watching(server: Server, visit: Visit) -> None:
    anna, bruno, eve = visit(), visit(), visit()
    seated(server, anna, bruno)
    table = bruno.url.removeprefix(server.address)
    bruno.goto("about:blank")
    eve.goto(f"{in_house(server, anna)}{table}")
    eve.get_by_role("button", name="Do you play here?").click()
    eve.get_by_role("button", name="I am Bruno").click()
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Ask for the seat").click()
    anna.get_by_role("button", name="Refuse").click()
    expect(eve.get_by_text("This browser holds no seat")).to_be_visible()
    expect(eve.locator(".bar.mine")).to_have_count(0)


def test_on_the_servers_own_machine_the_seat_is_taken_again(server: Server, visit: Visit) -> None:
    page = visit()
    FastForward(page, server.address).begin("condottiere")
    forget(page)
    expect(page.get_by_text("This browser holds no seat")).to_be_visible()
    assert glance(page, "dark") == []
    page.get_by_role("button", name="Do you play here?").click()
    page.get_by_label("Your name").fill("Lucrezia")
    page.get_by_role("button", name="Take the seat again").click()
    wait(page)
    expect(page.locator(".lines")).to_contain_text("given back to Lucrezia")


def test_after_the_first_game_the_seat_is_offered_to_be_kept(server: Server, visit: Visit) -> None:
    page = visit()
    game = FastForward(page, server.address)
    game.begin("condottiere")
    game.finish()
    offer = page.get_by_role("region", name="Keep your seat?")
    expect(offer).to_be_visible()
    assert glance(page) == []
    phrase_in(page)
    expect(offer.get_by_text("you can come back")).to_be_visible()
    page.reload()
    page.wait_for_selector("[data-over]")
    page.wait_for_load_state("networkidle")
    expect(offer).to_have_count(0)


def test_devices_are_listed_and_forgotten(server: Server, visit: Visit) -> None:
    page, other = visit(), visit()
    FastForward(page, server.address).introduce("Marco")
    page.goto(f"{server.address}/settings")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_label("Link for another device").input_value()
    other.goto(re.sub(r"^http://[^/]+", server.address, link))
    other.get_by_role("button", name="Be the same person here").click()
    other.wait_for_url(f"{server.address}/")
    page.reload()
    devices = page.get_by_role("listitem").filter(has_text="last used")
    expect(devices).to_have_count(2)
    page.get_by_role("button", name="Sign it out").click()
    expect(devices).to_have_count(1)
    other.goto(f"{server.address}/settings")
    expect(other.get_by_role("link", name="Come back")).to_be_visible()


def test_axe_finds_nothing_on_the_way_back(server: Server, visit: Visit) -> None:
    """The settings of somebody who is known are looked at by the test of notices."""
    page = visit()
    page.goto(f"{server.address}/recover")
    page.get_by_role("button", name="Come back").wait_for()
    assert violations(page) == []
