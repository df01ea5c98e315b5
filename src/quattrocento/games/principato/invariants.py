"""What must always hold."""

from collections import Counter

from quattrocento.core.game import ensure
from quattrocento.games.principato.components import GOAL
from quattrocento.games.principato.state import Principality, Principato
from quattrocento.games.principato.turns import Action


def check(s: Principato) -> None:
    """PRI-02 Every tile, cube, card and goal is in exactly one place, within its limits."""
    check_tiles(s)
    check_cubes(s)
    check_cards(s)
    for p in s.principalities:
        check_storage(s, p)


def check_tiles(s: Principato) -> None:
    supply = s.edition.supply
    all_p = s.principalities
    land = s.land + sum(p.fields + p.farms for p in all_p)
    city = s.city + sum(p.palazzi + p.banks for p in all_p)
    units = s.units + sum(p.militias + p.condottieri for p in all_p)
    catapults = s.catapults + sum(p.catapults for p in all_p)
    ensure(min(s.land, s.city, s.units, s.catapults, *s.works) >= 0, "a pool is overdrawn")
    ensure(land == supply["land"], f"{land} fields and farms")
    ensure(city == supply["city"], f"{city} palazzi and banks")
    ensure(units == supply["units"], f"{units} units")
    ensure(catapults == supply["catapults"], f"{catapults} catapults")
    for place, work in enumerate(s.edition.works):
        count = s.works[place] + sum(p.works[place] for p in all_p)
        ensure(count == work.count, f"{count} tiles of {work}")


def check_cubes(s: Principato) -> None:
    supply = s.edition.supply
    all_p = s.principalities
    food = s.food + sum(p.food + p.militia_food for p in all_p)
    money = s.money + sum(p.money + p.condottiere_money for p in all_p)
    favour = s.favour + sum(p.favour + p.militia_favour + p.condottiere_favour for p in all_p)
    ensure(min(s.food, s.money, s.favour) >= 0, "the supply of cubes is overdrawn")
    ensure(food == supply["food"], f"{food} food")
    ensure(money == supply["money"], f"{money} money")
    ensure(favour == supply["favour"], f"{favour} favours")


def check_storage(s: Principato, p: Principality) -> None:
    """PRI-04, PRI-21 Storage holds no more than it can; everyone has two cards."""
    ensure(0 <= p.food <= s.edition.farm * p.farms, f"{p.food} food in {p.farms} farms")
    ensure(0 <= p.money <= s.edition.bank * p.banks, f"{p.money} money in {p.banks} banks")
    ensure(0 <= p.favour <= s.edition.church, f"{p.favour} favours in the church")
    ensure(0 <= p.militia_food + p.militia_favour <= p.militias, "too many cubes on militias")
    on_condottieri = p.condottiere_money + p.condottiere_favour
    ensure(0 <= on_condottieri <= p.condottieri, "too many cubes on condottieri")
    ensure(len(p.cards) == 2, f"{len(p.cards)} cards")
    ensure(p.military >= 0, "military points are never lost")


def check_cards(s: Principato) -> None:
    """PRI-07, PRI-09, PRI-11 All cards are there; PRI-28 every action finds a full display."""
    there = Counter([card.slug for card in s.display + s.stack + s.box])
    for stack in s.coming:
        there.update([card.slug for card in stack])
    goals = Counter([goal.slug for goal in s.spare_goals])
    for p in s.principalities:
        there.update([card.slug for card in p.cards])
        goals.update([goal.slug for goal in p.goals])
    wanted = Counter([card.slug for cards in s.edition.start_cards for card in cards])
    for stack in s.edition.stacks[s.seats]:
        wanted.update([card.slug for card in stack])
    ensure(there == wanted, f"cards {there - wanted} too many, {wanted - there} missing")
    ensure(goals == Counter([goal.slug for goal in GOAL]), f"goals {goals}")
    ensure(len(s.coming) == 3 - s.year, f"{len(s.coming)} stacks in year {s.year}")
    if s.agenda and isinstance(s.agenda[-1], Action):
        open_cards = s.edition.display[s.seats]
        ensure(len(s.display) == open_cards, f"{len(s.display)} of {open_cards} cards are open")
