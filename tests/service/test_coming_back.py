"""A person who has lost everything comes back: by a phrase, by a letter, with their settings."""

import contextlib
import itertools
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from quattrocento.client import Client, Refused
from quattrocento.service.people.phrases import book, entropy
from quattrocento.service.settings import Mail
from tests.service.postbox import Postbox, letter, postbox, token_in
from tests.service.servers import Hand, refused, running, settings

# So slowly a bucket fills that nothing comes into it while a test runs.
SELDOM = 1e-6
OTHER = "legal winner thank year wave sausage worth useful legal winner thank yellow"


def identity(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def phrase_of(client: Client) -> str:
    return str(client.call("POST", "/api/me/phrase")["phrase"])


def back(address: str, phrase: str) -> Client:
    """Somebody who knows a phrase, on a device of their own."""
    stranger = Client(address)
    stranger.token = stranger.call("POST", "/api/recover/phrase", {"phrase": phrase})["token"]
    return stranger


def test_a_phrase_makes_one_the_same_person_again(server: str) -> None:
    anna = Client(server, "Anna")
    assert anna.call("GET", "/api/me/ways")["phrase"] == 0
    phrase = phrase_of(anna)
    assert len(phrase.split()) == 12
    assert identity(back(server, phrase)) == identity(anna)
    spaced = ", ".join(phrase.upper().split())
    assert identity(back(server, f"  {spaced}\n")) == identity(anna)
    assert anna.call("GET", "/api/me/ways")["phrase"] > 0


def test_a_new_phrase_replaces_the_old_and_either_can_be_ended(server: str) -> None:
    anna = Client(server, "Anna")
    old, new = phrase_of(anna), phrase_of(anna)
    with refused("bad-phrase"):
        back(server, old)
    assert identity(back(server, new)) == identity(anna)
    anna.call("DELETE", "/api/me/phrase")
    with refused("bad-phrase"):
        back(server, new)


def test_of_phrases_made_at_once_no_more_than_one_is_worth_something(server: str) -> None:
    anna = Client(server, "Anna")
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: phrase_of(anna), range(4)))
    good = []
    for phrase in made:
        with contextlib.suppress(Refused):
            good.append(identity(back(server, phrase)))
    assert good == [identity(anna)]
    anna.call("DELETE", "/api/me/phrase")
    for phrase in made:
        with refused("bad-phrase"):
            back(server, phrase)


def test_whoever_is_deleted_leaves_no_phrase(server: str) -> None:
    anna = Client(server, "Anna")
    phrase = phrase_of(anna)
    anna.call("DELETE", "/api/me")
    with refused("bad-phrase"):
        back(server, phrase)


@pytest.mark.parametrize(
    ("phrase", "code"),
    [
        (OTHER, "bad-phrase"),
        (OTHER.replace("yellow", "zoo"), "bad-phrase"),
        (OTHER.replace("yellow", "quattrocento"), "phrase-word"),
        (OTHER + " zoo", "phrase-length"),
        ("", "phrase-length"),
        ("\u0000" * 400, "phrase-length"),
    ],
    ids=["unknown", "checksum", "no such word", "thirteen", "none", "nothing"],
)
def test_a_wrong_phrase_says_what_is_wrong_with_it(server: str, phrase: str, code: str) -> None:
    with refused(code):
        back(server, phrase)


def test_a_phrase_is_chance_enough() -> None:
    assert len(book().wordlist) == len(set(book().wordlist)) == 2048
    assert len(entropy(OTHER)) * 8 == 128


def test_only_a_hash_of_a_phrase_is_kept(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        phrase = phrase_of(Client(address, "Anna"))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert "phrase-of" in kept
    assert entropy(phrase).hex() not in kept
    assert " ".join(phrase.split()[:2]) not in kept


def test_new_names_send_no_more_letters_to_anybody(tmp_path: Path) -> None:
    """Not more than a few to one address, nor from one."""
    slow = {"requests_per_second": 30 * SELDOM, "request_burst": 200.0}
    codes = []
    with postbox() as port:
        mail = Mail(host="127.0.0.1", port=port, sender="q@example.org", tls=False)
        with running(settings(tmp_path, mail=mail, **slow)) as address:
            names = [Client(address, f"Eve {number}") for number in range(4)]
            receivers = [*["Anna@example.org", "anna@example.org"] * 2, "bea@b.org", "carla@c.org"]
            for receiver, eve in zip(receivers, itertools.cycle(names), strict=False):
                codes.append("")
                try:
                    eve.call("PUT", "/api/me/notices", {"email": receiver})
                except Refused as refusal:
                    codes[-1] = refusal.code
    assert codes == ["", "", "", "too-many", "", "too-many"]
    assert Postbox.letters.qsize() == 4


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    """Ten guesses of an address, then it must wait: it would never come to an end."""
    slow = settings(tmp_path, requests_per_second=30 * SELDOM, request_burst=200.0)
    with running(slow) as address:
        codes = []
        for _ in range(12):
            with pytest.raises(Refused) as found:
                back(address, OTHER)
            codes.append(found.value.code)
    assert codes == ["bad-phrase"] * 10 + ["too-many"] * 2


@pytest.fixture
def mailed(tmp_path: Path) -> Iterator[tuple[str, Hand]]:
    """The address of a server that sends letters, and its clock."""
    hand = Hand()
    with postbox() as port:
        mail = Mail(host="127.0.0.1", port=port, sender="q@example.org", tls=False)
        chosen = settings(tmp_path, mail=mail, address="http://games.example", now=hand)
        with running(chosen) as address:
            yield address, hand


def confirmed(address: str, name: str, email: str) -> Client:
    person = Client(address, name)
    person.call("PUT", "/api/me/notices", {"email": email})
    person.call("POST", "/api/confirm", {"token": token_in(letter(), "/confirm#")})
    return person


def test_a_letter_brings_back_who_confirmed_the_address(mailed: tuple[str, Hand]) -> None:
    address, _ = mailed
    anna = confirmed(address, "Anna", "anna@example.org")
    stranger = Client(address)
    stranger.call("POST", "/api/recover/mail", {"email": "Anna@Example.org"})
    came = letter()
    assert came["To"] == "anna@example.org"
    token = token_in(came, "http://games.example/recover#")
    stranger.token = stranger.call("POST", "/api/recover", {"token": token})["token"]
    assert identity(stranger) == identity(anna)


def test_nobody_learns_whose_address_is_known(mailed: tuple[str, Hand]) -> None:
    address, _ = mailed
    confirmed(address, "Anna", "anna@example.org")
    eve = Client(address, "Eve")
    eve.call("PUT", "/api/me/notices", {"email": "bea@example.org"})
    assert letter()["To"] == "bea@example.org"
    answers = [
        eve.call("POST", "/api/recover/mail", {"email": email})
        for email in ("anna@example.org", "bea@example.org", "nobody@example.org")
    ]
    assert answers == [{"done": True}] * 3
    assert letter()["To"] == "anna@example.org"
    assert Postbox.letters.empty(), "an address that was never confirmed gets no link"


def test_an_address_that_was_given_up_brings_nobody_back(mailed: tuple[str, Hand]) -> None:
    address, _ = mailed
    anna = confirmed(address, "Anna", "anna@example.org")
    anna.call("PUT", "/api/me/notices", {"email": ""})
    confirmed(address, "Bea", "bea@example.org")
    stranger = Client(address)
    stranger.call("POST", "/api/recover/mail", {"email": "anna@example.org"})
    stranger.call("POST", "/api/recover/mail", {"email": "bea@example.org"})
    assert letter()["To"] == "bea@example.org"


def test_without_mail_no_link_is_promised(server: str) -> None:
    assert Client(server).call("GET", "/api/ways")["mail"] is False
    with refused("notices-off"):
        Client(server).call("POST", "/api/recover/mail", {"email": "anna@example.org"})


def test_what_is_set_goes_along(server: str) -> None:
    anna = Client(server, "Anna")
    assert anna.call("GET", "/api/me/settings") == {"settings": {}}
    chosen = {"settings": {"theme": "dark", "motion": False}}
    anna.call("PUT", "/api/me/settings", chosen)
    assert back(server, phrase_of(anna)).call("GET", "/api/me/settings") == chosen


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": "x" * 41},
        {"a" * 21: True},
        {"../etc": True},
        {"theme": ["dark"]},
        {"speed": 10**400},
        {f"{'a' * (1 + number)}": True for number in range(41)},
    ],
    ids=["long", "long name", "odd name", "list", "high", "many"],
)
def test_what_is_set_is_bounded(server: str, wrong: dict[str, object]) -> None:
    with refused("malformed"):
        Client(server, "Anna").call("PUT", "/api/me/settings", {"settings": wrong})


def test_devices_are_told_apart_by_their_kind(server: str) -> None:
    anna = Client(server, "Anna")
    other = back(server, phrase_of(anna))
    sessions = other.call("GET", "/api/me/sessions")["sessions"]
    assert [one["current"] for one in sessions].count(True) == 1
    assert {one["device"] for one in sessions} == {""}, "a program is no browser"
