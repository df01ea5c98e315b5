"""What is held of a kept game beside its record: every event, and what every seat is shown."""

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

from quattrocento.core.game import Game
from quattrocento.core.match import Match, event_data
from quattrocento.core.record import WIDTH, Record, parse
from quattrocento.core.state import State
from tests.contract.secrets import shown

FOLDER = Path(__file__).parent
STOPS = 12


@dataclass(frozen=True)
class Marks:
    """`log` is a digest of all events, private ones too; `seen` has a mark for every stop."""

    log: str
    seen: tuple[str, ...]


def stops(record: Record) -> list[int]:
    """The plies after which everybody looks: about twelve, evenly spread, and the last."""
    length = len(record.moves)
    return sorted({length * stop // STOPS for stop in range(STOPS + 1)})


def follow(game: Game, record: Record) -> tuple[Match, Marks]:
    """Play the moves of a record as the rules are now, whatever its own marks say."""
    options = game.read_variants(record.options)
    key = bytes.fromhex(record.seed)
    edition = game.edition(record.edition_text)
    match = Match.begin(game, record.seats, options, edition, key, **record.tags)
    wanted = set(stops(record))
    seen = [look(game, match.state)]
    for ply, entry in enumerate(record.moves, 1):
        match.play(entry.seat, entry.text)
        if ply in wanted:
            seen.append(look(game, match.state))
    return match, Marks(log_digest(match), tuple(seen))


def log_digest(match: Match) -> str:
    told = [{**event_data(event), "to": event.to} for event in match.log]
    return digest(told)[: 4 * WIDTH]


def look(game: Game, s: State) -> str:
    """A mark of all that every seat and a spectator are shown."""
    seats: list[int | None] = [None, *range(s.seats)]
    return digest([shown(game, s, seat) for seat in seats])[:WIDTH]


def digest(value: object) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), default=asdict)
    return hashlib.sha256(canonical.encode("utf-8")).hexdigest()


def read_record(game: Game, name: str) -> Record:
    return parse((FOLDER / game.key / f"{name}.txt").read_text("utf-8"))


def names(game: Game) -> list[str]:
    return sorted(path.stem for path in (FOLDER / game.key).glob("*.txt"))


def read_marks(game: Game) -> dict[str, Marks]:
    path = FOLDER / game.key / "expected.toml"
    if not path.exists():
        return {}
    kept = tomllib.loads(path.read_text("utf-8"))
    return {name: Marks(row["log"], tuple(row["seen"].split())) for name, row in kept.items()}


def write_marks(game: Game, marks: dict[str, Marks]) -> None:
    lines = ["# Written by `make records`: digests of all events and of what every seat is shown."]
    for name, one in sorted(marks.items()):
        lines.append(f'{name} = {{ log = "{one.log}", seen = "{" ".join(one.seen)}" }}')
    (FOLDER / game.key / "expected.toml").write_text("\n".join([*lines, ""]), "utf-8")
