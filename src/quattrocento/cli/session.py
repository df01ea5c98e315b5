"""A game at the keyboard: whose turn it is, what is shown, what an answer does."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import RenderableType
from rich.text import Text

from quattrocento.bots.bot import Bot
from quattrocento.bots.levels import BotSpec, UnknownBot, is_own, make, parse_spec, program
from quattrocento.bots.lines import BotFault
from quattrocento.bots.outside import Outside
from quattrocento.bots.program import Program
from quattrocento.cli.errors import BadInput, reason
from quattrocento.cli.menu import Menu, Numbers
from quattrocento.cli.screen import Screen
from quattrocento.cli.seats import Player
from quattrocento.cli.shelf import Shelf
from quattrocento.core.game import Seen
from quattrocento.core.match import Match, UndoError, visible
from quattrocento.core.moves import Move, write
from quattrocento.core.pieces import kebab
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.views import View
from quattrocento.text.boards import find_board
from quattrocento.text.boards.board import Frame, make_frame
from quattrocento.text.words import Words

# A sentence with one of these is not broken into lines, so that people can copy from it.
COPIED = ("command", "file", "reason")

# So many of the latest news are shown in the smallest window.
LATEST = 2


class Leave(Exception):
    """A player wants to stop for now."""


@dataclass(frozen=True)
class Note:
    """A remark of ours about a move, and the place in the log before which it belongs."""

    place: int
    ply: int
    text: str


class Session:
    def __init__(
        self, match: Match, players: Sequence[Player], language: str, screen: Screen, shelf: Shelf
    ) -> None:
        self.screen = screen
        self.language = language
        self.bots: dict[int, Bot] = {}
        self.open(match, players, shelf)

    def open(self, match: Match, players: Sequence[Player], shelf: Shelf) -> None:
        """Sit down at a table, a new one or one left earlier."""
        self.close()
        self.match = match
        self.shelf = shelf
        self.players = list(players)
        self.board = find_board(match.game.key)
        self.words = Words(self.language, match.game.key, [player.name for player in players])
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.bots = seat_bots(match, players)
        self.chance = Rng(seed_key(f"{match.record.seed} dreams"))
        self.holder = -1
        self.choices = {seat: [match.last_ply(seat)] for seat in self.people}
        self.notes = [self.missing(player) for player in players if player.missed]
        self.standing: dict[tuple[int, str], str] = {}
        # By seat: from another's numbers one could tell what the other has held.
        self.numbers: dict[tuple[int, str], Numbers] = {}

    def missing(self, player: Player) -> Note:
        """Who plays for a bot that a saved game names, told among the news: there it is seen."""
        name, kind, missed = player.name, player.kind, player.missed
        said = self.words("resume-other", name=name, kind=kind, missed=missed)
        return Note(len(self.match.log), self.match.state.ply, said)

    def close(self) -> None:
        """End the programs that play here."""
        for bot in self.bots.values():
            if isinstance(bot, (Program, Outside)):
                bot.close()
        self.bots = {}

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    # a turn

    def go_on(self) -> None:
        """Let bots play and people be asked, up to one answer of a person or the end."""
        while not self.match.state.over:
            seat = self.match.state.turn()
            if seat in self.bots:
                self.let_bot_play(seat)
            elif move := self.answer_for_good(seat):
                self.play_unasked(seat, move, "play-standing")
            elif self.alone and len(self.match.state.legal_moves(seat)) == 1:
                self.play_unasked(seat, self.match.state.legal_moves(seat)[0], "play-only")
            else:
                self.keep()
                return
        self.keep()

    def let_bot_play(self, seat: int) -> None:
        seen = Seen(self.match.game, self.match.state, seat, self.chance.child("dream"))
        bot = self.bots[seat]
        if isinstance(bot, Program):
            bot.follow(self.match)
        try:
            move = bot.choose(seen, parse_spec(self.players[seat].kind).clock)
        except BotFault as fault:
            self.keep()
            raise BotFault(f"{self.words.player(seat)}: {fault}", fault.trace) from None
        self.match.play(seat, move)

    def play_unasked(self, seat: int, move: Move, reason: str) -> None:
        """A single option is only played at a table for one: not asking tells about a hand."""
        if self.alone:
            said = self.words(reason, move=self.words.move(move))
            self.notes.append(Note(len(self.match.log), self.match.state.ply + 1, said))
        self.match.play(seat, move)

    def answer_for_good(self, seat: int) -> Move | None:
        """What a seat wants to answer whenever it is asked this, if that is possible now."""
        wanted = self.standing.get((seat, self.step(seat)), "")
        options = self.match.state.legal_moves(seat)
        return next((move for move in options if write(move) == wanted), None)

    def always(self, seat: int, move: Move) -> None:
        """Answer so now, and whenever the same is asked in this sitting."""
        self.standing[seat, self.step(seat)] = write(move)
        self.make(seat, move)

    def ask_again(self, seat: int) -> None:
        self.standing = {key: text for key, text in self.standing.items() if key[0] != seat}

    def step(self, seat: int) -> str:
        """The kind of question that a seat is asked, such as `hand-choice`."""
        return kebab(type(self.match.state.choice(seat)).__name__)

    def make(self, seat: int, move: Move) -> None:
        self.match.play(seat, move)
        self.choices[seat].append(self.match.state.ply)

    def undo(self, seat: int) -> None:
        """Take back the last thing that this seat has really chosen."""
        before = self.match.record
        try:
            self.match.undo(seat, beyond=self.alone)
            while self.alone and not self.was_asked(seat):
                self.match.undo(seat, beyond=True)
        except UndoError:
            if self.match.record is not before:
                self.match.rewind(before)
            raise
        self.standing.pop((seat, self.step(seat)), None)
        ply = self.match.state.ply
        self.choices[seat] = [choice for choice in self.choices[seat] if choice <= ply] or [0]
        self.notes = [note for note in self.notes if note.ply <= ply]

    def was_asked(self, seat: int) -> bool:
        """Whether the seat itself has answered what it is asked now, before taking it back."""
        if self.answer_for_good(seat):
            return self.match.state.ply + 1 in self.choices[seat]
        return len(self.match.state.legal_moves(seat)) > 1

    def may_undo(self, seat: int) -> bool:
        """Whether nothing stands between this seat and its last move."""
        return seat >= 0 and self.match.last_ply(seat) > self.match.horizon(seat).ply

    def keep(self) -> bool:
        """Save after every turn; a full disk is no reason to stop playing."""
        try:
            self.shelf.keep(self.match.record)
        except OSError as fault:
            place = self.shelf.path or self.shelf.folder
            self.say("save-failed", file=str(place), reason=reason(fault))
            return False
        return True

    # what is shown

    def say(self, key: str, **given: object) -> None:
        text = self.words.say(key, given)
        if any(name in given for name in COPIED):
            self.screen.line(text)
        else:
            self.screen.show(Text(text))

    def menu(self, seat: int) -> Menu:
        s = self.match.state
        numbers = self.numbers.setdefault((seat, self.step(seat)), Numbers())
        return Menu(s.legal_moves(seat), s.refusals(seat), self.words, self.screen.width, numbers)

    def story(self, seat: int | None, since: int = 0) -> list[str]:
        """What a seat, or with None a spectator, was told from a ply on, in words."""
        lines = [
            (place, 1, self.words.event(event))
            for place, event in enumerate(self.match.log)
            if event.ply >= since and visible([event], seat)
        ]
        lines += [(note.place, 0, note.text) for note in self.notes if note.ply >= since]
        return [text for _, _, text in sorted(lines, key=lambda line: line[:2])]

    def last_choice(self, seat: int) -> int:
        """The ply at which this seat last chose; 0 before the first time."""
        return self.choices[seat][-1]

    def frame(self, news: Sequence[str] = ()) -> Frame:
        return make_frame(self.screen.width, self.screen.marks, self.match.state, news)

    def view(self, seat: int | None) -> View:
        return self.match.game.view(self.match.state, seat)

    def show_table(self, seat: int | None, since: int, room: int = 0) -> None:
        """The table as a seat sees it, and what has happened since a ply; in so many lines.

        The last news have their place in any case, older ones what the board leaves.
        """
        news, view = self.story(seat, since), self.view(seat)
        latest = self.screen.lines(Text("\n".join(news[-LATEST:]))) if news else 0

        def drawn(left_out: int) -> RenderableType:
            told = [self.words("news-left-out", count=left_out)] if left_out else []
            frame = self.frame([*told, *news[left_out:]])
            if room:
                frame = replace(frame, room=max(1, room - latest - 1))
            return self.board.draw(view, self.words, frame)

        def fits(left_out: int) -> bool:
            return not room or self.screen.lines(drawn(left_out)) <= room

        all_are_shown = not news or fits(0)
        # To draw a table takes a while, so not every number of news is tried.
        left_out = 0 if all_are_shown else 1 + bisect_left(range(1, len(news)), True, key=fits)
        self.screen.show(drawn(left_out))

    def show_question(self, seat: int) -> None:
        """All that is needed to answer, on one screen where that is possible."""
        choice = self.match.state.choice(seat)
        assert choice is not None
        question = Text(self.words.ask(choice, self.match.state), "bold")
        menu = self.menu(seat).draw()
        used = self.screen.lines(question) + self.screen.lines(menu) + 1
        room = max(1, self.screen.height - used) if self.screen.height else 0
        self.show_table(seat, self.last_choice(seat), room)
        self.screen.show(question)
        self.screen.show(menu)


def seat_bots(match: Match, players: Sequence[Player]) -> dict[int, Bot]:
    """Each bot gets a stream of its own, which tells nothing about the shuffle."""
    begun = len(match.moves)
    found: dict[int, Bot] = {}
    for seat, player in enumerate(players):
        if not player.is_person:
            seed = seed_key(f"{match.record.seed} seat {seat} from {begun}")
            found[seat] = seat_bot(match, seat, parse_spec(player.kind), seed, players)
    return found


def seat_bot(match: Match, seat: int, spec: BotSpec, seed: bytes, players: Sequence[Player]) -> Bot:
    if is_own(spec.name):
        return make(spec.name, Rng(seed))
    try:
        bot = program(spec.name)
    except (BotFault, UnknownBot) as fault:
        raise BadInput(str(fault)) from None
    if isinstance(bot, Program):
        names = [player.name for player in players]
        bot.begin(match.game, match.state, seat, seed.hex(), names)
    return bot
