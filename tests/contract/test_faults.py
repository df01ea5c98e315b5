"""The contract tests find faults: a sound game passes each of them, a faulty one does not."""

from dataclasses import replace
from typing import Any

import pytest

from quattrocento.core.game import Broken, Game
from quattrocento.core.position import dump
from quattrocento.core.rng import Rng
from quattrocento.core.state import State
from quattrocento.core.views import View
from quattrocento.games import GAMES
from quattrocento.games.condottiere import GAME as CONDOTTIERE
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.princes import GAME as PRINCES
from quattrocento.games.princes.state import Princes
from tests.contract import clones, faults, play, positions, records, secrecy, text, undo
from tests.contract.cases import Case, cases
from tests.contract.claims import Claim
from tests.lots import LOTS


def lots(**faulty: Any) -> Game:
    return replace(LOTS, **faulty)


FOUND: list[tuple[Claim, Game]] = [
    (play.the_invariants_hold_after_every_move, faults.asking(faults.LosesASlip)),
    (play.whoever_is_asked_has_options_and_nobody_else_has, faults.asking(faults.NoOptions)),
    (play.a_candidate_is_legal_exactly_when_no_rule_forbids_it, faults.asking(faults.ForgetsAMove)),
    (
        play.a_candidate_is_legal_exactly_when_no_rule_forbids_it,
        faults.asking(faults.FreeWithARule),
    ),
    (play.looking_changes_nothing, faults.asking(faults.AskingCounts)),
    (play.looking_changes_nothing, lots(view=faults.view_that_touches)),
    (play.the_standing_is_known_at_any_time, lots(standing=faults.standing_without_last)),
    (play.scores_at_the_end_have_ranks_and_add_up, lots(scores=faults.scores_one_too_many)),
    (play.scores_at_the_end_have_ranks_and_add_up, lots(scores=faults.scores_without_first)),
    (clones.a_clone_is_equal_and_another, faults.kept_in(faults.ForgetsTheRound)),
    (clones.old_clones_never_change, faults.kept_in(faults.SharesHands)),
    (clones.old_clones_never_change, faults.kept_in(faults.SharesTheLog)),
    (clones.a_clone_is_equal_and_another, faults.kept_in(faults.SharesTheGenerator)),
    (clones.a_clone_plays_on_like_its_original, faults.asking(faults.TellsTheTime)),
    (text.every_move_survives_writing_and_reading, faults.asking(faults.TwoWrittenAlike)),
    (text.moves_are_written_each_in_its_own_way, faults.asking(faults.TwoWrittenAlike)),
    (text.moves_are_written_each_in_its_own_way, faults.asking(faults.Semicolon)),
    (text.nonsense_is_refused_and_changes_nothing, faults.asking(faults.AskingCounts)),
    (text.refusals_name_a_rule_and_never_what_is_open, faults.asking(faults.RefusesOpen)),
    (text.refusals_name_a_rule_and_never_what_is_open, faults.asking(faults.CitesNoRule)),
    (text.views_are_json, lots(view=faults.view_with_a_set)),
    (text.views_are_what_their_types_say, lots(view=faults.view_with_a_set)),
    (text.questions_are_json, faults.asking(faults.PreviewIsNoJson)),
    (text.events_are_json_and_addressed, faults.asking(faults.TellsNobody)),
    (records.replay_gives_the_same_log_and_scores, faults.asking(faults.TellsTheTime)),
    (records.replay_stops_where_it_is_told, faults.asking(faults.TellsTheTime)),
    (positions.play_goes_on_from_a_written_position, lots(setup=faults.with_a_new_slip)),
    (positions.a_position_read_again_is_written_the_same, lots(setup=faults.with_a_new_slip)),
    (secrecy.one_view_serves_all_where_the_game_says_so, lots(same_view=True)),
    (secrecy.a_seat_sees_the_same_in_every_state, lots(view=faults.view_of_the_hat)),
    (secrecy.a_seat_sees_the_same_in_every_state, lots(standing=faults.standing_by_hands)),
    (secrecy.a_seat_sees_the_same_in_every_state, faults.asking(faults.PreviewLeaks)),
    (secrecy.a_seat_sees_the_same_in_every_state, faults.asking(faults.RefusalLeaks)),
    (secrecy.no_beat_shows_what_is_hidden, lots(view=faults.view_of_the_hat)),
    (secrecy.worlds_that_look_alike_ask_alike, faults.asking(faults.OptionsTellWhoLed)),
    (secrecy.worlds_that_look_alike_ask_alike, faults.asking(faults.RefusalsTellWhoLed)),
    (secrecy.worlds_that_look_alike_ask_alike, faults.asking(faults.PreviewsTellWhoLed)),
    (secrecy.worlds_that_look_alike_ask_alike, faults.asking(faults.FactsTellWhoLed)),
    (secrecy.imagined_states_are_sound, lots(imagine=faults.one_slip_too_many)),
    (secrecy.imagined_states_are_sound, lots(imagine=faults.the_truth)),
    (secrecy.imagined_states_are_sound, lots(imagine=faults.other_answers)),
    (secrecy.answers_of_others_are_imagined_otherwise, lots(imagine=faults.true_answers)),
    (secrecy.imagining_uses_nothing_hidden, lots(imagine=faults.the_true_hat_shuffled)),
    (secrecy.imagined_states_are_not_all_the_truth, lots(imagine=faults.nearly_the_truth)),
    (secrecy.secrets_of_others_are_imagined_otherwise, lots(imagine=faults.true_hands)),
    (secrecy.what_is_kept_in_imagination_is_in_the_view, lots(imagine=faults.true_hat)),
    (secrecy.whatever_is_true_could_be_imagined, lots(imagine=faults.nobody_has_a_one)),
    (secrecy.a_bot_gets_no_true_state, lots(imagine=faults.the_truth)),
    (undo.undo_and_the_same_moves_give_the_same_game, faults.asking(faults.TellsTheTime)),
    (undo.what_can_be_taken_back_told_its_player_nothing, faults.asking(faults.DrawsUnseen)),
]


def case_of(game: Game) -> Case:
    return next(case for case in cases(game) if case.seats == 3)


@pytest.mark.parametrize("holds", dict.fromkeys(holds for holds, _ in FOUND))
def test_a_sound_game_passes(holds: Claim) -> None:
    holds(case_of(LOTS))


@pytest.mark.parametrize(("holds", "faulty"), FOUND)
def test_a_fault_is_found(holds: Claim, faulty: Game) -> None:
    with pytest.raises((AssertionError, Broken, TypeError, ValueError)):
        holds(case_of(faulty))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_leak_is_found_in_every_game(game: Game) -> None:
    def leaky(s: State, seat: int | None) -> View:
        hidden = {**dump(game, s)["state"], "rng": None}
        return faults.ViewWithMore(seat, game.view(s, seat), str(hidden))

    with pytest.raises(AssertionError):
        secrecy.a_seat_sees_the_same_in_every_state(case_of(replace(game, view=leaky)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_peeking_is_found_in_every_game(game: Game) -> None:
    def peeking(s: State, seat: int, rng: Rng) -> State:
        dream = s.clone()
        dream.rng, dream.log = rng.child("imagined"), None
        return dream

    with pytest.raises(AssertionError):
        secrecy.imagined_states_are_not_all_the_truth(case_of(replace(game, imagine=peeking)))


def with_money(s: Princes, seat: int | None) -> View:
    money = [prince.florins for prince in s.princes]
    return faults.ViewWithMore(seat, PRINCES.view(s, seat), money)


def with_hand_sizes(s: Condottiere, seat: int | None) -> View:
    sizes = [sum(captain.hand) for captain in s.captains]
    return faults.ViewWithMore(seat, CONDOTTIERE.view(s, seat), sizes)


@pytest.mark.parametrize(
    ("game", "key", "secret"),
    [
        (replace(PRINCES, view=with_money), "open_money", "no"),
        (replace(CONDOTTIERE, view=with_hand_sizes), "hand_sizes", "hidden"),
    ],
)
def test_what_public_events_tell_may_be_secret_nevertheless(
    game: Game, key: str, secret: str
) -> None:
    case = next(case for case in cases(game) if case.seats == 3 and case.options[key] == secret)
    with pytest.raises(AssertionError):
        secrecy.worlds_that_look_alike_ask_alike(case)
