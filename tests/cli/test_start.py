"""Commands start with what they need and nothing else."""

import inspect
import subprocess
import sys

import pytest

import quattrocento
from quattrocento.cli.app import COMMANDS, find_command, module_of
from tests.cli.keyboard import Run

HEAVY = (
    "asyncio",
    "fluent",
    "importlib.metadata",
    "multiprocessing",
    "quattrocento.bots",
    "quattrocento.core",
    "quattrocento.games",
    "quattrocento.service",
    "quattrocento.text.words",
    "rich",
)


def imported_by(*arguments: str) -> set[str]:
    """The modules that a command leaves loaded in a Python of its own."""
    code = (
        "import sys\n"
        "from quattrocento.cli import main\n"
        "main(sys.argv[1:])\n"
        "print('imported', *sys.modules)\n"
    )
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return set(done.stdout.splitlines()[-1].split()[1:])


def test_the_version_is_said_without_loading_anything_heavy() -> None:
    loaded = imported_by("--version")
    assert "quattrocento.cli.app" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_the_commands_are_listed_without_loading_one() -> None:
    assert imported_by("--help").isdisjoint(module_of(name) for name in COMMANDS)


def test_a_command_loads_no_other() -> None:
    modules = {module_of(name) for name in COMMANDS}
    assert imported_by("games") & modules == {"quattrocento.cli.games"}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_of_a_command_what_the_command_says_of_itself(name: str) -> None:
    told = inspect.getdoc(find_command(name)) or ""
    assert COMMANDS[name] == " ".join(told.partition("\n\n")[0].split())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_its_own_options(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert done.code == 0
    assert COMMANDS[name].split()[0] in done.said
    assert f"quattrocento {name} " in done.said


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"quattrocento {quattrocento.__version__}\n"
