"""What a player can type besides a move."""

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from quattrocento.cli.errors import BadInput, reason
from quattrocento.cli.files import unfinished
from quattrocento.cli.hints import hints
from quattrocento.cli.menu import in_columns
from quattrocento.cli.session import Leave, Session
from quattrocento.cli.shelf import open_saved
from quattrocento.core.match import UndoError
from quattrocento.core.moves import write
from quattrocento.text.rulebook import UnknownRule, book
from quattrocento.text.words import Words

Command = Callable[[Session, int, str], None]


def read_command(text: str, words: Words) -> tuple[str, str] | None:
    """The command in `text` and what it is about; `?3` is short for `preview 3`."""
    if text.startswith("?"):
        about = text[1:].strip()
        return ("preview", about) if about else ("help", "")
    first, _, about = text.partition(" ")
    first, about = first.casefold(), about.strip()
    for name in COMMANDS:
        own = name.removesuffix("!")
        spoken = words(f"command-{own}") + name.removeprefix(own)
        if first in (name, spoken) or (name == "rule" and first in rule_books(words)):
            return name, about
    return None


def rule_books(words: Words) -> tuple[str, str]:
    """Whoever asks for the rules means the same as one who asks for a rule."""
    return "rules", words("command-rules")


def show_help(session: Session, seat: int, about: str) -> None:
    words = session.words
    example = write(session.menu(seat).options[0])
    session.say("help-moves", example=example)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in COMMANDS:
        key = name.replace("!", "-over")
        table.add_row(Text(words(f"usage-{key}"), "bold"), words(f"help-{key}"))
    session.screen.show(table)


def why(session: Session, seat: int, about: str) -> None:
    menu = session.menu(seat)
    if not about:
        session.say("refused-all" if menu.refusals else "refused-none")
        session.screen.show(menu.draw_refusals())
    elif refusal := menu.refused(about):
        session.screen.show(Text(session.words.why(refusal)))
        session.say("refused-rule", rule=refusal.rule)
    elif menu.find(about):
        session.say("refused-not", text=about)
    else:
        session.say("refused-unknown", text=about)


def preview(session: Session, seat: int, about: str) -> None:
    menu = session.menu(seat)
    move = menu.find(about)
    if move is None:
        session.say("consequences-unknown", **menu.ends())
        return
    choice = session.match.state.choice(seat)
    assert choice is not None
    session.screen.show(Text(session.words.move(move), "bold"))
    shown = choice.preview(session.match.state, move)
    for line in session.board.preview(shown, session.words):
        session.screen.show(Text(f"  {line}"))
    if not shown:
        session.say("consequences-none")


def hint(session: Session, seat: int, about: str) -> None:
    """What a master would play, and why; not where others sit at the same keyboard."""
    if not session.alone:
        session.say("hint-alone")
        return
    for line in hints(session.match, seat, session.chance.child("hint"), session.words):
        session.screen.show(Text(line))


def rule(session: Session, seat: int, about: str) -> None:
    text = book(session.match.game, session.words.language)
    try:
        found = [text.rule(about)]
    except UnknownRule:
        found = text.search(about)
    if len(found) == 1:
        session.screen.show(Markdown(str(found[0])))
    elif not found:
        session.say("rule-unknown", text=about, first=text.ids[0], last=text.ids[-1])
    else:
        named = [Text.assemble((one.id, "bold"), " ", one.title) for one in found]
        session.screen.show(in_columns(named, session.screen.width))


def always(session: Session, seat: int, about: str) -> None:
    menu = session.menu(seat)
    if not about:
        session.ask_again(seat)
        session.say("always-none")
    elif move := menu.find(about):
        session.say("always-done", move=session.words.move(move))
        session.always(seat, move)
    else:
        session.say("consequences-unknown", **menu.ends())


def more(session: Session, seat: int, about: str) -> None:
    """The whole table, also what a small window had no room for, and what lies beside it."""
    session.show_table(seat, session.match.state.ply + 1)
    session.screen.show(session.board.more(session.view(seat), session.words, session.frame()))


def log(session: Session, seat: int, about: str) -> None:
    for line in session.story(seat):
        session.screen.show(Text(line))


def undo(session: Session, seat: int, about: str) -> None:
    """One person alone may go back as far as they like; the record then says so."""
    noted = session.match.head.tags.get("undone")
    try:
        session.undo(seat)
    except UndoError as fault:
        session.say(f"undo-{fault.reason}")
    else:
        fair = session.match.head.tags.get("undone") == noted
        session.say("undo-done" if fair else "undo-noted")


def save(session: Session, seat: int, about: str, force: bool = False) -> None:
    record = session.match.record
    path = Path(about).expanduser() if about else session.shelf.path
    try:
        done = session.shelf.copy(record, path, force) if about and path else None
        session.say("save-done", file=str(done or session.shelf.keep(record)))
    except FileExistsError:
        session.say("save-exists", file=str(path))
    except (OSError, ValueError) as fault:
        session.say("save-failed", file=str(path), reason=reason(fault))


def save_over(session: Session, seat: int, about: str) -> None:
    save(session, seat, about, force=True)


def resume(session: Session, seat: int, about: str) -> None:
    """Go on with another saved game; this one is kept."""
    shelf = session.shelf
    others = [path for path, _ in unfinished(shelf.folder) if path != shelf.path]
    if not about:
        session.say("resume-list" if others else "resume-none")
        for number, path in enumerate(others, 1):
            session.screen.line(f"{number:>2} {path.name}")
        return
    chosen = about.isdecimal() and len(about) < 5 and 0 < int(about) <= len(others)
    path = others[int(about) - 1] if chosen else Path(about).expanduser()
    try:
        session.open(*open_saved(path, session.language, shelf.folder, shelf.force))
    except BadInput as fault:
        session.say("resume-failed", reason=str(fault))


def leave(session: Session, seat: int, about: str) -> None:
    raise Leave


COMMANDS: dict[str, Command] = {
    "why": why,
    "preview": preview,
    "hint": hint,
    "always": always,
    "rule": rule,
    "more": more,
    "log": log,
    "undo": undo,
    "save": save,
    "save!": save_over,
    "resume": resume,
    "help": show_help,
    "quit": leave,
}
