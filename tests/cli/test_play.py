"""`quattrocento play`, typed line by line."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.keyboard import Run, saved

# With this seed Lorenzo leads off; Anna holds neither drummer, bishop nor heroine.
SEATS = ("--seats", "Anna=you,chance,chance,chance")
TABLE = ("play", "condottiere", *SEATS, "--seed", "a", "--data")


def test_a_turn_shows_the_table_the_hand_the_news_and_the_options(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path)).out
    assert "Battle for Venice" in shown
    assert "Hand: 1 2 3 4 5 6 10 · Scarecrow, Surrender, Winter" in shown
    assert "Lorenzo plays a mercenary 10." in shown
    assert re.search(r"^ 1 Play the mercenary 1 .* 9 Play the surrender", shown, re.MULTILINE)
    assert "Anna, play a card in the battle for Venice, or pass." in shown


@pytest.mark.parametrize("answer", ["7", "play m10", "PLAY  m10", "m10", "Mercenary 10"])
def test_a_move_is_a_number_its_notation_or_a_name(run: Run, tmp_path: Path, answer: str) -> None:
    shown = run(*TABLE, str(tmp_path), typed=f"{answer}\n").out
    assert "Anna plays a mercenary 10." in shown


@pytest.mark.parametrize("answer", ["foo", "0", "99", "-1", "play", "play m9", "7 7", "9" * 5000])
def test_wrong_input_changes_nothing_and_says_what_was_expected(
    run: Run, tmp_path: Path, answer: str
) -> None:
    run(*TABLE, str(tmp_path / "untouched"))
    done = run(*TABLE, str(tmp_path / "tried"), typed=f"{answer}\n")
    assert "Type a number from 1 to 11, a move, or help." in done.said
    assert saved(tmp_path / "tried") == saved(tmp_path / "untouched")


def test_a_forbidden_move_is_explained_by_its_rule(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="play bishop\nwhy play bishop\nwhy\nwhy 13\n").out
    assert shown.count("You do not hold a bishop · CON-11") == 4
    assert shown.count("Read the whole rule with: rule CON-11") == 2


def test_why_alone_lists_all_that_is_forbidden(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="why\n").out
    assert re.findall(r"^(\d+)  Play the (\w+)", shown, re.MULTILINE) == [
        ("12", "drummer"),
        ("13", "bishop"),
        ("14", "heroine"),
    ]


def test_why_not_a_legal_move(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="why pass\nwhy chess\n").out
    assert "“pass” is not forbidden: you may do it." in shown
    assert "“chess” is no move that could be tried here." in shown


def test_a_rule_is_shown_from_the_book_of_the_language(run: Run, tmp_path: Path) -> None:
    assert "CON-25 Scarecrow" in run(*TABLE, str(tmp_path), typed="rule con-25\n").out
    german = run(*TABLE, str(tmp_path), "--lang", "de", typed="regel CON-25\n").out
    assert "CON-25 Vogelscheuche" in german


def test_rules_are_found_by_words_in_them(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="rule misprint\nrule winter drummer\nrule chess\n").out
    assert "CON-21 Winter" in shown
    assert "CON-23 Winter and drummer together" in shown
    assert "The ids run from CON-01 to CON-49." in shown


def test_a_preview_tells_what_is_certain(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="?7\npreview surrender\n?pass\n? 77\n").out
    assert "Strengths: Anna 0 → 10 · Simonetta 0 · Lorenzo 10 · Ginevra 5" in shown
    assert "The battle ends at once; Lorenzo wins it." in shown
    assert "You are out of this battle." in shown
    assert "Which move? Give a number from 1 to 11, or the move itself." in shown


def test_more_shows_who_borders_on_whom(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="more\n").out
    assert re.search(r"○ Turin +free +Milan  Genoa\b", shown)
    assert "4 connected cities win the game." in shown


def test_the_map_follows_the_option(run: Run, tmp_path: Path) -> None:
    typed = "more\n"
    shown = run(*TABLE, str(tmp_path), "-o", "map=published", typed=typed).out
    assert re.search(r"○ Genoa +free +Turin  Milan  Parma *$", shown, re.MULTILINE)


# Bruno leads off, and both are at the keyboard; enter takes the screen over.
HOT_SEAT = ("play", "condottiere", "--seats", "Anna=you,Bruno=you", "--seed", "b", "-o", "first=0")
SILENT = "name-city roma\npass\n\npass\n"


def test_keep_is_answered_once_and_for_all(run: Run, tmp_path: Path) -> None:
    """CON-36"""
    typed = f"\n{SILENT}\nalways keep\n\nkeep\n\n{SILENT}keep\n"
    done = run(*HOT_SEAT, "--data", str(tmp_path), typed=typed)
    assert "From now on your answer here is: Keep the hand." in done.said
    moves = [(entry.seat, entry.text) for entry in saved(tmp_path).moves]
    assert moves[3:5] == [(0, "keep"), (1, "keep")]
    assert moves[8:] == [(0, "keep"), (1, "keep")]


def test_always_in_every_language(run: Run, tmp_path: Path) -> None:
    """CON-36"""
    for lang, typed in (("de", "immer pass"), ("it", "sempre pass")):
        folder = tmp_path / lang
        run(*TABLE, str(folder), "--lang", lang, typed=f"{typed}\n")
        assert {entry.text for entry in saved(folder).moves if entry.seat == 0} >= {"pass"}


def test_always_alone_asks_again(run: Run, tmp_path: Path) -> None:
    """CON-36"""
    typed = f"\n{SILENT}\nalways keep\n\nkeep\n\nalways\n{SILENT}"
    done = run(*HOT_SEAT, "--data", str(tmp_path), typed=typed)
    assert "From now on you are asked everything again." in done.said
    assert len(saved(tmp_path).moves) == 8


def test_always_needs_a_move_that_is_open(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, str(tmp_path), typed="always discard\nhelp\n")
    assert "Which move? Give a number from 1 to 11, or the move itself." in done.said
    assert "always [move]" in done.out


def test_an_answer_for_good_can_be_undone(run: Run, tmp_path: Path) -> None:
    """Anna holds three mercenaries 1. The undo goes back to what she was really asked."""
    table = ("play", "condottiere", "--seats", "Anna=you,chance", "--seed", "m", "--data")
    run(*table, str(tmp_path / "untouched"))
    run(*table, str(tmp_path / "played"), typed="always play m1\n")
    run(*table, str(tmp_path / "undone"), typed="always play m1\nundo\n")
    played = [entry.text for entry in saved(tmp_path / "played").moves if entry.seat == 0]
    assert played.count("play m1") == 3
    assert saved(tmp_path / "undone").moves == saved(tmp_path / "untouched").moves


def test_the_log_tells_everything_but_other_hands(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="play m1\nlog\n").out.split("> log")[1]
    assert shown.startswith("\nRound 1. Lorenzo shuffles all the cards and deals.")
    assert shown.count("Your hand:") == 1
    assert "Anna plays a mercenary 1." in shown


def test_commands_have_names_in_every_language(run: Run, tmp_path: Path) -> None:
    german = run(*TABLE, str(tmp_path), "--lang", "de", typed="hilfe\nwarum Bischof\n").out
    assert "speichern [Datei]" in german
    assert re.search("Du hast .* Bischof .* · CON-11", german)
    italian = run(*TABLE, str(tmp_path), "--lang", "it", typed="aiuto\nperché vescovo\n").out
    assert "salva [file]" in italian
    assert "CON-11" in italian


@pytest.mark.parametrize(("lang", "columns"), [("en", 60), ("de", 80), ("it", 80), ("en", 132)])
def test_no_line_is_wider_than_the_screen(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = "m10\nmore\nwhy\n" + "pass\n1\n" * 4
    shown = run(*TABLE, str(tmp_path), "--lang", lang, "--seats", "6", typed=typed).out
    tables = [line for line in shown.splitlines() if re.match(r"[ ○●■▲◆★✚]", line)]
    assert len(tables) > 50
    assert max(cell_len(line) for line in tables) <= columns


def test_without_a_name_the_person_is_called_as_logged_in(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "caterina")
    run("play", "condottiere", "--data", str(tmp_path))
    record = saved(tmp_path)
    assert record.seats == 4
    assert record.tags["name0"] == "Caterina"
    assert record.tags["seat3"] == "journeyman"


def test_bots_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "Cesare=chance,chance")
    shown = run("play", "condottiere", *seats, "--seed", "b", "--data", str(tmp_path)).out
    assert "has won!" in shown
    assert saved(tmp_path).tags["name0"] == "Cesare"


def test_the_same_seed_shuffles_the_same(run: Run, tmp_path: Path) -> None:
    first, second = (run(*TABLE, str(tmp_path / name), typed="1\n1\n").out for name in "xy")
    assert first.replace(str(tmp_path / "x"), str(tmp_path / "y")) == second


def test_a_name_is_no_markup(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), "--seats", "[red]Anna=you,chance").out
    assert "[red]Anna gets 10 cards." in shown


@pytest.mark.parametrize(("lang", "asked"), [("de_AT.UTF-8", "spiele"), ("fr_FR", "play a card")])
def test_the_environment_chooses_the_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, asked: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert asked in run(*TABLE, str(tmp_path)).out


def test_a_hint_lists_what_a_master_would_play_and_why(run: Run, tmp_path: Path) -> None:
    shown = run(*TABLE, str(tmp_path), typed="hint\n").out
    _, _, after = shown.partition("What a master would play")
    assert re.search(r"^1\. (Play|Pass).*: wins about \d+ in 100\n   \w", after, re.MULTILINE)


def test_at_a_shared_keyboard_nobody_gets_a_hint(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "Anna=you,Bruno=you,chance")
    shown = run("play", "condottiere", *seats, "--data", str(tmp_path), typed="\nhint\n").out
    assert "Hints are for those who play alone with bots." in shown
    assert "What a master would play" not in shown
