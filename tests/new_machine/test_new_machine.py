"""Whoever comes with Python alone plays in the browser: from a clone, a source distribution, a
wheel. No Node, no compiler."""

import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.player import begin, move, wait
from tests.new_machine.bare import Machine

HIDDEN = ("node", "npm", "cc", "gcc", "clang", "uv", "git")


@pytest.fixture(scope="session")
def distributions(machine: Machine, tree: Path) -> Path:
    """The source distribution and the wheel that this tree makes on this machine."""
    machine.run(sys.executable, "-m", "hatchling", "build", folder=tree)
    return tree / "dist"


def play_a_move(browser: Browser, address: str) -> None:
    with browser.new_context(locale="en", reduced_motion="reduce") as context:
        page = context.new_page()
        begin(page, address, "Condottiere")
        assert wait(page)
        move(page, 0)


def play_from(machine: Machine, archive: Path, browser: Browser) -> None:
    """Install an archive into an empty environment outside the tree, serve, and play."""
    python = machine.empty_environment(archive.suffix.lstrip("."))
    lock = archive.parents[1] / "requirements.lock"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    machine.run(*pip, "--constraint", str(lock), f"{archive}[server]", folder=machine.folder)
    data = str(archive.with_suffix(".tables"))
    serve = [str(python.with_name("quattrocento")), "serve", "--port", "0", "--data", data]
    with machine.serving(*serve, folder=machine.folder) as address:
        play_a_move(browser, address)


def test_nothing_but_python_is_on_this_machine(machine: Machine) -> None:
    path = machine.environment["PATH"]
    assert [program for program in HIDDEN if shutil.which(program, path=path)] == []


def test_make_play_leads_from_nothing_to_a_move(
    machine: Machine, tree: Path, browser: Browser
) -> None:
    data = machine.folder / "tables"
    play = ["make", "play", f"OPTIONS=--port 0 --data {data}"]
    with machine.serving(*play, folder=tree) as address:
        play_a_move(browser, address)


def test_the_source_distribution_installs_and_serves_the_app(
    machine: Machine, distributions: Path, browser: Browser
) -> None:
    [archive] = distributions.glob("*.tar.gz")
    play_from(machine, archive, browser)


def test_the_wheel_installs_and_serves_the_app(
    machine: Machine, distributions: Path, browser: Browser
) -> None:
    [archive] = distributions.glob("*-py3-none-any.whl")
    play_from(machine, archive, browser)
