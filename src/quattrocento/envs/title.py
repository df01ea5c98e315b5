"""A title for learners: its actions and its observations, both of fixed size."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from quattrocento.core.game import Game
from quattrocento.core.state import State
from quattrocento.envs.actions import ActionTable
from quattrocento.envs.layout import Memory, Part
from quattrocento.envs.titles import condottiere, princes, principato, signorie
from quattrocento.games import GAMES
from quattrocento.games.princes.edition import Figures as PrincesFigures
from quattrocento.games.principato.edition import Figures as PrincipatoFigures
from quattrocento.games.signorie.components import Figures as SignorieFigures


@dataclass(frozen=True)
class Title:
    """Actions are numbered for the game's own edition; observations go by the number of seats.

    `write` is quicker with the memory of the same game's last observation.
    """

    game: Game
    actions: ActionTable
    layout: Callable[[int], list[Part]]
    memory: Callable[[int], Memory]
    write: Callable[[State, int, Memory], bytes]

    def observe(self, state: State, seat: int) -> bytes:
        """What a seat sees."""
        return self.write(state, seat, self.memory(state.seats))

    def size(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.layout(seats))


@cache
def title(key: str) -> Title:
    game = GAMES[key]
    edition = game.edition()
    layout: Callable[[int], list[Part]]
    memory: Callable[[int], Memory] = without_memory
    if isinstance(edition, PrincesFigures):
        blocks, layout, observe = princes.blocks(edition), princes.layout, princes.observe
        memory = princes.memory
    elif isinstance(edition, PrincipatoFigures):
        blocks, observe = principato.blocks(edition), principato.observe
        layout = partial(principato.layout, edition=edition)
    elif isinstance(edition, SignorieFigures):
        blocks, observe = signorie.blocks(edition), signorie.observe
        layout, memory = partial(signorie.layout, edition=edition), signorie.memory
    else:
        blocks, layout, observe = condottiere.blocks(), condottiere.layout, condottiere.observe
    return Title(game, ActionTable(key, game.revision, blocks), layout, memory, observe)


def without_memory(seats: int) -> Memory:
    """For titles whose observations are short."""
    return Memory()
