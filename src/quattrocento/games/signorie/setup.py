"""Setting up, and what must always hold."""

from typing import TypeVar

from quattrocento.core.game import ensure
from quattrocento.core.rng import Rng
from quattrocento.games.signorie.components import (
    BOARD,
    BOARDS,
    BONUSES,
    CITY,
    COLOUR,
    FACE_DOWN,
    FACES,
    HONOURS,
    HOUSE,
    NO_TILE,
    ROW,
    SEX,
    TASK,
    TILES,
    Board,
    Figures,
    Reward,
    Tile,
    field_of,
    figure,
)
from quattrocento.games.signorie.rewards import reset_initiative
from quattrocento.games.signorie.scoring import NEXT_ROUND
from quattrocento.games.signorie.state import SOURCES, Family, Signorie, Variants, crests

T = TypeVar("T")


def setup(seats: int, variants: Variants, edition: Figures, rng: Rng) -> Signorie:
    """SIG-02 to SIG-10 Everything on the table, and the first round to come."""
    order = list(range(seats))
    if variants.order == "random":
        rng.shuffle(order)
    pile, removed = shuffled_tiles(edition, edition.removed[seats], rng)
    s = Signorie(
        seats=seats,
        rng=rng,
        agenda=[NEXT_ROUND],
        answers={},
        log=None,
        ply=0,
        revealed=0,
        edition=edition,
        variants=variants,
        boards=(),
        families=[new_family(edition, order.index(seat)) for seat in range(seats)],
        round=0,
        order=tuple(order),
        initiative=[],
        arrivals=[],
        rewards=drawn_rewards(edition, rng),
        pool=[0] * (len(COLOUR) * FACES),
        tasks=tuple(TASK),
        in_play=tuple(sorted(drawn(list(CITY), edition.cities[seats], rng))),
        cities=((),) * len(CITY),
        marriage_tiles=(NO_TILE,) * len(CITY),
        mission_tiles=(NO_TILE,) * len(CITY),
        pile=tuple(pile),
        buried=(),
        removed=removed,
        helpers=edition.helpers,
        brides=edition.brides,
    )
    s.boards = dealt_boards(variants.boards()[:seats], rng)
    reset_initiative(s)
    return s


def dealt_boards(wishes: list[str], rng: Rng) -> tuple[Board, ...]:
    """SIG-02 The board that a seat wishes; the others get one of those left, drawn.

    Of two seats that wish the same the earlier one has it. Drawn last, and only if need be: a
    game whose boards are all chosen goes on as one did before there was a choice.
    """
    chosen: list[Board | None] = []
    for wish in wishes:
        board = BOARDS.get(wish)
        chosen.append(None if board in chosen else board)
    rest = [board for board in BOARD if board not in chosen]
    if None in chosen:
        rng.shuffle(rest)
    return tuple([rest.pop() if board is None else board for board in chosen])


def new_family(edition: Figures, place: int) -> Family:
    """SIG-02 to SIG-04 What a player starts with, by place in the first player order."""
    return Family(
        florins=edition.florins + edition.order_florins[place],
        supply=edition.supply.copy(),
        reserve=edition.reserve.copy(),
        pledged=(0,) * len(SEX),
        threshold=edition.threshold,
        brides=0,
        helpers=0,
        dice=(0,) * len(COLOUR),
        passed=False,
        posts=[],
        rows=((),) * len(ROW),
        points=[0] * len(SOURCES),
    )


def drawn(items: list[T], count: int, rng: Rng) -> list[T]:
    rng.shuffle(items)
    return items[:count]


def drawn_rewards(edition: Figures, rng: Rng) -> tuple[Reward, ...]:
    """SIG-06 Bonuses for the first rounds, honours for the last ones."""
    bonuses = drawn(list(BONUSES.values()), edition.bonus_rounds, rng)
    return (*bonuses, *drawn(list(HONOURS.values()), edition.honour_rounds, rng))


def all_tiles(edition: Figures, house: int) -> list[Tile]:
    return [TILES[f"{HOUSE[house].slug}-{value}"] for value in edition.tile_values]


def shuffled_tiles(edition: Figures, count: int, rng: Rng) -> tuple[list[Tile], tuple[Tile, ...]]:
    """SIG-07 The pile, and the tiles of each house that are out of the game."""
    pile: list[Tile] = []
    removed: list[Tile] = []
    for house in HOUSE:
        tiles = all_tiles(edition, house.index)
        rng.shuffle(tiles)
        removed += tiles[:count]
        pile += tiles[count:]
    rng.shuffle(pile)
    return pile, tuple(removed)


def check(s: Signorie) -> None:
    """SIG-03, SIG-07, SIG-08, SIG-10 Figures, tiles, dice, discs and brides are conserved."""
    for seat in range(s.seats):
        check_family(s, seat)
    check_tiles(s)
    edition = s.edition
    hired = sum(family.helpers.bit_count() for family in s.families)
    ensure(s.helpers >= 0 and s.helpers + hired == edition.helpers, f"{s.helpers} helpers left")
    married = sum(family.brides for family in s.families)
    ensure(s.brides >= 0 and s.brides + married == edition.brides, f"{s.brides} brides left")
    ensure(sorted(s.tasks) == TASK, f"tasks {s.tasks}")
    ensure(sorted(s.order) == sorted(s.arrivals) == list(range(s.seats)), f"order {s.order}")
    if s.agenda and any(s.pool):
        for colour in COLOUR:
            dice = sum(s.pool[colour.index * FACES : (colour.index + 1) * FACES])
            dice += sum(family.dice[colour.index] > 0 for family in s.families)
            ensure(dice == edition.dice[s.seats], f"{dice} {colour} dice")
    for city in CITY:
        figures = s.cities[city.index]
        ensure(not figures or city in s.in_play, f"figures in {city}, which is out")
        ensure(len(figures) <= len(edition.spaces[city.index]), f"{city} is overfull")


def check_family(s: Signorie, seat: int) -> None:
    family, edition = s.families[seat], s.edition
    ensure(family.florins >= 0, f"seat {seat} has {family.florins} florins")
    ensure(min(family.supply + family.reserve + list(family.pledged)) >= 0, "fewer than no figures")
    for sex in SEX:
        index = sex.index
        count = family.supply[index] + family.reserve[index] + family.pledged[index]
        count += sum(figures.count(figure(seat, sex)) for figures in s.cities)
        count += 0 if index else len(family.posts)
        ensure(
            count == edition.supply[index] + edition.reserve[index], f"seat {seat}: {count} {sex}"
        )
    ensure(all(field_of(at) <= len(edition.career_points) for at in family.posts), "above the top")
    ensure(0 <= s.initiative[seat] < len(edition.initiative), f"disc of {seat} is off the track")
    ensure(sum(value > 0 for value in family.dice) <= edition.most_dice, f"dice {family.dice}")
    for row in ROW:
        for house in HOUSE:
            laid = sum(tile.house == house.index for tile in family.rows[row.index])
            wanted = crests(s, seat, row.index)[house.index]
            ensure(laid <= wanted, f"seat {seat}: {laid} of {house} beside {row}")


def check_tiles(s: Signorie) -> None:
    laid = [tile for family in s.families for row in family.rows for tile in row]
    ensure(laid.count(FACE_DOWN) == len(s.buried), "face-down tiles and their fronts differ")
    seen = [*laid, *s.marriage_tiles, *s.mission_tiles, *s.pile, *s.buried, *s.removed]
    found = sorted(tile for tile in seen if tile.house >= 0)
    every = sorted(tile for house in HOUSE for tile in all_tiles(s.edition, house.index))
    ensure(found == every, "tiles are lost or doubled")
