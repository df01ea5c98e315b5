"""The arena: fair, reproducible, and not to be stopped by a bad bot."""

import json
import sys
from pathlib import Path

import pytest

from quattrocento.arena.contests import Contest, play_game
from quattrocento.arena.results import summary
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.levels import UnknownBot, by_name, parse_spec
from quattrocento.cli.app import main
from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng
from quattrocento.games import GAMES
from tests.patience import PATIENCE

HERE = "tests.arena.strangers"


def contest(*bots: str, limit: float = PATIENCE) -> Contest:
    return Contest(game="condottiere", bots=bots, number=4, seed="test", limit=limit)


def test_the_same_game_is_played_again() -> None:
    table = contest("chance", "apprentice")
    one, other = play_game(table, 3), play_game(table, 3)
    assert one["record"] == other["record"]


def test_seats_rotate_on_the_same_deal() -> None:
    table = contest("chance", f"{HERE}:First", "apprentice")
    games = [play_game(table, index) for index in range(3)]
    assert sorted(game["seating"] for game in games) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({parse(game["record"]).seed for game in games}) == 1
    assert parse(play_game(table, 3)["record"]).seed != parse(games[0]["record"]).seed


def test_every_game_leaves_a_record_that_replays() -> None:
    game = play_game(contest("chance", "apprentice", "journeyman"), 0)
    match = Match.replay(GAMES["condottiere"], parse(game["record"]))
    assert match.state.over
    assert list(match.record.result) == game["totals"]


def program(folder: Path, *lines: str) -> str:
    """A bot that is a program of a few lines of Python."""
    file = folder / "bot.py"
    start = ("import json, sys", "def say(**told): print(json.dumps(told), flush=True)")
    file.write_text("\n".join([*start, *lines]), "utf-8")
    return f"run:{sys.executable} {file}"


GREETS = "input(); say(type='hello', protocol=2)"
EVERY_TURN = "for turn in (one for one in map(json.loads, sys.stdin) if one['type'] == 'turn'):"


@pytest.mark.parametrize(
    ("bot", "fault", "trace"),
    [
        ("Crashing", "lost my marbles", "in choose"),
        ("Cheating", "not open to it", ""),
        ("Hanging", "did not answer in 1 s", ""),
    ],
)
def test_a_bad_class_forfeits_and_its_record_is_kept(bot: str, fault: str, trace: str) -> None:
    limit = 1.0 if bot == "Hanging" else PATIENCE
    game = play_game(contest("chance", f"{HERE}:{bot}", "chance", limit=limit), 0)
    assert fault in game["fault"]
    assert trace in game["trace"]
    assert game["forfeit"] == 1
    assert game["ranks"][1] == 3
    assert parse(game["record"]).result == ()


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["pass"], "has ended with exit code 0"),
        (["raise SystemError('no such luck')"], "has ended with exit code 1"),
        (["input(); print(len('no JSON'))"], "expected an object of JSON"),
        (["input(); say(type='hello', protocol=1)"], "speaks protocol 1; expected 2"),
        (["input(); say(type='hello', protocol=2, wants=['the true state'])"], "wants"),
        (["input(); say(type='move', id=1, move='pass')"], "run1:"),
        ([GREETS, f"{EVERY_TURN} say(type='move', id=turn['id'], move='win')"], "not open to it"),
        ([GREETS, f"{EVERY_TURN} say(type='move', id=77, move='pass')"], "it was asked turn 1"),
        ([GREETS, f"{EVERY_TURN} say(type='fault', message='I resign')"], "I resign"),
        ([GREETS, "print('x' * 2000000)"], "more than"),
    ],
)
def test_a_bad_program_forfeits(lines: list[str], fault: str, tmp_path: Path) -> None:
    game = play_game(contest("chance", program(tmp_path, *lines), "chance"), 0)
    assert fault in game["fault"]
    assert game["ranks"][1] == 3


def test_what_a_program_says_of_its_end_is_kept(tmp_path: Path) -> None:
    lying = program(tmp_path, "raise SystemError('no such luck')")
    assert "SystemError: no such luck" in play_game(contest("chance", lying), 0)["trace"]


def test_a_slow_bot_forfeits() -> None:
    game = play_game(contest("chance", "master@400", limit=0.0), 0)
    assert "the limit is 0 s" in game["fault"]


def test_a_program_has_the_time_that_is_asked_for(tmp_path: Path) -> None:
    hanging = program(tmp_path, GREETS, "while True: pass")
    game = play_game(contest("chance", hanging, limit=0.5), 0)
    assert "did not answer in 0.5 s" in game["fault"]


def test_what_a_bot_prints_does_not_disturb() -> None:
    table = Contest("signorie", ("chance", f"{HERE}:Chatty"), 1, "test", limit=PATIENCE)
    assert not play_game(table, 0)["fault"]


def test_a_program_of_protocol_1_plays(tmp_path: Path) -> None:
    old = program(
        tmp_path, "for line in sys.stdin:", "    say(move=json.loads(line)['options'][-1])"
    )
    game = play_game(contest("apprentice", old.replace("run:", "run1:")), 0)
    assert not game["fault"]
    assert game["ranks"] == [1, 2]


@pytest.mark.parametrize("name", ["grandmaster", "no.such:Bot", f"{HERE}:Nobody", f"{HERE}:Rng"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=name):
        by_name(name, Rng(bytes(32)))


@pytest.mark.parametrize("text", ["master@", "master@soon", "master@-1", "master@0", "master@1/0"])
def test_a_clock_of_the_wrong_form_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="clock"):
        parse_spec(text)


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("master@500", ThinkingTime(iterations=500)),
        ("master@0.5s", ThinkingTime(seconds=0.5)),
        ("master@2s/4", ThinkingTime(seconds=2, workers=4)),
        ("master@0.5cpu", ThinkingTime(seconds=0.5, processor=True)),
    ],
)
def test_a_clock_counts_iterations_or_seconds_and_workers(text: str, clock: ThinkingTime) -> None:
    assert parse_spec(text).clock == clock


def test_a_shared_victory_counts_in_parts() -> None:
    game = {
        "index": 0, "bots": ["a", "b", "c"], "ranks": [1, 1, 3], "totals": [5, 5, 2],
        "parts": [{}, {}, {}], "seconds": [0, 0, 0], "forfeit": -1,
    }  # fmt: skip
    shares = {row["bot"]: row["share"] for row in summary([game], {})}
    assert shares == {"a": 0.5, "b": 0.5, "c": 0.0}


def test_the_better_bot_is_rated_higher() -> None:
    table = contest("apprentice", "chance")
    rows = summary([play_game(table, index) for index in range(8)], {})
    rating = {row["bot"]: row["rating"] for row in rows}
    assert rating["apprentice"] > rating["chance"]


def test_an_interrupted_run_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "condottiere", "--bots", "chance,apprentice", "--on", "here", "--json"]
    folder = ["--folder", str(tmp_path)]
    assert main([*command, *folder, "-n", "3"]) == 0
    book = tmp_path / "results.jsonl"
    lines = book.read_text().splitlines()
    book.write_text("\n".join([lines[0], lines[1][:20]]))
    capsys.readouterr()
    assert main([*command, *folder, "-n", "3"]) == 0
    again = [json.loads(line)["ranks"] for line in book.read_text().splitlines()[2:]]
    assert again == [json.loads(line)["ranks"] for line in lines[1:]]
    told = json.loads(capsys.readouterr().out)
    assert told["bots"][0]["games"] == 3
    assert told["resumed"] == 1


def test_another_contest_does_not_mix_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "condottiere", "--on", "here", "-n", "1", "--folder", str(tmp_path)]
    assert main([*command, "--bots", "chance*2"]) == 0
    assert main([*command, "--bots", "chance*3"]) == 2
    assert "another contest" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "chance"], "2 to 6 seats"),
        (["--bots", "chance,nobody"], "nobody"),
        (["--on", "moon"], "expected one of"),
        (["--bots", "run:./no-such-bot,chance"], "cannot be started"),
        (["--bots", "run:,chance"], "expected a program"),
        (["--bots", "run:'./bot,chance"], "where the quotation ends"),
        (["--bots", f"{HERE}:Nobody,chance"], "Nobody"),
        (["--bots", f"{HERE}:Crashing,chance"], "asked its first move of condottiere: ZeroDiv"),
        (["--bots", "chance,apprentice", "--sprt", "30"], "two strengths in Elo"),
        (["--format", "gauntlet", "--bots", "chance*2"], "each of them once"),
        (["--format", "round-robin", "--seats", "3", "--bots", "chance,apprentice"], "3 or more"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "condottiere", "--folder", str(tmp_path), *arguments]) == 2
    assert complaint in capsys.readouterr().err
