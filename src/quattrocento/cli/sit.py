"""`quattrocento sit`: a bot of one's own at a table of a server."""

import sys
from typing import Annotated
from urllib.error import URLError

import typer

from quattrocento.bots.levels import UnknownBot
from quattrocento.bots.lines import BotFault
from quattrocento.cli.arguments import Language, reader_language
from quattrocento.cli.errors import BadInput, Fault
from quattrocento.client import BadAddress, Refused
from quattrocento.online import NoSeat
from quattrocento.online import sit as play_there
from quattrocento.text.words import Words


def sit(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="The address of the server.")],
    bot: Annotated[
        str,
        typer.Option(help="The bot: mymodule:MyBot, run:./mybot, or one of ours, as master@2s."),
    ],
    token: Annotated[str, typer.Option(envvar="QUATTROCENTO_TOKEN", help="The program's token.")],
    table: Annotated[
        str, typer.Option(help="The table, where the token is not for one alone.")
    ] = "",
    lang: Language = None,
) -> None:
    """Play at a table of a server with a bot of your own."""
    try:
        scores = play_there(address, token, bot, table)
    except (BadAddress, UnknownBot, NoSeat) as fault:
        raise BadInput(str(fault)) from None
    except Refused as refused:
        raise BadInput(f"{address}: {refused}") from None
    except URLError as fault:
        raise BadInput(f"{address}: {fault.reason}; expected the address of a server") from None
    except BotFault as fault:
        if fault.trace:
            print(fault.trace, file=sys.stderr)
        raise Fault(str(fault)) from None
    words = Words(reader_language(lang), "service")
    if not scores:
        typer.echo(words("sit-closed"))
    for seat, score in enumerate(scores):
        typer.echo(words("sit-score", seat=seat + 1, rank=score.rank, total=score.total))
