"""The printed figures, one table for each part of the game; the edition says where each is from."""

from quattrocento.core.pieces import Piece
from quattrocento.games.signorie.components import (
    BOARD,
    BONUSES,
    CAREER,
    CITY,
    COLOUR,
    HELPER,
    HONOURS,
    HOUSE,
    ROW,
    TASK,
    Effect,
)
from tests.games.signorie.scenes import edition

# die colour, value of its space, column in which it hires, Signoria action
COLUMNS = """
yellow     1  turquoise  florins 3
red        2  yellow     marriages 1
violet     3  red        offspring 1
grey       4  violet     advance 4
turquoise  5  grey       missions 1
"""

# helper from the top of its column, cost, effect
HELPERS = """
yellow-1     2  figures 1
yellow-2     3  florins 2
yellow-3     4  surplus-points 3
red-1        2  women 1
red-2        2  alliances 1
red-3        4  points 3
violet-1     1  surplus-florins 3
violet-2     2  advance 2
violet-3     4  points 3
grey-1       1  advance 1
grey-2       2  alliances 1
grey-3       5  missions 1
turquoise-1  2  florins 2
turquoise-2  2  alliances 1
turquoise-3  5  marriages 1
"""

# board, row, the crests that it asks for
CRESTS = """
yellow  politics  sforza este borgia borgia
yellow  church    medici medici este montefeltro
yellow  military  sforza gonzaga gonzaga montefeltro
yellow  marriage  medici sforza este gonzaga borgia montefeltro
red     politics  medici sforza gonzaga gonzaga
red     church    sforza borgia montefeltro montefeltro
red     military  medici este este borgia
red     marriage  medici sforza este gonzaga borgia montefeltro
violet  politics  gonzaga borgia montefeltro montefeltro
violet  church    sforza sforza este gonzaga
violet  military  medici medici este borgia
violet  marriage  medici sforza este gonzaga borgia montefeltro
blue    politics  medici este este montefeltro
blue    church    medici gonzaga borgia borgia
blue    military  sforza sforza gonzaga montefeltro
blue    marriage  medici sforza este gonzaga borgia montefeltro
"""

# task, figures that it takes, what each of them does; or what the one figure does
TASKS = """
initiative  1 to 3  initiative 2
threshold   1 to 3  threshold 3
alliance    1 to 3  alliances 1
purse       1 to 3  florins 2
study       1 to 3  study 2
wedding     1       marriages 1
envoy       1       missions 1
nursery     1       offspring 1
recruit     1       recruit 1
cousins     1       opposite 2
"""

# reward tile, effect: nine bonuses and five honours
REWARDS = """
mission   missions 1
alliance  alliances 1
wedding   marriages 1
advance   advance 3
recruit   recruit 2
nursery   offspring 1
twins     men 1, women 1
purse     florins 5
errand    errand 1
brides    per-bride 2
helpers   per-helper 1
cities    per-city 2
envoys    per-envoy 2
wives     per-wife 1
"""

# field of a career from the lowest, points, rank, bonus
CAREERS = """
1   1  1
2   2  1
3   3  2
4   4  2  florins 2
5   5  3
6   7  3
7   9  4  initiative 1
8  11  4
9  13  4
"""

# players, dice of each colour, cities, tiles of each house that are out
PLAYERS = """
2  2  3  2
3  3  4  1
4  4  5  0
"""

# table of the edition, where its figures are from
SOURCES = """
frame       rulebook
family      rulebook
players     rulebook
columns     mixed
helpers     reconstructed
brides      mixed
crests      reconstructed
cities      found
career      reconstructed
initiative  reconstructed
marriage    rulebook
offspring   rulebook
tasks       reconstructed
bonuses     reconstructed
honours     reconstructed
rewards     rulebook
alliances   mixed
"""


def table(text: str) -> list[str]:
    """The lines of a table, one blank between words."""
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def line(*cells: object) -> str:
    return " ".join(" ".join(map(str, cells)).split())


def said(effects: tuple[Effect, ...]) -> str:
    return ", ".join(f"{effect.verb.slug} {effect.amount}" for effect in effects)


def slug(piece: Piece) -> str:
    return piece.slug


def test_the_five_columns() -> None:
    """SIG-25"""
    e = edition()
    found = [
        line(slug(c), e.space_values[i], slug(COLOUR[e.hires[i]]), said(e.signoria[i]))
        for i, c in enumerate(COLOUR)
    ]
    assert found == table(COLUMNS)


def test_the_fifteen_helpers() -> None:
    """SIG-25, SIG-30"""
    e = edition()
    found = [
        line(slug(h), e.helper_costs[h.index], said(e.helper_effects[h.index])) for h in HELPER
    ]
    assert found == table(HELPERS)


def test_the_crests_of_the_four_boards() -> None:
    """SIG-02, SIG-55"""
    crests = edition().crests
    found = [
        line(slug(b), slug(r), *[slug(h) for h in HOUSE for _ in range(counts[h.index])])
        for b in BOARD
        for r, counts in zip(ROW, crests[b.index], strict=True)
    ]
    assert found == table(CRESTS)


def test_the_ten_tasks() -> None:
    """SIG-33"""
    e = edition()
    found = []
    for task in TASK:
        least, most = e.task_least[task.index], e.task_most[task.index]
        count = f"{least} to {most}" if e.task_repeats[task.index] else f"{most}"
        found.append(line(slug(task), count, said(e.task_effects[task.index])))
    assert found == table(TASKS)


def test_figures_for_the_threshold_alone_go_to_its_space() -> None:
    """SIG-34"""
    pledges = edition().task_pledges
    assert [slug(task) for task in TASK if pledges[task.index]] == ["threshold"]


def test_the_nine_bonuses_and_the_five_honours() -> None:
    """SIG-06, SIG-63, SIG-64"""
    tiles = [*BONUSES.values(), *HONOURS.values()]
    effects = edition().reward_effects
    assert [line(slug(tile), said(effects[tile.index])) for tile in tiles] == table(REWARDS)


def test_the_fields_of_a_career() -> None:
    """SIG-43, SIG-45"""
    e = edition()
    fields = zip(e.career_points, e.ranks, e.field_bonuses[1:], strict=True)
    found = [line(n, points, rank, said(b)) for n, (points, rank, b) in enumerate(fields, 1)]
    assert found == table(CAREERS)
    assert e.field_bonuses[0] == ()


def test_the_fields_of_the_initiative_track() -> None:
    """SIG-60"""
    assert edition().initiative == [0, 1, 2, 3, 4, 6, 9]


def test_what_depends_on_the_number_of_players() -> None:
    """SIG-07 to SIG-09"""
    e = edition()
    found = [line(n, e.dice[n], e.cities[n], e.removed[n]) for n in (2, 3, 4)]
    assert found == table(PLAYERS)


def test_the_frame_of_the_game() -> None:
    """SIG-01, SIG-10, SIG-20, SIG-62"""
    e = edition()
    assert (e.rounds, e.most_dice) == (7, 4)
    assert (e.threshold, e.highest_threshold) == (13, 22)
    assert (e.helpers, e.brides) == (48, 16)


def test_what_a_family_starts_with() -> None:
    """SIG-02 to SIG-04"""
    e = edition()
    assert (e.florins, e.order_florins) == (5, [1, 2, 3, 4])
    assert (e.supply, e.reserve) == ([4, 3], [8, 8])


def test_the_places_of_the_brides() -> None:
    """SIG-63"""
    e = edition()
    assert e.bride_points == [0, 1, 2, 3]
    assert (e.bride_florins, e.bride_florins_from) == (2, 2)


def test_every_city_has_two_spaces_of_each_value() -> None:
    """SIG-18"""
    cities = ["milano", "venezia", "firenze", "roma", "napoli"]
    assert [slug(city) for city in CITY] == cities
    assert edition().spaces == [[1, 1, 2, 2, 3, 3, 4, 4]] * 5


def test_the_dowry_and_its_points() -> None:
    """SIG-46"""
    assert (edition().highest_dowry, edition().dowry_points) == (4, 2)


def test_the_faces_of_the_white_die() -> None:
    """SIG-48"""
    assert [slug(sex) for sex in edition().offspring] == ["woman"] * 3 + ["man"] * 3


def test_how_rewards_are_laid_out_and_paid() -> None:
    """SIG-06, SIG-63, SIG-64"""
    e = edition()
    assert (e.bonus_rounds, e.honour_rounds) == (5, 2)
    assert e.reward_florins == 3
    assert (e.points_price, e.points_bought) == (5, 5)


def test_the_nine_tiles_of_a_house() -> None:
    """SIG-07, SIG-71"""
    e = edition()
    assert e.tile_values == [2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert (e.tile_back, e.quorum) == (1, 3)


def test_the_careers_and_the_rows_beside_them() -> None:
    """SIG-41, SIG-55"""
    assert [slug(career) for career in CAREER] == ["politics", "church", "military"]
    assert [slug(row) for row in ROW] == ["politics", "church", "military", "marriage"]


def test_the_edition_says_what_is_not_from_the_rulebook() -> None:
    imprint = edition().imprint
    assert imprint.name == "reconstructed-2015"
    assert [line(one.table, one.source) for one in imprint.provenance] == table(SOURCES)
