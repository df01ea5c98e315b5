"""Missions, marriages, and the alliance tiles that they bring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.core.moves import Move
from quattrocento.core.steps import Choice, FreeChoice, Refusal, Step
from quattrocento.games.signorie.careers import distinct
from quattrocento.games.signorie.components import (
    CITY,
    FACE_DOWN,
    HOUSE,
    MAN,
    MARRIAGE,
    NO_TILE,
    ROW,
    WOMAN,
    City,
    Meaning,
    Occasion,
    Row,
    Sex,
    Tile,
    field_of,
    figure,
    post,
)
from quattrocento.games.signorie.effects import SEATS, enough, supply_after
from quattrocento.games.signorie.moves import LAY, MARRY, SEND, Lay, Marry, Send
from quattrocento.games.signorie.state import (
    MARRIAGES,
    MISSIONS,
    NEVER,
    Signorie,
    cheapest_space,
    crests,
    gain_points,
    lowest_space,
    replaced,
)


def fits(s: Signorie, seat: int, row: int, tile: Tile) -> bool:
    """SIG-55 Whether a row still lacks the crest of a tile among its face-up tiles."""
    if tile is NO_TILE:
        return False
    laid = 0
    for other in s.families[seat].rows[row]:
        if other.house == tile.house:
            laid += 1
    return laid < crests(s, seat, row)[tile.house]


def lay(s: Signorie, seat: int, row: Row, tile: Tile) -> None:
    """SIG-56 A tile once laid stays."""
    family = s.families[seat]
    family.rows = replaced(family.rows, row.index, (*family.rows[row.index], tile))
    if s.log is None:
        return
    if tile is FACE_DOWN:
        s.tell("lays", seat, row=row)
    else:
        s.tell("allies", seat, row=row, house=HOUSE[tile.house], points=tile.value)


def settle_in(s: Signorie, seat: int, sex: Sex, city: City) -> None:
    """SIG-18, SIG-47 A figure goes to the lowest free space, and stays."""
    figures = (*s.cities[city.index], figure(seat, sex))
    s.cities = replaced(s.cities, city.index, figures)


def why_closed(s: Signorie, move: Move, city: City) -> Refusal | None:
    """SIG-09, SIG-18 Nobody goes to a city that is out of the game, or full."""
    if city not in s.in_play:
        return Refusal(move, "SIG-09", "city-out", {"city": city})
    if lowest_space(s, city) == NEVER:
        return Refusal(move, "SIG-18", "city-full", {"city": city})
    return None


# missions


def best_rank(s: Signorie, seat: int) -> int:
    """SIG-45 The highest rank of a family's men in careers; 0 without any."""
    highest = 0
    for place in s.families[seat].posts:
        highest = max(highest, field_of(place))
    return s.edition.ranks[highest - 1] if highest else 0


def send(s: Signorie, seat: int, move: Send) -> None:
    """SIG-45 The man leaves his career for a city, with its points and perhaps a tile."""
    city = move.city.index
    s.families[seat].posts.remove(post(move.career, move.field))
    settle_in(s, seat, MAN, move.city)
    if s.log is not None:
        s.tell("sends", seat, career=move.career, field=move.field, city=move.city)
    gain_points(s, seat, s.edition.career_points[move.field - 1], MISSIONS)
    tile = s.mission_tiles[city]
    if fits(s, seat, move.career.index, tile):
        s.mission_tiles = replaced(s.mission_tiles, city, NO_TILE)
        lay(s, seat, ROW[move.career.index], tile)


@dataclass(frozen=True)
class Mission(Choice):
    """SIG-45 Which man goes to which city."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        posts = distinct(s.families[self.seat].posts)
        return [SEND[place][city.index] for place in posts for city in CITY]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        assert isinstance(move, Send)
        city, rank = move.city, s.edition.ranks[move.field - 1]
        closed = why_closed(s, move, city)
        if closed is not None:
            return closed
        space = lowest_space(s, city)
        if space > rank:
            facts = {"city": city, "space": space, "rank": rank}
            return Refusal(move, "SIG-45", "rank-too-low", facts)
        return None

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal, man by man."""
        moves: list[Move] = []
        for place in distinct(s.families[self.seat].posts):
            rank = s.edition.ranks[field_of(place) - 1]
            for city in s.in_play:
                if lowest_space(s, city) <= rank:
                    moves.append(SEND[place][city.index])
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Send)
        send(s, self.seat, move)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Send)
        tile = s.mission_tiles[move.city.index]
        return {
            "space": lowest_space(s, move.city),
            "points": s.edition.career_points[move.field - 1],
            "tile": tile.slug if fits(s, self.seat, move.career.index, tile) else "",
        }


class SendMen(Meaning):
    """SIG-45 Missions."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        posts = s.families[occasion.seat].posts
        if not posts or cheapest_space(s) > best_rank(s, occasion.seat):
            return NEVER
        return enough(len(posts), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        if amount * times == 1:
            s.then(MISSION[occasion.seat])
        else:
            s.then(Missions(occasion.seat, amount * times))

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        if not s.families[occasion.seat].posts:
            return Refusal(move, "SIG-45", "no-man-in-career")
        if cheapest_space(s) == NEVER:
            return Refusal(move, "SIG-18", "cities-full")
        return Refusal(move, "SIG-45", "no-city-in-rank")


@dataclass(frozen=True)
class Missions(Step):
    """One mission after the other, while one can be carried out."""

    seat: int
    left: int

    def run(self, s: Signorie) -> None:
        if self.left and cheapest_space(s) <= best_rank(s, self.seat):
            s.then(MISSION[self.seat], Missions(self.seat, self.left - 1))


# marriages


def marry(s: Signorie, seat: int, move: Marry) -> None:
    """SIG-46 The woman goes to a city with her dowry, for points and perhaps a tile."""
    city = move.city.index
    family = s.families[seat]
    family.supply[WOMAN.index] -= 1
    family.florins -= move.dowry
    settle_in(s, seat, WOMAN, move.city)
    if s.log is not None:
        s.tell("marries", seat, city=move.city, dowry=move.dowry)
    gain_points(s, seat, move.dowry * s.edition.dowry_points, MARRIAGES)
    tile = s.marriage_tiles[city]
    if fits(s, seat, MARRIAGE.index, tile):
        s.marriage_tiles = replaced(s.marriage_tiles, city, NO_TILE)
        lay(s, seat, MARRIAGE, tile)


@dataclass(frozen=True)
class Wedlock(Choice):
    """SIG-46 To which city a woman is married, and with which dowry."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return [move for dowries in MARRY for move in dowries]

    def why_not(self, s: Signorie, move: Move) -> Refusal | None:
        assert isinstance(move, Marry)
        city, dowry, most = move.city, move.dowry, s.edition.highest_dowry
        closed = why_closed(s, move, city)
        if closed is not None:
            return closed
        if dowry > most:
            return Refusal(move, "SIG-46", "dowry-too-high", {"most": most})
        space = lowest_space(s, city)
        if dowry < space:
            return Refusal(move, "SIG-46", "dowry-too-small", {"city": city, "space": space})
        if dowry > s.families[self.seat].florins:
            return Refusal(move, "SIG-46", "too-few-florins", {"cost": dowry})
        return None

    def legal_moves(self, s: Signorie) -> Sequence[Move]:
        """The same as the candidates without a refusal, which most dowries have."""
        most = min(s.edition.highest_dowry, s.families[self.seat].florins)
        moves: list[Move] = []
        for city in s.in_play:
            moves += MARRY[city.index][lowest_space(s, city) : most + 1]
        return moves

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Marry)
        marry(s, self.seat, move)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Marry)
        tile = s.marriage_tiles[move.city.index]
        return {
            "cost": move.dowry,
            "points": move.dowry * s.edition.dowry_points,
            "tile": tile.slug if fits(s, self.seat, MARRIAGE.index, tile) else "",
        }


class MarryWomen(Meaning):
    """SIG-46 Marriages."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        """SIG-46 The smallest dowry that will do."""
        if enough(supply_after(s, WOMAN, occasion), amount, times):
            return NEVER
        return cheapest_space(s)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        if amount * times == 1:
            s.then(WEDLOCK[occasion.seat])
        else:
            s.then(Marriages(occasion.seat, amount * times))

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        if supply_after(s, WOMAN, occasion) <= 0:
            return Refusal(move, "SIG-46", "no-woman")
        if cheapest_space(s) == NEVER:
            return Refusal(move, "SIG-18", "cities-full")
        return Refusal(move, "SIG-46", "no-dowry")


@dataclass(frozen=True)
class Marriages(Step):
    """One marriage after the other, while one can be paid for."""

    seat: int
    left: int

    def run(self, s: Signorie) -> None:
        family = s.families[self.seat]
        if self.left and family.supply[WOMAN.index] and cheapest_space(s) <= family.florins:
            s.then(WEDLOCK[self.seat], Marriages(self.seat, self.left - 1))


# face-down tiles


class LayFaceDown(Meaning):
    """SIG-57 Face-down tiles."""

    def price(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> int:
        """SIG-66 When the pile has run out there are none to be had."""
        return enough(len(s.pile), amount, times)

    def perform(self, s: Signorie, amount: int, times: int, occasion: Occasion) -> None:
        count = min(amount * times, len(s.pile))
        s.then_all([ALLIANCE[occasion.seat]] * count)

    def obstacle(self, s: Signorie, move: Move, occasion: Occasion) -> Refusal:
        return Refusal(move, "SIG-66", "no-tiles")


@dataclass(frozen=True)
class Alliance(FreeChoice):
    """SIG-57 Beside which row a face-down tile is laid."""

    def candidates(self, s: Signorie) -> Sequence[Move]:
        return LAY

    def play(self, s: Signorie, move: Move) -> None:
        assert isinstance(move, Lay)
        s.buried = (*s.buried, s.pile[-1])
        s.pile = s.pile[:-1]
        lay(s, self.seat, move.row, FACE_DOWN)

    def preview(self, s: Signorie, move: Move) -> Mapping[str, object]:
        assert isinstance(move, Lay)
        tiles = len(s.families[self.seat].rows[move.row.index]) + 1
        return {"tiles": tiles, "quorum": s.edition.quorum}


MISSION: Final = [Mission(seat) for seat in SEATS]
WEDLOCK: Final = [Wedlock(seat) for seat in SEATS]
ALLIANCE: Final = [Alliance(seat) for seat in SEATS]
