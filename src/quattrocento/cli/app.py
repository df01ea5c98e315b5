"""The commands, and how they fail: one line on stderr and an exit code."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated

import typer

from quattrocento import __version__
from quattrocento.cli.errors import BadInput, Fault, reason

# Every command with its line in the list. A module is imported only when its command is named:
# all of them together take longer to start than most commands take to run.
COMMANDS = {
    "play": "Play in the terminal, against bots or with others at the same keyboard.",
    "serve": "Run the game server until Ctrl-C.",
    "games": "List the games with their numbers of players and variants.",
    "rules": "Show the rules of a game. --coverage exits with 1 if a rule has no test.",
    "replay": "Step through a recorded game, verify it or review it.",
    "review": "Look back at a finished game; --deep finds every mistake, luck and skill.",
    "verify": "Check that a record replays as recorded and that nobody chose its seed.",
    "simulate": "Play random games and count the results. `--option map=all` tries every value.",
    "export": "Write the decisions of recorded games to a data set, JSON lines or Parquet.",
    "perft": "Count the sequences of legal moves from the start of a game, to a depth.",
    "train": "Learn weights for the bots' judgement of a game from games against themselves.",
    "arena": "Play bots against each other in rotated seats with paired seeds, and rate them.",
    "sit": "Play at a table of a server with a bot of your own.",
    "puzzle": "Find the best move of a position; without a number, in that of the day.",
    "puzzles": "Mine puzzles from games of bots, or check those there are.",
    "statistics": "What wins: shares by seat and choice, from thousands of games of bots.",
    "bench": "Measure how fast the rules and the bots run.",
    "admin": "Moderate a running server: see to reports, ban, and look at what was done.",
    "doctor": "Check the set-up of a server, say what to do. Exits with 1 if something is wrong.",
    "backup": "Write a back-up of all data to a new file; the server can keep running.",
    "restore": "Restore a back-up into an empty data folder or database.",
}
# A command is found in the module of its name, but for these.
ELSEWHERE = {"restore": "backup", "statistics": "what_wins"}
# What shells say of a command that Ctrl-C has ended.
INTERRUPTED = 130
# What means the same, as it does at the table.
SAME = {"rule": "rules"}


def module_of(name: str) -> str:
    return f"quattrocento.cli.{ELSEWHERE.get(name, name)}"


def find_command(name: str) -> Callable[..., None]:
    command: Callable[..., None] = getattr(import_module(module_of(name)), name)
    return command


def make_app(arguments: Sequence[str]) -> typer.Typer:
    """The command line, with the command that `arguments` name; others are only listed."""
    app = typer.Typer(
        help="Four board games of Renaissance Italy: play, host, replay and analyse them.",
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


def words_to_complete() -> list[str]:
    """What stands on the line that a shell asks us to complete, where one does."""
    return (
        f"{os.environ.get('COMP_WORDS', '')} {os.environ.get('_TYPER_COMPLETE_ARGS', '')}".split()
    )


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
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and exit."
        ),
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
    given = list(sys.argv[1:] if arguments is None else arguments)
    given[:1] = [SAME.get(one, one) for one in given[:1]]
    try:
        app = make_app([*given, *words_to_complete()])
        return int(app(args=given, prog_name="quattrocento", standalone_mode=False) or 0)
    except BadInput as fault:
        return complain(str(fault), 2)
    except Fault as fault:
        return complain(str(fault), 1)
    except typer.TyperException as fault:
        return complain(fault.format_message(), fault.exit_code)
    except OSError as fault:
        # Without a file it is no complaint that anybody could act upon.
        if not fault.filename:
            raise
        expected = "expected one that can be read and written"
        return complain(f"{fault.filename}: {reason(fault)}; {expected}", 2)
    except KeyboardInterrupt:
        return INTERRUPTED
    except typer.Abort:
        return 1


def complain(message: str, code: int) -> int:
    if message:
        print(f"quattrocento: {' '.join(message.split())}", file=sys.stderr)
    return code
