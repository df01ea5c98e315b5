"""Who else can join: the addresses that are told, and to whom; opening the server to the house."""

import http.client
import json
import signal
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from quattrocento.cli.serve import others
from quattrocento.service.interfaces import is_house, machine_addresses
from quattrocento.service.reach import Reach
from quattrocento.service.settings import Settings
from tests.patience import PATIENCE
from tests.service.processes import Process
from tests.service.servers import running, settings

# Linux serves all of 127.0.0.0/8: this one stands for the house.
HOUSE = "127.0.0.2"


def ask(
    address: str, method: str = "GET", path: str = "/api/reach", **headers: str
) -> tuple[int, Any]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    response = connection.getresponse()
    found = response.status, json.loads(response.read())
    connection.close()
    return found


def in_house(address: str) -> str:
    return address.replace("127.0.0.1", HOUSE)


def test_who_runs_the_server_opens_it_to_the_house_and_closes_it_again(tmp_path: Path) -> None:
    with running(settings(tmp_path, machine=(HOUSE,))) as address:
        _, before = ask(address)
        assert (before["house"], before["openable"]) == ([], True)
        with pytest.raises(ConnectionRefusedError):
            ask(in_house(address))
        _, opened = ask(address, "PUT", "/api/reach/house")
        assert opened["house"] == [in_house(address)]
        assert ask(in_house(address))[0] == 200
        assert ask(address, "PUT", "/api/reach/house")[0] == 200, "twice is as good as once"
        _, closed = ask(address, "DELETE", "/api/reach/house")
        assert (closed["house"], closed["openable"]) == ([], True)
        with pytest.raises(ConnectionRefusedError):
            ask(in_house(address))


FOREIGN = [
    {"Host": f"{HOUSE}:1494"},
    {"Host": "192.168.1.7:1494"},
    {"Host": "house.local"},
    {"Host": "localhost.attacker.example"},
    {"Host": "[::1"},
    {"Host": "localhost", "X_Forwarded_For": "203.0.113.7"},
    {"Host": "localhost", "Forwarded": "for=203.0.113.7"},
    {"Host": "localhost", "Via": "1.1 tunnel"},
    {"Host": "localhost", "Origin": "https://attacker.example"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_nobody_else_can_open_it_or_see_the_house(tmp_path: Path, headers: dict[str, str]) -> None:
    with running(settings(tmp_path, machine=(HOUSE,))) as address:
        assert ask(address, "PUT", "/api/reach/house", **headers)[0] == 403
        ask(address, "PUT", "/api/reach/house")
        status, told = ask(address, **headers)
        assert status == 403 or "Origin" in headers or (told["here"], told["house"]) == (False, [])


@pytest.mark.parametrize(
    "given",
    [{"trusted_proxy": True}, {"address": "https://games.example"}],
    ids=["proxy", "public address"],
)
def test_behind_a_proxy_nobody_is_taken_for_the_host(tmp_path: Path, given: dict[str, Any]) -> None:
    with running(settings(tmp_path, machine=(HOUSE,), **given)) as address:
        assert ask(address, "PUT", "/api/reach/house")[0] == 403
        assert ask(address)[1] == {**ask(address)[1], "here": False, "house": []}


def test_a_public_address_is_told_to_everyone(tmp_path: Path) -> None:
    with running(settings(tmp_path, address="https://games.example")) as address:
        assert ask(address, Host="192.168.1.7")[1]["public"] == "https://games.example"


def test_it_is_never_opened_to_the_whole_world(tmp_path: Path) -> None:
    with running(settings(tmp_path, machine=("8.8.8.8",))) as address:
        assert ask(address)[1]["openable"] is False
        assert ask(address, "PUT", "/api/reach/house")[0] == 409


def test_an_address_that_is_gone_is_left_out(tmp_path: Path) -> None:
    with running(settings(tmp_path, machine=("198.51.100.77", HOUSE))) as address:
        assert ask(address, "PUT", "/api/reach/house")[1]["house"] == [in_house(address)]


def test_links_lead_to_where_others_can_come(tmp_path: Path) -> None:
    reach = Reach(Settings(folder=tmp_path, address="http://localhost:1494"))
    assert reach.public == ""
    assert reach.address == "http://localhost:1494"
    assert Reach(Settings(address="http://192.168.1.7:1")).address == "http://192.168.1.7:1"


def bound(host: str, *machine: str) -> Reach:
    """What is known after a start at one address."""

    async def listen(where: str, port: int) -> Any:
        raise OSError

    reach = Reach(Settings(address="http://localhost:1494", machine=machine))
    reach.begin([(host, 1494)], listen)
    return reach


@pytest.mark.parametrize(
    ("reach", "said"),
    [
        (bound("127.0.0.1"), ["in no network"]),
        (bound("127.0.0.1", "192.168.1.7"), ["nobody else can join; --lan"]),
        (bound("0.0.0.0", "192.168.1.7"), ["join at http://192.168.1.7:1494"]),
        (bound("10.0.0.5", "10.0.0.5"), ["join at http://10.0.0.5:1494"]),
        (
            bound("0.0.0.0", "192.168.1.7", "9.9.9.9"),
            ["http://192.168.1.7:1494 or http://9.9.9.9:1494", "9.9.9.9:1494 can be reached from"],
        ),
        (Reach(Settings(address="https://games.example")), ["join at https://games.example"]),
    ],
    ids=["alone", "closed", "lan", "one interface", "lan and world", "public"],
)
def test_the_terminal_says_how_others_come(reach: Reach, said: list[str]) -> None:
    lines = others(reach)
    assert len(lines) == len(said)
    assert all(part in line for part, line in zip(said, lines, strict=True))


def test_serve_says_it_once_it_runs(tmp_path: Path) -> None:
    process = Process(tmp_path)
    assert process.process.stdout is not None
    said = process.process.stdout.readline()
    process.end(signal.SIGTERM)
    assert "nobody else can join" in said


def test_addresses_are_numbers_of_this_machine() -> None:
    for one in machine_addresses():
        assert not one.startswith(("127.", "169.254.", "0."))


@pytest.mark.parametrize(
    ("address", "house"),
    [("192.168.1.7", True), ("10.1.2.3", True), ("100.64.0.1", True), ("9.9.9.9", False)],
)
def test_the_house_is_not_the_world(address: str, house: bool) -> None:
    assert is_house(address) == house
