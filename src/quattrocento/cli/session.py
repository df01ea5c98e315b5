"""A game at the keyboard: whose turn it is, what is shown, what an answer does."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from quattrocento.bots import BOTS
from quattrocento.bots.bot import Bot
from quattrocento.cli.files import reason
from quattrocento.cli.menu import Menu
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
        self.open(match, players, shelf)

    def open(self, match: Match, players: Sequence[Player], shelf: Shelf) -> None:
        """Sit down at a table, a new one or one left earlier."""
        self.match = match
        self.shelf = shelf
        self.board = find_board(match.game.key)
        self.words = Words(self.language, match.game.key, [player.name for player in players])
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.bots = seat_bots(match, players)
        self.chance = Rng(seed_key(f"{match.record.seed} dreams"))
        self.holder = -1
        self.choices = {seat: [match.last_ply(seat)] for seat in self.people}
        self.notes: list[Note] = []
        self.standing: dict[tuple[int, str], str] = {}

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
        self.match.play(seat, self.bots[seat].choose(seen))

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
        return Menu(s.legal_moves(seat), s.refusals(seat), self.words)

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

    def show_table(self, seat: int | None, since: int) -> None:
        """The table as a seat sees it, and what has happened since a ply."""
        frame = self.frame(self.story(seat, since))
        self.screen.show(self.board.draw(self.view(seat), self.words, frame))

    def show_question(self, seat: int) -> None:
        choice = self.match.state.choice(seat)
        assert choice is not None
        self.show_table(seat, self.last_choice(seat))
        self.screen.show(Text(self.words.ask(choice, self.match.state), "bold"))
        self.screen.show(self.menu(seat).draw(self.screen.width))


def seat_bots(match: Match, players: Sequence[Player]) -> dict[int, Bot]:
    """Each bot gets a stream of its own, which tells nothing about the shuffle."""
    begun = len(match.moves)
    return {
        seat: BOTS[player.kind](Rng(seed_key(f"{match.record.seed} seat {seat} from {begun}")))
        for seat, player in enumerate(players)
        if not player.is_person
    }
