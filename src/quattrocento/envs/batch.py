"""Many games side by side, written into two long rows of bytes. A game that ends begins anew."""

from collections.abc import Sequence

from quattrocento.core.game import Game, Score
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.envs.actions import ActionTable
from quattrocento.envs.title import Title


def shares(scores: Sequence[Score]) -> list[float]:
    """What each seat has won: 1 for the first place, shared by all who have it."""
    winners = [score.rank == 1 for score in scores]
    return [1.0 / sum(winners) if won else 0.0 for won in winners]


class Batch:
    """`observations` has a row for each game, as seen by the seat that is to move, `masks` too.

    `seats` says who is to move, `results` what the seats have won of each game that has just ended.
    """

    def __init__(
        self, title: Title, seats: int, variants: dict[str, str], games: int, seed: str
    ) -> None:
        self.title = title
        self.game: Game = title.game
        self.actions: ActionTable = title.actions
        self.table_seats = seats
        self.variants = self.game.read_variants(variants)
        self.edition = self.game.edition()
        self.seed = seed
        self.size = title.size(seats)
        self.write = title.write
        self.memories = [title.memory(seats) for _ in range(games)]
        self.begun = 0
        self.observations = bytearray(games * self.size)
        self.masks = bytearray(games * self.actions.size)
        self.seats = [0] * games
        # What is open in each game: asked for once, for the mask and for the move that follows.
        self.open: list[Sequence[Move]] = [()] * games
        self.codes: list[list[int]] = [[] for _ in range(games)]
        self.results: dict[int, list[float]] = {}
        self.states: list[State] = [self.begin() for _ in range(games)]
        for index in range(games):
            self.look(index)

    def begin(self) -> State:
        self.begun += 1
        rng = Rng(seed_key(f"{self.seed} {self.begun}"))
        return self.game.start(self.table_seats, self.variants, self.edition, rng, False)

    def look(self, index: int) -> None:
        """Write what the seat to move sees and may do."""
        state = self.states[index]
        seat = state.turn()
        self.seats[index] = seat
        start = index * self.size
        self.observations[start : start + self.size] = self.write(state, seat, self.memories[index])
        moves = state.legal_moves(seat)
        codes = self.actions.codes(moves)
        self.open[index] = moves
        self.codes[index] = codes
        start = index * self.actions.size
        self.masks[start : start + self.actions.size] = self.actions.mask(codes)

    def step(self, actions: Sequence[int]) -> None:
        """Play an action in every game."""
        self.results = {}
        for index, action in enumerate(actions):
            state = self.states[index]
            place = self.actions.place(self.codes[index], action)
            state.play(self.seats[index], self.open[index][place])
            if not state.agenda:
                self.results[index] = shares(self.game.scores(state))
                self.states[index] = self.begin()
            self.look(index)
