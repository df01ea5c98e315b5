"""The figures of the judgement of Signorie, found by self-play."""

from typing import Final

from quattrocento.games.signorie.components import MAN, Effect, Figures
from quattrocento.games.signorie.vocabulary import VERBS

MISSIONS: Final = VERBS["missions"]


class Printing:
    """What the judgement asks of an edition over and over again; lists go by `helper.index`."""

    def __init__(self, w: "Weights", edition: Figures) -> None:
        self.edition = edition
        self.helpers = [w.effects(effects) for effects in edition.helper_effects]
        self.missions = [effects[0].verb is MISSIONS for effects in edition.helper_effects]
        tiles = edition.tile_values
        self.usual_tile = sorted(tiles)[len(tiles) // 2]
        self.sons = edition.offspring.count(MAN) / len(edition.offspring)
        # how many crests a board asks for, by row
        self.crests = [[sum(row) for row in board] for board in edition.crests]


class Weights:
    """In victory points unless they say otherwise."""

    def __init__(self) -> None:
        self.florin = 2.18
        self.purse = 6.44  # florins that a round can use
        self.man = 1.84
        self.woman = 2.91
        self.men = 1.84  # that a round can use
        self.women = 2.15
        self.missions = 0.16  # a round
        self.ambition = 0.48  # how much of a career's top is seen from below
        self.envoy = 0.30  # how much of a tile that he may bring is seen in a man
        self.row = 0.85  # the chance of one more tile in a row, when there is time
        self.wedding_row = 1.02
        self.row_time = 0.51  # rounds in which that chance is halved
        self.bride = 0.37
        self.bonus = 0.97  # how much of a reward's usual worth is seen in it
        self.order = 0.21
        self.drive = 0.88
        self.actions = [1.28, 0.76, 2.26, 7.19, 6.18]  # by column
        self.growth = 0.17  # of these, a round
        self.finale = 0.4  # how much of these is left in the last round
        self.outlook = 0.20  # how much of the best action now will still be there later
        self.pip = 1.01
        self.safety = 0.47
        self.slack = 0.08
        self.honour = 0.52
        self.uses = [1.65, 0.70, 0.78, 0.38, 0.33]  # of a helper by column, a round
        self.company = 0.05  # more uses for each helper in the same column
        self.verbs = {
            "florins": 0.84,
            "points": 1.0,
            "surplus-florins": 0.12,
            "surplus-points": 0.25,
            "advance": 1.79,
            "study": 1.21,
            "initiative": 1.40,
            "men": 1.56,
            "women": 0.56,
            "figures": 0.42,
            "opposite": 0.77,
            "alliances": 1.33,
            "missions": 1.60,
            "marriages": 1.43,
            "offspring": 1.99,
            "recruit": 2.49,
            "errand": 3.05,
        }
        self.verb = [0.0] * len(VERBS)
        self.known: Printing | None = None
        self.settle()

    def settle(self) -> None:
        """Let the worths of verbs be found by their index."""
        self.known = None
        for slug, worth in self.verbs.items():
            self.verb[VERBS[slug].index] = worth

    def printing(self, edition: Figures) -> Printing:
        known = self.known
        if known is None or known.edition is not edition:
            known = Printing(self, edition)
            self.known = known
        return known

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """What effects are worth on the whole, to someone who will have them some day."""
        total = 0.0
        for effect in effects:
            total += self.verb[effect.verb.index] * effect.amount
        return total
