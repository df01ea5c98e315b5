"""Bad input: one line on stderr that says what was expected, exit code 2, no traceback."""

import re
from pathlib import Path

import pytest

from quattrocento.cli.arguments import one_of
from quattrocento.games import GAMES
from tests.cli.keyboard import Run

KNOWN = one_of(GAMES)
EDITION = GAMES["condottiere"].edition().imprint.text

RECORD = Path(__file__).parents[1] / "records" / "condottiere" / "01.txt"
NOWHERE = "/dev/null/data"

COMMANDS = {
    "play": f"no game is named; expected {KNOWN}",
    "play chess": f"unknown game 'chess'; expected {KNOWN}",
    "play condottiere mine.txt": "unexpected 'mine.txt'; a saved game is opened with --resume",
    "play condottiere --seats 1": "seats '1'; condottiere has 2 to 6 seats",
    "play condottiere --seats 7": "seats '7'; condottiere has 2 to 6 seats",
    "play condottiere --seats you": "seats 'you'; condottiere has 2 to 6 seats",
    "play condottiere --seats you,dragon": "seat 'dragon'; expected one of you, ",
    "play condottiere --seats =you,you": "name ''; expected 1 to 16 letters",
    "play condottiere --seats A=you,A=you": "expected a different name for everyone",
    "play condottiere --lang xx": "'xx' is not one of 'en', ",
    "play condottiere -o map": "option 'map'; expected KEY=VALUE",
    "play condottiere -o map=moon": "option map is 'moon'; expected one of rulebook, published",
    "play condottiere -o moon=map": "no option 'moon'; expected one of first, map, hand_sizes",
    "play condottiere -o map=published -o map=rulebook": "'map' is given twice; expected it once",
    "play condottiere --seats 2 -o first=2": "option first is '2'; expected a seat below 2",
    "play condottiere --seed \udcff": "seed '\\udcff'; expected a text in UTF-8",
    "play condottiere --edition nowhere": "nowhere: no such file or directory; expected a file",
    "play --resume nowhere": "nowhere: no such file or directory; expected a file",
    "play --resume --data nowhere": "no unfinished game in nowhere; expected one to resume",
    "play --resume --seed 3": "--resume takes all from the saved game",
    "play chess mine.txt --resume": f"unknown game 'chess'; expected {KNOWN}",
    "replay": "Missing argument 'RECORD'.",
    "replay nowhere": "nowhere: no such file or directory; expected a file",
    "replay .": ".: is a directory; expected a file that can be read",
    "simulate chess": f"unknown game 'chess'; expected {KNOWN}",
    "simulate condottiere -n 0": "Invalid value for '--number' / '-n'",
    "simulate condottiere --seats 2-9": "expected a number or a range from 2 to 6",
    "simulate condottiere --seats x": "expected a number or a range from 2 to 6",
    "simulate condottiere --seats 5-3": "seats '5-3'; expected the smaller number first",
    "simulate condottiere -o map=moon": "option map is 'moon'; expected one of rulebook, published",
    "simulate condottiere --seats 2 -o first=3": "expected a seat below 2",
    "bench chess": f"unknown game 'chess'; expected {KNOWN}",
    "bench --compare nowhere": "nowhere: no such file or directory; expected a file",
    "bench condottiere --seconds 0.001 --save a/b": "no such file or directory; expected the name",
    "sit http://127.0.0.1:9 --bot chance --token x": "expected the address of a server",
    f"arena condottiere --bots chance*2 -n 1 --data {NOWHERE}": f"{NOWHERE}/arena/condottiere",
    f"arena condottiere --bots chance*2 --folder {NOWHERE}": f"{NOWHERE}: not a directory",
    f"train principato --seats 2 --folder {NOWHERE}": f"{NOWHERE}: not a directory",
    f"statistics condottiere --bot chance -n 1 --data {NOWHERE}": f"{NOWHERE}/statistics: not a",
    "sit localhost --bot chance --token x": "'localhost'; expected an address, as http",
    "sit http://127.0.0.1:9 --bot foo --token x": "bot 'foo'; expected one of chance, ",
    "statistics condottiere -n 1 --bot foo": "bot 'foo'; expected one of chance, apprentice, ",
    "statistics condottiere -n 1 --bot master@x": "clock 'x' of bot 'master@x'; expected as in",
    "puzzles check condottiere -n 1 --bot a:B": "bot 'a:B'; expected one of chance, apprentice, ",
    "statistics condottiere --seats 3": "--seats without -n; expected -n N, to count new games",
    "statistics signorie --worlds 2 --seed a --bot chance": "--bot, --worlds, --seed without -n",
    f"replay {RECORD} --verify --review": "--verify and --review; expected one of them",
    "dance": "No such command 'dance'.",
    "games --dance": "No such option: --dance",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_command_is_refused_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*command.split())
    assert done.code == 2
    assert done.err.startswith("quattrocento: ")
    assert done.err.count("\n") == 1
    assert COMMANDS[command] in done.err
    assert list(tmp_path.iterdir()) == []


EDITIONS = {
    "": "line 1: the file is empty; expected an edition of condottiere",
    "[edition]]\n": "not valid TOML: ",
    EDITION.replace("count = 15", "count = -1", 1): "expected a whole number from 0 up",
    EDITION.replace('"condottiere"', '"chess"'): "line 2: edition of 'chess'; expected",
    EDITION.replace("[deal]", "[deal]\nextra = 1"): "unknown 'deal.extra'",
    EDITION.replace("base = 10", ""): "'deal.base' is missing",
}


@pytest.mark.parametrize("text", EDITIONS, ids=EDITIONS.values())
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_bad_edition_is_refused_with_its_line(
    run: Run, tmp_path: Path, text: str, command: str
) -> None:
    file = tmp_path / "mybox.toml"
    file.write_text(text, "utf-8")
    done = run(command, "condottiere", "--edition", str(file), "--data", str(tmp_path / "data"))
    assert done.code == 2
    assert re.search(rf"^quattrocento: {re.escape(str(file))}[,:].*line \d+", done.err)
    assert EDITIONS[text] in done.err
    assert list(tmp_path.iterdir()) == [file]


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A game of two bots, played to its end."""
    data = tmp_path / "data"
    seats = ("--seats", "Anna=you,chance")
    run("play", "condottiere", *seats, "--seed", "a", "--data", str(data), typed="1\n" * 5)
    (path,) = data.iterdir()
    return path


def damaged(path: Path) -> dict[str, str]:
    """Ways to damage a record, and what is said of them."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    seed = next(line for line in lines if line.startswith("seed: "))
    first = next(line for line in lines if line.startswith("1 "))
    swap = {"a": "b", "b": "a"}
    mark = first[:-1] + swap.get(first[-1], "a")
    return {
        "": "line 1: '' is no record; expected 'quattrocento record 1'",
        "Dear Anna,\n": "line 1: 'Dear Anna,' is no record; expected",
        text[: len(text) // 2]: "expected",
        text[:-10]: "expected a result or '*'",
        text.replace(
            "game: condottiere", "game: chess"
        ): "line 2: game is 'chess'; expected one of ",
        text.replace("seats: 2", "seats: 9"): "2 to 6 seats, not 9",
        text.replace("seats: 2", "seats: two"): "seats is 'two'; expected whole numbers",
        text.replace("map=rulebook", "map=moon"): "expected one of rulebook, published",
        text.replace("map=rulebook", "map"): "expected 'key=value' once for each option",
        text.replace(seed, "seed: 1234"): "line 8: seed is '1234'; expected 64 hexadecimal digits",
        text.replace(seed, "seed: " + "0" * 64): "the seed does not fit the commitment",
        text.replace(seed + "\n", ""): "no seed follows",
        text.replace(first, mark): "move 1: from here the game goes another way",
        text.replace(first, first.split(";")[0] + "m77"): "move 1: ",
        text.replace(first + "\n", ""): "move 2 stands where move 1 is expected",
        text.replace(first, first + "\n1 0 pass"): "expected",
        text.replace("result: *", "result: 3 4"): "gives a result, but the game is not over",
        text.replace("revision: 2", "revision: 2\nrevision: 2"): "stands here a second time",
        text.replace("revision: 2", "revision: 2\nweather: fine"): "unknown key 'weather'",
        text.replace(first, "9" * 5000 + first[1:]): "expected",
    }


def test_a_damaged_record_is_refused_with_its_line(run: Run, tmp_path: Path, record: Path) -> None:
    for text, complaint in damaged(record).items():
        file = tmp_path / "damaged.txt"
        file.write_text(text, "utf-8")
        for command in (["replay"], ["play", "--data", str(tmp_path / "x"), "--resume"]):
            done = run(*command, str(file))
            assert done.code == 2, complaint
            assert re.match(rf"quattrocento: {re.escape(str(file))}, line \d+", done.err), done.err
            assert complaint in done.err
            assert done.err.count("\n") == 1
        assert file.read_text("utf-8") == text
        assert not (tmp_path / "x").exists()


def test_a_binary_file_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"quattrocento record 1\n\xff\xd8\xff")
    done = run("replay", str(file))
    assert done.code == 2
    assert done.err == f"quattrocento: {file}, line 2: not a text; expected UTF-8\n"


def test_no_damage_to_a_single_letter_goes_unnoticed_or_unexplained(
    run: Run, tmp_path: Path, record: Path
) -> None:
    text = record.read_text("utf-8")
    file = tmp_path / "damaged.txt"
    for place in range(0, len(text), 41):
        file.write_text(text[:place] + "~" + text[place + 1 :], "utf-8")
        done = run("replay", "--verify", str(file))
        tag = text[: text.find("\n", place)].rpartition("\n")[2].startswith(("tag:", "edition:"))
        assert done.code == 2 or tag, f"letter {place}: {done.out}"
        assert "Traceback" not in done.err


def test_a_record_of_another_revision_that_still_replays_is_welcome(
    run: Run, tmp_path: Path, record: Path
) -> None:
    text = record.read_text("utf-8").replace("revision: 2", "revision: 99")
    file = tmp_path / "older.txt"
    file.write_text(text, "utf-8")
    assert run("replay", "--verify", str(file)).code == 0
    file.write_text(text.replace("play m", "play  m", 1).replace(" ; ", " ; 0000 ; ", 1), "utf-8")
    assert run("replay", "--verify", str(file)).code == 2


def test_a_finished_game_is_not_resumed(run: Run, tmp_path: Path) -> None:
    table = ("--seats", "chance,chance", "--seed", "a", "--data", str(tmp_path))
    run("play", "condottiere", *table)
    (path,) = tmp_path.iterdir()
    done = run("play", "--resume", str(path), "--data", str(tmp_path))
    assert done.code == 2
    assert "the game is over; expected one that is still running" in done.err
    assert list(tmp_path.iterdir()) == [path]


def test_a_data_folder_that_is_none_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious", "utf-8")
    done = run("play", "condottiere", "--data", str(tmp_path / "file"))
    assert done.code == 2
    assert done.out == ""
    assert "file exists; expected a folder to save games in" in done.err
    assert (tmp_path / "file").read_text("utf-8") == "precious"
