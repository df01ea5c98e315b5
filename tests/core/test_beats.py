"""What a move tells is kept step by step, with the state at that moment."""

from quattrocento.core.beats import RECENT
from quattrocento.core.match import Match
from quattrocento.core.rng import seed_key
from quattrocento.games.condottiere import GAME
from quattrocento.games.condottiere.state import Condottiere
from tests.lots import LOTS


def watched(seats: int = 2) -> Match:
    match = Match.begin(
        LOTS, seats, LOTS.read_variants({"first": "0"}), LOTS.edition(), seed_key("beats")
    )
    match.keep_beats()
    return match


def go_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        match.play(match.turn, match.legal_moves(match.turn)[0])


def test_the_beats_of_a_move_tell_what_the_log_tells() -> None:
    match = watched()
    told = len(match.log)
    go_on(match, 4)
    assert match.beats is not None
    beats = match.beats.after(0)
    assert beats is not None
    assert [event for beat in beats for event in beat.events] == match.log[told:]
    assert [beat.ply for beat in beats] == sorted(beat.ply for beat in beats)


def test_the_last_beat_shows_the_state_as_it_is_now() -> None:
    match = watched()
    go_on(match, 3)
    assert match.beats is not None
    last = match.beats.kept[-1].state
    assert LOTS.view(last, 0) == match.view(0)


def test_the_cards_of_a_battle_still_lie_there_when_it_is_won() -> None:
    """CON-30, CON-35"""
    match = Match.begin(GAME, 2, GAME.read_variants({"first": "0"}), GAME.edition(), seed_key("7"))
    match.keep_beats()
    assert match.beats is not None
    while not any(event.kind == "wins" for beat in match.beats.kept for event in beat.events):
        go_on(match, 1)
    won = next(b for b in match.beats.kept if any(event.kind == "wins" for event in b.events))
    before = match.beats.kept[match.beats.kept.index(won) - 1].state
    assert isinstance(before, Condottiere)
    assert any(any(captain.line) for captain in before.captains)


def test_only_the_latest_are_kept_and_the_rest_is_known_to_be_missing() -> None:
    match = Match.begin(GAME, 3, GAME.read_variants({}), GAME.edition(), seed_key("long"))
    match.keep_beats()
    go_on(match, RECENT + 6)
    assert match.beats is not None
    assert len(match.beats.kept) <= RECENT
    assert match.beats.after(0) is None
    assert match.beats.after(match.state.ply) == []


def test_what_is_taken_back_leaves_no_beats() -> None:
    match = watched()
    go_on(match, 1)
    match.undo(0)
    assert match.beats is not None
    assert match.beats.kept == []


def test_who_keeps_no_beats_pays_nothing_for_them() -> None:
    match = watched()
    other = match.at(0)
    go_on(match, 5)
    for entry in match.moves:
        other.play(entry.seat, entry.text)
    assert other.beats is None
    assert other.record.moves == match.record.moves
