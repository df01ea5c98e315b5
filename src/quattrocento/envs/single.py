"""Gymnasium: one learner against bots of any level."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from quattrocento.bots.bot import Bot, ThinkingTime
from quattrocento.bots.levels import by_name, check_name, parse_spec
from quattrocento.core.moves import IllegalMove
from quattrocento.core.rng import Rng, seed_key
from quattrocento.envs.episode import Episode, Mask, Numbers, Rewards, Table


class QuattrocentoEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner's seat is drawn by the seed; the others are the bots in turn around the table.

    `info["action_mask"]` and `action_masks()` say what is open. What is not open loses at once.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        table: Table,
        bots: Sequence[str] = ("chance",),
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        if isinstance(bots, str) or not 0 < len(bots) < table.seats:
            raise ValueError(f"bots {bots!r}; expected a list of 1 to {table.seats - 1} names")
        for spec in bots:
            check_name(parse_spec(spec).name)
        self.table = table
        self.rivals = [bots[place % len(bots)] for place in range(table.seats - 1)]
        self.action_space = spaces.Discrete(table.title.actions.size)
        self.observation_space = spaces.Box(0, 255, (table.title.size(table.seats),), np.uint8)
        self.book = Rewards(shaping, discount)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        text = str(int(self.np_random.integers(1 << 62)))
        self.seat = int(self.np_random.integers(self.table.seats))
        self.episode = Episode(self.table, text)
        self.bots = [self._bot(spec, f"{text} {place}") for place, spec in enumerate(self.rivals)]
        self.book.begin(self.episode)
        self._others_play()
        return self.episode.observe(self.seat), self._info()

    def _bot(self, spec: str, seed: str) -> tuple[Bot, ThinkingTime]:
        parsed = parse_spec(spec)
        return by_name(parsed.name, Rng(seed_key(seed))), parsed.clock

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        while not self.episode.over and self.episode.seat != self.seat:
            seat = self.episode.seat
            bot, clock = self.bots[(seat - self.seat - 1) % self.table.seats]
            self.episode.state.play(seat, bot.choose(self.episode.seen(seat), clock))

    def _info(self, illegal: str = "") -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        return {**found, "illegal": illegal} if illegal else found

    def action_masks(self) -> Mask:
        return self.episode.mask(self.seat)

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.play(self.seat, int(action))
        except IllegalMove as error:
            seen = self.episode.observe(self.seat)
            return seen, -1.0, True, False, self._info(str(error))
        self._others_play()
        reward = self.book.after(self.episode)[self.seat]
        return self.episode.observe(self.seat), reward, self.episode.over, False, self._info()
