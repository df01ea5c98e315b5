"""How much of what a move seems to lose is believed, and what is told of it."""

import pytest

from quattrocento.analysis.chances import Judge
from quattrocento.analysis.decisions import Effort, Examination, blended
from quattrocento.analysis.losses import (
    LEAST_FOR_MASTERS,
    Compared,
    Gap,
    believed,
    difference,
    is_notable,
)
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.games.condottiere.state import Condottiere
from tests.review.test_review import played


def test_a_gap_is_measured_world_by_world() -> None:
    """What both moves suffer alike is no doubt about their difference."""
    found = difference([0.9, 0.1], [0.8, 0.0])
    assert (found.size, found.doubt) == pytest.approx((0.1, 0.0))
    assert difference([1.0, 0.0], [0.0, 0.0]) == Gap(0.5, 0.5)


def test_what_was_played_to_the_end_counts_the_more_the_surer_it_is() -> None:
    sure = believed(Compared(Gap(0.1, 0.0), Gap(0.2, 0.0)))
    doubtful = believed(Compared(Gap(0.1, 0.0), Gap(0.2, 0.07)))
    assert sure == pytest.approx(0.15)
    assert doubtful == pytest.approx(0.1 + 0.1 / 3)


def test_a_move_that_does_better_in_the_end_lost_nothing() -> None:
    assert believed(Compared(Gap(0.1, 0.01), Gap(-0.3, 0.06))) == 0.0


def test_a_small_gap_counts_only_if_it_is_sure() -> None:
    assert believed(Compared(Gap(0.02, 0.002))) == pytest.approx(0.02)
    assert believed(Compared(Gap(0.02, 0.015))) == 0.0
    assert believed(Compared(Gap(-0.02, 0.0))) == 0.0


def test_what_masters_make_of_it_counts_alone() -> None:
    weighed = Gap(0.3, 0.01)
    assert believed(Compared(weighed, Gap(0.1, 0.0), by_masters=True)) == pytest.approx(0.1)
    assert believed(Compared(weighed, Gap(-0.1, 0.0), by_masters=True)) == 0.0


def test_what_masters_make_of_it_counts_the_less_the_more_doubtful_it_is() -> None:
    found = [
        believed(Compared(Gap(0.3, 0.01), Gap(0.2, doubt), by_masters=True))
        for doubt in (0.02, 0.1, 0.15)
    ]
    assert found == pytest.approx([0.196, 0.1, 0.0])


def test_only_what_may_matter_is_played_out() -> None:
    assert is_notable(Gap(0.05, 0.02))
    assert not is_notable(Gap(0.05, 0.04))
    assert not is_notable(Gap(0.02, 0.0))


def test_masters_look_at_small_gaps_too() -> None:
    assert is_notable(Gap(0.02, 0.0), LEAST_FOR_MASTERS)
    assert not is_notable(Gap(0.02, 0.02), LEAST_FOR_MASTERS)


def test_between_two_moves_the_chances_still_add_up() -> None:
    base, there = (0.2, 0.5, 0.3), (0.3, 0.45, 0.25)
    assert blended(base, there, 0, 0.25) == pytest.approx([0.25, 0.475, 0.275])
    beyond = blended(base, there, 0, 0.9)
    assert sum(beyond) == pytest.approx(1.0)
    assert min(beyond) >= 0.0
    assert beyond[0] == 0.9


def test_a_game_thrown_away_is_measured_to_its_end() -> None:
    """The best move wins at once, so in every world it is ahead by what the played one leaves."""
    match = played(GAMES["condottiere"], "thrown 13", 3)
    state, entry = match.at(266).state, match.moves[266]
    judge, lots = Judge(match.game, state.seats), Rng(seed_key("last"))
    effort = Effort(search=12, worlds=6, chances=1, masters=4)
    best, compared = Examination(judge, state, entry.seat, lots, effort).compared_with(entry.text)
    assert compared is not None
    assert compared.ended is not None
    after = state.clone()
    after.play(entry.seat, best)
    assert after.over
    assert compared.ended.size > 0.0


def test_masters_play_on_where_quick_players_always_play_the_same_game() -> None:
    """In the last round of Signorie nothing is hidden or rolled any more."""
    match = played(GAMES["signorie"], "insight", 3)
    state, seat = match.at(205).state, match.moves[205].seat
    judge, lots = Judge(match.game, state.seats), Rng(seed_key("last"))
    effort = Effort(search=12, worlds=6, chances=1, ends=6, masters=2)
    _, compared = Examination(judge, state, seat, lots, effort).compared_with("pass")
    assert compared is not None
    assert compared.by_masters
    assert compared.ended == Gap(1.0, 0.0)


@pytest.mark.parametrize("key", GAMES)
def test_expected_play_comes_to_an_end(key: str) -> None:
    game = GAMES[key]
    state = played(game, "insight", max(3, game.seats[0])).at(40).state.clone()
    state.log = None
    Judge(game, state.seats).play_to_the_end(state)
    assert state.over


def hands(s: State) -> list[list[int]]:
    assert isinstance(s, Condottiere)
    return [list(captain.hand) for captain in s.captains]


@pytest.mark.parametrize("ply", range(10, 130, 10))
def test_masters_play_on_by_what_they_see(ply: int) -> None:
    game = GAMES["condottiere"]
    true = played(game, "insight", 4).at(ply).state.clone()
    seat = true.turn()
    other = game.imagine(true, seat, Rng(seed_key("another world")))
    assert hands(other) != hands(true)
    found = []
    for state in (true, other):
        state.log = None
        Judge(game, 4).play_as_masters(state, Rng(seed_key("lots")), 1)
        found.append(game.view(state, seat))
    assert found[0] == found[1]


def test_masters_play_so_many_decisions() -> None:
    game = GAMES["condottiere"]
    state = played(game, "insight", 4).at(60).state.clone()
    state.log, made = None, []
    for decisions in (1, 4):
        after = state.clone()
        Judge(game, 4).play_as_masters(after, Rng(seed_key("lots")), decisions)
        made.append(after.ply - state.ply)
    assert 1 <= made[0] < made[1]
