"""The front door: a game from its beginning to its record, by the names of the package alone."""

import doctest
import subprocess
import sys
from collections.abc import Callable, Sequence
from types import ModuleType

import pytest

import quattrocento as q
from quattrocento import api
from quattrocento.core.views import part
from quattrocento.games import GAMES


def call(function: Callable[..., object], *given: object, **named: object) -> object:
    """As somebody calls whom no types hold back."""
    return function(*given, **named)


def some_moves(game: str, count: int, names: Sequence[str] = ()) -> q.Match:
    """A match some moves on: each time the last of the legal ones is played."""
    match = q.new(game, seats=GAMES[game].seats[-1], seed="lily", names=names)
    for _ in range(count):
        match.play(match.turn, match.legal_moves(match.turn)[-1])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_bots_and_replayed(game: str) -> None:
    match = q.new(game, seats=GAMES[game].seats[0], seed="lily")
    bot = q.bot("apprentice", seed="7")
    while not match.over:
        match.play(match.turn, bot.choose(match.seen(match.turn)))
    again = q.replay(str(match.record))
    assert again.scores == match.scores
    assert again.tell("it") == match.tell("it")
    assert match.turn == -1


def test_the_same_seed_gives_the_same_game() -> None:
    assert q.new("princes", seats=3, seed="a").view(0) == q.new("princes", seats=3, seed="a").view(
        0
    )
    assert q.new("princes", seats=3, seed="a").view(0) != q.new("princes", seats=3, seed="b").view(
        0
    )


def test_variants_are_given_by_name() -> None:
    seen = q.new("condottiere", seats=2, seed="a", map="published").view()
    assert part(seen, "map") == "published"
    assert q.new("condottiere", seats=2, seed="a", first=1).turn == 1


@pytest.mark.parametrize(
    ("game", "seats", "variants", "complaint"),
    [
        ("chess", 2, {}, "game 'chess'; expected one of condottiere, princes, principato, "),
        ("condottiere", 3, {"map": "moon"}, "option map is 'moon'; expected one of rulebook"),
        ("condottiere", 3, {"moon": "yes"}, "condottiere has no option 'moon'"),
        ("condottiere", 9, {}, "condottiere has 2 to 6 seats, not 9"),
    ],
)
def test_what_is_not_offered_is_refused(
    game: str, seats: int, variants: dict[str, str], complaint: str
) -> None:
    with pytest.raises(q.VariantError, match=complaint):
        q.new(game, seats=seats, seed="a", edition="", names=(), **variants)


@pytest.mark.parametrize("seat", [-1, 6])
def test_where_nobody_sits_nothing_is_seen(seat: int) -> None:
    match = some_moves("condottiere", 1)
    for look in (match.view, match.seen):
        with pytest.raises(ValueError, match=f"seat {seat}; expected 0 to 5"):
            look(seat)


def test_no_match_was_ever_before_its_beginning_or_after_its_end() -> None:
    match = some_moves("condottiere", 3)
    assert [len(match.at(ply).moves) for ply in (0, 3)] == [0, 3]
    for ply in (-1, 4):
        with pytest.raises(ValueError, match=f"ply {ply}; expected 0 to 3"):
            match.at(ply)


def test_a_seed_is_a_text() -> None:
    for given in (5, b"5", None):
        with pytest.raises(TypeError, match=f"seed {given!r}; expected a text, as '5'"):
            call(q.new, "condottiere", seats=2, seed=given)
        with pytest.raises(TypeError, match=f"seed {given!r}; expected a text, as '5'"):
            call(q.bot, "chance", seed=given)


@pytest.mark.parametrize(
    "names", [["Anna"], "Anna", ["Anna", ""], ["Anna", " "], ["A", "B", "C"], [1, 2]]
)
def test_names_are_one_for_each_seat(names: object) -> None:
    with pytest.raises(ValueError, match="expected a list of 2 names, one for each seat"):
        call(q.new, "condottiere", seats=2, seed="a", names=names)


def test_a_language_that_is_not_spoken_is_refused() -> None:
    match = some_moves("condottiere", 1)
    for speak in (match.tell, lambda language: match.board(0, language)):
        with pytest.raises(ValueError, match="language 'fr'; expected one of en, de, it"):
            speak("fr")


@pytest.mark.parametrize("text", ["not json", "[]", "5", '"condottiere"'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(q.PositionError, match="expected what a match gives as data"):
        q.load(text)
    with pytest.raises(q.PositionError, match="expected what a match gives as data"):
        call(q.load, [])


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(q.RecordError, match="expected the text of a record"):
        call(q.replay, b"quattrocento record 1")


def test_a_bot_at_a_seat_that_is_not_asked_is_refused() -> None:
    match = some_moves("condottiere", 1)
    other = (match.turn + 1) % match.state.seats
    with pytest.raises(q.IllegalMove, match=f"seat {other} is not asked anything now"):
        q.bot("apprentice").choose(match.seen(other))


def test_a_move_is_played_as_itself_or_as_its_text() -> None:
    one, other = (q.new("condottiere", seats=3, seed="lily") for _ in range(2))
    move = one.legal_moves(one.turn)[3]
    assert one.play(one.turn, move) is move
    assert other.play(other.turn, "name-city genova") is move
    assert one.record == other.record


def test_a_move_of_another_seat_is_refused_and_changes_nothing() -> None:
    match = q.new("condottiere", seats=3, seed="lily")
    before = match.record
    other = (match.turn + 1) % 3
    with pytest.raises(q.IllegalMove, match="it is not asked anything now"):
        match.play(other, match.legal_moves(match.turn)[0])
    assert match.record == before


def test_a_match_tells_a_seat_more_than_a_spectator() -> None:
    match = some_moves("condottiere", 3)
    assert set(match.tell("en")) < set(match.tell("en", match.turn))


def test_names_are_told() -> None:
    match = some_moves("condottiere", 1, names=["Anna", "Bruno", "Carla", "Dora", "Elio", "Fosca"])
    assert match.tell("de")[-1].startswith(("Anna", "Bruno", "Carla", "Dora", "Elio", "Fosca"))


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_drawn_as_text(game: str) -> None:
    drawn = some_moves(game, 4).board(0, "de", width=78)
    assert "Spieler 1" in drawn
    assert max(map(len, drawn.splitlines())) <= 78


def test_a_moment_of_a_match_can_be_looked_at() -> None:
    match = some_moves("principato", 9)
    then = match.at(4)
    assert len(then.moves) == 4
    assert then.record.moves == match.record.moves[:4]
    assert len(match.moves) == 9


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_read_again(game: str) -> None:
    match = some_moves(game, 7)
    position = q.load(match.data())
    assert position.view(0) == match.view(0)
    assert position.legal_moves(match.turn) == match.legal_moves(match.turn)
    assert position.board(0) == match.board(0)


def test_a_position_with_too_many_cards_is_refused() -> None:
    data = some_moves("condottiere", 2).data()
    data["state"]["captains"][0]["fields"]["hand"][0] = 99
    with pytest.raises(q.PositionError, match="no position of condottiere: m1: "):
        q.load(data)


def test_scores_are_there_at_the_end_only() -> None:
    match = some_moves("signorie", 2)
    assert len(match.standing) == 4
    with pytest.raises(ValueError, match="the game is not over"):
        _ = match.scores


def test_a_bot_is_called_by_its_name_and_time() -> None:
    match = some_moves("condottiere", 1)
    seen = match.seen(match.turn)
    assert q.bot("master@5", "7").choose(seen) == q.bot("master@5", "7").choose(seen)


def test_the_package_loads_nothing_until_it_is_asked() -> None:
    code = "import sys, quattrocento; print('quattrocento.games' in sys.modules, dir(quattrocento))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("False")
    assert "'replay'" in said.stdout
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        getattr(q, "ch" + "ess")


@pytest.mark.parametrize("module", [q, api])
def test_the_examples_of_the_door_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 2
    assert failed == 0
