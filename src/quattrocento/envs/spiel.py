"""OpenSpiel: `import quattrocento.envs.spiel`, then `pyspiel.load_game("quattrocento_signorie")`.

A game begins with one chance node that draws a deal; all later chance follows from the deal, as
it follows from the seed of any of our games. Players cannot tell deals that look alike apart.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from quattrocento.core.game import Game as Rules
from quattrocento.core.game import VariantError
from quattrocento.core.moves import write
from quattrocento.core.state import EVERYONE
from quattrocento.envs.episode import Episode, Table
from quattrocento.games import GAMES

DEALS = 1000
# Longer than any game that is played to win; random ones end before it too.
LONGEST = 20_000


def parameters(rules: Rules) -> dict[str, Any]:
    """The number of players, the number of deals, and variants as `name=value name=value`."""
    return {"players": rules.seats[0], "deals": DEALS, "variants": ""}


def game_type(rules: Rules) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"quattrocento_{rules.key}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def read_variants(text: str) -> dict[str, str]:
    """`name=value name=value`, as OpenSpiel's own texts of a game hold them."""
    found = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise VariantError(f"variants {text!r}; expected 'name=value name=value'")
        found[name] = value
    return found


class QuattrocentoGame(pyspiel.Game):
    def __init__(self, rules: Rules, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters(rules), **(params or {})}
        self.table = Table(rules.key, given["players"], read_variants(given["variants"]))
        self.deals = given["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.title.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, given)

    def new_initial_state(self) -> "QuattrocentoState":
        return QuattrocentoState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        return Observer(self.table)


class QuattrocentoState(pyspiel.State):
    def __init__(self, game: QuattrocentoGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.episode: Episode | None = None
        # What each seat was told and did, in lines: texts, because copies of a state share them.
        self.told = [""] * game.table.seats

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        mask = self.episode.mask(player)
        return [int(action) for action in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.table, f"deal {action}")
            return
        seat = self.episode.seat
        self.episode.state.log = []
        self.episode.play(seat, action)
        self.told[seat] += f"{action}\n"
        log, self.episode.state.log = self.episode.state.log, None
        for event in log:
            line = f"{event.ply} {event.kind} {event.seat} {dict(event.facts)}\n"
            for other in range(self.table.seats) if event.to == EVERYONE else [event.to]:
                self.told[other] += line

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player < 0:
            return f"deal {action}"
        moves = self.episode.state.legal_moves(player)
        actions = self.episode.title.actions
        open_now = [move for move in moves if actions.code(move) == action]
        return write(open_now[-1]) if open_now else actions.names()[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return [0.0] * self.table.seats if self.episode is None else self.episode.won()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has been told and has done itself, and what it sees now."""
        seat = self.current_player() if player is None else player
        return self.told[seat] + self.observation_string(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.episode is None:
            return ""
        return self.episode.title.observe(self.episode.state, seat).hex()

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class Observer:
    """What a seat sees, as numbers and as text."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(table.title.size(table.seats), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuattrocentoState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: QuattrocentoState, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    for rules in GAMES.values():
        # OpenSpiel calls a class with the parameters, so each title needs one of its own.
        def begin(self: QuattrocentoGame, params: Any = None, rules: Rules = rules) -> None:
            QuattrocentoGame.__init__(self, rules, params)

        cls = type(f"{rules.key.title()}Game", (QuattrocentoGame,), {"__init__": begin})
        pyspiel.register_game(game_type(rules), cls)


register()
