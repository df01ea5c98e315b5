"""What each seat sees, and what it could imagine: all secrecy of the game."""

from quattrocento.core.pieces import label
from quattrocento.core.rng import Rng
from quattrocento.core.state import NOBODY, imagine_answers
from quattrocento.games.princes.board import SIDE
from quattrocento.games.princes.building import building_price, mask_cells
from quattrocento.games.princes.cards import bonus_value, empty_cells, lift
from quattrocento.games.princes.components import (
    BONUS_DECK,
    DECKS,
    PERSONS_DECK,
    PRESTIGE_DECK,
    Bonus,
    Card,
    Deck,
    Prestige,
    Profession,
)
from quattrocento.games.princes.decisions import Selection
from quattrocento.games.princes.forecast import (
    look_values,
    look_works,
    open_persons,
    view_open,
    view_princess,
    view_work,
    view_worth,
)
from quattrocento.games.princes.grounds import walls
from quattrocento.games.princes.prestige import prestige_value
from quattrocento.games.princes.public import (
    laid_tile,
    neighbour,
    phase,
    seats_in,
    slugs,
    view_auction,
    view_courtship,
    view_offer,
    view_outlines,
    view_supply,
    view_tiles,
    view_turns,
)
from quattrocento.games.princes.scoring import best_seats
from quattrocento.games.princes.state import (
    Princes,
    cards_on_table,
    east_of,
    minimum,
    palazzo,
    west_of,
)
from quattrocento.games.princes.treasury import means
from quattrocento.games.princes.views import DeckView, OwnView, PrincesView, PrinceView
from quattrocento.games.princes.works import Performance

TRIES = 100


def looker(s: Princes) -> int:
    """The seat that holds the cards just drawn."""
    for step in reversed(s.agenda):
        if isinstance(step, Selection) and s.looking:
            return step.seat
    return NOBODY


def view(s: Princes, seat: int | None) -> PrincesView:
    """FLO-09 Hands, bonus and prestige cards are secret, and money where the table wants it so."""
    looks = seat is not None and looker(s) == seat
    tile = laid_tile(s)
    return PrincesView(
        game="princes",
        seat=seat,
        phase=phase(s),
        round=s.round,
        rounds=len(s.edition.minimum),
        minimum=minimum(s) if s.round else None,
        first=s.first,
        best=best_seats(s),
        muse=s.variants.muse,
        cooperative=s.variants.cooperative,
        side=SIDE,
        supply=view_supply(s),
        auction=view_auction(s),
        courtship=view_courtship(s) if s.variants.muse else None,
        actions=s.actions,
        brought=s.brought,
        introduced=s.introduced,
        offered=seats_in(s, s.offered),
        spent=slugs(s.spent),
        looking=slugs(s.looking) if looks else None,
        looking_values=look_values(s, seat) if looks and seat is not None else None,
        looking_works=look_works(s, seat) if looks and seat is not None else None,
        looked_at=len(s.looking),
        looked_deck=looked_deck(s).slug if s.looking else None,
        piles={deck.slug: view_pile(s, deck.index, seat) for deck in DECKS.values()},
        tiles=view_outlines(s),
        palazzo=mask_cells(palazzo(s.edition, s.variants)),
        laying=None if tile is None else label(tile),
        turns=None if tile is None else view_turns(s, tile),
        offer=view_offer(s),
        open=view_open(s),
        own=None if seat is None else view_own(s, seat),
        princes=[view_prince(s, other, seat) for other in range(s.seats)],
        answered=sorted(s.answers),
        over=s.over,
    )


def view_pile(s: Princes, index: int, seat: int | None) -> DeckView:
    """A pile from its top down, with the cards that this seat has put there itself."""
    bit = 0 if seat is None else 1 << seat
    pairs = zip(s.decks[index], s.seen[index], strict=True)
    known = [card.slug if seen & bit else None for card, seen in pairs]
    known.reverse()
    return DeckView(cards=len(known), known=known)


def view_own(s: Princes, seat: int) -> OwnView:
    prince = s.princes[seat]
    bonuses, prestige = sorted(prince.bonuses), sorted(prince.prestige)
    return OwnView(
        florins=prince.florins,
        means=means(s, seat),
        hand=slugs(prince.hand),
        works=[view_work(s, seat, person) for person in sorted(prince.hand)],
        lift=lift(s, prince, 1),
        bonuses=[card.slug for card in bonuses],
        bonus_values=[bonus_value(s, prince, card, 1) for card in bonuses],
        prestige=[card.slug for card in prestige],
        prestige_values=[prestige_value(s, seat, card) for card in prestige],
        open_works=[view_worth(s, seat, person) for _, person in open_persons(s)],
        princess=view_princess(s, seat) if s.variants.muse else None,
        returned=None if prince.returned is None else prince.returned.slug,
    )


def view_prince(s: Princes, other: int, seat: int | None) -> PrinceView:
    prince = s.princes[other]
    open_money = s.variants.open_money or other == seat or s.over
    return PrinceView(
        seat=other,
        points=prince.points,
        florins=prince.florins if open_money else None,
        means=means(s, other) if open_money else None,
        hand=len(prince.hand),
        known=slugs(prince.known),
        recruiting=prince.recruiting,
        table=[profession.slug for profession in prince.table],
        left=prince.left,
        works=cards_on_table(prince),
        bonuses=len(prince.bonuses),
        prestige=len(prince.prestige),
        prestige_cards=slugs(prince.prestige) if s.scored else None,
        freedoms=slugs(prince.freedoms),
        jesters=prince.jesters,
        builders=prince.builders,
        building_price=building_price(s, other),
        buildings=view_tiles(prince.buildings, prince.sites),
        landscapes=view_tiles(prince.landscapes, prince.grounds),
        walls=mask_cells(walls(s, prince) & ~prince.covered),
        empty=empty_cells(s, prince),
        west=neighbour(west_of(s, other)),
        east=neighbour(east_of(s, other)),
        character=None if prince.character is None else prince.character.slug,
        value=prince.value,
    )


def imagine(s: Princes, seat: int, rng: Rng) -> Princes:
    """Deal what this seat cannot see anew, in the same quantities.

    Money follows from public events, so it stays even where the view hides it.
    """
    dream = s.clone()
    dream.log = None
    for index in range(len(DECKS)):
        redeal(dream, index, seat, rng)
    imagine_returned(dream, seat, rng)
    dream.rng = rng.child("imagined")
    imagine_answers(dream, seat, rng)
    return dream


def redeal(s: Princes, index: int, seat: int, rng: Rng) -> None:
    """Shuffle all cards of one kind whose place this seat does not know."""
    others = [other for other in range(s.seats) if other != seat]
    bit = 1 << seat
    hidden_look = looker(s) not in (seat, NOBODY) and looked_deck(s).index == index
    slots = [place for place, seen in enumerate(s.seen[index]) if not seen & bit]
    returned = s.princes[seat].returned if index == PERSONS_DECK.index else None
    pool = [s.decks[index][place] for place in slots if s.decks[index][place] is not returned]
    for other in others:
        pool += unseen(s, other, index)
    if hidden_look:
        pool += s.looking
    pool.sort()
    rng.shuffle(pool)
    for other in others:
        size = len(unseen(s, other, index))
        if index == BONUS_DECK.index:
            respect_performance(s, other, size, pool, rng)
        give(s, other, index, take(pool, size))
    if hidden_look:
        s.looking = tuple(take(pool, len(s.looking)))
    if returned is not None:
        pool.insert(rng.below(len(pool) + 1), returned)
    cards = list(s.decks[index])
    for place, card in zip(slots, pool, strict=True):
        cards[place] = card
    s.decks[index] = tuple(cards)


def imagine_returned(s: Princes, seat: int, rng: Rng) -> None:
    """FLO-05 Each of the others has returned some card of the pile, of which it knows no more."""
    persons, seen = s.decks[PERSONS_DECK.index], s.seen[PERSONS_DECK.index]
    taken = [s.princes[seat].returned]
    for other, prince in enumerate(s.princes):
        if other != seat and prince.returned is not None:
            possible = [
                card
                for card, knowers in zip(persons, seen, strict=True)
                if card not in taken and not knowers >> other & 1
            ]
            card = rng.pick(possible)
            assert isinstance(card, Profession)
            prince.returned = card
            taken.append(card)


def looked_deck(s: Princes) -> Deck:
    """The pile from which the cards were drawn."""
    card = s.looking[0]
    if isinstance(card, Profession):
        return PERSONS_DECK
    return BONUS_DECK if isinstance(card, Bonus) else PRESTIGE_DECK


def unseen(s: Princes, other: int, index: int) -> list[Card]:
    """The cards of this kind that the others cannot see in a hand."""
    prince = s.princes[other]
    if index == PERSONS_DECK.index:
        return [card for card in prince.hand if card not in prince.known]
    if index == BONUS_DECK.index:
        return list(prince.bonuses)
    return [] if s.scored else list(prince.prestige)


def take(pool: list[Card], size: int) -> list[Card]:
    start = len(pool) - size
    taken = pool[start:]
    del pool[start:]
    return taken


def give(s: Princes, other: int, index: int, cards: list[Card]) -> None:
    prince = s.princes[other]
    if index == PERSONS_DECK.index:
        dealt = [card for card in cards if isinstance(card, Profession)]
        prince.hand = (*prince.known, *dealt)
    elif index == BONUS_DECK.index:
        prince.bonuses = tuple([card for card in cards if isinstance(card, Bonus)])
    elif not s.scored:
        prince.prestige = tuple([card for card in cards if isinstance(card, Prestige)])


def respect_performance(s: Princes, seat: int, size: int, pool: list[Card], rng: Rng) -> None:
    """FLO-34 Who has begun a work holds bonus cards that can lift it to the minimum."""
    need = 0
    for step in s.agenda:
        if isinstance(step, Performance) and step.seat == seat:
            need = minimum(s) - step.value
    if need <= 0:
        return
    prince = s.princes[seat]
    for _ in range(TRIES):
        give(s, seat, BONUS_DECK.index, pool[len(pool) - size :])
        if lift(s, prince) >= need:
            return
        rng.shuffle(pool)
    pool.sort(key=lambda card: worth(s, seat, card))


def worth(s: Princes, seat: int, card: Card) -> int:
    prince = s.princes[seat]
    give(s, seat, BONUS_DECK.index, [card])
    return lift(s, prince)
