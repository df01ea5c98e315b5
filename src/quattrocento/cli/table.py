"""From the first question to the last: asking people, and what stands at the end."""

from collections.abc import Sequence

from rich.text import Text

from quattrocento.bots.lines import BotFault
from quattrocento.cli.arguments import command_line, data_folder, reader_language
from quattrocento.cli.commands import COMMANDS, read_command, undo
from quattrocento.cli.errors import Fault
from quattrocento.cli.menu import Menu, amounts, shortened
from quattrocento.cli.results import show_result
from quattrocento.cli.session import Leave, Session
from quattrocento.core.moves import Move
from quattrocento.text.rulebook import book


def play_on(session: Session) -> None:
    """Play until the game ends or somebody leaves; either way it is saved."""
    try:
        play_to_end(session)
    except BotFault as fault:
        if fault.trace:
            session.screen.line(fault.trace)
        raise Fault(f"{fault}; the game is kept, {way_back(session)} goes on with it") from None
    finally:
        session.close()


def play_to_end(session: Session) -> None:
    try:
        session.go_on()
        while not session.match.state.over:
            ask(session, session.match.state.turn())
            session.go_on()
    except (Leave, EOFError, KeyboardInterrupt) as parting:
        if len(session.people) > 1:
            session.screen.clear()
        elif not isinstance(parting, Leave):
            session.screen.show()
        if session.keep():
            session.say("left", command=way_back(session))
    else:
        show_end(session)


def way_back(session: Session) -> str:
    """The command that goes on with this game, in its language and kept where it is kept."""
    words = ["play", "--resume", str(session.shelf.path)]
    if any(":" in player.kind for player in session.players):
        words += ["--seats", ",".join(player.kind for player in session.players)]
    if session.language != reader_language(None):
        words += ["--lang", session.language]
    if session.shelf.folder != data_folder(None):
        words += ["--data", str(session.shelf.folder)]
    return command_line(*words)


def welcome(session: Session) -> None:
    """What the game is about, for those who sit down at it."""
    text = book(session.match.game, session.language)
    session.screen.show(Text(text.title, "bold"))
    for paragraph in text.intro:
        session.screen.show(Text(paragraph))
    session.say("welcome")
    session.screen.show()


def ask(session: Session, seat: int) -> None:
    """Put the open question to a person until something has changed."""
    s, ply = session.match.state, session.match.state.ply
    if not session.alone and session.holder != seat:
        hand_over(session, seat)
    if session.match.state is s:
        session.show_question(seat)
    while session.match.state is s and s.ply == ply:
        prompt = session.words("prompt", **session.menu(seat).ends())
        answer(session, seat, session.screen.ask(f"{prompt} "))


def hand_over(session: Session, seat: int) -> None:
    """Hide what the last person saw. That person may still take the last move back."""
    s, words = session.match.state, session.words
    if session.holder >= 0:
        session.screen.clear()
    while session.match.state is s:
        session.say("hand-over", name=words.player(seat))
        if session.may_undo(session.holder):
            session.say("hand-over-undo", name=words.player(session.holder))
        text = session.screen.ask()
        command = read_command(text, words)
        if not text:
            session.holder = seat
            session.screen.clear()
            return
        if command == ("undo", "") and session.holder >= 0:
            undo(session, session.holder, "")
        elif command == ("quit", ""):
            raise Leave


def answer(session: Session, seat: int, text: str) -> None:
    menu = session.menu(seat)
    if not text:
        session.show_question(seat)
    elif move := menu.find(text):
        session.make(seat, move)
    elif moves := menu.group(text):
        ask_within(session, seat, moves)
    elif command := read_command(text, session.words):
        name, about = command
        COMMANDS[name](session, seat, about)
    elif refusal := menu.refused(text):
        session.screen.show(Text(session.words.why(refusal)))
    else:
        session.say("not-understood", text=shortened(text), **menu.ends())
        if text.isdecimal():
            session.screen.show(menu.draw())


def ask_within(session: Session, seat: int, moves: Sequence[Move]) -> None:
    """The second step: which of several moves that begin alike, or how much."""
    sums = amounts(moves)
    menu = Menu(moves, (), session.words, session.screen.width)
    if sums:
        given = {"least": min(sums), "most": max(sums)}
        text = session.screen.ask(f"{session.words.say('prompt-amount', given)} ")
        move = sums.get(int(text)) if text.isdecimal() and len(text) < 7 else None
    else:
        session.screen.show(menu.draw())
        text = session.screen.ask(f"{session.words('prompt-within', **menu.ends())} ")
        move = menu.find(text)
    if move is not None:
        session.make(seat, move)
    elif not sums and (inner := menu.group(text)):
        ask_within(session, seat, inner)
    elif text and not text.isdecimal():
        answer(session, seat, text)
    else:
        session.show_question(seat)


def show_end(session: Session) -> None:
    if len(session.people) > 1:
        session.screen.clear()
    seat = session.people[0] if session.alone else None
    since = max((session.last_choice(person) for person in session.people), default=0)
    session.show_table(seat, since)
    match, words, frame = session.match, session.words, session.frame()
    session.screen.show(show_result(match.game, match.state, words, frame))
    path = str(session.shelf.path)
    session.say("end-saved", file=path)
    session.say("end-replay", command=command_line("replay", path))
