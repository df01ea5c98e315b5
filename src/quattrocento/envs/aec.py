"""PettingZoo: one agent after another (AEC), or all at once, where those not asked wait."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from quattrocento.core.moves import IllegalMove
from quattrocento.envs.episode import Episode, Mask, Numbers, Rewards, Table

Observation = dict[str, Numbers | Mask]


def seed_text(seed: int | None, fallback: np.random.Generator) -> str:
    return str(int(fallback.integers(1 << 62)) if seed is None else seed)


def observation_space(table: Table, actions: int) -> spaces.Dict:
    size = table.title.size(table.seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class QuattrocentoAEC(AECEnv[str, Observation, int]):
    """A table of two to six agents `seat_0`, `seat_1`, ... An action that is not open loses."""

    def __init__(self, table: Table, shaping: float = 0.0, discount: float = 1.0) -> None:
        super().__init__()
        self.table = table
        self.metadata = {"name": f"quattrocento_{table.key}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        size = table.title.actions.size
        space = observation_space(table, size)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.book = Rewards(shaping, discount)
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.episode = Episode(self.table, seed_text(seed, self.chance))
        self.book.begin(self.episode)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return look(self.episode, seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        if self._plays(seat, action):
            pairs = zip(self.possible_agents, self.book.after(self.episode), strict=True)
            self.rewards = dict(pairs)
        over = self.episode.over or any(self.terminations.values())
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = agent if over else self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def _plays(self, seat: int, action: int | None) -> bool:
        agent = self.possible_agents[seat]
        try:
            self.episode.play(seat, -1 if action is None else int(action))
        except IllegalMove as error:
            self.infos[agent] = {"illegal": str(error)}
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = -1.0
            self.terminations[agent] = True
            return False
        return True

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


def look(episode: Episode, seat: int) -> Observation:
    return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}


class QuattrocentoParallel(ParallelEnv[str, Observation, int]):
    """All agents act at once; those who are not asked have one action, the last one: wait."""

    def __init__(self, table: Table, shaping: float = 0.0, discount: float = 1.0) -> None:
        self.table = table
        self.metadata = {"name": f"quattrocento_{table.key}_parallel_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.wait = table.title.actions.size
        space = observation_space(table, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        choice = spaces.Discrete(self.wait + 1)
        self.action_spaces = dict.fromkeys(self.possible_agents, choice)
        self.book = Rewards(shaping, discount)
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.episode = Episode(self.table, seed_text(seed, self.chance))
        self.book.begin(self.episode)
        self.agents = list(self.possible_agents)
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = look(self.episode, seat)
            idle = not seen["action_mask"].any()
            mask = np.append(seen["action_mask"], idle).astype(np.int8)
            found[agent] = {"observation": seen["observation"], "action_mask": mask}
        return found

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        asked = [choice.seat for choice in self.episode.state.waiting()]
        illegal = False
        for seat in asked:
            agent = self.possible_agents[seat]
            try:
                self.episode.play(seat, int(actions[agent]))
            except IllegalMove as error:
                infos[agent] = {"illegal": str(error)}
                rewards[agent] = -1.0
                illegal = True
                break
        if not illegal:
            rewards = dict(zip(self.possible_agents, self.book.after(self.episode), strict=True))
        over = illegal or self.episode.over
        self.agents = [] if over else self.agents
        ended = dict.fromkeys(self.possible_agents, over)
        return self._look(), rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None
