"""What an environment cannot be made of is refused when it is made."""

import pytest

from quattrocento.bots.levels import UnknownBot
from quattrocento.core.game import VariantError
from quattrocento.envs.episode import Table
from quattrocento.envs.single import QuattrocentoEnv
from quattrocento.envs.vector import QuattrocentoVector

NO_TABLES = [
    ("chess", 3, {}, "game 'chess'; expected one of condottiere, princes, "),
    ("principato", 5, {}, "principato has 2 to 4 seats, not 5"),
    ("condottiere", 3, {"map": "moon"}, "option map is 'moon'; expected one of rulebook"),
    ("condottiere", 3, {"moon": "yes"}, "condottiere has no option 'moon'"),
    ("condottiere", 3, {"first": "3"}, "option first is '3'; expected a seat below 3"),
]


@pytest.mark.parametrize(("key", "seats", "variants", "complaint"), NO_TABLES)
def test_a_table_is_one_of_a_game_of_ours(
    key: str, seats: int, variants: dict[str, str], complaint: str
) -> None:
    with pytest.raises(VariantError, match=complaint):
        Table(key, seats, variants)


@pytest.mark.parametrize("bots", [[], ["chance"] * 3, "chance"])
def test_one_learner_meets_no_more_bots_than_there_are_seats(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="expected a list of 1 to 2 names"):
        QuattrocentoEnv(Table("principato", 3), bots)


def test_a_bot_is_known_by_its_name() -> None:
    with pytest.raises(UnknownBot, match="bot 'foo'; expected one of chance, "):
        QuattrocentoEnv(Table("principato", 3), ["foo"])


@pytest.mark.parametrize(("games", "processes"), [(0, 1), (-2, 2), (3, 2), (2, 0)])
def test_every_process_has_as_many_games(games: int, processes: int) -> None:
    with pytest.raises(ValueError, match="expected as many games, 1 or more, in each"):
        QuattrocentoVector(Table("principato", 2), games, processes)
