"""The commands, and how they fail: one line on stderr and an exit code."""

import importlib.metadata
import sys
from typing import Annotated

import typer

from quattrocento.cli.arena import arena
from quattrocento.cli.backup import backup, restore
from quattrocento.cli.bench import bench
from quattrocento.cli.errors import BadInput, Fault
from quattrocento.cli.games import games
from quattrocento.cli.play import play
from quattrocento.cli.replay import replay
from quattrocento.cli.rules import rules
from quattrocento.cli.serve import serve
from quattrocento.cli.simulate import simulate
from quattrocento.cli.verify import verify

app = typer.Typer(
    help="Four board games of Renaissance Italy at one table.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        try:
            version = importlib.metadata.version("quattrocento")
        except importlib.metadata.PackageNotFoundError:
            version = "(not installed)"
        typer.echo(f"quattrocento {version}")
        raise typer.Exit


@app.callback()
def quattrocento(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    pass


COMMANDS = (
    play,
    serve,
    games,
    rules,
    replay,
    verify,
    simulate,
    arena,
    bench,
    backup,
    restore,
)

for command in COMMANDS:
    app.command()(command)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; 2 means bad input, 1 a fault of ours."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            # A terminal that lacks a letter must not end the game.
            reconfigure(errors="replace")
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
