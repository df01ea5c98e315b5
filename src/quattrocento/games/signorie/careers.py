"""Tracks: the three careers and the initiative."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, Refusal, Step
from quattrocento.games.signorie.components import (
    MAN,
    Career,
    Meaning,
    Occasion,
    career_of,
    field_of,
    post,
)
from quattrocento.games.signorie.effects import (
    GOVERNING,
    SEATS,
    carry_out,
    described,
    enough,
    supply_after,
)
from quattrocento.games.signorie.moves import (
    CLIMB,
    DONE,
    ENTER,
    SEIZE,
    Climb,
    Enter,
    SeizeInitiative,
)
from quattrocento.games.signorie.state import Signorie


def top_field(s: Signorie) -> int:
    return len(s.edition.career_points)


def steps_left(s: Signorie, seat: int) -> int:
    """SIG-42 How far the initiative disc can still move."""
    return len(s.edition.initiative) - 1 - s.initiative[seat]


def move_disc(s: Signorie, seat: int, steps: int) -> None:
    """SIG-42, SIG-44 Up to the end of the track, and on top of the discs that are there."""
    steps = min(steps, steps_left(s, seat))
    if steps > 0:
        s.initiative[seat] += steps
        s.arrivals.remove(seat)
        s.arrivals.append(seat)
        if s.log is not None:
            s.tell("seizes-initiative", seat, steps=steps, field=s.initiative[seat])


def enter(s: Signorie, seat: int, career: Career) -> None:
    s.families[seat].supply[MAN.index] -= 1
    arrive(s, seat, post(career, 1))


def climb(s: Signorie, seat: int, career: Career, field: int) -> None:
    s.families[seat].posts.remove(post(career, field))
    arrive(s, seat, post(career, field + 1))


def arrive(s: Signorie, seat: int, reached: int) -> None:
    """SIG-43 A man reaches a field, and its bonus comes at once."""
    posts = s.families[seat].posts
    place = len(posts)
    while place and posts[place - 1] > reached:
        place -= 1
    posts.insert(place, reached)
    if s.log is not None:
        s.tell("arrives", seat, career=career_of(reached), field=field_of(reached))


def distinct(posts: list[int]) -> list[int]:
    """The fields where men stand, each once and in order."""
    return sorted(set(posts))


def can_enter(s: Signorie, seat: int) -> bool:
    """SIG-41 A new man comes from the supply."""
    return s.families[seat].supply[MAN.index] > 0


def can_advance(s: Signorie, seat: int, careers_only: bool) -> bool:
    """SIG-42 Whether a progress point can be spent at all."""
    if not careers_only and steps_left(s, seat) > 0:
        return True
    if can_enter(s, seat):
        return True
    top = top_field(s)
    return any(field_of(place) < top for place in s.families[seat].posts)


@dataclass(frozen=True)
class Advance(Choice):
    """SIG-40, SIG-41 Spend one progress point, or from the second on give up the rest."""

    left: int
    careers_only: bool
    begun: bool

    def candidates(self, s: Signorie) -> Sequence[Move]:
        climbs = [CLIMB[place] for place in distinct(s.families[self.seat].posts)]
        return [*ENTER, *climbs, SEIZE, DONE]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        if isinstance(move, Enter):
            return None if can_enter(s, self.seat) else Refusal(move, "SIG-41", "no-man")
        if isinstance(move, Climb):
            at_top = move.field == top_field(s)
            return Refusal(move, "SIG-42", "top-of-career") if at_top else None
        if move is SEIZE:
            if steps_left(s, self.seat) <= 0:
                return Refusal(move, "SIG-42", "end-of-initiative")
            return Refusal(move, "SIG-33", "careers-only") if self.careers_only else None
        return None if self.begun else Refusal(move, "SIG-40", "spend-one")

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal; progress points come by the dozen."""
        moves = ENTER.copy() if can_enter(s, self.seat) else []
        top, last = top_field(s), -1
        for place in s.families[self.seat].posts:
            if place != last and field_of(place) != top:
                last = place
                moves.append(CLIMB[place])
        if not self.careers_only and steps_left(s, self.seat) > 0:
            moves.append(SEIZE)
        if self.begun:
            moves.append(DONE)
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        left = self.left - 1
        if isinstance(move, Climb):
            climb(s, self.seat, move.career, move.field)
            field = move.field + 1
        elif isinstance(move, Enter):
            enter(s, self.seat, move.career)
            field = 1
        elif move is SEIZE:
            move_disc(s, self.seat, 1)
            field = 0
        else:
            return
        bonus = s.edition.field_bonuses[field]
        if bonus:
            s.then(progress(self.seat, left, self.careers_only))
            carry_out(s, bonus, 1, GOVERNING[self.seat])
        else:
            advance(s, self.seat, left, self.careers_only, True)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        field = move.field + 1 if isinstance(move, Climb) else 1
        if isinstance(move, (Climb, Enter)):
            return {
                "field": field,
                "worth": s.edition.career_points[field - 1],
                "rank": s.edition.ranks[field - 1],
                "bonus": described(s.edition.field_bonuses[field]),
            }
        if isinstance(move, SeizeInitiative):
            field = s.initiative[self.seat] + 1
            return {"field": field, "initiative": s.edition.initiative[field]}
        return {"unused": self.left}

    def facts(self, s: Signorie) -> Mapping[str, object]:
        return {"left": self.left}


@dataclass(frozen=True)
class Progress(Step):
    """SIG-40 The rest of the progress points, after a bonus field has had its effect."""

    seat: int
    left: int
    careers_only: bool

    def run(self, s: Signorie) -> None:
        advance(s, self.seat, self.left, self.careers_only, True)


def progress(seat: int, left: int, careers_only: bool) -> Progress:
    if left < MOST_POINTS:
        return PROGRESS[(seat * MOST_POINTS + left) * 2 + careers_only]
    return Progress(seat, left, careers_only)


def advance(s: Signorie, seat: int, left: int, careers_only: bool, begun: bool) -> None:
    if left and can_advance(s, seat, careers_only):
        if left < MOST_POINTS:
            s.then(ADVANCES[((seat * MOST_POINTS + left) * 2 + careers_only) * 2 + begun])
        else:
            s.then(Advance(seat, left, careers_only, begun))


def room_in_careers(s: Signorie, occasion: Occasion) -> int:
    """How many progress points the men of a family can still use."""
    top = top_field(s)
    room = top * supply_after(s, MAN, occasion)
    for place in s.families[occasion.seat].posts:
        room += top - field_of(place)
    return room


class Advancement(Meaning):
    """Progress points for careers and initiative."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        left = steps_left(s, occasion.seat)
        if left > (times - 1) * amount:
            return 0
        return enough(room_in_careers(s, occasion) + left, amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        advance(s, occasion.seat, amount * times, False, False)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-42", "end-of-tracks")


class Study(Advancement):
    """Progress points for careers alone."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return enough(room_in_careers(s, occasion), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        advance(s, occasion.seat, amount * times, True, False)


class Initiative(Meaning):
    """Steps of the initiative disc."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return enough(steps_left(s, occasion.seat), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        move_disc(s, occasion.seat, amount * times)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-42", "end-of-initiative")


MOST_POINTS: Final = 24
ADVANCES: Final = [
    Advance(seat, left, careers_only, begun)
    for seat in SEATS
    for left in range(MOST_POINTS)
    for careers_only in (False, True)
    for begun in (False, True)
]
PROGRESS: Final = [
    Progress(seat, left, careers_only)
    for seat in SEATS
    for left in range(MOST_POINTS)
    for careers_only in (False, True)
]
