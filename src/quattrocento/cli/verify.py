"""`quattrocento verify`: whether a record replays, and whether its shuffle was fair."""

import json
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.arguments import AsJson, Language, reader_language
from quattrocento.cli.errors import BadInput
from quattrocento.cli.files import read_record, replay_file, unmarked, verified
from quattrocento.cli.screen import Screen
from quattrocento.text.words import Words


def verify(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")
    ],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check that a record replays as recorded and that nobody chose its seed."""
    from quattrocento.service.tables import seeds

    game, found = read_record(record)
    match = replay_file(record, game, found)
    try:
        told = seeds.check(found)
    except seeds.SeedError as fault:
        raise BadInput(f"{record}: {fault}") from None
    if as_json:
        facts = {
            **verified(record, found, match),
            "mixed": told,
            "undone": found.tags.get("undone", ""),
        }
        typer.echo(json.dumps(facts, indent=2))
        return
    words = Words(reader_language(lang), game.key)
    screen = Screen()
    key = "replay-finished" if match.state.over else "replay-running"
    screen.line(words(key, file=str(record), count=len(match.moves)))
    if bare := unmarked(found, match):
        screen.line(words("replay-unmarked", count=bare))
    said = Words(reader_language(lang), "service")
    screen.line(said("verify-mixed" if told else "verify-unmixed"))
    if "undone" in found.tags:
        screen.line(said("verify-undone", plies=found.tags["undone"]))
