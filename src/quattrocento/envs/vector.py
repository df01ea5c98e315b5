"""Thousands of games at once, in this process or in several, for players that learn by batches."""

import multiprocessing
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

import numpy as np
from numpy.typing import NDArray

from quattrocento.core.moves import IllegalMove
from quattrocento.envs.batch import Batch
from quattrocento.envs.episode import Mask, Numbers, Table


@dataclass(frozen=True)
class Turn:
    """A row for each game: what the seat to move sees and may do, and who won where one ended.

    `results` are the shares of the games that the last step ended, and zeros elsewhere; a game
    that `ended` has begun anew. With one process the first two are filled anew by every step.
    """

    observations: Numbers
    masks: Mask
    seats: NDArray[np.int64]
    results: NDArray[np.float32]
    ended: NDArray[np.bool_]


def read(batch: Batch) -> Turn:
    """The turn that a batch stands at."""
    games, seats = len(batch.seats), batch.table_seats
    ended = np.zeros(games, np.bool_)
    results = np.zeros((games, seats), np.float32)
    for index, result in batch.results.items():
        ended[index] = True
        results[index] = result
    return Turn(
        np.frombuffer(batch.observations, np.uint8).reshape(games, -1),
        np.frombuffer(batch.masks, np.int8).reshape(games, -1),
        np.array(batch.seats, np.int64),
        results,
        ended,
    )


class QuattrocentoVector:
    """`turn = env.reset()`, then `turn = env.step(actions)` with an action for every game."""

    def __init__(self, table: Table, games: int, processes: int = 1, seed: int = 0) -> None:
        if processes < 1 or games < 1 or games % processes:
            given = f"{games} games in {processes} processes"
            raise ValueError(f"{given}; expected as many games, 1 or more, in each")
        self.table = table
        self.games = games
        self.processes = processes
        self.seed = seed
        self.turn: Turn
        self.batch: Batch | None = None
        self.shares: Sequence[Share] = ()

    def reset(self) -> Turn:
        """Begin all games, those of the seed from the first on."""
        self.close()
        if self.processes == 1:
            self.batch = begin(self.table, self.games, f"{self.seed}")
            self.turn = read(self.batch)
            return self.turn
        share = self.games // self.processes
        seeds = [f"{self.seed} {number}" for number in range(self.processes)]
        self.shares = [Share(self.table, share, seed) for seed in seeds]
        self.turn = joined([share.hear() for share in self.shares])
        return self.turn

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> Turn:
        """Play an action in every game; IllegalMove where one is not open, and none is played."""
        chosen = self.checked(actions)
        if self.batch is not None:
            self.batch.step(chosen.tolist())
            self.turn = read(self.batch)
            return self.turn
        for share, some in zip(self.shares, np.split(chosen, self.processes), strict=True):
            share.pipe.send(some.tolist())
        self.turn = joined([share.hear() for share in self.shares])
        return self.turn

    def checked(self, actions: NDArray[np.int64] | Sequence[int]) -> NDArray[np.int64]:
        """The actions, if every game has one that is open."""
        if self.batch is None and not self.shares:
            raise ValueError("no game has begun; expected reset() before the first step")
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            given = f"actions of shape {chosen.shape}, {chosen.dtype}"
            raise ValueError(f"{given}; expected {self.games} whole numbers, one for each game")
        known = (chosen >= 0) & (chosen < self.turn.masks.shape[1])
        is_open = self.turn.masks[np.arange(self.games), np.where(known, chosen, 0)]
        for game in np.flatnonzero(~known | (is_open == 0)):
            self.refuse(int(game), int(chosen[game]))
        return chosen

    def refuse(self, game: int, action: int) -> None:
        codes = [int(code) for code in np.flatnonzero(self.turn.masks[game])]
        try:
            self.table.title.actions.place(codes, action)
        except IllegalMove as fault:
            raise IllegalMove(f"game {game}: {fault}") from None

    def close(self) -> None:
        self.batch = None
        for share in self.shares:
            share.close()
        self.shares = ()


def begin(table: Table, games: int, seed: str) -> Batch:
    return Batch(table.title, table.seats, dict(table.variants), games, seed)


def joined(turns: Sequence[Turn]) -> Turn:
    return Turn(
        np.concatenate([turn.observations for turn in turns]),
        np.concatenate([turn.masks for turn in turns]),
        np.concatenate([turn.seats for turn in turns]),
        np.concatenate([turn.results for turn in turns]),
        np.concatenate([turn.ended for turn in turns]),
    )


class Share:
    """Some of the games, in a process of their own."""

    def __init__(self, table: Table, games: int, seed: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, table, games, seed), daemon=True)
        self.process.start()
        end.close()

    def hear(self) -> Turn:
        turn = self.pipe.recv()
        if not isinstance(turn, Turn):
            raise IllegalMove(turn)
        return turn

    def close(self) -> None:
        """The process ends with its pipe."""
        self.pipe.close()
        self.process.join()


def work(pipe: Connection, table: Table, games: int, seed: str) -> None:
    # Ctrl-C is for the first process, which then stops this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    batch = begin(table, games, seed)
    pipe.send(read(batch))
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            batch.step(actions)
            pipe.send(read(batch))
        except IllegalMove as error:
            pipe.send(str(error))
