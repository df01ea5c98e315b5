"""`quattrocento backup` and `restore`: everything of a server in one file."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.arguments import DataFolder, data_folder
from quattrocento.cli.errors import BadInput, reason
from quattrocento.cli.screen import Screen
from quattrocento.cli.serve import DatabaseAddress, server_parts

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The back-up file.")]


def backup(file: BackupFile, data: DataFolder = None, database: DatabaseAddress = "") -> None:
    """Write a back-up of all data to a new file; the server can keep running."""
    with server_parts():
        from quattrocento.service.settings import Settings
        from quattrocento.service.storage import backup

    try:
        asyncio.run(backup.backup(Settings(data_folder(data), database), file))
    except OSError as fault:
        raise BadInput(f"{fault.filename or file}: {reason(fault)}") from None
    Screen().line(f"everything is in {file}")


def restore(file: BackupFile, data: DataFolder = None, database: DatabaseAddress = "") -> None:
    """Restore a back-up into an empty data folder or database."""
    with server_parts():
        from quattrocento.service.settings import Settings
        from quattrocento.service.storage import backup

    if not file.is_file():
        raise BadInput(f"{file}: there is no such file; expected a back-up")
    try:
        count = asyncio.run(backup.restore(Settings(data_folder(data), database), file))
    except (OSError, backup.NotEmpty, sqlite3.Error) as fault:
        raise BadInput(f"{file}: {fault}") from None
    Screen().line(f"{count} tables restored from {file}")
