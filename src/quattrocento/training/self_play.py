"""Games that players play against themselves, to learn from and to compare judgements by."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics.heuristic import Heuristic, first_best
from quattrocento.bots.heuristics.network import Sight
from quattrocento.bots.search import Search
from quattrocento.core.game import Seen
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES

THOUSAND = 1000


def kept_games(file: Path) -> Iterator[dict[str, Any]]:
    """The games of a file. A line that was cut off is a game to be played again."""
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            yield json.loads(line)
        except ValueError:
            continue


@dataclass(frozen=True)
class Table:
    """Which game is played, by how many, and with how much thought.

    `iterations` are those of a move, where 0 is a look one move ahead. Of a thousand moves as many
    as `noise` says are made at random, so that there is more to be seen than good play.
    """

    game: str
    seats: int
    iterations: int
    noise: int = 0

    def begin(self, deal: str) -> State:
        game = GAMES[self.game]
        variants = game.read_variants({})
        return game.start(self.seats, variants, game.edition(), Rng(seed_key(deal)), False)


class Player:
    """Thinks anew at every move, by any judgement that it is given."""

    def __init__(self, heuristic: Heuristic, table: Table, rng: Rng) -> None:
        self.heuristic = heuristic
        self.table = table
        self.rng = rng

    def choose(self, seen: Seen) -> Move:
        if self.rng.below(THOUSAND) < self.table.noise:
            return self.rng.pick(seen.legal_moves)
        if not self.table.iterations:
            world = seen.imagine(self.rng)
            values = self.heuristic.move_values(world, seen.seat, seen.legal_moves)
            return seen.legal_moves[first_best(values)]
        search = Search(self.heuristic, seen, self.rng)
        search.run(ThinkingTime(iterations=self.table.iterations))
        children = search.root.children
        return min(children, key=lambda move: (-children[move].visits, -children[move].mean()))


@dataclass(frozen=True)
class Played:
    """A game that is over: its deal, its moves, and what each seat won of it.

    A move is its place among the legal ones, which is quick to play again.
    """

    deal: str
    moves: tuple[int, ...]
    shares: tuple[float, ...]


def play(table: Table, judges: Sequence[Heuristic], deal: str, seed: str) -> Played:
    """One game, each seat by its own judgement; the same seeds give the same game."""
    game = GAMES[table.game]
    s = table.begin(deal)
    players = [
        Player(judge, table, Rng(seed_key(f"{seed} seat {seat}")))
        for seat, judge in enumerate(judges)
    ]
    moves = []
    while s.agenda:
        seat = s.turn()
        legal_moves = s.legal_moves(seat)
        place = 0
        if len(legal_moves) > 1:
            move = players[seat].choose(Seen(game, s, seat, players[seat].rng))
            place = list(legal_moves).index(move)
        s.play(seat, legal_moves[place])
        moves.append(place)
    return Played(deal, tuple(moves), tuple(judges[0].outcome(s)))


def to_choice(s: State, sight: Sight) -> None:
    """Play on as long as there is no choice."""
    while s.agenda:
        seat = s.turn()
        moves = s.legal_moves(seat)
        if len(moves) > 1:
            moves = sight.options(s, seat, moves)
        if len(moves) > 1:
            return
        s.play(seat, moves[0])
