"""What must always hold is noticed when it does not; clones and views leave the game alone."""

from collections.abc import Callable

import pytest

from quattrocento.core.game import Broken
from quattrocento.core.playout import playout
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games.signorie import GAME
from quattrocento.games.signorie.components import (
    CAREER,
    CITY,
    FACE_DOWN,
    MAN,
    NO_TILE,
    TILES,
    WOMAN,
    figure,
    post,
)
from quattrocento.games.signorie.invariants import check
from quattrocento.games.signorie.state import Signorie, replaced
from quattrocento.games.signorie.view import view
from quattrocento.games.signorie.views import OfferedTileView, PeopleView, SettlerView
from tests.games.signorie.scenes import (
    crowd,
    lay_tile,
    place_men,
    scene,
    set_dice,
    set_row,
    start,
)

Spoil = Callable[[Signorie], None]


def overfill(s: Signorie) -> None:
    """A ninth man in a city; he came from the supply, so that nobody is missing."""
    city = s.in_play[0].index
    s.cities = replaced(s.cities, city, (figure(0, MAN),) * 9)
    s.families[0].supply[0], s.families[0].reserve[0] = 3, 0


def settle_outside(s: Signorie) -> None:
    city = next(city for city in CITY if city not in s.in_play)
    s.cities = replaced(s.cities, city.index, (figure(1, WOMAN),))
    s.families[1].supply[1] -= 1


def climb_off(s: Signorie) -> None:
    s.families[0].supply[0] -= 1
    s.families[0].posts = [post(CAREER[0], 10)]


def exchange_tiles(s: Signorie) -> None:
    s.pile = (s.pile[0], s.pile[0], *s.pile[2:])


def lay_a_third_crest(s: Signorie) -> None:
    s.families[0].rows = replaced(s.families[0].rows, 3, (s.pile[-1], s.pile[-1]))
    s.pile = s.pile[:-1]


def change(family: int = 0, **values: object) -> Spoil:
    def spoil(s: Signorie) -> None:
        for name, value in values.items():
            setattr(s.families[family], name, value)

    return spoil


def on_table(**values: object) -> Spoil:
    def spoil(s: Signorie) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return spoil


SPOILT: dict[str, tuple[Spoil, str]] = {
    "debts": (change(florins=-1), "seat 0 has -1 florins"),
    "no figure twice": (change(supply=[-1, 3], reserve=[13, 8]), "fewer than no figures"),
    "no pledge below": (change(supply=[5, 3], pledged=(-1, 0)), "fewer than no figures"),
    "a man too many": (change(supply=[5, 3]), "seat 0: 13 man"),
    "a woman pledged": (change(pledged=(0, 1)), "seat 0: 12 woman"),
    "a woman lost": (change(1, reserve=[8, 7]), "seat 1: 10 woman"),
    "a man in a career": (change(posts=[0]), "seat 0: 13 man"),
    "above the top": (climb_off, "above the top"),
    "a disc beyond": (on_table(initiative=[7, 0]), "disc of 0 is off the track"),
    "a disc below": (on_table(initiative=[0, -1]), "disc of 1 is off the track"),
    "five dice": (change(dice=(1, 1, 1, 1, 1)), "dice"),
    "a third crest": (lay_a_third_crest, "seat 0: 2 of"),
    "helpers": (on_table(helpers=47), "47 helpers left"),
    "helpers below": (on_table(helpers=-1), "-1 helpers left"),
    "a helper too many": (change(helpers=1), "48 helpers left"),
    "brides": (on_table(brides=15), "15 brides left"),
    "a bride too many": (change(brides=1), "16 brides left"),
    "order": (on_table(order=(0, 0)), "order"),
    "arrivals": (on_table(arrivals=[1, 1]), "order"),
    "a die lost": (on_table(pool=[0] * 29 + [1]), "0 yellow dice"),
    "a city out": (settle_outside, "which is out"),
    "a full city": (overfill, "overfull"),
    "tiles": (exchange_tiles, "tiles are lost or doubled"),
    "a face-down tile": (change(rows=((FACE_DOWN,), (), (), ())), "face-down tiles"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_cannot_be_is_noticed(what: str) -> None:
    """SIG-03, SIG-07, SIG-08, SIG-10"""
    spoil, complaint = SPOILT[what]
    s = start(2, order="seats")
    check(s)
    spoil(s)
    with pytest.raises(Broken, match=complaint):
        check(s)


def test_doubled_tasks_are_noticed() -> None:
    """SIG-17"""
    s = start(2)
    s.tasks = (s.tasks[1], *s.tasks[1:])
    with pytest.raises(Broken, match="tasks"):
        check(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_hold_together(seats: int) -> None:
    """SIG-03, SIG-07, SIG-08, SIG-10"""
    s, rng = start(seats, "whole"), Rng(seed_key("whole"))
    while not s.over:
        playout(s, rng, limit=1)
        check(s)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_clone_goes_its_own_way(seats: int) -> None:
    """Nothing that happens to a clone happens to the game."""
    s, rng = start(seats, "clones"), Rng(seed_key("clones"))
    while not s.over:
        before = dump(GAME, s)
        twin = s.clone()
        assert dump(GAME, twin) == before
        playout(twin, rng.clone(), limit=6)
        assert dump(GAME, s) == before
        playout(s, rng, limit=7)


# views


def test_the_view_of_a_city() -> None:
    """SIG-15, SIG-18"""
    s = scene("")
    crowd(s, "roma", 3)
    crowd(s, "milano", 8)
    lay_tile(s, "roma", marriage="este-5", mission="medici-3")
    s.in_play = tuple(city for city in CITY if city.slug != "venezia")
    cities = view(s, 0).cities
    assert cities["roma"].lowest == 2
    assert cities["roma"].figures == [SettlerView(seat=1, sex="man")] * 3
    assert cities["roma"].spaces == [1, 1, 2, 2, 3, 3, 4, 4]
    assert cities["roma"].marriage == OfferedTileView(
        tile="este-5", house="este", points=5, fits=[["marriage"], ["marriage"]]
    )
    assert cities["roma"].mission.house == "medici"
    assert cities["roma"].mission.fits == [["church"], ["politics", "military"]]
    assert cities["milano"].lowest is None
    assert cities["milano"].mission.house is None
    assert (cities["milano"].in_play, cities["venezia"].in_play) == (True, False)


def test_the_view_of_the_table() -> None:
    """SIG-06, SIG-16, SIG-17"""
    s = scene("yellow 1 6 6, red 2", tasks={"red woman": "purse"})
    seen = view(s, 1)
    assert (seen.seat, seen.round, seen.rounds) == (1, 1, 7)
    assert seen.dice["yellow"] == [1, 6, 6]
    assert (seen.dice["red"], seen.dice["grey"]) == ([2], [])
    assert seen.tasks["red"].woman == "purse"
    assert len(seen.rewards) == 7
    assert list(seen.honours) == seen.rewards[5:]
    assert (seen.pile, seen.helpers, seen.brides) == (42, 48, 16)


def test_the_view_of_a_family() -> None:
    """SIG-02, SIG-34, SIG-62"""
    s = scene("")
    family = s.families[1]
    family.pledged, family.brides, family.threshold = (1, 2), 3, 22
    family.points[0], family.points[3] = 4, 5
    place_men(s, 1, "politics-2 church-7 church-9")
    set_dice(s, 1, [0, 4, 5])
    set_row(s, 1, "church", "sforza-3 face-down")
    set_row(s, 1, "military", "medici-2 este-4")
    seen = view(s, 0).families[1]
    assert (seen.board, seen.points, seen.florins) == ("red", 9, 10)
    assert seen.pledged == PeopleView(man=1, woman=2)
    assert (seen.supply, seen.reserve) == (PeopleView(4, 3), PeopleView(8, 8))
    assert (seen.sum, seen.threshold, seen.keeps, seen.offspring) == (9, 22, True, 4)
    assert seen.dice == {"yellow": 0, "red": 4, "violet": 5, "grey": 0, "turquoise": 0}
    assert seen.careers == {"politics": [2], "church": [7, 9], "military": []}
    assert seen.careers_worth == 1 + 4 + 6
    church = seen.rows["church"]
    assert [tile.points for tile in church.tiles] == [3, 1]
    assert church.crests == ["sforza", "borgia", "montefeltro", "montefeltro"]
    assert church.lacks == ["borgia", "montefeltro", "montefeltro"]
    assert (church.needs, church.points, church.worth) == (1, 4, 0)
    assert seen.rows["military"].lacks == ["este", "borgia"]


def test_imagined_tiles_are_those_unseen() -> None:
    """SIG-07, SIG-57"""
    s = start(3, "imagined")
    s.buried, s.pile = s.pile[:2], s.pile[2:]
    dream = GAME.imagine(s, 0, Rng(seed_key("dream")))
    assert isinstance(dream, Signorie)
    assert dream.log is None
    unseen = sorted([*s.pile, *s.buried, *s.removed])
    assert sorted([*dream.pile, *dream.buried, *dream.removed]) == unseen
    assert (len(dream.buried), len(dream.removed)) == (2, 6)
    assert {tile.house for tile in dream.removed} == set(range(6))
    assert dream.pile != s.pile
    assert NO_TILE not in unseen
    assert set(unseen) <= set(TILES.values())


def test_every_unseen_tile_may_lie_anywhere() -> None:
    """SIG-07: on top of the pile, face down on a board, or out of the game"""
    s = start(3, "anywhere")
    s.buried, s.pile = s.pile[:1], s.pile[1:]
    dreams = [GAME.imagine(s, 0, Rng(seed_key(f"dream {n}"))) for n in range(400)]
    found = [dream for dream in dreams if isinstance(dream, Signorie)]
    unseen = {*s.pile, *s.buried, *s.removed}
    assert {dream.pile[-1] for dream in found} == unseen
    assert {dream.buried[0] for dream in found} == unseen
    assert {tile for dream in found for tile in dream.removed} == unseen
