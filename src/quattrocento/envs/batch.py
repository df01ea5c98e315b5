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

    `seats` says who is to move, `results` what each seat of a game has won that has just ended.
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
        self.begun = 0
        self.observations = bytearray(games * self.size)
        self.masks = bytearray(games * self.actions.size)
        self.seats = [0] * games
        # What is open in each game: asked for once, for the mask and for the move that follows.
        self.open: list[Sequence[Move]] = [()] * games
        self.results: list[list[float] | None] = [None] * games
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
        self.observations[start : start + self.size] = self.title.observe(state, seat)
        moves = state.legal_moves(seat)
        self.open[index] = moves
        start = index * self.actions.size
        self.masks[start : start + self.actions.size] = self.actions.mask(moves)

    def step(self, actions: Sequence[int]) -> None:
        """Play an action in every game."""
        for index, action in enumerate(actions):
            state = self.states[index]
            seat = self.seats[index]
            state.play(seat, self.actions.find(self.open[index], action))
            self.results[index] = None
            if not state.agenda:
                self.results[index] = shares(self.game.scores(state))
                self.states[index] = self.begin()
            self.look(index)
