"""What a player of Signorie looks at, what it need not think about, and what a network says."""

import pytest

from quattrocento.bots.heuristics.network import Layer, Network
from quattrocento.bots.heuristics.signorie.foregone import worth_a_thought
from quattrocento.bots.heuristics.signorie.learned import LEARNED
from quattrocento.bots.heuristics.signorie.practised import (
    ACTIONS,
    SIGHT,
    PractisedSignorie,
    action,
)
from quattrocento.bots.heuristics.signorie.sight import COLUMNS, look
from quattrocento.bots.heuristics.signorie.sight_of_families import OTHERS, RIVAL
from quattrocento.core.moves import write
from quattrocento.games.signorie.components import CAREERS, CITIES, HOUSE, TASKS, TILE
from quattrocento.games.signorie.dice import Turn
from quattrocento.games.signorie.moves import FULFIL, HIRE, MARRY, PASS, TAKE, USE
from quattrocento.games.signorie.state import Signorie
from tests.games.signorie.scenes import (
    crowd,
    give_helpers,
    go_to_rewards,
    lay_tile,
    place_men,
    scene,
    set_dice,
    set_reward,
    set_row,
)
from tests.play import play

PLACES = {some.name: sum(one.size for one in COLUMNS[:at]) for at, some in enumerate(COLUMNS)}


def seen(s: Signorie, seat: int, name: str) -> list[int]:
    """Some of the numbers that a seat looks at."""
    size = next(some.size for some in COLUMNS if some.name == name)
    return list(look(s, seat)[PLACES[name] : PLACES[name] + size])


def thought_about(s: Signorie) -> list[str]:
    seat = s.turn()
    return [write(move) for move in worth_a_thought(s, seat, s.legal_moves(seat))]


def test_the_lowest_die_that_can_be_paid_for_is_seen() -> None:
    """SIG-22 Turquoise wants five: with three florins a one is out of reach, a two is not."""
    s = scene("yellow 3 6, turquoise 1 2 6", florins=3)
    assert seen(s, 0, "open") == [1, 0, 0, 0, 1]
    assert seen(s, 0, "lowest") == [3, 0, 0, 0, 2]
    assert seen(s, 0, "cost") == [0, 0, 0, 0, 3]


def test_dice_that_keep_to_the_threshold_are_seen() -> None:
    """SIG-62 Nine of thirteen: four more, and not both of the lowest dice."""
    s = scene("yellow 3, red 1, turquoise 5", florins=3)
    set_dice(s, 0, [0, 0, 5, 4])
    assert seen(s, 0, "slack") == [4, 0]
    assert seen(s, 0, "keeping") == [1, 1, 0, 0, 0]
    assert seen(s, 0, "least-slack") == [0, 0]
    set_dice(s, 0, [0, 6, 5, 4])
    assert seen(s, 0, "slack") == [0, 2]
    assert not any(seen(s, 0, "slack-is"))


def test_who_may_still_come_to_a_colour_is_seen() -> None:
    """SIG-20, SIG-21 One has used yellow, one has passed, and one may use all."""
    s = scene(seats=4)
    set_dice(s, 1, [6])
    s.families[2].passed = True
    assert seen(s, 0, "rivals") == [1, 2, 2, 2, 2]


def test_tasks_are_seen_with_the_figures_that_they_could_use() -> None:
    """SIG-21, SIG-33 Two women for a task of up to three; none once there is a violet die."""
    s = scene(tasks={"violet woman": "initiative"})
    s.families[0].supply = [0, 2]
    violet = 5 * TASKS["initiative"].index + 2
    assert seen(s, 0, "tasks")[violet] == 1 + 2
    assert seen(s, 0, "task-women")[TASKS["initiative"].index] == 1
    set_dice(s, 0, [0, 0, 6])
    assert seen(s, 0, "tasks")[violet] == 0


def test_the_action_of_a_die_that_was_taken_is_seen() -> None:
    """SIG-23, SIG-24 The tasks of its colour stay open, and its helpers wait."""
    s = scene("violet 5", tasks={"violet man": "study"})
    give_helpers(s, 0, "violet-1 violet-3")
    play(s, "0 take violet 5")
    assert seen(s, 0, "die") == [0, 0, 1, 0, 0]
    assert seen(s, 0, "surplus") == [2]
    assert seen(s, 0, "waiting") == [1, 0, 1]
    assert seen(s, 0, "tasks")[5 * TASKS["study"].index + 2] == 1 + 3


def test_a_mission_is_seen_where_the_rank_will_do_and_the_tile_fits() -> None:
    """SIG-45, SIG-55 The yellow board wants a Borgia in politics and none in the church."""
    s = scene()
    place_men(s, 0, "politics-3 politics-6 church-2")
    lay_tile(s, "roma", mission="borgia-4")
    crowd(s, "roma", 4)
    cities, roma = len(CITIES), CITIES["roma"].index
    politics = CAREERS["politics"].index * cities + roma
    church = CAREERS["church"].index * cities + roma
    assert seen(s, 0, "spaces")[roma] == 3
    assert seen(s, 0, "mission-tile")[politics] == 4
    assert seen(s, 0, "mission-tile")[church] == 0
    assert seen(s, 0, "mission-points")[politics] == s.edition.career_points[5]
    assert seen(s, 0, "mission-points")[church] == 0


def test_a_marriage_is_seen_where_the_dowry_can_be_paid() -> None:
    """SIG-46 Two florins, and a space of three in Rome."""
    s = scene(florins=2)
    lay_tile(s, "roma", marriage="este-5")
    roma = CITIES["roma"].index
    crowd(s, "roma", 4)
    assert seen(s, 0, "marriage-tile")[roma] == 5
    assert seen(s, 0, "marriage-open") == [0 if city == roma else 1 for city in range(5)]
    s.families[0].supply[1] = 0
    assert not any(seen(s, 0, "marriage-open"))


def test_rows_count_from_three_tiles_on() -> None:
    """SIG-70, SIG-71 Three tiles and half of a man's points; two tiles are worth nothing yet."""
    s = scene()
    set_row(s, 0, "politics", "borgia-2 sforza-3 face-down")
    set_row(s, 0, "church", "medici-5 este-5")
    place_men(s, 0, "military-9")
    assert seen(s, 0, "row-points") == [6, 10, 0, 0]
    assert seen(s, 0, "row-tiles")[:8] == [0, 0, 0, 1, 0, 0, 1, 0]
    assert seen(s, 0, "points") == [0, 6 + 6]


def test_who_is_ahead_is_seen_from_both_sides() -> None:
    s = scene()
    s.families[0].points[0] = 7
    set_row(s, 1, "politics", "gonzaga-4 medici-4 sforza-4")
    assert seen(s, 0, "leads")[:4] == [7, 0, 0, 5]
    assert seen(s, 1, "leads")[:4] == [0, 7, 5, 0]


def test_the_upper_disc_is_ahead() -> None:
    """SIG-61"""
    s = scene(seats=3)
    s.initiative, s.arrivals = [2, 2, 4], [2, 0, 1]
    assert [seen(s, seat, "ahead").index(1) for seat in range(3)] == [2, 1, 0]


def test_what_the_honours_would_bring_now_is_seen() -> None:
    """SIG-64 Two points for each of two brides, and one for a helper."""
    s = scene()
    set_reward(s, 7, "helpers")
    set_reward(s, 6, "brides")
    s.families[0].brides = 2
    give_helpers(s, 0, "red-1")
    assert seen(s, 0, "honours-now") == [5]
    s.round = 7
    assert seen(s, 0, "honours-now") == [1]


def test_nobody_sees_what_lies_in_the_pile() -> None:
    """SIG-07 Only how much."""
    s = scene()
    before = look(s, 0)
    s.pile = tuple(reversed(s.pile))
    s.buried, s.removed = (TILE[0],) * len(HOUSE), ()
    assert look(s, 0) == before
    s.pile = s.pile[:-16]
    assert look(s, 0) != before


def test_nothing_stands_where_nobody_sits() -> None:
    others = seen(scene(florins=9), 0, "others")
    assert others[0] == 9
    assert not any(others[RIVAL:])
    assert len(others) == OTHERS * RIVAL


def test_more_figures_and_florins_than_are_told_apart_are_as_good_as_the_most() -> None:
    """In editions of one's own tasks may take six figures, and a dowry may be nine."""
    assert len({action(move) for move in FULFIL[0][1:4]}) == 3
    assert action(FULFIL[0][6]) == action(FULFIL[0][3])
    assert len({action(move) for move in MARRY[0][1:5]}) == 4
    assert action(MARRY[0][9]) == action(MARRY[0][4])
    assert action(MARRY[1][1]) == action(MARRY[0][9]) + 1


def test_helpers_hired_are_other_actions_than_helpers_used() -> None:
    assert action(HIRE[3]) != action(USE[3])


def test_a_helper_who_only_gives_is_used_without_a_thought() -> None:
    """SIG-24 From the top down; a marriage costs a woman and florins."""
    s = scene("turquoise 6")
    give_helpers(s, 0, "turquoise-1 turquoise-3")
    place_men(s, 0, "church-9")
    play(s, "0 take turquoise 6", "0 govern", "0 send church 9 roma")
    assert thought_about(s) == ["use turquoise-1"]
    play(s, "0 use turquoise-1")
    assert thought_about(s) == ["use turquoise-3", "done"]


def test_a_helper_who_would_cost_a_man_is_thought_about() -> None:
    """SIG-41 A progress point is free while the initiative disc can move."""
    s = scene("grey 6", florins=20)
    give_helpers(s, 0, "grey-1")
    s.initiative[0] = 5
    play(s, "0 take grey 6", "0 hire violet-1")
    assert thought_about(s) == ["use grey-1"]
    s.initiative[0] = 6
    assert thought_about(s) == ["use grey-1", "done"]


def test_a_man_is_married_off_without_a_thought() -> None:
    """SIG-63 A bride costs nothing; what to take before is a question."""
    s = scene(seats=2)
    set_reward(s, 2, "purse")
    go_to_rewards(s)
    assert thought_about(s) == ["claim", "take-florins"]
    play(s, "0 claim")
    assert thought_about(s) == ["wed"]


def test_the_rest_of_the_progress_is_not_given_up_where_it_is_free() -> None:
    """SIG-40, SIG-41 Without a man the disc is all that can move; with one there is a choice."""
    s = scene("grey 6")
    s.families[0].supply[0] = 0
    play(s, "0 take grey 6", "0 govern", "0 seize-initiative")
    assert thought_about(s) == ["seize-initiative"]
    s.families[0].supply[0] = 1
    assert len(thought_about(s)) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_no_network_won_all_is_as_it_was_learned(seats: int) -> None:
    untaught = PractisedSignorie(LEARNED.learned)
    untaught.networks = {seats: None}
    s = scene(seats=seats)
    moves = s.legal_moves(0)
    assert untaught.move_values(s, 0, moves) == LEARNED.move_values(s, 0, moves)
    assert untaught.prior(s, 0, moves) == LEARNED.prior(s, 0, moves)
    assert untaught.likeliest(s, 0, moves) is LEARNED.likeliest(s, 0, moves)
    assert untaught.look_ahead(s, 0, moves) == LEARNED.look_ahead(s, 0, moves)
    assert untaught.outcome(s) == LEARNED.outcome(s)
    assert untaught.playout_length(s) == LEARNED.playout_length(s)
    assert untaught.is_thorough(seats) == LEARNED.is_thorough(seats)
    play(s, "0 take grey 6")
    twin = s.clone()
    untaught.finish_turn(s)
    LEARNED.finish_turn(twin)
    assert (s.agenda, s.ply) == (twin.agenda, twin.ply)
    assert look(s, 0) == look(twin, 0)


def stubborn(favourite: int, value: float, seats: int) -> PractisedSignorie:
    """A network that always prefers one action, and finds every position alike."""
    likes = [[5.0 if number == favourite else 0.0, 0.0] for number in range(ACTIONS)]
    blind = Layer([[0] * (SIGHT.size + 1)])
    judge = PractisedSignorie({})
    judge.networks[seats] = Network(blind, Layer([[0, 0]]), 1.0, likes, [value, 0.0])
    return judge


def test_a_network_says_what_is_likely_and_how_the_asked_one_stands() -> None:
    judge = stubborn(action(TAKE[1][5]), 0.4, 3)
    s = scene(seats=3)
    moves = s.legal_moves(0)
    assert judge.likeliest(s, 0, moves) is TAKE[1][5]
    assert judge.move_values(s, 0, moves)[moves.index(TAKE[1][5])] == 5.0
    assert judge.prior(s, 0, moves)[moves.index(TAKE[1][5])] > 0.9
    assert judge.outcome(s) == pytest.approx([0.7, 0.15, 0.15])
    assert judge.playout_length(s) == 0


def test_answers_are_thought_through_in_duels_where_nothing_was_learned() -> None:
    """A network knows them at a glance."""
    beginner = PractisedSignorie({})
    beginner.networks[2] = None
    assert beginner.is_thorough(2)
    assert not stubborn(0, 0.0, 2).is_thorough(2)


def test_no_network_is_asked_about_what_is_foregone() -> None:
    """SIG-63"""
    s = scene()
    set_reward(s, 2, "purse")
    go_to_rewards(s)
    play(s, "0 claim")
    judge = stubborn(ACTIONS - 2, 0.0, 2)
    assert judge.is_decided_at_once(s)
    assert not judge.is_decided_at_once(scene())
    moves = s.legal_moves(0)
    assert write(judge.likeliest(s, 0, moves)) == "wed"
    assert judge.prior(s, 0, moves)[0] > 0.99


def test_a_network_judges_where_its_seat_has_a_choice() -> None:
    """The helper's florins are taken; the other then passes, and it is the first one's turn."""
    s = scene("yellow 6, red 6, turquoise 6")
    give_helpers(s, 0, "yellow-2")
    play(s, "0 take yellow 6", "0 govern")
    judge = stubborn(action(PASS), 0.0, 2)
    judge.finish_turn(s)
    assert isinstance(s.agenda[-1], Turn)
    assert s.turn() == 0
    assert s.families[0].florins == 10 + 3 + 2
    assert s.families[1].passed
    before = repr(s)
    judge.finish_turn(s)
    assert repr(s) == before
