"""The figures of the judgement of Signorie, found by self-play."""

from quattrocento.games.signorie.components import Effect
from quattrocento.games.signorie.vocabulary import VERBS


class Weights:
    """In victory points unless they say otherwise."""

    def __init__(self) -> None:
        self.florin = 1.7
        self.purse = 5.0  # florins that a round can use
        self.man = 2.6
        self.woman = 3.0
        self.house = 1.3  # men, and as many women, that a round can use
        self.missions = 0.9  # a round
        self.ambition = 0.6  # how much of a career's top is seen from below
        self.envoy = 0.5  # how much of a tile that he may bring is seen in a man
        self.row = 0.85  # the chance of one more tile in a row, when there is time
        self.wedding_row = 0.95
        self.row_time = 1.0  # rounds in which that chance is halved
        self.bride = 0.7
        self.order = 0.5
        self.drive = 0.4
        self.actions = [5.0, 5.0, 5.0, 5.0, 5.0]  # by column
        self.growth = 0.1  # of these, a round
        self.outlook = 0.5  # how much of the best action now will still be there later
        self.pip = 0.7
        self.safety = 0.9
        self.slack = 0.03
        self.honour = 0.8
        self.uses = [0.65, 0.65, 0.65, 0.65, 0.65]  # of a helper by column, a round
        self.crew = 0.08
        self.verbs = {
            "florins": 1.5,
            "points": 1.0,
            "surplus-florins": 0.6,
            "surplus-points": 0.4,
            "advance": 1.5,
            "study": 1.4,
            "initiative": 1.2,
            "men": 1.3,
            "women": 1.3,
            "figures": 1.5,
            "opposite": 1.3,
            "alliances": 1.7,
            "missions": 4.5,
            "marriages": 4.5,
            "offspring": 3.0,
            "recruit": 2.0,
            "errand": 4.0,
        }
        self.verb = [0.0] * len(VERBS)
        self.settle()

    def settle(self) -> None:
        """Let the worths of verbs be found by their index."""
        for slug, worth in self.verbs.items():
            self.verb[VERBS[slug].index] = worth

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """What effects are worth on the whole, to someone who will have them some day."""
        total = 0.0
        for effect in effects:
            total += self.verb[effect.verb.index] * effect.amount
        return total
