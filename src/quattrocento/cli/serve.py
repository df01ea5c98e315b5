"""`quattrocento serve`: tables for browsers and programs, on this machine or for the world."""

import asyncio
import contextlib
import ipaddress
import os
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from quattrocento.cli.arguments import DataFolder, data_folder
from quattrocento.cli.errors import BadInput
from quattrocento.cli.screen import Screen

if TYPE_CHECKING:
    from quattrocento.service.reach import Reach
    from quattrocento.service.settings import Settings

LOCAL, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 1494
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
        str,
        typer.Option(
            envvar="QUATTROCENTO_HOST", help="Address to listen on; 0.0.0.0 is all interfaces."
        ),
    ] = LOCAL,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network join.")
    ] = False,
    port: Annotated[int, typer.Option(envvar="QUATTROCENTO_PORT", min=0, max=65535)] = PORT,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="Use the next free port if this one is in use.")
    ] = False,
    data: DataFolder = None,
    database: DatabaseAddress = "",
    address: Annotated[
        str | None,
        typer.Option(
            "--public-url",
            "--address",
            metavar="URL",
            help="Where people reach this server, for links: https://games.example.",
        ),
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option("--behind-proxy", help="Trust a proxy's headers for client addresses."),
    ] = None,
    webhooks: Annotated[
        bool | None, typer.Option("--webhooks", help="Allow notifications by webhook.")
    ] = None,
    push: Annotated[
        bool | None, typer.Option("--push", help="Allow notifications by browsers' push services.")
    ] = None,
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
        bool | None,
        typer.Option(
            "--own-editions/--no-own-editions", help="Let people bring editions of their own."
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes for bots. [default: 2]")
    ] = None,
    bot_tables: Annotated[
        int | None,
        typer.Option(min=0, help="Tables with bots that one person may have. [default: 12]"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=BOT", help="Offer a bot of your own: marvin=run:./mybot or marvin=my:Bot."
        ),
    ] = None,
    connections: Annotated[
        int | None,
        typer.Option(min=1, help="Connections that one address may hold. [default: 100]"),
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(min=0.1, help="Requests a second allowed from one address. [default: 30]"),
    ] = None,
    log_format: Annotated[
        str | None, typer.Option(help="Logs as text or json. [default: text]")
    ] = None,
    access_log: Annotated[
        bool | None, typer.Option("--access-log", help="Log every request.")
    ] = None,
    drain: Annotated[
        float | None,
        typer.Option(min=0, help="Seconds to turn newcomers away before stopping. [default: 0]"),
    ] = None,
    new_key: Annotated[
        bool | None, typer.Option("--new-key", help="Serve data whose key is lost; old tokens end.")
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the web browser.")] = False,
) -> None:
    """Run the game server until Ctrl-C.

    Every setting can also be given in the environment; see docs/hosting.md.
    """
    with server_parts():
        from quattrocento.service.http import logs
        from quattrocento.service.http import server as serving
    given: dict[str, Any] = {
        "address": address,
        "trusted_proxy": behind_proxy or bool(proxy) or None,
        "webhooks": webhooks,
        "push": push,
        "proxies": networks(proxy) if proxy else None,
        "hosts": tuple(allow_host) if allow_host else None,
        "origins": tuple(allow_origin) if allow_origin else None,
        "own_editions": own_editions,
        "own_bots": tuple(bot) if bot else None,
        "workers": workers,
        "connections_an_address": connections,
        "log_format": log_format,
        "access_log": access_log,
        "drain_seconds": drain,
        "new_key": new_key,
    }
    if bot_tables is not None:
        given |= {"bot_tables_a_person": bot_tables, "bot_tables_an_address": 4 * bot_tables}
    if rate is not None:
        given |= {"requests_per_second": rate, "request_burst": BURST * rate}
    settings = chosen(data_folder(data), database, given)
    host = EVERYWHERE if lan and host == LOCAL else host
    try:
        listening = serving.bind(host, port, next_port)
    except serving.PortTaken as fault:
        raise BadInput(f"{fault} with --next-port") from None
    except OSError as fault:
        raise BadInput(f"cannot listen at {host}, port {port}: {fault.strerror}") from None
    shown = settings.address.rstrip("/") or serving.address_of(listening)
    secure = settings.secure_cookie or shown.startswith("https://")
    settings = replace(settings, address=shown, secure_cookie=secure)
    logs.configure(settings)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        serving.server(settings, partial(tell, shown, browser)).run(sockets=[listening])


def chosen(folder: Path, database: str, given: Mapping[str, Any]) -> "Settings":
    """The settings of the environment, and before them what the command line gives."""
    from quattrocento.service.environment import BadSetting, settings_in
    from quattrocento.service.settings import Settings
    from quattrocento.service.workers import levels

    try:
        found = settings_in(os.environ)
    except BadSetting as fault:
        raise BadInput(str(fault)) from None
    own = {name: value for name, value in given.items() if value is not None}
    settings = Settings(**{**found, **own, "folder": folder, "database": database})
    if settings.log_format not in ("text", "json"):
        raise BadInput(f"--log-format {settings.log_format!r}; expected text or json")
    networks([*settings.proxies, *settings.metrics_from])
    try:
        levels.offer(settings.own_bots)
    except levels.BadBot as fault:
        raise BadInput(str(fault)) from None
    return settings


def networks(given: list[str]) -> tuple[str, ...]:
    """Networks of proxies, such as 10.0.0.0/8, or the address of one."""
    for one in given:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise BadInput(f"{one!r} is no network; expected one like 10.0.0.0/8") from None
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
