"""`quattrocento serve`: tables for browsers and programs, on this machine or for the world."""

import asyncio
import contextlib
import os
import threading
import webbrowser
from collections.abc import Iterator
from functools import partial
from typing import Annotated

import typer

from quattrocento.cli.arguments import DataFolder, data_folder
from quattrocento.cli.errors import BadInput
from quattrocento.cli.screen import Screen

LOCAL, PORT = "127.0.0.1", 1494
BURST = 7

DatabaseAddress = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="QUATTROCENTO_DATABASE",
        help="A PostgreSQL URL; by default SQLite in the data folder.",
    ),
]


@contextlib.contextmanager
def server_parts() -> Iterator[None]:
    """What only a server needs is an extra, so it is imported where it is used."""
    try:
        yield
    except ImportError as fault:
        raise BadInput(f"{fault.name} is missing; install 'quattrocento[server]'") from None


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 is all interfaces.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = PORT,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="Use the next free port if this one is in use.")
    ] = False,
    data: DataFolder = None,
    database: DatabaseAddress = "",
    address: Annotated[
        str, typer.Option(help="Public address for links: https://games.example.")
    ] = "",
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust a proxy's headers for client addresses.")
    ] = False,
    webhooks: Annotated[
        bool, typer.Option("--webhooks", help="Allow notifications by webhook.")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots.")] = 2,
    rate: Annotated[
        float, typer.Option(min=0.1, help="Requests per second allowed from one address.")
    ] = 30.0,
    browser: Annotated[bool, typer.Option("--open", help="Open the web browser.")] = False,
) -> None:
    """Run the game server until Ctrl-C. QUATTROCENTO_ADMIN_TOKEN sets the admin token."""
    with server_parts():
        from quattrocento.service.http import server as serving
        from quattrocento.service.settings import Settings, mail_settings
    try:
        listening = serving.bind(host, port, next_port)
    except serving.PortTaken as fault:
        raise BadInput(f"{fault} with --next-port") from None
    except OSError as fault:
        raise BadInput(f"cannot listen at {host}, port {port}: {fault.strerror}") from None
    shown = address.rstrip("/") or serving.address_of(listening)
    settings = Settings(
        folder=data_folder(data),
        database=database,
        address=shown,
        admin=os.environ.get("QUATTROCENTO_ADMIN_TOKEN", ""),
        mail=mail_settings(),
        webhooks=webhooks,
        workers=workers,
        trusted_proxy=behind_proxy,
        secure_cookie=shown.startswith("https://"),
        requests_per_second=rate,
        request_burst=BURST * rate,
    )
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        serving.server(settings, partial(tell, shown, browser)).run(sockets=[listening])


def tell(address: str, browser: bool) -> None:
    """Say where the server is, once it answers there."""
    screen = Screen()
    screen.line(f"quattrocento is running at {address}")
    screen.line("Ctrl-C ends it")
    if browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
