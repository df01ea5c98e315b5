"""`quattrocento puzzle`: a position in the terminal, and the best move to be found in it."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from quattrocento.analysis.insight import Option
from quattrocento.analysis.positions import line_moves
from quattrocento.cli.arguments import Language, find_game, games_beginning, reader_language
from quattrocento.cli.commands import COMMANDS, read_command
from quattrocento.cli.errors import BadInput
from quattrocento.cli.menu import Menu, shortened
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import BOT_NAMES, YOU, Player
from quattrocento.cli.session import Session
from quattrocento.cli.shelf import Shelf
from quattrocento.core.moves import Move, write
from quattrocento.games import GAMES
from quattrocento.puzzles.puzzle import Puzzle, daily, puzzles
from quattrocento.text.reasons import reason, reasons
from quattrocento.text.words import Words

DAY = 86_400
# What may be typed beside a move, in any language.
ANSWER = ("answer", "antwort", "risposta")
NEXT = ("next", "weiter", "avanti")
QUIT = ("quit", "ende", "esci")
# The commands of a game that tell nothing of the answer.
TOLD = ("rule", "why", "preview", "more")


def puzzle(
    game: Annotated[
        str,
        typer.Argument(
            metavar="[GAME]",
            help="The game; without one, that of the day.",
            autocompletion=games_beginning,
        ),
    ] = "",
    number: Annotated[
        int, typer.Argument(metavar="[NUMBER]", min=0, help="Which one; 0 is that of the day.")
    ] = 0,
    lang: Language = None,
) -> None:
    """Find the best move of a position; without a number, in that of the day."""
    day = int(time.time()) // DAY
    key = find_game(game or list(GAMES)[day % len(GAMES)]).key
    found, language = puzzles(key), reader_language(lang)
    if not found:
        raise BadInput(f"there are no puzzles of {key!r} yet; expected another game")
    if number > len(found):
        raise BadInput(f"puzzle {number}; expected 1 to {len(found)}")
    place = number - 1 if number else daily(len(found), day)
    screen = Screen()
    try:
        while solve(Asked(key, place % len(found), language, screen)):
            place += 1
    except (EOFError, KeyboardInterrupt):
        screen.show()


class Asked:
    """A puzzle at the table."""

    def __init__(self, game: str, place: int, language: str, screen: Screen) -> None:
        self.place = place
        self.count = len(puzzles(game))
        self.puzzle: Puzzle = puzzles(game)[place]
        match = self.puzzle.match()
        players = [Player(BOT_NAMES[seat], YOU) for seat in range(match.state.seats)]
        self.session = Session(match, players, language, screen, Shelf(Path()))
        self.screen = screen
        self.words: Words = self.session.words

    def say(self, key: str, **given: object) -> None:
        self.screen.show(Text(self.words.say(key, given)))

    def find(self, text: str, moves: Sequence[Move] = ()) -> Move | None:
        """The move that is meant, after a second step where a line stands for several."""
        menu = self.session.menu(self.puzzle.seat)
        if moves:
            menu = Menu(moves, (), self.words, self.screen.width)
        found = menu.find(text)
        inner = () if found else menu.group(text)
        if not inner:
            return found
        within = Menu(inner, (), self.words, self.screen.width)
        self.screen.show(within.draw())
        prompt = self.words("prompt-within", **within.ends())
        return self.find(self.screen.ask(f"{prompt} "), inner)


def solve(asked: Asked) -> bool:
    """Ask until the answer is found or told; whether another puzzle is wanted."""
    one, words = asked.puzzle, asked.words
    asked.say(
        "puzzle-title",
        number=asked.place + 1,
        count=asked.count,
        theme=words(f"theme-{one.theme}"),
        difficulty=one.difficulty,
    )
    asked.session.show_question(one.seat)
    asked.say("puzzle-ask", name=words.player(one.seat))
    while True:
        text = asked.screen.ask(f"{words('puzzle-help')} ")
        if text in QUIT:
            return False
        if text in NEXT:
            return True
        if text in ANSWER:
            tell(asked, "puzzle-answer")
            continue
        move = asked.find(text)
        if move is None:
            explain(asked, text)
        elif write(move) == one.solution:
            tell(asked, "puzzle-right")
        else:
            deny(asked, move)


def explain(asked: Asked, text: str) -> None:
    """What is no move: a command that tells nothing of the answer, or nothing that we know."""
    session, seat = asked.session, asked.puzzle.seat
    command = read_command(text, asked.words)
    if command and command[0] in TOLD:
        COMMANDS[command[0]](session, seat, command[1])
    elif text and not session.menu(seat).group(text):
        asked.say("puzzle-not-understood", text=shortened(text))
    else:
        session.show_question(seat)


def deny(asked: Asked, move: Move) -> None:
    """Another move, and what was found of it, if it was weighed."""
    said = asked.words.move(move)
    asked.say("puzzle-wrong", move=said)
    known = [one for one in asked.puzzle.decision.options if one.move == write(move)]
    for option in known:
        asked.say("puzzle-odds", move=said, percent=percent(asked, option))


def percent(asked: Asked, option: Option) -> int:
    return round(100 * option.chances[asked.puzzle.seat])


def tell(asked: Asked, key: str) -> None:
    """The answer, why, and what would follow."""
    one, words, best = asked.puzzle, asked.words, asked.puzzle.decision.best
    state = asked.session.match.state
    moves = line_moves(state, best.line)
    said = words.move(moves[0])
    asked.say(key, move=said)
    asked.say("puzzle-odds", move=said, percent=percent(asked, best))
    told = []
    for why in best.reasons:
        rival = words.player(why.seat) if why.seat != one.seat else ""
        told.append(reason(words, why.part, why.facts, rival, why.later))
    asked.screen.show(Text(reasons(words, told)))
    asked.say("puzzle-follows")
    for step, move in zip(best.line, moves, strict=True):
        asked.say("puzzle-step", name=words.player(step.seat), move=words.move(move))
