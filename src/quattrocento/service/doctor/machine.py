"""The machine: Python and its packages, the data folder and the key in it, room, and the port."""

import importlib.util
import os
import platform
import shutil
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quattrocento.service.doctor.finding import Finding, note, well, wrong
from quattrocento.service.people.keys import KEY
from quattrocento.service.settings import Settings

OLDEST: Final = (3, 11)
NEEDED: Final = ("msgspec", "starlette", "uvicorn", "httptools", "websockets")
MEGABYTE: Final = 1 << 20
SPARSE, SCARCE = 2048 * MEGABYTE, 200 * MEGABYTE
FEW_FILES: Final = 4096


def python() -> Iterator[Finding]:
    found = platform.python_version()
    if sys.version_info < OLDEST:
        yield wrong("Python", found, "install Python 3.11 or newer")
    else:
        yield well("Python", f"{found} on {platform.system()}")


def packages(settings: Settings) -> Iterator[Finding]:
    wanted = [*NEEDED, *(["asyncpg"] if settings.database else [])]
    missing = [name for name in wanted if importlib.util.find_spec(name) is None]
    if missing:
        extras = "server,postgres" if settings.database else "server"
        advice = f"pip install 'quattrocento[{extras}]'"
        yield wrong("packages", f"{', '.join(missing)} missing", advice)
    else:
        yield well("packages", ", ".join(wanted))
    if importlib.util.find_spec("uvloop") is None and sys.platform != "win32":
        yield note("packages", "uvloop is missing", "install it: answers take less time with it")


def data_folder(settings: Settings) -> Iterator[Finding]:
    folder = settings.folder
    above = next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))
    if not above.is_dir():
        yield wrong("data folder", f"{above} is no folder", "give another one with --data")
    elif not os.access(above, os.W_OK | os.X_OK):
        advice = f"give it to the server's user: chown {user()} {above}"
        yield wrong("data folder", f"{above} cannot be written to by {user()}", advice)
    elif not folder.exists():
        yield well("data folder", f"{folder} will be made")
    elif os.name == "posix" and folder.stat().st_mode & 0o077:
        yield note("data folder", f"{folder} is open to others", f"chmod 700 {folder}")
    else:
        yield well("data folder", str(folder))
    yield from room(above)


def room(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    text = f"{free // MEGABYTE:,} MB free at {folder}"
    if free < SCARCE:
        yield wrong("disk", text, "make room: without any nothing can be kept")
    elif free < SPARSE:
        yield note("disk", text, "a thousand games need some 100 MB, and a back-up as much again")
    else:
        yield well("disk", text)


def key(settings: Settings) -> Iterator[Finding]:
    file = settings.key_file
    if settings.key:
        given = KEY.fullmatch(settings.key)
        advice = "make one with: openssl rand -hex 32"
        yield (
            well("key", "from QUATTROCENTO_KEY")
            if given
            else wrong("key", "QUATTROCENTO_KEY has no 64 hexadecimal digits", advice)
        )
    elif not file.exists():
        yield well("key", f"{file} will be made; keep it, and apart from back-ups")
    elif not os.access(file, os.R_OK):
        yield wrong("key", f"{file} cannot be read by {user()}", f"chown {user()} {file}")
    elif not KEY.fullmatch(file.read_text("ascii", "replace").strip()):
        advice = "restore it from beside a back-up, or start once with --new-key"
        yield wrong("key", f"{file} holds no key", advice)
    elif os.name == "posix" and file.stat().st_mode & 0o077:
        yield wrong("key", f"{file} can be read by others", f"chmod 600 {file}")
    else:
        yield well("key", str(file))


def files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= most < FEW_FILES:
        advice = "raise it: LimitNOFILE=65536 in the unit, ulimits in compose.yaml"
        yield note("open files", f"at most {most}, hence as many connections", advice)
    else:
        yield well("open files", "unlimited" if most < 0 else f"at most {most}")


def memory(settings: Settings) -> Iterator[Finding]:
    if not hasattr(os, "sysconf") or "SC_PHYS_PAGES" not in os.sysconf_names:
        return
    there = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // MEGABYTE
    processes = settings.workers + settings.readers + settings.analysts
    most = processes * settings.worker_megabytes
    text = f"{there:,} MB; bots, readers and analysts may take {most:,} MB"
    if most > there:
        advice = "lower QUATTROCENTO_WORKERS or QUATTROCENTO_WORKER_MEGABYTES"
        yield note("memory", text, advice)
    else:
        yield well("memory", text)


def clock(settings: Settings) -> Iterator[Finding]:
    """A clock that was set back would let every deadline wait."""
    newest = max(
        (one.stat().st_mtime for one in (settings.sqlite_file, settings.key_file) if one.exists()),
        default=0.0,
    )
    shown = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    if newest > time.time() + 60:
        advice = "set the clock, and let it be kept by NTP: timedatectl set-ntp true"
        yield wrong("time", f"{shown} is earlier than the data", advice)
    else:
        yield well("time", shown)


def port(host: str, number: int, answers: bool) -> Iterator[Finding]:
    """Whether the port is free; `answers` says that a server of ours is there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        if os.name == "posix":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, number))
        except OSError as fault:
            if answers:
                yield well("port", f"{number}: a server runs there")
            else:
                advice = f"end what listens there, or give another --port ({fault.strerror})"
                yield wrong("port", f"{host}, port {number} cannot be had", advice)
        else:
            yield well("port", f"{number} is free")


def user() -> str:
    try:
        import pwd
    except ImportError:
        return "the server's user"
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return str(os.geteuid())
