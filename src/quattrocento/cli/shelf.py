"""Where the game that is being played is kept."""

from pathlib import Path

from quattrocento.cli.files import new_save, write_new, write_whole
from quattrocento.core.record import Record


class Shelf:
    """`path` is the game's own file, which no other game uses and which may be overwritten."""

    def __init__(self, folder: Path, path: Path | None = None, force: bool = False) -> None:
        self.folder = folder
        self.path = path
        self.force = force

    def keep(self, record: Record) -> Path:
        """Save under the game's own name."""
        if self.path is None:
            self.path = new_save(self.folder, record.game, str(record))
        else:
            write_whole(self.path, str(record))
        return self.path

    def copy(self, record: Record, path: Path, force: bool) -> Path:
        """Save under a name that a player chose; raise FileExistsError rather than destroy."""
        if force or self.force:
            write_whole(path, str(record))
        else:
            write_new(path, str(record))
        return path
