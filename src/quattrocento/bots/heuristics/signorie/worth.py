"""What a family will still bring: its florins, figures, careers, rows, helpers and brides.

The unit is a victory point. Whatever is only a means to points loses its worth with the time
that is left, and each further piece of it is worth a little less than the one before.
"""

from typing import Final

from quattrocento.bots.heuristics.signorie.round import Pick, best_dice, best_round
from quattrocento.bots.heuristics.signorie.weights import Weights
from quattrocento.games.signorie.components import (
    COLOUR,
    FACE_DOWN,
    MAN,
    MARRIAGE,
    MOST_FIELDS,
    SLOTS,
    WOMAN,
    Effect,
    Tile,
    field_of,
)
from quattrocento.games.signorie.honours import count_cities, count_envoys, count_wives
from quattrocento.games.signorie.rewards import REWARD_OF, REWARD_PHASE
from quattrocento.games.signorie.scoring import man_value
from quattrocento.games.signorie.state import (
    Signorie,
    dice_count,
    keeps_to_threshold,
    tile_points,
)
from quattrocento.games.signorie.vocabulary import VERBS

FLORINS: Final = VERBS["florins"].index
PER_BRIDE: Final = VERBS["per-bride"].index
PER_HELPER: Final = VERBS["per-helper"].index
PER_CITY: Final = VERBS["per-city"].index
PER_ENVOY: Final = VERBS["per-envoy"].index
PER_WIFE: Final = VERBS["per-wife"].index
MEN: Final = MAN.index
WOMEN: Final = WOMAN.index
WEDDINGS: Final = MARRIAGE.index


def fading(amount: float, need: float) -> float:
    """So many pieces of which only some are needed: each is worth less than the one before."""
    return amount * need / (amount + need) if need > 0.0 else 0.0


class Worth:
    """The judgement of one family."""

    def __init__(self, w: Weights, s: Signorie, seat: int) -> None:
        self.w = w
        self.s = s
        self.seat = seat
        family = s.families[seat]
        self.family = family
        self.rounds = s.edition.rounds - s.round
        self.acting = len(s.agenda) > 2 and s.agenda[2] is REWARD_PHASE
        self.left = 0
        if self.acting and not family.passed:
            self.left = s.edition.most_dice - dice_count(family)
        self.share_left = self.left / s.edition.most_dice
        self.time = self.rounds + self.share_left
        self.purse = w.purse * self.time
        self.men = w.men * self.time
        self.women = w.women * self.time
        need = self.purse + family.florins
        self.price = w.florin * self.purse * self.purse / (need * need) if need else 0.0
        self.chance = w.row * self.time / (self.time + w.row_time)
        self.wedding_chance = w.wedding_row * self.time / (self.time + w.row_time)
        self.honours = [0.0] * len(VERBS)
        for reward in s.rewards[max(s.round, s.edition.bonus_rounds) :]:
            for effect in s.edition.reward_effects[reward.index]:
                self.honours[effect.verb.index] += w.honour * effect.amount
        self.missions = w.missions * self.time
        self.printing = w.printing(s.edition)
        self.columns = self.column_worths()
        self.florins_now = self.florins(family.florins)
        # worked out when they are first asked for
        self.careers_ahead: list[float] = []
        self.reward_now = -1.0

    def total(self) -> float:
        family = self.family
        return (
            sum(family.points)
            + self.florins_now
            + self.figures(MEN, family.supply[MEN])
            + self.figures(WOMEN, family.supply[WOMEN])
            + self.careers()
            + self.rows()
            + self.helpers()
            + self.brides(family.brides)
            + self.initiative(self.s.initiative[self.seat])
            + self.precedence()
            + self.glory()
            + self.this_round()
        )

    # means

    def florins(self, count: int) -> float:
        return self.w.florin * fading(count, self.purse)

    def figures(self, sex: int, count: int) -> float:
        if sex == MEN:
            return self.w.man * fading(count, self.men)
        return self.w.woman * fading(count, self.women)

    def brides(self, count: int) -> float:
        return count * (self.w.bride * self.time + self.honours[PER_BRIDE])

    def column_worths(self) -> list[float]:
        """What the helpers in each column bring when a die is put there."""
        worths = [0.0] * len(COLOUR)
        owned = self.family.helpers
        helper = 0
        while owned:
            if owned & 1:
                column = helper // SLOTS
                worths[column] += self.printing.helpers[helper]
                if self.printing.missions[helper]:
                    self.missions += self.w.uses[column] * self.rounds
            owned >>= 1
            helper += 1
        return worths

    def helpers(self) -> float:
        """A column with more helpers is used more often."""
        total = 0.0
        owned = self.family.helpers
        for colour, worth in enumerate(self.columns):
            if worth:
                others = (owned >> colour * SLOTS & (1 << SLOTS) - 1).bit_count()
                total += worth * (self.w.uses[colour] + self.w.company * others) * self.rounds
        return total + owned.bit_count() * self.honours[PER_HELPER]

    # ends

    def next_tile(self, row: int) -> float:
        """What a tile of the usual kind would add to a career's row."""
        wanted = self.printing.crests[self.s.boards[self.seat].index][row]
        tiles = self.family.rows[row]
        for tile in tiles:
            if tile is not FACE_DOWN:
                wanted -= 1
        return self.more_points(row, self.printing.usual_tile) if wanted else 0.0

    def next_tiles(self) -> list[float]:
        """The same of each career."""
        if not self.careers_ahead:
            self.careers_ahead = [self.next_tile(row) for row in range(WEDDINGS)]
        return self.careers_ahead

    def man(self, career: int, field: int, share: float) -> float:
        """A man in a career, who will be sent on a mission with some chance."""
        points = self.s.edition.career_points
        now = float(points[field - 1])
        half = man_value(self.s, field)
        if self.rounds:
            rest = points[-1] * field / len(points) - now
            now += self.w.ambition * rest * min(1.0, self.rounds / 3.0)
        return half + share * (now + self.w.envoy * self.next_tiles()[career] - half)

    def share(self, place: int) -> float:
        """The chance that the best man but so many will go on a mission."""
        return max(0.0, min(1.0, self.missions - place))

    def careers(self) -> float:
        total = 0.0
        posts = self.family.posts
        for post in posts:
            field = field_of(post)
            place = 0
            for other in posts:
                if field_of(other) > field:
                    place += 1
            total += self.man(post // MOST_FIELDS, field, self.share(place))
        return total

    def row(self, row: int, tiles: int, points: int) -> float:
        """So many points on tiles beside a row, if there will be enough of them."""
        missing = self.s.edition.quorum - tiles
        worth = float(points)
        chance = self.wedding_chance if row == WEDDINGS else self.chance
        while missing > 0:
            worth *= chance
            missing -= 1
        return worth

    def row_points(self, row: int) -> int:
        points = 0
        for tile in self.family.rows[row]:
            points += tile_points(self.s, tile)
        return points

    def rows(self) -> float:
        total = 0.0
        for row, tiles in enumerate(self.family.rows):
            if tiles:
                total += self.row(row, len(tiles), self.row_points(row))
        return total

    def one_more(self, row: int, tile: Tile) -> float:
        """What a tile adds to a row."""
        return self.more_points(row, tile_points(self.s, tile))

    def more_points(self, row: int, more: int) -> float:
        """What one more tile of so many points adds to a row."""
        tiles = len(self.family.rows[row])
        points = self.row_points(row)
        return self.row(row, tiles + 1, points + more) - self.row(row, tiles, points)

    def initiative(self, field: int) -> float:
        """The points of a field, and some of what lies ahead while there are dice to take."""
        points = self.s.edition.initiative
        ahead = points[-1] * field / (len(points) - 1) - points[field]
        return points[field] + self.w.drive * self.share_left * max(0.0, ahead)

    def precedence(self) -> float:
        """Who has more initiative will choose dice earlier."""
        s = self.s
        if not self.rounds:
            return 0.0
        behind = 0
        place = s.arrivals.index(self.seat)
        own = s.initiative[self.seat]
        for other in range(s.seats):
            theirs = s.initiative[other]
            if theirs < own or (theirs == own and s.arrivals.index(other) < place):
                behind += 1
        return self.w.order * behind

    def glory(self) -> float:
        """Points for figures in cities, in the rewards of rounds to come."""
        total = 0.0
        if self.honours[PER_CITY]:
            total += self.honours[PER_CITY] * count_cities(self.s, self.seat)
        if self.honours[PER_ENVOY]:
            total += self.honours[PER_ENVOY] * count_envoys(self.s, self.seat)
        if self.honours[PER_WIFE]:
            total += self.honours[PER_WIFE] * count_wives(self.s, self.seat)
        return total

    # this round

    def reward(self) -> float:
        """What it is worth to keep to the threshold in this round."""
        s = self.s
        family = self.family
        effects = s.edition.reward_effects[s.rewards[s.round - 1].index]
        if s.round > s.edition.bonus_rounds:
            price = s.edition.points_price
            worth = self.count(effects)
            if family.florins >= price:
                cost = self.florins_now - self.florins(family.florins - price)
                worth += max(0.0, s.edition.points_bought - cost)
            return worth
        worth = max(self.w.bonus * self.w.effects(effects), self.price * s.edition.reward_florins)
        if family.brides < len(s.edition.bride_points):
            worth += s.edition.bride_points[family.brides] + self.brides(1)
            if s.round >= s.edition.bride_florins_from:
                worth += self.price * s.edition.bride_florins
        return worth

    def count(self, effects: tuple[Effect, ...]) -> float:
        """The points of an honour."""
        total = 0
        for effect in effects:
            verb = effect.verb.index
            if verb == PER_BRIDE:
                total += effect.amount * self.family.brides
            elif verb == PER_HELPER:
                total += effect.amount * self.family.helpers.bit_count()
            elif verb == PER_CITY:
                total += effect.amount * count_cities(self.s, self.seat)
            elif verb == PER_ENVOY:
                total += effect.amount * count_envoys(self.s, self.seat)
            elif verb == PER_WIFE:
                total += effect.amount * count_wives(self.s, self.seat)
        return total

    def this_round(self) -> float:
        """What the rest of this round can bring: dice, and its reward."""
        if not self.acting:
            if REWARD_OF[self.seat] not in self.s.agenda:
                return 0.0
            return self.reward() if keeps_to_threshold(self.family) else 0.0
        family = self.family
        worths = self.prospects()
        if not self.rounds:
            worths = [self.w.finale * worth for worth in worths]
        return self.plan(self.picks(worths), family.dice, self.left, family.threshold)

    def prospects(self) -> list[float]:
        """What a die of each colour is worth on the whole."""
        ripe = 1.0 + self.w.growth * self.s.round
        return [ripe * self.w.actions[colour] + worth for colour, worth in enumerate(self.columns)]

    def picks(self, worths: list[float]) -> list[Pick]:
        """The dice that the family would take, if those of a colour have such a worth."""
        if not self.left:
            return []
        family = self.family
        return best_dice(self.w, self.s, worths, family.dice, family.florins, self.price)

    def plan(self, picks: list[Pick], dice: tuple[int, ...], left: int, threshold: int) -> float:
        """What such dice will bring, and the reward."""
        if self.reward_now < 0.0:
            self.reward_now = self.reward()
        return best_round(self.w, picks, dice, left, threshold, self.reward_now)
