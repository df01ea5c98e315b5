"""`quattrocento play`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.arguments import (
    DataFolder,
    EditionFile,
    Language,
    Options,
    data_folder,
    find_edition,
    find_game,
    find_key,
    games_beginning,
    one_of,
    option_texts,
    reader_language,
)
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import unfinished
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import Player, read_seats, seat_again, seat_tags
from quattrocento.cli.session import Session
from quattrocento.cli.shelf import Shelf, open_saved
from quattrocento.cli.table import play_on, welcome
from quattrocento.core.game import Game, VariantError
from quattrocento.core.match import Match
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from quattrocento.text.words import Words


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game.", autocompletion=games_beginning)
    ] = "",
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="With --resume: the saved game.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue FILE, or the latest saved game.")
    ] = False,
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            help="A number, or the players: you,master,run:./mybot or Anna=you,Marco=you,chance.",
        ),
    ] = "",
    seed: Annotated[
        str, typer.Option(help="Any text; the same seed gives the same shuffles.")
    ] = "",
    option: Options = None,
    edition: EditionFile = None,
    lang: Language = None,
    data: DataFolder = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let `save FILE` overwrite existing files.")
    ] = False,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    language, shelf = reader_language(lang), Shelf(data_folder(data), force=force)
    if resume:
        if option or edition or seed:
            raise BadInput("--resume takes all from the saved game; expected no other table")
        session = resume_game(game, file, language, shelf, seats)
    else:
        if file is not None:
            raise BadInput(f"unexpected '{file}'; a saved game is opened with --resume")
        if not game:
            raise BadInput(f"no game is named; expected {one_of(GAMES)}")
        match, players = new_game(
            find_game(game), seats, seed, option_texts(option), edition, language
        )
        shelf.prepare()
        session = Session(match, players, language, Screen(), shelf)
        welcome(session)
    play_on(session)


def new_game(
    game: Game,
    seats: str,
    seed: str,
    options: dict[str, str],
    edition: Path | None,
    language: str,
) -> tuple[Match, list[Player]]:
    figures = find_edition(game, edition)
    key = find_key(seed) if seed else secrets.token_bytes(32)
    players = read_seats(seats, game, Words(language, game.key), Rng(key).child("names"))
    try:
        chosen = game.read_variants(options)
        match = Match.begin(game, len(players), chosen, figures, key, **seat_tags(players))
    except VariantError as fault:
        raise BadInput(str(fault)) from None
    return match, players


def resume_game(game: str, file: Path | None, language: str, shelf: Shelf, seats: str) -> Session:
    """`--resume` takes a game, a file, both or neither; `seats` which bots of one's own play on."""
    if game and game not in GAMES:
        if file is not None:
            find_game(game)
        game, file = "", Path(game)
    elif file is None:
        saved = unfinished(shelf.folder, game)
        if not saved:
            raise BadInput(f"no unfinished game in {shelf.folder}; expected one to resume")
        file = saved[0][0]
    match, players, own = open_saved(file, language, shelf.folder, shelf.force, game)
    if seats:
        players = seat_again(players, seats)
    own.prepare()
    return Session(match, players, language, Screen(), own)
