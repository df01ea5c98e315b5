"""The files of the web app, and what stands in for them."""

import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.service.servers import running, settings

APP = b"<p>the app</p>"
MANUAL = b"<p>the manual</p>"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a small web app."""
    folder = tmp_path_factory.mktemp("files")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(APP)
    (web / "assets" / "a.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    (folder / "docs" / "hosting").mkdir(parents=True)
    (folder / "docs" / "index.html").write_bytes(MANUAL)
    (folder / "docs" / "hosting" / "index.html").write_bytes(MANUAL)
    with running(settings(folder / "data", web=web, docs=folder / "docs")) as found:
        yield found


def get(
    address: str, path: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    connection.request(method, path, headers=headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response, content


@pytest.mark.parametrize(
    "path", ["/", "/tables/abc", "/assets", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_whatever_is_no_file_is_a_page_that_the_app_draws(address: str, path: str) -> None:
    response, content = get(address, path)
    assert (response.status, content) == (200, APP)
    assert response.headers["Cache-Control"] == "no-cache"


def test_an_asset_may_be_kept_for_ever(address: str) -> None:
    response, content = get(address, "/assets/a.js")
    assert (response.status, content) == (200, b"1")
    assert "immutable" in response.headers["Cache-Control"]


def test_a_file_that_has_not_changed_is_not_sent_again(address: str) -> None:
    tag = get(address, "/")[0].headers["ETag"]
    response, content = get(address, "/", **{"If-None-Match": tag})
    assert (response.status, content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/", "/assets/a.js", "/docs/", "/docs", "/docs/hosting", "/docs/api", "/openapi.json"]
)
def test_every_file_says_what_a_browser_may_do_with_it(address: str, path: str) -> None:
    response, _ = get(address, path)
    assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    assert response.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/docs/", "/docs/hosting/"])
def test_the_manual_is_served_where_it_is_built(address: str, path: str) -> None:
    response, content = get(address, path)
    assert (response.status, content) == (200, MANUAL)


@pytest.mark.parametrize("path", ["/docs", "/docs/hosting"])
def test_a_page_of_the_manual_is_found_by_its_path_alone(address: str, path: str) -> None:
    """Behind a proxy the server does not know how its own address begins."""
    response, _ = get(address, path, Host="games.example")
    assert (response.status, response.headers["Location"]) == (307, f"{path}/")


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/a%00"]
)
def test_what_is_not_in_the_manual_is_not_there(address: str, path: str) -> None:
    response, content = get(address, path)
    assert (response.status, b"secret" in content) == (404, False)


def test_a_file_is_only_read(address: str) -> None:
    response, _ = get(address, "/assets/a.js", "POST")
    assert response.status == 405
    assert "GET" in response.headers["Allow"]


def test_an_endpoint_that_is_not_there_is_no_page(address: str) -> None:
    assert get(address, "/api/nothing")[0].status == 404


def test_a_socket_is_nowhere_but_at_a_table(address: str) -> None:
    with pytest.raises(WebSocketException):
        connect(f"{address.replace('http', 'ws')}/tables/abc", proxy=None)
    assert get(address, "/health")[0].status == 200


def test_without_the_app_a_page_says_what_runs_here(tmp_path: Path) -> None:
    with running(settings(tmp_path / "data", web=tmp_path)) as bare:
        response, content = get(bare, "/")
        assert response.status == 200
        assert b'href="/docs"' in content
        assert get(bare, "/tables/abc")[0].status == 404


def test_without_the_manual_its_place_leads_to_the_api(tmp_path: Path) -> None:
    with running(settings(tmp_path / "data", docs=tmp_path)) as bare:
        response, _ = get(bare, "/docs")
        assert (response.status, response.headers["Location"]) == (307, "/docs/api")
        assert b"quattrocento API" in get(bare, "/docs/api")[1]


def test_the_page_says_whether_somebody_has_been_here(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<p>the app</p>")
    with running(settings(tmp_path / "data", web=web)) as address:
        connection = http.client.HTTPConnection(urlsplit(address).netloc)

        def told(cookies: str) -> str:
            connection.request("GET", "/", headers={"Cookie": cookies} if cookies else {})
            response = connection.getresponse()
            response.read()
            return response.headers.get("Set-Cookie", "")

        assert told("") == ""
        assert told("quattrocento=token").startswith("quattrocento-known=1")
        assert "Max-Age=0" in told("quattrocento-known=1")
        connection.close()
