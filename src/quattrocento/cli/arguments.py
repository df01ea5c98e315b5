"""What the commands have in common: games, languages, seats and options from their texts."""

import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import read_text
from quattrocento.core.editions import Edition, EditionError
from quattrocento.core.game import Game
from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES
from quattrocento.text import words
from quattrocento.text.words import LANGUAGES


def games_beginning(incomplete: str) -> list[str]:
    """For shells that complete what is typed."""
    return [key for key in GAMES if key.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game.", autocompletion=games_beginning)
]
Language = Annotated[
    words.Language | None,
    typer.Option("--lang", help="Language. [default: from the environment, else en]"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="A variant; can be repeated."),
]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="An edition file (TOML) with other figures."),
]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIR",
        envvar="QUATTROCENTO_DATA",
        help="Folder for games. [default: user data folder]",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 is one per core.")]


def processes(jobs: int) -> int:
    """How many processes `--jobs` means."""
    return jobs or os.cpu_count() or 1


def find_game(key: str) -> Game:
    if key not in GAMES:
        raise BadInput(f"unknown game {key!r}; expected {one_of(GAMES)}")
    return GAMES[key]


def one_of(words: Mapping[str, object]) -> str:
    return f"one of {', '.join(words)}" if len(words) > 1 else ", ".join(words)


def reader_language(given: str | None) -> str:
    """The language asked for, or that of the environment where we speak it."""
    if given:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(name, ""):
            return code[:2] if code[:2] in LANGUAGES else "en"
    return "en"


def option_texts(given: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for item in given or []:
        key, equals, value = item.partition("=")
        if not equals:
            raise BadInput(f"option {item!r}; expected KEY=VALUE")
        if key in chosen:
            raise BadInput(f"option {key!r} is given twice; expected it once")
        chosen[key] = value
    return chosen


def find_edition(game: Game, file: Path | None) -> Edition:
    if file is None:
        return game.edition()
    text = read_text(file)
    if not text.strip():
        raise BadInput(f"{file}, line 1: the file is empty; expected an edition of {game.key}")
    try:
        return game.edition(text, str(file))
    except EditionError as fault:
        raise BadInput(str(fault)) from None


def find_key(seed: str) -> bytes:
    try:
        return seed_key(seed)
    except UnicodeEncodeError:
        raise BadInput(f"seed {seed!a}; expected a text in UTF-8") from None


def data_folder(given: Path | None) -> Path:
    return given if given is not None else user_data_path("quattrocento", appauthor=False)


def command_line(*words: str) -> str:
    """A command that people can copy, whichever way this one was started."""
    if shutil.which("quattrocento"):
        program = ["quattrocento"]
    elif Path(sys.argv[0]).stem == "quattrocento":
        program = [sys.argv[0]]
    else:
        program = [Path(sys.executable).name, "-m", "quattrocento"]
    return shlex.join([*program, *words])
