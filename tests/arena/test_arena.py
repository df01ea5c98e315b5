"""The arena: fair, reproducible, and not to be stopped by a bad bot."""

import json
import subprocess
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


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs are heard out, however long a busy machine takes to start them."""
    monkeypatch.setattr("quattrocento.bots.outside.GRACE", PATIENCE)


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


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (f"{HERE}:Crashing", "lost my marbles"),
        (f"{HERE}:Cheating", "not open to it"),
        (f"run:{sys.executable} -c pass", "has ended"),
        (f"run:{sys.executable} -c print(len(input()))", "answered"),
    ],
)
def test_a_bad_bot_forfeits_and_its_record_is_kept(bot: str, fault: str) -> None:
    game = play_game(contest("chance", bot, "chance"), 0)
    assert fault in game["fault"]
    assert game["ranks"][1] == 3
    assert parse(game["record"]).result == ()


def test_a_slow_bot_forfeits() -> None:
    game = play_game(contest("chance", "master@400", limit=0.0), 0)
    assert "the limit is 0 s" in game["fault"]


def test_a_program_that_does_not_answer_forfeits() -> None:
    program = f"run:{sys.executable} -c input();input()"
    game = play_game(contest("chance", program), 0)
    assert "did not answer" in game["fault"]


@pytest.mark.usefixtures("patient")
def test_a_program_in_any_language_plays(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    options = json.loads(line)['options']\n"
        "    print(json.dumps({'move': options[-1]}), flush=True)\n"
    )
    game = play_game(contest("apprentice", f"run:{sys.executable} {program}"), 0)
    assert not game["fault"]
    assert game["ranks"] == [1, 2]


@pytest.mark.parametrize("name", ["grandmaster", "no.such:Bot", f"{HERE}:Nobody"])
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
    ],
)
def test_a_clock_counts_iterations_or_seconds_and_workers(text: str, clock: ThinkingTime) -> None:
    assert parse_spec(text).clock == clock


def test_a_shared_victory_counts_in_parts() -> None:
    game = {
        "index": 0, "seating": [0, 1, 2], "ranks": [1, 1, 3], "totals": [5, 5, 2],
        "parts": [{}, {}, {}], "seconds": [0, 0, 0], "fault": "",
    }  # fmt: skip
    shares = {row["bot"]: row["share"] for row in summary(["a", "b", "c"], [game])}
    assert shares == {"a": 0.5, "b": 0.5, "c": 0.0}


def test_the_better_bot_is_rated_higher() -> None:
    table = contest("apprentice", "chance")
    rows = summary(table.bots, [play_game(table, index) for index in range(8)])
    rating = {row["bot"]: row["rating"] for row in rows}
    assert rating["apprentice"] > rating["chance"]


def test_an_interrupted_run_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "condottiere", "--bots", "chance,apprentice", "--on", "here", "--json"]
    folder = ["--folder", str(tmp_path)]
    assert main([*command, *folder, "-n", "3"]) == 0
    book = tmp_path / "results.jsonl"
    lines = book.read_text().splitlines()
    book.write_text("\n".join([lines[0], lines[1][:20]]) + "\n")
    capsys.readouterr()
    assert main([*command, *folder, "-n", "3"]) == 0
    again = [json.loads(line)["ranks"] for line in book.read_text().splitlines()[2:]]
    assert again == [json.loads(line)["ranks"] for line in lines[1:]]
    assert json.loads(capsys.readouterr().out)["bots"][0]["games"] == 3


def arena_without_openskill(*arguments: str) -> str:
    """What the command says in a Python that cannot find the rating library."""
    code = (
        "import sys\n"
        "sys.modules['openskill'] = None\n"
        "from quattrocento.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    table = ["arena", "condottiere", "--bots", "chance*2", "-n", "2", "--on", "here"]
    command = [sys.executable, "-c", code, *table, *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def test_without_a_rating_library_the_arena_leaves_ratings_out(tmp_path: Path) -> None:
    (row,) = json.loads(arena_without_openskill("--json", "--folder", str(tmp_path)))["bots"]
    assert row["games"] == 4
    assert not [key for key in row if "rating" in key]


def test_without_a_rating_library_the_arena_says_where_to_get_it(tmp_path: Path) -> None:
    said = arena_without_openskill("--folder", str(tmp_path), "--lang", "en")
    assert "For ratings, install quattrocento[bots].\n" in said
    assert "Rank" in said
    assert "Rating" not in said


def test_the_arena_shows_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ["arena", "condottiere", "--bots", "chance*2", "-n", "2", "--on", "here"]
    assert main([*table, "--folder", str(tmp_path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Rating" in said
    assert "quattrocento[bots]" not in said


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
    ],
)
def test_bad_input_is_refused_before_the_first_game(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "condottiere", "--folder", str(tmp_path), *arguments]) == 2
    assert complaint in capsys.readouterr().err
