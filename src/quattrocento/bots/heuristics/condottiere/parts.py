"""The judgement of Condottiere in its parts: cities, the realm, the hand, and the battle."""

from quattrocento.bots.heuristics.condottiere.heuristic import HEURISTIC
from quattrocento.bots.heuristics.condottiere.move_priors import power
from quattrocento.bots.heuristics.parts import Breakdown, Part
from quattrocento.games.condottiere.battle import ScarecrowStands, Turn
from quattrocento.games.condottiere.realm import largest_group, realm, target
from quattrocento.games.condottiere.state import Condottiere


def parts(s: Condottiere) -> list[list[Part]]:
    """By seat; each seat's parts add up to its estimate."""
    hopes = [0.0] * s.seats
    if isinstance(s.agenda[-1], (Turn, ScarecrowStands)):
        HEURISTIC.add_battle(s, hopes)
    return [parts_of(s, seat, hopes[seat]) for seat in range(s.seats)]


def parts_of(s: Condottiere, seat: int, hope: float) -> list[Part]:
    mask = realm(s, seat)
    count = mask.bit_count()
    cities = HEURISTIC.per_city * count
    cards = s.edition.base + s.edition.per_city * count
    strength = power(s, seat)
    joined = {"group": float(largest_group(s, seat)), "need": float(target(s))}
    held = {"cards": float(sum(s.captains[seat].hand)), "strength": strength}
    token = HEURISTIC.token if seat == s.condottiere else 0.0
    return [
        Part("cities", cities, {"cities": float(count), "dealt": float(cards)}),
        Part("realm", HEURISTIC.land(s, mask) - cities, joined),
        Part("hand", HEURISTIC.per_power * strength, held),
        Part("condottiere", token),
        Part("battle", hope),
    ]


BREAKDOWN = Breakdown(parts, HEURISTIC.finish_turn)
