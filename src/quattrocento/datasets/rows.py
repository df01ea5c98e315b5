"""A row for each decision of a game: what the seat saw, what was open, what it chose, who won."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from quattrocento.bots.heuristics import HEURISTICS
from quattrocento.core.game import Game, Score
from quattrocento.core.match import Match
from quattrocento.core.moves import Move, write
from quattrocento.core.pieces import kebab
from quattrocento.core.position import dump
from quattrocento.core.record import Record
from quattrocento.core.rng import commitment
from quattrocento.core.state import State
from quattrocento.envs.batch import shares
from quattrocento.envs.title import title

Row = dict[str, Any]

# The version of the rows: raised when a field changes its meaning.
FORMAT = 1


class OtherEdition(ValueError):
    """Actions and observations have numbers for the game's own edition alone."""


@dataclass(frozen=True)
class Wanted:
    """What rows hold beside the rest: whole positions, and what the judgement says of them."""

    positions: bool = False
    chances: bool = False


NOTHING_MORE = Wanted()


@dataclass
class Ledger:
    """The decisions of one game, noted as they are made; at its end they are told who won."""

    game: Game
    name: str
    wanted: Wanted = NOTHING_MORE
    rows: list[Row] = field(default_factory=list)

    def note(self, state: State, seat: int, move: Move) -> None:
        """A seat is about to play a move."""
        learned = title(self.game.key)
        legal = state.legal_moves(seat)
        row = {
            "game": self.name,
            "title": self.game.key,
            "actions": learned.actions.version,
            "seats": state.seats,
            "ply": state.ply,
            "seat": seat,
            "step": kebab(type(state.choice(seat)).__name__),
            "observation": bytes(learned.observe(state, seat)),
            "legal": [write(one) for one in legal],
            "legal_actions": [learned.actions.code(one) for one in legal],
            "move": write(move),
            "action": learned.actions.code(move),
        }
        if self.wanted.positions:
            row["position"] = dump(self.game, state)
        if self.wanted.chances:
            row["chances"] = list(HEURISTICS[self.game.key].outcome(state))
        self.rows.append(row)

    def close(self, scores: Sequence[Score]) -> list[Row]:
        """All rows, with the result of the game in each."""
        ended = {
            "points": [score.total for score in scores],
            "ranks": [score.rank for score in scores],
            "won": shares(scores),
        }
        return [{**row, **ended} for row in self.rows]


def name_of(key: bytes) -> str:
    """The name of a game in a data set: the head of its commitment, so that it can be split by."""
    return commitment(key)[:16]


def rows_of(game: Game, record: Record, wanted: Wanted = NOTHING_MORE) -> Iterator[Row]:
    """The decisions of a finished game, which is replayed and so verified."""
    if record.edition_text:
        raise OtherEdition(f"the game was played with edition {record.edition!r}")
    match = Match.replay(game, record)
    if not match.over:
        return
    ledger = Ledger(game, record.commitment[:16], wanted)
    again = Match.replay(game, record, 0)
    for entry in record.moves:
        move = again.find(entry.seat, entry.text)
        ledger.note(again.state, entry.seat, move)
        again.play(entry.seat, move)
    yield from ledger.close(match.scores)
