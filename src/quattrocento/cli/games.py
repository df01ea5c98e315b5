"""`quattrocento games`: what can be played, with how many and how."""

import json

import typer
from rich.table import Table

from quattrocento.cli.arguments import AsJson, Language, reader_language
from quattrocento.cli.screen import Screen
from quattrocento.core.game import Game, variant_text
from quattrocento.games import GAMES
from quattrocento.text.words import Words


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games with their numbers of players and variants."""
    if as_json:
        typer.echo(json.dumps([described(game) for game in GAMES.values()], indent=2))
        return
    screen = Screen()
    for game in GAMES.values():
        words = Words(reader_language(lang), game.key)
        least, most = game.seats[0], game.seats[-1]
        screen.show(f"{game.title}  ·  {words('games-seats', least=least, most=most)}", "bold")
        screen.show(f"quattrocento play {game.key}", "dim")
        screen.show(option_table(game, words))


def described(game: Game) -> dict[str, object]:
    return {
        "game": game.key,
        "title": game.title,
        "revision": game.revision,
        "seats": list(game.seats),
        "options": {key: list(map(variant_text, one)) for key, one in game.variants.items()},
    }


def option_table(game: Game, words: Words) -> Table:
    """Every option with its values, the default first; plain numbers share a line."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 2))
    for key, values in game.variants.items():
        numbers = [value for value in values[1:] if type(value) is int]
        for place, value in enumerate(values):
            if value not in numbers:
                note = words("games-default") if place == 0 else ""
                said = words.option(key, value)
                name = words.option(key) if place == 0 else ""
                text = variant_text(value)
                table.add_row(name, f"{key}={text}", "" if said == text else said, note)
        if numbers:
            table.add_row("", f"{key}={numbers[0]}…{numbers[-1]}", "", "")
    return table
