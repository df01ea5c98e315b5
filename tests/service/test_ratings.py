"""Ratings: from games that say who is stronger, each once, with bots as the measure."""

import random
import sqlite3
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest

from quattrocento.arena.anchors import anchor
from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.fits import LUCK, fit
from quattrocento.arena.ratings import STRANGER, Rating
from quattrocento.client import Client
from quattrocento.service.history.ratings import agree, rated
from quattrocento.service.history.result import Result, SeatResult, result_of
from quattrocento.service.tables import moves
from quattrocento.service.tables.events import Absence, Goes, Plays, Returns
from tests.patience import PATIENCE
from tests.service.servers import alone, play_out, running, settings
from tests.service.tables import opened
from tests.service.test_history import seen_by, story, told

PAIR = ("apprentice", "chance")


def game(*places: int, bots: tuple[str, ...] = (), **more: Any) -> Result:
    """A game of Condottiere at which people sat first, then bots."""
    names = [*[""] * (len(places) - len(bots)), *bots]
    seats = [SeatResult(place, 0, {}, bot) for place, bot in zip(places, names, strict=True)]
    return Result("condottiere", 0.0, 0.0, 100, seats, **more)


def test_who_wins_rises_and_who_loses_falls() -> None:
    after = rated(game(1, 2), {"anna": 0, "bea": 1}, {})
    assert after["anna"].mu > STRANGER.mu > after["bea"].mu
    assert after["anna"].sigma < STRANGER.sigma


def test_to_beat_a_stronger_bot_says_more() -> None:
    weak = rated(game(1, 2, bots=("chance",)), {"anna": 0}, {})["anna"]
    strong = rated(game(1, 2, bots=("journeyman",)), {"anna": 0}, {})["anna"]
    assert strong.mu > weak.mu


@pytest.mark.parametrize(
    "odd",
    [
        game(1, 2, own_edition=True),
        game(1, 2, hot_seat=True),
        game(1, 2, undone=True),
    ],
    ids=["an edition of its own", "one device", "a move tried twice"],
)
def test_a_game_that_says_nothing_is_not_rated(odd: Result) -> None:
    assert rated(odd, {"anna": 0, "bea": 1}, {}) == {}


@pytest.mark.parametrize("back", [False, True], ids=["played on", "taken back"])
def test_a_move_taken_back_once_a_bot_has_answered_is_noted(back: bool) -> None:
    rows = opened(chairs=["", "chance"])
    rows.add([Plays(0, "name-city parma", ""), Plays(0, "pass", ""), Plays(1, "pass", "")])
    if back:
        rows.add(moves.undo(rows.table, "p0", 0, rows.table.seq))
    assert result_of(rows.table).undone == back


@pytest.mark.parametrize(("reason", "left"), [("away", True), ("holiday", False)])
def test_who_is_on_holiday_has_not_gone(reason: Absence, left: bool) -> None:
    rows = opened(chairs=["", "chance"])
    rows.add([Goes(0, reason)])
    assert result_of(rows.table).seats[0].left == left


@pytest.mark.parametrize(("reason", "given_up"), [("away", True), ("holiday", False)])
def test_what_a_stand_in_plays_on_a_holiday_is_not_given_up(
    reason: Absence, given_up: bool
) -> None:
    rows = opened()
    rows.add([Goes(1, reason), Plays(0, "name-city parma", ""), Plays(0, "pass", "")])
    rows.add([Plays(1, "pass", "", "stand-in"), Returns(1)])
    assert result_of(rows.table).is_given_up(1) == given_up


def test_whose_holiday_lasts_most_of_a_game_is_left_out() -> None:
    """It says nothing of them; the others are rated as they ended."""
    holiday = SeatResult(1, 0, {}, stood_in=40, excused=40)
    seats = [holiday, SeatResult(2, 0, {}), SeatResult(3, 0, {})]
    after = rated(Result("condottiere", 0, 0, 100, seats), {"anna": 0, "bea": 1, "carla": 2}, {})
    assert after == rated(game(1, 2), {"bea": 0, "carla": 1}, {})


@pytest.mark.parametrize(
    "gone", [{"left": True}, {"stood_in": 40}], ids=["left", "played by a bot"]
)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_who_gave_a_game_up_comes_last(gone: dict[str, Any], place: int) -> None:
    """Whatever the stand-in made of it; the others are rated as they ended."""
    others = [one for one in (1, 2, 3) if one != place]
    seats = [SeatResult(place, 0, {}, **gone), *(SeatResult(one, 0, {}) for one in others)]
    people = {"anna": 0, "bea": 1, "carla": 2}
    given_up = rated(Result("condottiere", 0, 0, 100, seats), people, {})
    assert given_up == rated(game(3, 1, 2), people, {})


def test_whoever_is_not_rated_is_left_out() -> None:
    assert rated(game(1, 2), {"anna": 0}, {}) == {}
    without = rated(game(1, 2, 3), {"anna": 0, "bea": 2}, {})
    assert without == rated(game(1, 2), {"anna": 0, "bea": 1}, {})


def winner(chance: random.Random, strengths: list[Rating]) -> int:
    """Which of two wins, by the model."""
    scale = LUCK * sqrt(2)
    first, second = (exp(one.mu / scale) for one in strengths)
    return int(chance.random() > first / (first + second))


def test_somebody_as_strong_as_a_level_is_rated_like_it() -> None:
    chance = random.Random("as strong")
    measured = anchor("condottiere", 2, "apprentice")
    other = anchor("condottiere", 2, "journeyman")
    assert measured is not None
    assert other is not None
    now = STRANGER
    for _ in range(400):
        places = (1, 2) if winner(chance, [measured, other]) == 0 else (2, 1)
        now = rated(game(*places, bots=("journeyman",)), {"anna": 0}, {"anna": now})["anna"]
    assert agree(now, measured)
    assert not agree(now, other)


def test_a_fit_finds_the_strengths_that_games_were_made_with() -> None:
    chance = random.Random("fit")
    made = [Rating(20.0, 0.0), Rating(25.0, 0.0)]
    games = []
    for _ in range(600):
        won = winner(chance, made)
        games.append([("weak", 1 + won), ("strong", 2 - won)])
    found = fit(games, {"strong": 25.0})
    assert agree(found["weak"], made[0])
    assert found["weak"].sigma < 1.0


def test_ratings_of_real_games_agree_with_the_arena() -> None:
    """A small version of `tools/ratings.py`."""
    contest = Contest("condottiere", PAIR, 16, "a small check")
    now = STRANGER
    for index in range(contest.number):
        played = play_game(contest, index)
        own = played["seating"].index(0)
        seats = [
            SeatResult(rank, 0, {}, "" if seat == own else PAIR[1])
            for seat, rank in enumerate(played["ranks"])
        ]
        result = Result("condottiere", 0.0, 0.0, 100, seats)
        now = rated(result, {"anna": own}, {"anna": now})["anna"]
    measured = anchor("condottiere", 2, PAIR[0])
    assert measured is not None
    assert agree(now, measured)


# at the server


def rating(client: Client) -> dict[str, Any]:
    """The only rating of a person, as soon as there is one."""
    for _ in range(int(PATIENCE * 100)):
        if found := story(client, client)["ratings"]:
            return dict(found[0])
    raise AssertionError("there is never a rating")


def finish(address: str) -> Client:
    anna = play_out(alone(address, "principato")).client
    told(anna)
    return anna


def test_a_rating_comes_once_and_out_the_same_when_made_again(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        anna = finish(address)
        before = rating(anna)
        assert (before["games"], before["provisional"]) == (1, True)
    with running(settings(tmp_path)) as anna.address:
        assert rating(anna) == before
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("DELETE FROM documents WHERE key = 'ratings'")
    database.close()
    with running(settings(tmp_path)) as anna.address:
        assert rating(anna) == before


def test_who_does_not_want_to_be_rated_is_not(server: str) -> None:
    anna = finish(server)
    rating(anna)
    anna.call("PUT", "/api/me/story", {"audience": "private", "rated": False})
    assert story(anna, anna)["ratings"] == []
    seen_by(anna, "private")
    assert story(anna, anna)["rated"]
