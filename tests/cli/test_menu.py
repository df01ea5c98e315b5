"""Menus: numbers that keep their meaning, long lists in two steps, and a way for programs."""

import json
from pathlib import Path

import pytest

import quattrocento as q
from quattrocento.cli import main
from quattrocento.cli.menu import MOST_LINES, Menu, Numbers, amounts
from quattrocento.core.moves import Move, write
from quattrocento.games.princes.moves import Ask, EndTurn
from quattrocento.text.boards.board import lines_of
from quattrocento.text.words import Words
from tests.cli.keyboard import Run

RECORD = str(Path(__file__).parents[1] / "records" / "condottiere" / "01.txt")
TABLE = ("play", "condottiere", "--seed", "menu", "--seats", "Anna=you,chance", "--data")
WORDS = Words("en", "princes", ["Anna", "Bruno"])


def menu(moves: list[Move], numbers: Numbers) -> Menu:
    return Menu(moves, (), WORDS, 80, numbers)


def cities() -> list[Move]:
    match = q.new("condottiere", seats=2, seed="menu")
    return list(match.legal_moves(match.turn))


def bids() -> list[Move]:
    """A long row of sums."""
    return [Ask(florins) for florins in range(0, 3600, 100)]


def test_a_number_keeps_its_meaning_when_other_moves_are_open() -> None:
    moves, numbers = cities(), Numbers()
    words = Words("en", "condottiere")
    third = Menu(moves, (), words, 80, numbers).find("3")
    later = Menu(moves[2:], (), words, 80, numbers)
    assert later.find("3") == third == moves[2]
    assert later.find("1") is None
    assert later.ends() == {"first": 3, "count": len(moves), "gaps": 0}


@pytest.mark.parametrize(("lang", "one"), [("en", "one of the"), ("de", "eine der"), ("it", "uno")])
def test_numbers_with_gaps_are_not_called_a_row(lang: str, one: str) -> None:
    moves, numbers, words = cities(), Numbers(), Words(lang, "condottiere")
    whole = Menu(moves, (), words, 80, numbers).ends()
    rest = Menu([moves[1], *moves[4:]], (), words, 80, numbers).ends()
    assert rest == {"first": 2, "count": len(moves), "gaps": 2}
    for key in ("prompt", "not-understood", "consequences-unknown"):
        assert one in words.say(key, {"text": "x", **rest}).casefold()
        assert one not in words.say(key, {"text": "x", **whole}).casefold()


def test_a_long_list_stands_in_a_few_lines_and_every_move_is_found() -> None:
    moves = [*bids(), EndTurn()]
    shown = menu(moves, Numbers())
    assert lines_of(shown.draw(), 80) <= MOST_LINES
    behind = [move for name in shown.groups for move in shown.groups[name]]
    assert {*behind, *shown.single} == set(moves)
    assert all(shown.find(write(move)) == move for move in moves[:3])


def test_sums_are_asked_for_as_sums() -> None:
    moves = bids()
    found = amounts(moves)
    assert list(found.values()) == moves
    assert amounts(cities()) == {}


def test_a_number_beyond_the_menu_is_answered_with_the_menu(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, str(tmp_path), typed="77\n")
    after = done.out.rpartition("> 77")[2]
    assert "“77” is neither a move nor a command here." in " ".join(after.split())
    assert " 1 " in after.partition("help.")[2]


@pytest.mark.parametrize("word", ["rule", "rules"])
def test_a_rule_is_found_by_either_word(run: Run, tmp_path: Path, word: str) -> None:
    assert run(word, "condottiere", "CON-21").out == run("rules", "condottiere", "CON-21").out
    assert "Winter" in run(*TABLE, str(tmp_path), typed=f"{word} CON-21\n").out


@pytest.mark.parametrize(
    "command",
    ["games --json", f"verify {RECORD} --json", f"replay {RECORD} --to 5 --json"],
)
def test_what_a_command_says_is_also_there_for_programs(run: Run, command: str) -> None:
    found = json.loads(run(*command.split()).out)
    first = found[0] if isinstance(found, list) else found
    assert first["game"] == "condottiere"


def test_a_shell_completes_commands_games_and_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_QUATTROCENTO_COMPLETE", "complete_bash")
    for line, wanted in {
        "quattrocento pe": "perft",
        "quattrocento perft sig": "signorie",
        "quattrocento perft signorie --div": "--divide",
    }.items():
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(line.split()) - 1))
        with pytest.raises(SystemExit):
            main([])
        assert capsys.readouterr().out.split() == [wanted]
