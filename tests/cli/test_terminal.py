"""Games in a real terminal, by a person who reads the screen."""

import re
from pathlib import Path

from tests.cli.keyboard import PROMPT, Run, Terminal, saved

TABLE = ("play", "condottiere", "--seed", "whole", "--data")
SECRET = re.compile(r"Hand: |Your hand")
HAND_OVER = r"Hand the keyboard to (\w+), who then presses Enter.\n(.*undo\n)?> $"


def plain(shown: str) -> str:
    """What a person reads: no colours, no line breaks."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).split())


def lowest(shown: str) -> str:
    """The first number of the menu: numbers keep their meaning, so 1 need not be open."""
    found = re.findall(
        r"^ ?(\d+) [A-Z]", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown), re.MULTILINE
    )
    return str(found[-1]) if found else "pass"


def test_a_whole_game_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    """Play the first card of every battle, then pass."""
    with Terminal(*TABLE, str(tmp_path), "--seats", "Anna=you,chance,chance") as terminal:
        shown = terminal.read()
        first = True
        while PROMPT.search(shown):
            fights = "play a card" in shown
            answer = "pass" if fights and not first else lowest(shown)
            terminal.type(f"{answer}\n")
            first = not (first and fights)
            shown = terminal.read()
        assert terminal.close() == 0
    record = saved(tmp_path)
    winner = record.tags[f"name{record.result.index(max(record.result))}"]
    (path,) = tmp_path.iterdir()
    ending = plain(shown)
    assert f"{winner} has won!" in ending
    assert "Cities in the largest" in ending
    assert f"The record is in {path}" in ending
    assert "Look at it again with:" in ending
    assert "Your only option: Keep the hand." in plain(terminal.shown)
    assert run("replay", "--verify", str(path)).code == 0


def test_every_screen_of_a_small_terminal_ends_with_the_question(tmp_path: Path) -> None:
    with Terminal(*TABLE, str(tmp_path), "--lang", "de") as terminal:
        screen = terminal.read(r"1 bis \d+ oder hilfe > $").splitlines()[-23:]
        terminal.type("\x04")
        assert terminal.close() == 0
    shown = plain("\n".join(screen))
    assert "Turin" in shown, "the map has scrolled away"
    assert "Hand: " in shown


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(*TABLE, str(tmp_path)) as terminal:
        terminal.read()
        terminal.interrupt()
        assert terminal.close() == 0
    (path,) = tmp_path.iterdir()
    assert f"play --resume {path}" in plain(terminal.shown)
    assert "Traceback" not in terminal.shown


def test_no_color_leaves_no_colour_and_signs_still_tell_owners(tmp_path: Path) -> None:
    with Terminal(*TABLE, str(tmp_path), NO_COLOR="1") as terminal:
        terminal.read()
        terminal.type("\x04")
        terminal.close()
    codes = re.findall(r"\x1b\[([0-9;]*)m", terminal.shown)
    used = {code for many in codes for code in many.split(";")}
    assert not {code for code in used if re.fullmatch(r"[34]\d|9\d|10\d", code)}
    assert re.search("● .*■ .*▲ .*◆ ", plain(terminal.shown))


def test_hands_are_hidden_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    with Terminal(*TABLE, str(tmp_path), "--seats", "Anna=you,Marco=you") as terminal:
        assert not SECRET.search(terminal.read(HAND_OVER))
        terminal.type("\n")
        assert SECRET.search(terminal.read())
        terminal.type("name-city roma\n")
        terminal.read()
        terminal.type("1\n")
        after = terminal.read(HAND_OVER)
        cleared = after.rpartition("\x1b[3J")[2]
        assert cleared != after, "the screen and what lies above it was not cleared"
        assert not SECRET.search(cleared)
        terminal.type("undo\n")
        assert "Taken back." in terminal.read()
        terminal.type("undo\n")
        assert "name the city" in terminal.read()
        terminal.type("undo\n")
        assert "You have not made a move yet." in terminal.read()
        terminal.type("quit\n")
        assert terminal.close() == 0


def test_with_several_people_what_others_have_answered_stands(tmp_path: Path) -> None:
    with Terminal(*TABLE, str(tmp_path), "--seats", "Anna=you,Marco=you,chance") as terminal:
        terminal.read(HAND_OVER)
        for _ in range(20):
            terminal.type("\n")
            if PROMPT.search(terminal.read(f"{PROMPT.pattern}|{HAND_OVER}")):
                terminal.type("undo\n")
                if "Another player has moved since your last move" in terminal.read():
                    break
                terminal.type("1\n")
                terminal.read(f"{PROMPT.pattern}|{HAND_OVER}")
        else:
            raise AssertionError("undo never met another player's move")
        terminal.type("\x04")
        assert terminal.close() == 0
