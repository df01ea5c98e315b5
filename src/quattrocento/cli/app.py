"""The commands, and how they fail: one line on stderr and an exit code."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated

import typer

from quattrocento import __version__
from quattrocento.cli.errors import BadInput, Fault

# Every command with its line in the list. A module is imported only when its command is named:
# all of them together take longer to start than most commands take to run.
COMMANDS = {
    "play": "Play in the terminal, alone against bots or with others at one keyboard.",
    "serve": "Serve tables until Ctrl-C. An admin token is taken from QUATTROCENTO_ADMIN_TOKEN.",
    "games": "List the games, their seats and their options.",
    "rules": "Show the rules of a game. With --coverage, exit with 1 if a rule lacks a test.",
    "replay": "Verify a record, review it, or step through it.",
    "verify": "Check that a record replays as recorded, and that nobody chose its seed.",
    "simulate": "Let chance play. An option may be `all` of its values, as in --option map=all.",
    "arena": "Let bots play each other in rotated seats on paired seeds, and rate them.",
    "bench": "Measure random moves, clones, options, judgements and iterations of the search.",
    "backup": "Copy everything to a new file; the server may run meanwhile.",
    "restore": "Read a back-up into an empty data folder or database.",
}
# A command is found in the module of its name, but for these.
ELSEWHERE = {"restore": "backup"}


def module_of(name: str) -> str:
    return f"quattrocento.cli.{ELSEWHERE.get(name, name)}"


def find_command(name: str) -> Callable[..., None]:
    command: Callable[..., None] = getattr(import_module(module_of(name)), name)
    return command


def make_app(arguments: Sequence[str]) -> typer.Typer:
    """The command line, complete where `arguments` name a command; of others it knows the line."""
    app = typer.Typer(
        help="Four board games of Renaissance Italy at one table.",
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
    )
    app.callback()(quattrocento)
    for name, line in COMMANDS.items():
        if name in arguments:
            app.command(name)(find_command(name))
        else:
            app.command(name, help=line)(unnamed)
    return app


def unnamed() -> None:
    """Stands in the list for a command that was not named, so it never runs."""
    raise AssertionError("a command ran that was not named")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quattrocento {__version__}")
        raise typer.Exit


def quattrocento(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    pass


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 2 means bad input, 1 a fault of ours."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            # A terminal that lacks a letter must not end the game.
            reconfigure(errors="replace")
    app = make_app(sys.argv[1:] if arguments is None else arguments)
    try:
        return int(app(args=arguments, prog_name="quattrocento", standalone_mode=False) or 0)
    except BadInput as fault:
        return complain(str(fault), 2)
    except Fault as fault:
        return complain(str(fault), 1)
    except typer.TyperException as fault:
        return complain(fault.format_message(), fault.exit_code)
    except typer.Abort:
        return 1


def complain(message: str, code: int) -> int:
    if message:
        print(f"quattrocento: {' '.join(message.split())}", file=sys.stderr)
    return code
