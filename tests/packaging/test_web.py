"""The web app is built where its sources have changed, and where it cannot be, that is said."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import web

OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The tool in a tree of its own, whose app is one page and has not been built."""
    for folder in ("tools", "web", "src/quattrocento/web_dist"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("a page")
    (tmp_path / "requirements.lock").touch()
    return Path(shutil.copy(web.__file__, tmp_path / "tools"))


def build_offline(script: Path) -> subprocess.CompletedProcess[str]:
    """Run the tool where there is neither Node nor a network."""
    return subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, **OFFLINE, "PATH": str(script.parent)},
        capture_output=True,
        text=True,
    )


def pretend_built(script: Path) -> None:
    tool = runpy.run_path(str(script))
    tool["STAMP"].write_text(tool["digest"]())


def test_without_node_and_network_one_line_says_what_to_do(script: Path) -> None:
    done = build_offline(script)
    assert done.returncode == web.NOT_BUILT
    assert done.stderr.splitlines()[-1] == (
        "the web app was not built: there is no Node 20.19 and pip fetched none; connect, or "
        "install Node; `quattrocento play <game>` plays in the terminal without it"
    )


def test_an_app_made_of_these_sources_is_kept_whatever_the_clock_says(script: Path) -> None:
    pretend_built(script)
    page = script.parents[1] / "web" / "index.html"
    os.utime(page, (2**32, 2**32))
    assert build_offline(script).returncode == 0


def test_an_app_made_of_other_sources_is_not_kept(script: Path) -> None:
    pretend_built(script)
    page = script.parents[1] / "web" / "index.html"
    page.write_text("another page")
    assert build_offline(script).returncode == web.NOT_BUILT
