"""People: one signed cookie, links to other devices, moderation, deletion."""

import asyncio
import http.client
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from quattrocento.client import Client
from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import Person
from tests.service.servers import (
    duel,
    inside,
    play_out,
    refused,
    running,
    serving,
    settings,
    until,
)

# So slowly a bucket fills that nothing comes into it while a test runs.
SELDOM = 1e-6


def test_wishes_of_one_moment_are_all_kept(server: str) -> None:
    anna = Client(server, "Anna")
    others = [Client(server, f"Eve {number}").call("GET", "/api/me")["id"] for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda one: anna.call("PUT", f"/api/me/blocked/{one}"), others))
    assert set(anna.call("GET", "/api/me")["blocked"]) == set(others)


def test_wishes_of_one_moment_at_two_processes_are_all_kept(
    tmp_path: Path, fresh_postgres: str
) -> None:
    chosen = settings(tmp_path, database=fresh_postgres)
    with serving(chosen) as (address, one), serving(chosen) as (_, other):
        anna = Client(address, "Anna").call("GET", "/api/me")["id"]

        def rename(now: Person) -> Person:
            """Meanwhile she blocks somebody at the other process."""
            block = other.people.change(anna, lambda now: replace(now, blocked=["eve"]))
            inside(other, block)
            return replace(now, name="Annabella")

        kept = inside(one, one.people.change(anna, rename))
        assert (kept.name, kept.blocked) == ("Annabella", ["eve"])


def test_whoever_is_deleted_is_not_brought_back_by_a_late_change(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        anna = Client(address, "Anna").call("GET", "/api/me")["id"]

        async def race() -> None:
            await asyncio.gather(
                service.forget_person(anna),
                service.people.change(anna, lambda now: replace(now, name="Late")),
                return_exceptions=True,
            )

        inside(service, race())
        assert inside(service, service.store.person(anna)) == ""
        with pytest.raises(Problem, match="no-person"):
            inside(service, service.people.change(anna, lambda now: now))


def test_a_forged_token_is_nobody(server: str) -> None:
    anna = Client(server, "Anna")
    person, _, signature = anna.token.partition(".")
    forged = Client(server, token=f"{person}.{'0' * len(signature)}")
    with refused("no-person"):
        forged.call("GET", "/api/me")
    odd = Client(server, token=f"{person}.éééé")
    with refused("no-person"):
        odd.call("GET", "/api/me")


def test_a_name_is_cleaned(server: str) -> None:
    odd = Client(server, "  An\u202ena \t\n <i>  ")
    assert odd.call("GET", "/api/me")["name"] == "Anna <i>"
    with refused("bad-name"):
        Client(server, "\u200b\u200b")


def test_a_recovery_link_moves_a_person_once(server: str) -> None:
    anna = Client(server, "Anna")
    link = anna.call("POST", "/api/me/recovery")
    assert link["link"].endswith(f"/recover#{link['token']}")
    other = Client(server)
    me = other.call("POST", "/api/recover", {"token": link["token"]})
    assert me["name"] == "Anna"
    assert me["id"] == anna.call("GET", "/api/me")["id"]
    with refused("bad-token"):
        other.call("POST", "/api/recover", {"token": link["token"]})


def test_the_cookie_is_out_of_reach_for_scripts(server: str) -> None:
    parts = urlsplit(server)
    connection = http.client.HTTPConnection(parts.netloc)
    headers = {"Content-Type": "application/json", "Origin": server}
    connection.request("POST", "/api/me", '{"name": "Anna"}', headers)
    response = connection.getresponse()
    cookie = response.headers["set-cookie"]
    assert b'"token":""' in response.read()
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    connection.request("GET", "/api/me", headers={"Cookie": cookie.partition(";")[0]})
    assert connection.getresponse().status == 200
    connection.close()


def test_a_foreign_page_cannot_act(server: str) -> None:
    connection = http.client.HTTPConnection(urlsplit(server).netloc)
    headers = {"Content-Type": "application/json", "Origin": "https://evil.example"}
    connection.request("POST", "/api/me", '{"name": "Eve"}', headers)
    assert connection.getresponse().status == 403
    connection.close()


def test_deletion_leaves_no_name_and_the_game_goes_on(server: str) -> None:
    first, second = duel(server, "condottiere")
    first.client.call("POST", f"{first.path}/chat", {"text": "my secret"})
    first.client.call("DELETE", "/api/me")
    with refused("no-person"):
        first.client.call("GET", "/api/me")
    until(second, lambda now: now["places"][0]["away"] == "left")
    assert second.now["places"][0]["name"] == "—"
    assert second.client.call("GET", f"{second.path}/chat")["lines"] == []
    play_out(second)
    assert "Anna" not in second.record()


def test_moderation_needs_the_token(server: str) -> None:
    first, second = duel(server, "condottiere")
    first.client.call("POST", f"{first.path}/chat", {"text": "rude"})
    anna = first.client.call("GET", "/api/me")["id"]
    with refused("not-admin"):
        first.client.call("DELETE", f"/api/admin/people/{anna}/name")

    def admin(method: str, path: str) -> int:
        connection = http.client.HTTPConnection(urlsplit(server).netloc)
        connection.request(method, path, headers={"X-Admin-Token": "wren"})
        status = connection.getresponse().status
        connection.close()
        return status

    assert admin("DELETE", f"/api/admin/people/{anna}/name") == 200
    assert admin("DELETE", f"/api/admin{first.path.removeprefix('/api')}/chat/1") == 200
    assert admin("POST", f"/api/admin{first.path.removeprefix('/api')}/close") == 200
    assert second.look()["status"] == "closed"
    assert second.now["places"][0]["name"] == "—"
    assert [line["text"] for line in second.client.call("GET", f"{second.path}/chat")["lines"]] == [
        ""
    ]


def test_every_answer_has_a_strict_policy(server: str) -> None:
    for path in ("/", "/docs/api", "/api/games", "/openapi.json", "/health", "/metrics"):
        with urllib.request.urlopen(server + path) as response:
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    chosen = settings(tmp_path, requests_per_second=SELDOM, request_burst=5.0)
    with running(chosen) as address:
        connection = http.client.HTTPConnection(urlsplit(address).netloc)
        answers = []
        for _ in range(10):
            connection.request("GET", "/health")
            response = connection.getresponse()
            response.read()
            answers.append((response.status, response.headers["Retry-After"]))
        connection.close()
    assert answers[0] == (200, None)
    assert answers[-1][0] == 429
    assert answers[-1][1] is not None
