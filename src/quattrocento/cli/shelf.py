"""Where the game that is being played is kept."""

from pathlib import Path

from quattrocento.cli.errors import BadInput, reason
from quattrocento.cli.files import new_save, read_record, replay_file, write_new, write_whole
from quattrocento.cli.seats import Player, seated
from quattrocento.core.match import Match
from quattrocento.core.record import Record
from quattrocento.text.words import Words


class Shelf:
    """`path` is the game's own file, which no other game uses and which may be overwritten."""

    def __init__(self, folder: Path, path: Path | None = None, force: bool = False) -> None:
        self.folder = folder
        self.path = path
        self.force = force

    def prepare(self) -> None:
        """Make sure of the folder before anybody has played for an hour."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            complaint = f"{self.folder}: {reason(fault)}; expected a folder to save games in"
            raise BadInput(complaint) from None

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


def open_saved(
    path: Path, language: str, folder: Path, force: bool, expected: str = ""
) -> tuple[Match, list[Player], Shelf]:
    """A table that was left earlier, as it was."""
    game, record = read_record(path)
    if expected not in ("", game.key):
        at = record.at("game")
        raise BadInput(f"{path}, {at}game is {game.key!r}; expected {expected!r}")
    match = replay_file(path, game, record)
    if match.state.over:
        at = record.at("result")
        raise BadInput(f"{path}, {at}the game is over; expected one that is still running")
    # A file outside the data folder belongs to the player and is never saved over.
    own = path if path.resolve().parent == folder.resolve() else None
    return match, seated(record, Words(language, game.key)), Shelf(folder, own, force)
