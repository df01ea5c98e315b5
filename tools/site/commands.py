"""The command line as a page: every command with its arguments and options."""

import typer.main
from typer.core import TyperArgument, TyperGroup, TyperOption

from quattrocento.cli.app import COMMANDS, make_app

INTRODUCTION = """# The command line

Every command, made from the program itself; `quattrocento COMMAND --help` says the same.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *map(command, COMMANDS)])


def command(name: str) -> str:
    group = typer.main.get_command(make_app([name]))
    assert isinstance(group, TyperGroup)
    found = group.commands[name]
    told = (found.help or COMMANDS[name]).strip()
    rows = ["| argument or option | what it is |", "| --- | --- |"]
    for one in found.params:
        assert isinstance(one, (TyperArgument, TyperOption))
        if not one.hidden:
            rows.append(row(one))
    return "\n".join([f"## {name}\n\n{told}\n", *rows, ""])


def row(one: TyperArgument | TyperOption) -> str:
    given = ", ".join([*one.opts, *one.secondary_opts])
    if isinstance(one, TyperArgument):
        given = one.metavar or str(one.name).upper()
    elif one.metavar:
        given = f"{given} {one.metavar}"
    told = [escaped(one.help or "")]
    default = one.default
    if isinstance(default, (str, int, float)) and not isinstance(default, bool) and default != "":
        told.append(f"By default `{default}`.")
    return f"| `{escaped(given)}` | {' '.join(told)} |"


def escaped(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
