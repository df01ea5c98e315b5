"""What a seat's cards would be worth now: reckoned for its owner from what it may see."""

from typing import Final

from quattrocento.games.princes.cards import bonus_value
from quattrocento.games.princes.components import Bonus, Prestige, Profession
from quattrocento.games.princes.muse import princess_parts
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Prince, Princes, minimum
from quattrocento.games.princes.views import (
    LackingView,
    OpenPersonView,
    WishesView,
    WorkView,
    WorthView,
)
from quattrocento.games.princes.works import summands

NOTHING: Final = LackingView(building=False, landscape=False, freedom=False)


def open_persons(s: Princes) -> list[tuple[int, Profession]]:
    """FLO-27, FLO-32 All persons that lie open, with the seat before which they lie."""
    return [(seat, person) for seat, prince in enumerate(s.princes) for person in prince.table]


def view_open(s: Princes) -> list[OpenPersonView]:
    return [
        OpenPersonView(seat=seat, profession=person.slug, wishes=view_wishes(s, person))
        for seat, person in open_persons(s)
    ]


def view_wishes(s: Princes, person: Profession) -> WishesView:
    """FLO-22, FLO-33 What a person wants."""
    wish = s.edition.wishes[person.index]
    return WishesView(
        building=wish.building.slug, landscape=wish.landscape.slug, freedom=wish.freedom.slug
    )


def view_lacking(s: Princes, prince: Prince, person: Profession) -> LackingView:
    """FLO-33 The wishes of a person that a court does not fulfil."""
    wish = s.edition.wishes[person.index]
    return LackingView(
        building=wish.building not in prince.buildings,
        landscape=wish.landscape not in prince.landscapes,
        freedom=wish.freedom not in prince.freedoms,
    )


def is_short(s: Princes, value: int) -> bool:
    """FLO-34 Whether a work of this value misses the minimum of the round."""
    return s.round > 0 and value < minimum(s)


def view_worth(s: Princes, seat: int, person: Profession) -> WorthView:
    """FLO-33 What a work of this person would be worth at this court now.

    For one to be recruited too: the recruiting card goes, the person comes (FLO-28).
    """
    prince = s.princes[seat]
    parts = summands(s, prince, person)
    value = sum(parts.values())
    return WorthView(
        parts=parts, value=value, lacking=view_lacking(s, prince, person), short=is_short(s, value)
    )


def view_work(s: Princes, seat: int, person: Profession, more_cards: int = 0) -> WorkView:
    """The same for a person in hand, or for one who would be another card at court."""
    prince = s.princes[seat]
    parts = summands(s, prince, person)
    parts["cards"] += s.edition.work_card * more_cards
    value = sum(parts.values())
    return WorkView(
        profession=person.slug,
        wishes=view_wishes(s, person),
        parts=parts,
        value=value,
        lacking=view_lacking(s, prince, person),
        short=is_short(s, value),
    )


def view_princess(s: Princes, seat: int) -> WorthView:
    """FLO-97 What a work of the princess would be worth now; she wants nothing of a court."""
    parts = princess_parts(s, s.princes[seat])
    value = sum(parts.values())
    return WorthView(parts=parts, value=value, lacking=NOTHING, short=is_short(s, value))


def look_values(s: Princes, seat: int) -> list[int]:
    """FLO-70, FLO-73 What the cards just drawn would add to a next work, or score now."""
    values = []
    for card in sorted(s.looking):
        if isinstance(card, Bonus):
            values.append(bonus_value(s, s.princes[seat], card, 1))
        elif isinstance(card, Prestige):
            values.append(prestige_value(s, seat, card))
    return values


def look_works(s: Princes, seat: int) -> list[WorkView]:
    """FLO-33, FLO-50 What the persons just drawn would create, with one card more at court."""
    persons = [card for card in sorted(s.looking) if isinstance(card, Profession)]
    return [view_work(s, seat, person, 1) for person in persons]
