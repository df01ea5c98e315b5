"""The family grows: offspring, and figures from the reserve."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import FreeChoice, Refusal
from quattrocento.games.signorie.components import FACES, MAN, WOMAN, Meaning, Occasion, Sex
from quattrocento.games.signorie.effects import SEATS, enough, reserve_after
from quattrocento.games.signorie.moves import WELCOME, Welcome
from quattrocento.games.signorie.state import Signorie, offspring_dice


def welcome(s: Signorie, seat: int, sex: Sex, wanted: int) -> None:
    """SIG-48 Figures come from the reserve to the supply, as far as the reserve goes."""
    family = s.families[seat]
    count = min(wanted, family.reserve[sex.index])
    family.reserve[sex.index] -= count
    family.supply[sex.index] += count
    if s.log is not None:
        s.tell("welcomes", seat, sex=sex, count=count)


class Offspring(Meaning):
    """SIG-48 Children, by dice."""

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        """SIG-48 A white die for the head of the family and for each bride."""
        seat = occasion.seat
        for _ in range(amount * times):
            faces = [s.roll(FACES) for _ in range(offspring_dice(s.families[seat]))]
            if s.log is not None:
                s.tell("rolls", seat, faces=faces)
            men = 0
            for face in faces:
                if s.edition.offspring[face - 1] is MAN:
                    men += 1
            if men:
                welcome(s, seat, MAN, men)
            if men < len(faces):
                welcome(s, seat, WOMAN, len(faces) - men)


class Growth(Meaning):
    """Figures from the reserve."""

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-48", "empty-reserve")


class Men(Growth):
    """Men from the reserve."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return enough(reserve_after(s, MAN, occasion), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        welcome(s, occasion.seat, MAN, amount * times)


class Women(Growth):
    """Women from the reserve."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return enough(reserve_after(s, WOMAN, occasion), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        welcome(s, occasion.seat, WOMAN, amount * times)


class Opposite(Growth):
    """Figures of the sex that was not used for the task."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        return enough(reserve_after(s, other_sex(occasion.sex), occasion), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        welcome(s, occasion.seat, other_sex(occasion.sex), amount * times)


def other_sex(sex: Sex) -> Sex:
    return WOMAN if sex is MAN else MAN


class AnyFigures(Growth):
    """Men or women from the reserve."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        reserve = reserve_after(s, MAN, occasion) + reserve_after(s, WOMAN, occasion)
        return enough(reserve, amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        invite(s, occasion.seat, amount * times)


def invite(s: Signorie, seat: int, left: int) -> None:
    """Ask for one figure after the other while both sexes wait in the reserve."""
    reserve = s.families[seat].reserve
    if left and reserve[MAN.index] and reserve[WOMAN.index]:
        s.then(INVITATIONS[seat] if left == 1 else Invitation(seat, left))
    elif left:
        welcome(s, seat, MAN if reserve[MAN.index] else WOMAN, left)


@dataclass(frozen=True)
class Invitation(FreeChoice):
    """A man or a woman comes from the reserve, as the player likes."""

    left: int

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return WELCOME

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Welcome)
        welcome(s, self.seat, move.sex, 1)
        invite(s, self.seat, self.left - 1)


INVITATIONS: Final = [Invitation(seat, 1) for seat in SEATS]
