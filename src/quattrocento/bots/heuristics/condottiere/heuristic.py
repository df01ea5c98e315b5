"""Judging Condottiere: cities, connected realms, hands, and the battle of the hour.

The unit is a city. Every city also brings cards, round by round, central ones join more realms,
and strength spent on one battle is missing in the next.
"""

from collections.abc import Sequence

from quattrocento.bots.heuristics.condottiere.move_priors import (
    fight_on,
    judge_city,
    judge_nothing,
    judge_stalemate,
    judge_turn,
    power,
)
from quattrocento.bots.heuristics.heuristic import Heuristic, first_best, softmax
from quattrocento.core.moves import Move
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.campaign import CityChoice, Stalemate
from quattrocento.games.condottiere.cards import strengths
from quattrocento.games.condottiere.realm import group, realm, target
from quattrocento.games.condottiere.state import Condottiere


class CondottiereHeuristic(Heuristic):
    per_city: float = 0.6
    per_realm: float = 4.0
    win: float = 8.0
    per_power: float = 0.035
    token: float = 0.15
    push: float = 0.45
    reserve: float = 22.0
    temperature: float = 5.0
    prior_weight: float = 0.02
    at_once: float = 0.25

    def estimates(self, s: Condottiere) -> list[float]:
        worth = []
        for seat in range(s.seats):
            value = self.land(s, realm(s, seat)) + self.per_power * power(s, seat)
            worth.append(value + (self.token if seat == s.condottiere else 0.0))
        top = s.agenda[-1]
        if isinstance(top, (Turn, ScarecrowStands)):
            self.add_battle(s, worth)
        return worth

    def move_values(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        """Fight the battle to its end in the mind, everyone by rules of thumb.

        How it looks at once errs in another way, so a part of it in the judgement helps.
        What comes of throwing in lies in the next deal, so there the rules of thumb decide.
        """
        if isinstance(s.agenda[-1], Stalemate):
            return judge_stalemate(s, seat, legal_moves)
        worth = []
        for move in legal_moves:
            after = s.clone()
            after.play(seat, move)
            at_once = self.outcome(after)[seat]
            self.finish_turn(after)
            in_the_end = self.outcome(after)[seat]
            worth.append(self.at_once * at_once + (1.0 - self.at_once) * in_the_end)
        priors = self.prior_values(s, seat, legal_moves)
        part = self.prior_part(s)
        return [one + part * other for one, other in zip(worth, priors, strict=True)]

    def prior_part(self, s: Condottiere) -> float:
        """How much the prior values count beside what a look ahead finds."""
        return self.prior_weight

    def prior(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        return softmax(self.prior_values(s, seat, legal_moves), 0.4)

    def likeliest(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> Move:
        return legal_moves[first_best(self.prior_values(s, seat, legal_moves))]

    def playout_length(self, s: Condottiere) -> int:
        """In a duel the rules of thumb lead astray beyond the battle of the hour."""
        return 0 if s.seats == 2 else self.horizon

    def is_decided_at_once(self, s: Condottiere) -> bool:
        """CON-46 Nothing is lost by fighting on against others who pass: a search that finds that
        out would do so for ever, and the game with it."""
        return isinstance(s.agenda[-1], Stalemate)

    def finish_turn(self, s: Condottiere) -> None:
        fight_on(s)

    def prior_values(self, s: Condottiere, seat: int, legal_moves: Sequence[Move]) -> list[float]:
        top = s.agenda[-1]
        if isinstance(top, Turn):
            return judge_turn(s, seat, legal_moves)
        if isinstance(top, CityChoice):
            return judge_city(s, seat, legal_moves)
        if isinstance(top, Stalemate):
            return judge_stalemate(s, seat, legal_moves)
        return judge_nothing(legal_moves)

    def land(self, s: Condottiere, mask: int) -> float:
        """What a realm is worth: every city, and the largest group by its square."""
        cities = mask.bit_count()
        best = 0
        near = 0
        while mask:
            found = group(s, mask, mask.bit_length() - 1)
            size = found.bit_count()
            if size > best:
                best = size
                near = open_neighbours(s, found)
            mask &= ~found
        need = target(s)
        if best >= need:
            return self.win + self.per_city * cities
        share = best / need
        return self.per_city * cities + self.per_realm * share * share + 0.04 * near * share

    def add_battle(self, s: Condottiere, worth: list[float]) -> None:
        """What the contested city will bring, by the chance of each army to win it."""
        city = s.city
        assert city is not None
        bit = 1 << city.index
        owner = s.owners[city.index]
        hopes = self.hopes(s, owner)
        masks = [realm(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            now = self.land(s, masks[seat])
            if seat == owner:
                worth[seat] -= (1.0 - hopes[seat]) * (now - self.land(s, masks[seat] & ~bit))
            else:
                worth[seat] += hopes[seat] * (self.land(s, masks[seat] | bit) + self.token - now)

    def hopes(self, s: Condottiere, owner: int) -> list[float]:
        """The chance of each seat to hold the city in the end; a tie leaves it to its owner."""
        armies = strengths(s)
        pushes = []
        for seat, captain in enumerate(s.captains):
            rest = 0.0 if captain.out else min(power(s, seat), self.reserve)
            pushes.append(float(armies[seat]) + self.push * rest)
        best = max(pushes)
        if best <= 0.0:
            return [1.0 if seat == owner else 0.0 for seat in range(s.seats)]
        alive = [
            push if armies[seat] or not s.captains[seat].out else -1000.0
            for seat, push in enumerate(pushes)
        ]
        return softmax(alive, self.temperature)


def open_neighbours(s: Condottiere, found: int) -> int:
    """How many cities border on a group."""
    around = 0
    rest = found
    while rest:
        city = rest.bit_length() - 1
        around |= s.neighbours[city]
        rest ^= 1 << city
    return (around & ~found).bit_count()


HEURISTIC = CondottiereHeuristic(GAME, scale=1.0, horizon=30)
