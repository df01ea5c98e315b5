"""What hosts are given fits the server: paths, settings, ports and what is measured."""

import configparser
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from quattrocento.service.environment import mail_variables, variables
from tests.service.servers import duel, running, settings

ROOT = Path(__file__).parents[2]
KIT = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((KIT / "compose.yaml").read_text("utf-8"))
DASHBOARD = json.loads((KIT / "grafana-dashboard.json").read_text("utf-8"))
CONTAINER = (KIT / "Containerfile").read_text("utf-8")
SERVERS = [name for name in COMPOSE["services"] if name.startswith("server")]
VARIABLES = {*variables().values(), *mail_variables().values()}
VARIABLES |= {"QUATTROCENTO_HOST", "QUATTROCENTO_PORT"}


def test_the_dashboard_asks_for_what_the_server_tells(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        first, _ = duel(address, "condottiere", options={"first": "0"})
        first.play("name-city parma")
        with urllib.request.urlopen(f"{address}/metrics") as response:
            told = set(re.findall(r"^# TYPE (\w+) ", text := response.read().decode(), re.M))
    told |= set(re.findall(r"^(quattrocento_\w+)", text, re.M))
    asked = set(re.findall(r"quattrocento_\w+", json.dumps(DASHBOARD["panels"])))
    assert len(asked) > 20
    assert asked <= told
    # and nothing that is told is left out, but for what histograms add up
    rest = {name for name in told if not name.endswith(("_sum", "_count", "_seconds"))}
    assert rest <= asked


def test_metrics_are_for_the_host_alone(tmp_path: Path) -> None:
    """They tell what others do: that somebody gave orders, for one."""
    with running(settings(tmp_path, metrics_from=("10.0.0.0/8",))) as address:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{address}/metrics")
        refused.value.close()
        assert refused.value.code == 404


def test_panels_of_the_dashboard_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        at = panel["gridPos"]
        own = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not own & taken, panel["title"]
        assert max(x for x, _ in own) < 24
        taken |= own


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile", "quattrocento@.service"])
def test_every_variable_in_the_kit_is_a_setting(name: str) -> None:
    found = set(re.findall(r"QUATTROCENTO_[A-Z_]+", (KIT / name).read_text("utf-8")))
    assert found <= VARIABLES


@pytest.mark.parametrize("name", SERVERS)
def test_servers_in_containers_can_write_nowhere_but_to_their_data(name: str) -> None:
    one = COMPOSE["services"][name]
    assert one["read_only"]
    assert one["cap_drop"] == ["ALL"]
    assert [volume.partition(":")[2] for volume in one["volumes"]] == ["/data"]
    assert "QUATTROCENTO_DATA=/data" in CONTAINER


def test_the_proxy_knows_every_server_and_is_believed() -> None:
    port = re.search(r"QUATTROCENTO_PORT=(\d+)", CONTAINER)
    assert port is not None
    asked = COMPOSE["services"]["proxy"]["environment"]["SERVERS"].split()
    assert asked == [f"{name}:{port[1]}" for name in SERVERS]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    for name in SERVERS:
        assert COMPOSE["services"][name]["environment"]["QUATTROCENTO_PROXIES"] == network["subnet"]


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, one in COMPOSE["services"].items() if "ports" in one] == ["proxy"]


def test_nobody_is_killed_while_draining() -> None:
    """Draining, the last answers, and what is written at the end must fit."""
    one = COMPOSE["services"][SERVERS[0]]
    drain = float(one["environment"]["QUATTROCENTO_DRAIN_SECONDS"])
    assert float(one["stop_grace_period"].rstrip("s")) > drain + 10


def test_the_container_is_built_without_root_and_from_what_it_may_see() -> None:
    assert re.findall(r"^USER (\S+)", CONTAINER, re.M) == ["10001:10001"]
    allowed = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER, re.M)
    for path in " ".join(copied).split():
        assert (ROOT / path).exists()
        assert f"!{path}" in allowed


def test_the_unit_starts_a_command_that_there_is() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(KIT / "quattrocento@.service")
    assert unit["Service"]["ExecStart"].endswith("quattrocento serve --port %i")
    state = unit["Service"]["StateDirectory"]
    assert f"QUATTROCENTO_DATA=/var/lib/{state}" in (KIT / "quattrocento@.service").read_text()


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_metrics_from_the_public(name: str) -> None:
    assert re.search(r"/metrics.*404", (KIT / name).read_text("utf-8"))
