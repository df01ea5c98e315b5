"""`quattrocento serve`: tables for browsers and programs, on this machine or for the world."""

import asyncio
import contextlib
import ipaddress
import os
import threading
import webbrowser
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from quattrocento.cli.arguments import DataFolder, data_folder
from quattrocento.cli.errors import BadInput
from quattrocento.cli.screen import Screen

if TYPE_CHECKING:
    from quattrocento.service.reach import Reach

LOCAL, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 1494
BURST = 7
HERE = ["127.0.0.0/8", "::1/128"]

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
    ] = LOCAL,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network join.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535)] = PORT,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="Use the next free port if this one is in use.")
    ] = False,
    data: DataFolder = None,
    database: DatabaseAddress = "",
    address: Annotated[
        str,
        typer.Option(
            "--public-url",
            "--address",
            metavar="URL",
            envvar="QUATTROCENTO_PUBLIC_URL",
            help="Where people reach this server, for links: https://games.example.",
        ),
    ] = "",
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust a proxy's headers for client addresses.")
    ] = False,
    webhooks: Annotated[
        bool, typer.Option("--webhooks", help="Allow notifications by webhook.")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A network of proxies to believe; this machine unless given."),
    ] = None,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="Another name of this server, besides its address.")
    ] = None,
    allow_origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may use this server.")
    ] = None,
    own_editions: Annotated[
        bool,
        typer.Option(
            "--own-editions/--no-own-editions", help="Let people bring editions of their own."
        ),
    ] = True,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for bots.")] = 2,
    bot_tables: Annotated[
        int, typer.Option(min=0, help="Tables with bots that one person may have at once.")
    ] = 12,
    connections: Annotated[
        int, typer.Option(min=1, help="Connections that one address may hold at once.")
    ] = 100,
    rate: Annotated[
        float, typer.Option(min=0.1, help="Requests per second allowed from one address.")
    ] = 30.0,
    new_key: Annotated[
        bool, typer.Option("--new-key", help="Serve data whose key is lost; old tokens end.")
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the web browser.")] = False,
) -> None:
    """Run the game server until Ctrl-C.

    An admin token is taken from QUATTROCENTO_ADMIN_TOKEN, the key from QUATTROCENTO_KEY or a file.
    """
    with server_parts():
        from quattrocento.service.http import server as serving
        from quattrocento.service.settings import Settings, mail_settings
    host = EVERYWHERE if lan and host == LOCAL else host
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
        own_editions=own_editions,
        workers=workers,
        bot_tables_a_person=bot_tables,
        bot_tables_an_address=4 * bot_tables,
        connections_an_address=connections,
        trusted_proxy=behind_proxy or bool(proxy),
        proxies=networks(proxy or HERE),
        hosts=tuple(allow_host or ()),
        origins=tuple(allow_origin or ()),
        key=os.environ.get("QUATTROCENTO_KEY", ""),
        new_key=new_key,
        secure_cookie=shown.startswith("https://"),
        requests_per_second=rate,
        request_burst=BURST * rate,
    )
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        serving.server(settings, partial(tell, shown, browser)).run(sockets=[listening])


def networks(given: list[str]) -> tuple[str, ...]:
    """Networks of proxies, such as 10.0.0.0/8, or the address of one."""
    for one in given:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise BadInput(f"--proxy {one!r} is no network; expected one like 10.0.0.0/8") from None
    return tuple(given)


def tell(address: str, browser: bool, reach: "Reach") -> None:
    """Say where the server is, once it answers there, and where others come in."""
    screen = Screen()
    screen.line(f"quattrocento is running at {address}")
    for line in others(reach):
        screen.line(line)
    screen.line("Ctrl-C ends it")
    if browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def others(reach: "Reach") -> list[str]:
    """Where others can join, or that nobody can and what changes that."""
    if reach.public:
        return [f"others join at {reach.public}"]
    if reach.house:
        shown = [f"others in this network join at {' or '.join(reach.house)}"]
        world = [one for one in reach.house if not is_of_house(one)]
        warning = f"{' and '.join(world)} can be reached from the whole internet"
        return [*shown, warning] if world else shown
    if not reach.machine():
        return ["nobody else can join: this machine is in no network"]
    return [
        "nobody else can join; --lan, or the button beside an invitation, opens it to the house"
    ]


def is_of_house(address: str) -> bool:
    from quattrocento.service.interfaces import is_house

    return is_house(urlsplit(address).hostname or LOCAL)
