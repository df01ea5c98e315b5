"""Every Python block of the documentation runs, page by page; what a shell is told to do exists."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.cli.app import COMMANDS
from tests.service.servers import running, settings

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SERVER = "http://localhost:1494"
# A page about training needs more than the tests have, and is followed by a test of its own.
ELSEWHERE = {"training-a-policy.md": "tests/docs/test_training.py"}
# Lines that stand for one among many, and what has to be there before them.
SCENES = {
    "rules-and-words.md": (
        "import quattrocento as q\n"
        "from quattrocento.games.condottiere.components import BISHOP as card\n"
        "s, seat = q.new('condottiere', seats=2, seed='').state, 0\n"
    )
}
SHELLS = ("sh", "console")
# What our shell blocks may call besides our own program.
PROGRAMS = {
    "cargo", "cd", "cp", "curl", "docker", "export", "go", "install", "make", "node", "pip",
    "podman", "pytest", "python", "python3", "rustc", "source", "sudo", "systemctl",
}  # fmt: skip


def blocks(page: Path, *kinds: str) -> list[str]:
    found = BLOCK.findall(page.read_text("utf-8"))
    return [text for kind, text in found if kind in kinds]


def with_python(page: Path) -> bool:
    return bool(blocks(page, "python")) and page.name not in ELSEWHERE


@pytest.mark.parametrize("page", [p for p in PAGES if with_python(p)], ids=lambda p: p.name)
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if SERVER in page.read_text("utf-8"):
        with running(settings(tmp_path / "data")) as address:
            follow(page, address)
    else:
        follow(page, SERVER)


def follow(page: Path, address: str) -> None:
    """Do what the page says, from its first block to its last."""
    names: dict[str, Any] = {"__name__": "__docs__"}
    exec(compile(SCENES.get(page.name, ""), "the scene", "exec"), names)
    for text in blocks(page, "python"):
        code = text.replace(SERVER, address)
        if ">>>" in code:
            session(page, code, names)
        else:
            exec(compile(code, str(page), "exec"), names)


def session(page: Path, code: str, names: dict[str, Any]) -> None:
    parsed = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(parsed, out=told.append, clear_globs=False)
    names.update(parsed.globs)
    assert not runner.failures, "".join(told)


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a block, without what they print, remarks and variables before them."""
    for line in re.sub(r"\\\n\s*", " ", text).splitlines():
        words = shlex.split(line.removeprefix("$ "), comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if words:
            yield words


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, *SHELLS)], ids=lambda page: page.name
)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for text in blocks(page, *SHELLS):
        for words in commands(text):
            program, first = Path(words[0]).name, next(iter(words[1:]), "")
            if program == "quattrocento":
                assert first in COMMANDS or first.startswith("-"), words
            elif program == "make":
                assert "=" in first or not first or first in targets, words
            else:
                assert program in PROGRAMS, words


def test_a_command_that_does_not_exist_is_found() -> None:
    (found,) = commands("QUATTROCENTO_PORT=1 quattrocento no-such --flag  # a remark")
    assert found == ["quattrocento", "no-such", "--flag"]
    assert found[1] not in COMMANDS
