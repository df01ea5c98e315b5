"""Where a request comes from, whom it is meant for, and what it names."""

import asyncio
import http.client
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quattrocento.client import Client
from quattrocento.service.http.asked import Asked
from quattrocento.service.http.connections import Connections
from quattrocento.service.http.guard import address as address_of
from quattrocento.service.parts import create_service
from quattrocento.service.storage.files import InUse
from quattrocento.service.storage.sqlite import Sqlite
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import duel, refused, running, serving, settings


def status(address: str, path: str, method: str = "GET", **headers: str) -> int:
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    found = connection.getresponse().status
    connection.close()
    return found


def test_a_name_that_is_no_table_is_kept_nowhere(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        first, _ = duel(address, "condottiere")
        for name in ("x" * 3000, "short", "%20" * 12, "nosuchtable0"):
            assert status(address, f"/api/tables/{name}/events?wait=0.01") == 404
            assert status(address, f"/api/tables/{name}/moment?ply=1") == 404
        assert list(service.registry.holders) == [first.table]


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1:1494", 200),
        ("[::1]:1494", 200),
        ("192.168.1.7", 200),
        ("localhost", 200),
        ("house.local:1494", 200),
        ("games.example", 200),
        ("club.example", 200),
        ("attacker.example", 403),
        ("[::1", 403),
        ("games.example.attacker.example", 403),
    ],
)
def test_only_names_of_this_server_are_served(tmp_path: Path, host: str, found: int) -> None:
    chosen = settings(tmp_path, address="https://games.example", hosts=("club.example",))
    with running(chosen) as address:
        assert status(address, "/api/games", Host=host) == found


@pytest.mark.parametrize(
    ("origin", "found"),
    [("http://games.example", 401), ("https://club.example", 401), ("https://evil.example", 403)],
)
def test_only_pages_of_ours_and_of_friends_may_act(tmp_path: Path, origin: str, found: int) -> None:
    names = {"address": "http://games.example", "origins": ("https://club.example",)}
    with running(settings(tmp_path, **names)) as address:
        asked = {"Host": "games.example", "Origin": origin}
        assert status(address, "/api/me", "DELETE", **asked) == found


@pytest.mark.parametrize(
    ("proxies", "said", "blamed"),
    [
        (("127.0.0.0/8",), "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        (("127.0.0.0/8", "9.9.9.9"), "1.1.1.1, 9.9.9.9", "1.1.1.1"),
        (("10.0.0.0/8",), "9.9.9.9", "127.0.0.1"),
        (("127.0.0.0/8",), "", "127.0.0.1"),
    ],
    ids=["last hop", "two proxies", "no proxy of ours", "nothing said"],
)
def test_only_a_proxy_of_ours_is_believed(
    tmp_path: Path, proxies: tuple[str, ...], said: str, blamed: str
) -> None:
    slow = {"requests_per_second": 0.001, "request_burst": 1.0}
    chosen = settings(tmp_path, trusted_proxy=True, proxies=proxies, **slow)
    with serving(chosen) as (address, service):
        assert status(address, "/api/games", X_Forwarded_For=said) == 200
        with pytest.raises(Exception, match="too-many"):
            service.request_limit.take(blamed)


@pytest.mark.parametrize(
    ("near", "visitor"),
    [("::ffff:127.0.0.1", "203.0.113.7"), ("::ffff:203.0.113.9", "203.0.113.9")],
    ids=["a proxy of ours", "anybody else"],
)
def test_a_socket_for_both_kinds_of_addresses_knows_a_proxy(
    tmp_path: Path, near: str, visitor: str
) -> None:
    """It writes those of IPv4 as if they were of IPv6."""
    service = create_service(settings(tmp_path, trusted_proxy=True))
    said = [(b"x-forwarded-for", b"203.0.113.7")]
    asked = Asked({"client": (near, 50_000), "headers": said, "query_string": b""})
    assert address_of(service, asked) == visitor


@pytest.mark.parametrize(
    ("one", "other", "status_then"),
    [
        ("2001:db8::7", "2001:db8::ffff:1", 429),
        ("2001:db8::7", "2001:db8:0:1::7", 200),
        ("203.0.113.7", "::ffff:203.0.113.7", 429),
        ("203.0.113.7", "203.0.113.8", 200),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", 200),
        ("fe80::1", "fe80::2", 200),
        ("nonsense", "2001:db8::7", 200),
    ],
)
def test_who_has_all_addresses_of_a_line_is_counted_once(
    tmp_path: Path, one: str, other: str, status_then: int
) -> None:
    slow = {"requests_per_second": 0.001, "request_burst": 1.0}
    with running(settings(tmp_path, trusted_proxy=True, **slow)) as address:
        assert status(address, "/api/games", X_Forwarded_For=one) == 200
        assert status(address, "/api/games", X_Forwarded_For=other) == status_then


def test_a_line_holds_its_connections_together() -> None:
    connections = Connections(9, 1)
    assert connections.enter("2001:db8::1")
    assert not connections.enter("2001:db8::2")
    connections.leave("2001:db8::3")
    assert connections.enter("2001:db8::4")


@pytest.mark.parametrize("path", ["moment?ply=1", "beats?since=0"])
def test_those_without_a_name_do_not_wait_for_each_other(tmp_path: Path, path: str) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 20.0}
    with running(settings(tmp_path, trusted_proxy=True, **limits)) as address:
        first, _ = duel(address, "condottiere", options={"first": "0"})
        first.play("name-city parma")
        asked = [
            status(address, f"{first.path}/{path}", X_Forwarded_For=f"203.0.113.{number}")
            for number in range(12)
        ]
        assert asked == [200] * 12


def test_what_a_proxy_adds_in_a_line_of_its_own_is_believed(tmp_path: Path) -> None:
    slow = {"requests_per_second": 0.001, "request_burst": 1.0}
    with serving(settings(tmp_path, trusted_proxy=True, **slow)) as (address, service):
        connection = http.client.HTTPConnection(address.partition("//")[2], timeout=PATIENCE)
        connection.putrequest("GET", "/api/games")
        for said in ("1.1.1.1", "2.2.2.2, 9.9.9.9"):
            connection.putheader("X-Forwarded-For", said)
        connection.endheaders()
        assert connection.getresponse().status == 200
        connection.close()
        with pytest.raises(Exception, match="too-many"):
            service.request_limit.take("9.9.9.9")


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "Via", "X_Real_IP"])
def test_counters_are_not_for_those_whom_a_proxy_lets_in(server: str, header: str) -> None:
    assert status(server, "/metrics") == 200
    assert status(server, "/metrics", **{header: "203.0.113.7"}) == 404


def test_nothing_has_a_name_that_databases_do_not_take(server: str) -> None:
    anna = Client(server, "Anna")
    for path in ("/api/me/passkeys/%00", "/api/me/blocked/%00", "/api/tables/%00/note"):
        with refused("no-page"):
            anna.call("DELETE", path)


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/" + "a" * 3000, "/api/%00"])
def test_a_path_that_is_none_is_not_found(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<title>app</title>")
    with running(settings(tmp_path / "data", web=tmp_path)) as address:
        assert status(address, path) == 404
        assert status(address, "/table/abc") == 200


def test_a_second_server_on_one_file_does_not_start(tmp_path: Path) -> None:
    first = Process(tmp_path)
    command = [sys.executable, "-m", "quattrocento", "serve", "--port", "0"]
    try:
        second = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=PATIENCE
        )
        assert second.returncode != 0
        assert "running at" not in second.stdout
        assert "served by another process" in second.stderr
    finally:
        first.process.kill()
        first.process.wait()


def test_a_file_is_free_again_when_its_server_has_ended(tmp_path: Path) -> None:
    for _ in range(2):
        with running(settings(tmp_path)) as address:
            assert status(address, "/health") == 200


def test_a_database_is_opened_once(tmp_path: Path) -> None:
    async def run() -> None:
        one, other = Sqlite(tmp_path / "t.db"), Sqlite(tmp_path / "t.db")
        await one.start()
        with pytest.raises(InUse):
            await other.start()
        await one.stop()

    asyncio.run(run())
