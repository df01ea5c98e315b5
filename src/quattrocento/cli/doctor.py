"""`quattrocento doctor`: what is well with the set-up of a server, what is not, and what to do."""

import asyncio
import json
import os
from dataclasses import asdict
from typing import Annotated

import typer
from rich.text import Text

from quattrocento.cli.arguments import AsJson, DataFolder, data_folder
from quattrocento.cli.errors import Fault
from quattrocento.cli.screen import Screen
from quattrocento.cli.serve import LOCAL, PORT, DatabaseAddress, chosen, server_parts

MARKS = {"well": ("ok   ", "green"), "note": ("note ", "yellow"), "wrong": ("wrong", "bold red")}


def doctor(
    host: Annotated[
        str, typer.Option(envvar="QUATTROCENTO_HOST", help="Address that the server listens on.")
    ] = LOCAL,
    port: Annotated[int, typer.Option(envvar="QUATTROCENTO_PORT", min=1, max=65535)] = PORT,
    data: DataFolder = None,
    database: DatabaseAddress = "",
    running: Annotated[
        bool, typer.Option("--running", help="Only ask the running server if it is well.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check the set-up of a server, say what to do. Exits with 1 if something is wrong."""
    with server_parts():
        from quattrocento.service.doctor.examination import examine, health
    if running:
        status = health(host, port)
        if status != 200:
            raise Fault(f"the server at port {port} answers {status or 'nothing'}")
        return
    settings = chosen(data_folder(data), database, {})
    screen = Screen()
    findings = asyncio.run(examine(settings, host, port, os.environ))
    if as_json:
        typer.echo(json.dumps([asdict(one) for one in findings], indent=2))
    for one in findings if not as_json else ():
        mark, style = MARKS[one.level]
        screen.show(Text.assemble((mark, style), f" {one.subject}: {one.text}"))
        if one.advice:
            screen.show(Text(f"      {one.advice}"))
    if count := sum(one.level == "wrong" for one in findings):
        raise Fault(f"{count} {'thing is' if count == 1 else 'things are'} wrong")
