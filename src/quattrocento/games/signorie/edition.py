"""Reading an edition: every figure once, and nothing that the rules cannot play."""

from quattrocento.core.editions import EditionInfo, TomlReader
from quattrocento.games.signorie.components import (
    BOARDS,
    BONUSES,
    CAREER,
    CAREERS,
    CITIES,
    COLOURS,
    FACES,
    HELPERS,
    HONOURS,
    HOUSE,
    HOUSES,
    MOST_DOWRY,
    MOST_FIELDS,
    MOST_FIGURES,
    SEXES,
    TASKS,
    VALUES,
    Effect,
    Figures,
    Sex,
)
from quattrocento.games.signorie.vocabulary import ANYWHERE, FOR_HELPERS, FOR_TASKS, VERBS

Effects = tuple[Effect, ...]


def read_edition(table: TomlReader, imprint: EditionInfo) -> Figures:
    frame, family = table.table("frame"), table.table("family")
    columns = table.table("columns").each(COLOURS)
    helpers = table.table("helpers").each(HELPERS)
    tasks = table.table("tasks").each(TASKS)
    bonuses = table.table("bonuses").each(BONUSES)
    honours = table.table("honours").each(HONOURS)
    by_number = table.table("players")
    players = [by_number.table(str(seats)) for seats in range(2, 5)]
    career, initiative = table.table("career"), table.table("initiative")
    marriage, brides = table.table("marriage"), table.table("brides")
    rewards, alliances = table.table("rewards"), table.table("alliances")
    work = [read_effects(entry, "effect", FOR_TASKS) for entry in tasks]
    points = increasing(career, "points", MOST_FIELDS)
    figures = Figures(
        imprint=imprint,
        rounds=frame.integer("rounds", 1),
        most_dice=frame.integer("dice", 1),
        threshold=frame.integer("threshold"),
        highest_threshold=frame.integer("highest-threshold"),
        helpers=frame.integer("helpers"),
        brides=frame.integer("brides"),
        florins=family.integer("florins"),
        order_florins=exactly(family, "order-florins", 4),
        supply=[family.integer("men"), family.integer("women")],
        reserve=[family.integer("reserve-men"), family.integer("reserve-women")],
        dice=[0, 0] + [entry.integer("dice", 1) for entry in players],
        cities=[0, 0] + [at_most(entry, "cities", 1, len(CITIES)) for entry in players],
        removed=[0, 0] + [entry.integer("removed") for entry in players],
        space_values=[at_most(entry, "value", 0, FACES) for entry in columns],
        hires=[entry.piece("hires", COLOURS).index for entry in columns],
        signoria=[read_effects(entry, "signoria", ANYWHERE) for entry in columns],
        helper_costs=[entry.integer("cost") for entry in helpers],
        helper_effects=[read_effects(entry, "effect", FOR_HELPERS) for entry in helpers],
        bride_points=brides.integers("points"),
        bride_florins=brides.integer("florins"),
        bride_florins_from=brides.integer("florins-from-round", 1),
        crests=read_crests(table.table("crests")),
        spaces=read_spaces(table.table("cities"), marriage.integer("highest-dowry", 1)),
        career_points=points,
        ranks=read_ranks(career, len(points)),
        field_bonuses=read_field_bonuses(career, len(points)),
        initiative=increasing(initiative, "points", 1 << 10),
        highest_dowry=at_most(marriage, "highest-dowry", 1, MOST_DOWRY),
        dowry_points=marriage.integer("points"),
        offspring=read_faces(table.table("offspring")),
        task_least=[least_figures(entry) for entry in tasks],
        task_most=[most_figures(entry) for entry in tasks],
        task_repeats=[entry.has("up-to") for entry in tasks],
        task_pledges=[any(e.verb.slug == "threshold" for e in effects) for effects in work],
        task_effects=work,
        reward_effects=[read_effects(entry, "effect", ANYWHERE) for entry in bonuses + honours],
        bonus_rounds=at_most(rewards, "bonuses", 0, len(BONUSES)),
        honour_rounds=at_most(rewards, "honours", 0, len(HONOURS)),
        reward_florins=rewards.integer("florins"),
        points_price=rewards.integer("price"),
        points_bought=rewards.integer("points"),
        tile_values=read_tiles(alliances),
        tile_back=alliances.integer("back"),
        quorum=alliances.integer("quorum", 1),
    )
    cross_check(figures, frame, rewards, alliances)
    return figures


def cross_check(
    figures: Figures, frame: TomlReader, rewards: TomlReader, alliances: TomlReader
) -> None:
    """What must agree between tables."""
    if figures.bonus_rounds + figures.honour_rounds != figures.rounds:
        raise rewards.error("bonuses", f"bonuses and honours must make {figures.rounds} rounds")
    if figures.highest_threshold < figures.threshold:
        raise frame.error("highest-threshold", "'frame.highest-threshold' is below the threshold")
    if max(figures.removed) >= len(figures.tile_values):
        raise alliances.error("values", "'alliances.values' are fewer than the tiles removed")


def read_effects(table: TomlReader, key: str, allowed: tuple[str, ...]) -> Effects:
    """An effect: verbs that may stand in this place, each with its amount."""
    parts = table.table(key)
    found = []
    for slug in parts.values:
        if slug not in allowed:
            expected = ", ".join(allowed)
            raise parts.error(slug, f"'{parts.name(slug)}' cannot be here; expected {expected}")
        found.append(Effect(VERBS[slug], parts.integer(slug, 0 if slug == "recruit" else 1)))
    if not found:
        raise table.error(key, f"'{table.name(key)}' is empty; expected at least one verb")
    return tuple(found)


def at_most(table: TomlReader, key: str, least: int, most: int) -> int:
    value = table.integer(key, least)
    if value > most:
        raise table.error(key, f"'{table.name(key)}' is {value}; expected at most {most}")
    return value


def exactly(table: TomlReader, key: str, count: int) -> list[int]:
    values = table.integers(key)
    if len(values) != count:
        raise table.error(key, f"'{table.name(key)}' has {len(values)} numbers; expected {count}")
    return values


def increasing(table: TomlReader, key: str, most: int) -> list[int]:
    """The points of a track, field by field: never fewer further up."""
    values = table.integers(key)
    if not 1 <= len(values) <= most or values != sorted(values):
        expected = f"1 to {most} numbers, none below the one before"
        raise table.error(key, f"'{table.name(key)}' is {values}; expected {expected}")
    return values


def read_ranks(career: TomlReader, fields: int) -> list[int]:
    ranks = exactly(career, "ranks", fields)
    if ranks != sorted(ranks):
        raise career.error(
            "ranks", f"'career.ranks' is {ranks}; expected none below the one before"
        )
    return ranks


def read_field_bonuses(career: TomlReader, fields: int) -> list[Effects]:
    """SIG-43 By field, counted from 1; most fields have none."""
    bonuses: list[Effects] = [()] * (fields + 1)
    table = career.table("bonuses")
    for key in table.values:
        if not key.isdecimal() or not 1 <= int(key) <= fields:
            raise table.error(key, f"'{table.name(key)}' is no field; expected 1 to {fields}")
        bonuses[int(key)] = read_effects(table, key, ANYWHERE)
    return bonuses


def read_crests(table: TomlReader) -> list[list[list[int]]]:
    """SIG-55 How often each row asks for each house, board by board."""
    boards = []
    for entry in table.each(BOARDS):
        rows = []
        for career in CAREERS:
            counts = [0] * len(HOUSE)
            for house in entry.pieces(career, HOUSES):
                counts[house.index] += 1
            rows.append(counts)
        boards.append([*rows, [1] * len(HOUSE)])
    assert all(len(rows) == len(CAREER) + 1 for rows in boards)
    return boards


def read_spaces(table: TomlReader, highest_dowry: int) -> list[list[int]]:
    """SIG-18 The spaces of each city from the lowest up; a dowry must be able to pay them."""
    found = []
    for entry in table.each(CITIES):
        spaces = entry.integers("spaces", 1)
        if spaces != sorted(spaces) or (spaces and spaces[-1] > highest_dowry):
            expected = f"numbers up to {highest_dowry}, none below the one before"
            raise entry.error(
                "spaces", f"'{entry.name('spaces')}' is {spaces}; expected {expected}"
            )
        found.append(spaces)
    return found


def read_faces(table: TomlReader) -> list[Sex]:
    faces = table.pieces("faces", SEXES)
    if len(faces) != FACES:
        raise table.error("faces", f"'offspring.faces' has {len(faces)} faces; expected {FACES}")
    return faces


def most_figures(task: TomlReader) -> int:
    """SIG-33 `figures = 2` asks for exactly two, `up-to = 3` for one to three."""
    if task.has("up-to") == task.has("figures"):
        raise task.error("figures", f"'{task.name('figures')}' or 'up-to' is needed, not both")
    return at_most(task, "up-to" if task.has("up-to") else "figures", 1, MOST_FIGURES)


def least_figures(task: TomlReader) -> int:
    return 1 if task.has("up-to") else most_figures(task)


def read_tiles(table: TomlReader) -> list[int]:
    values = table.integers("values")
    if not values or any(value not in VALUES for value in values):
        expected = f"numbers from {VALUES[0]} to {VALUES[-1]}"
        raise table.error("values", f"'alliances.values' is {values}; expected {expected}")
    return values
