"""One game played by numbers: what the environments of other libraries are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from quattrocento.core.game import Seen, VariantError
from quattrocento.core.moves import Move
from quattrocento.core.rng import Rng, seed_key
from quattrocento.envs.batch import shares
from quattrocento.envs.title import Title, title
from quattrocento.games import GAMES

Numbers = NDArray[np.uint8]
# what Gymnasium and PettingZoo want a mask to be
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Table:
    """Which game is played: its title, the number of seats, and variants by name."""

    key: str
    seats: int
    variants: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse at once what no game could begin with."""
        if self.key not in GAMES:
            raise VariantError(f"game {self.key!r}; expected one of {', '.join(GAMES)}")
        game = GAMES[self.key]
        chosen = game.read_variants(self.variants)
        game.start(self.seats, chosen, game.edition(), Rng(bytes(32)), logged=False)

    @property
    def title(self) -> Title:
        return title(self.key)


class Episode:
    """A game from a seed to its end. Equal seeds and actions make equal games."""

    def __init__(self, table: Table, seed: str) -> None:
        self.title = table.title
        self.seats = table.seats
        game = self.title.game
        variants = game.read_variants(table.variants)
        rng = Rng(seed_key(seed))
        self.state = game.start(table.seats, variants, game.edition(), rng, logged=False)
        self.seen_rng = Rng(seed_key(f"{seed} seen"))

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        """The game goes on twice from here; the tables of the title never change."""
        twin = Episode.__new__(Episode)
        twin.title = self.title
        twin.seats = self.seats
        twin.state = self.state.clone()
        twin.seen_rng = self.seen_rng.clone()
        return twin

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """Who is to move; of several asked at once the first."""
        return self.state.turn()

    def observe(self, seat: int) -> Numbers:
        return np.frombuffer(self.title.observe(self.state, seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        """A 1 for every action that is open to a seat; nothing is open to one that is not asked."""
        actions = self.title.actions
        return np.frombuffer(actions.mask(actions.codes(self.state.legal_moves(seat))), np.int8)

    def move(self, seat: int, action: int) -> Move:
        return self.title.actions.find(self.state.legal_moves(seat), action)

    def play(self, seat: int, action: int) -> None:
        """Play an action; IllegalMove where it is not open, and nothing has changed."""
        self.state.play(seat, self.move(seat, action))

    def seen(self, seat: int) -> Seen:
        """What a bot gets at this seat."""
        return Seen(self.title.game, self.state, seat, self.seen_rng)

    def won(self) -> list[float]:
        """1 for the winner, shared by several; all zeros before the end."""
        if not self.over:
            return [0.0] * self.seats
        return shares(self.title.game.scores(self.state))

    def lead(self) -> list[float]:
        """How far each seat's public points are ahead of the mean, as a share of all points.

        A potential: rewards that are its differences change no best policy.
        """
        totals = [standing.total for standing in self.title.game.standing(self.state)]
        whole = sum(abs(total) for total in totals)
        mean = sum(totals) / self.seats
        return [(total - mean) / whole if whole else 0.0 for total in totals]


class Rewards:
    """What every seat is given after each move: what it has won at the end, and, if wanted, on
    the way the change of its lead, `shaping` times."""

    def __init__(self, shaping: float, discount: float) -> None:
        self.shaping = shaping
        self.discount = discount
        self.before: list[float] = []

    def begin(self, episode: Episode) -> None:
        self.before = self.potential(episode)

    def potential(self, episode: Episode) -> list[float]:
        if not self.shaping or episode.over:
            return [0.0] * episode.seats
        return [self.shaping * lead for lead in episode.lead()]

    def after(self, episode: Episode) -> list[float]:
        now = self.potential(episode)
        pairs = zip(now, self.before, strict=True)
        shaped = [self.discount * after - before for after, before in pairs]
        self.before = now
        return [won + more for won, more in zip(episode.won(), shaped, strict=True)]
