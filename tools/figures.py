"""Change every figure of a game by itself: `python tools/figures.py [GAME ...]` lists survivors."""

import sys

from rich.console import Console
from rich.progress import track

from quattrocento.games import GAMES
from tests.figures.pins import find_pins, survivors


def main(chosen: list[str]) -> None:
    console = Console()
    unnoticed = 0
    for key in chosen or list(GAMES):
        if key not in GAMES:
            sys.exit(f"game {key!r}; expected one of {', '.join(GAMES)}")
        pins = find_pins(GAMES[key])
        if pins is None:
            sys.exit(f"{key}: there is no tests/games/{key}/test_figures.py")
        found = list(track(survivors(GAMES[key], pins), key, total=None, console=console))
        survived = [changed.what for changed, survived in found if survived]
        for what in survived:
            print(f"  {what}")
        print(f"{key}: {len(found)} changes, {len(survived)} unnoticed")
        unnoticed += len(survived)
    sys.exit(bool(unnoticed))


if __name__ == "__main__":
    main(sys.argv[1:])
