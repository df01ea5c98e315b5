"""What a seat's cards would be worth now: reckoned for its owner from what it may see."""

from quattrocento.core.pieces import Piece
from quattrocento.core.views import Data as View
from quattrocento.games.princes.cards import bonus_value, lift
from quattrocento.games.princes.components import Bonus, Prestige, Profession
from quattrocento.games.princes.muse import princess_parts
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.state import Princes
from quattrocento.games.princes.treasury import means
from quattrocento.games.princes.works import summands


def view_outlook(s: Princes, seat: int) -> View:
    prince = s.princes[seat]
    return {
        "means": means(s, seat),
        "works": [view_work(s, seat, person) for person in sorted(prince.hand)],
        "lift": lift(s, prince, 1),
        "prestige_values": [prestige_value(s, seat, card) for card in sorted(prince.prestige)],
        "open_works": [view_worth(s, seat, person) for _, person in open_persons(s)],
        "princess": view_princess(s, seat) if s.variants.muse else None,
    }


def open_persons(s: Princes) -> list[tuple[int, Profession]]:
    """FLO-27, FLO-32 All persons that lie open, with the seat before which they lie."""
    return [(seat, person) for seat, prince in enumerate(s.princes) for person in prince.table]


def view_open(s: Princes) -> list[View]:
    return [
        {"seat": seat, "profession": person.slug, "wishes": view_wishes(s, person)}
        for seat, person in open_persons(s)
    ]


def view_wishes(s: Princes, person: Profession) -> View:
    """FLO-22, FLO-33 What a person wants."""
    wish = s.edition.wishes[person.index]
    wanted: dict[str, Piece] = {
        "building": wish.building,
        "landscape": wish.landscape,
        "freedom": wish.freedom,
    }
    return {key: piece.slug for key, piece in wanted.items()}


def view_worth(s: Princes, seat: int, person: Profession, more_cards: int = 0) -> View:
    """FLO-33 What a work of this person would be worth at this court now, part by part.

    For one to be recruited too: the recruiting card goes, the person comes (FLO-28).
    """
    parts = summands(s, s.princes[seat], person)
    parts["cards"] += s.edition.work_card * more_cards
    return {"parts": parts, "value": sum(parts.values())}


def view_work(s: Princes, seat: int, person: Profession, more_cards: int = 0) -> View:
    worth = view_worth(s, seat, person, more_cards)
    return {"profession": person.slug, "wishes": view_wishes(s, person), **worth}


def view_princess(s: Princes, seat: int) -> View:
    """FLO-97 What a work of the princess would be worth now."""
    parts = princess_parts(s, s.princes[seat])
    return {"parts": parts, "value": sum(parts.values())}


def look_values(s: Princes, seat: int) -> list[int]:
    """FLO-70, FLO-73 What the cards just drawn would add to a next work, or score now."""
    values = []
    for card in sorted(s.looking):
        if isinstance(card, Bonus):
            values.append(bonus_value(s, s.princes[seat], card, 1))
        elif isinstance(card, Prestige):
            values.append(prestige_value(s, seat, card))
    return values


def look_works(s: Princes, seat: int) -> list[View]:
    """FLO-33, FLO-50 What the persons just drawn would create, with one card more at court."""
    persons = [card for card in sorted(s.looking) if isinstance(card, Profession)]
    return [view_work(s, seat, person, 1) for person in persons]
