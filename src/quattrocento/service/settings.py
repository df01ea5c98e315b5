"""How a server is set up: from the command line and the environment, never from a request."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from quattrocento.analysis.insight import DEPTH
from quattrocento.bots.bot import USUAL, ThinkingTime

LOOPBACK = ("127.0.0.0/8", "::1/128")


def random_secret() -> str:
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Mail:
    """Where notices by e-mail go out; without a host there are none."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    tls: bool = True


@dataclass(frozen=True)
class Settings:
    folder: Path = Path()
    database: str = ""
    """A PostgreSQL address; empty is SQLite in `folder`."""
    address: str = ""
    """The address that people see, for links: https://games.example."""
    admin: str = field(default="", repr=False)
    mail: Mail = Mail()
    webhooks: bool = False
    webhooks_inside: bool = False
    """Whether webhooks may go to addresses that are not on the public internet."""
    push: bool = False
    """Whether browsers that ask for it are sent notices by their push services."""
    webhook_seconds: float = 10.0
    """How long a webhook may take, all in all."""
    workers: int = 2
    think_seconds: float = 5.0
    worker_megabytes: int = 1024
    bot_tables_a_person: int = 12
    """Tables with bots that one person may have running at once."""
    bot_tables_an_address: int = 48
    hint: ThinkingTime = USUAL
    """How long a bot thinks about a hint; less than `think_seconds`."""
    readers: int = 1
    """Processes that read editions and records of strangers."""
    read_seconds: float = 5.0
    analysts: int = 1
    """Processes that look through finished games."""
    analysis_seconds: float = 300.0
    """How long a few decisions of a finished game may take."""
    analysis_depth: int = DEPTH
    """Iterations that are spent on a whole game."""
    own_editions: bool = True
    """Whether people may bring editions of their own."""
    own_bots: tuple[str, ...] = ()
    """Bots of whoever runs the server, offered at every table, each as `marvin=run:./mybot`."""
    tables_in_memory: int = 2000
    requests_per_second: float = 30.0
    request_burst: float = 200.0
    connections_an_address: int = 100
    """HTTP connections, and as many sockets, that one address may hold at once."""
    head_seconds: float = 10.0
    """How long the head of a request may take."""
    body_seconds: float = 30.0
    trusted_proxy: bool = False
    proxies: tuple[str, ...] = LOOPBACK
    """Where proxies are that are believed about where requests come from."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides that in `address`; numbers and local names need not be here."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, such as https://club.example."""
    machine: tuple[str, ...] | None = None
    """The addresses of this machine in its networks; None is to ask its interfaces."""
    secure_cookie: bool = False
    sweep_seconds: float = 1.0
    drain_seconds: float = 0.0
    """How long a server that is to stop says so and still serves, for a proxy to turn away."""
    metrics_from: tuple[str, ...] = LOOPBACK
    """Where `/metrics` may be read: it tells what everybody does here."""
    log_format: Literal["text", "json"] = "text"
    access_log: bool = False
    """Whether every request is logged, with the address and the person it came from."""

    finished_days: float = 0.0
    """So many days after its end a table is deleted; 0 is never, here and below."""
    chat_days: float = 365.0
    people_days: float = 0.0
    """So many days after they were last here people are deleted."""
    report_days: float = 180.0
    audit_days: float = 730.0

    now: Callable[[], float] = time.time
    """What clocks and holidays are measured by."""
    new_secret: Callable[[], str] = random_secret
    """What a shuffle is mixed from, besides what players give, and what hints are drawn by."""
    web: Path | None = None
    docs: Path | None = None
    """A folder with another build of the documentation."""

    key: str = field(default="", repr=False)
    """What tokens are signed with; empty is the file `key` in `folder`."""
    new_key: bool = False
    session_days: float = 180.0
    """After so many days without use a device is no longer known."""

    @property
    def key_file(self) -> Path:
        return self.folder / "key"

    @property
    def sqlite_file(self) -> Path:
        return self.folder / "tables.db"
