"""Random games, told whole in every language."""

import re
from collections.abc import Hashable, Iterable, Iterator

import pytest

from quattrocento.core.game import Game, variant_text
from quattrocento.core.match import visible
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Seat
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.text.boards import find_board
from quattrocento.text.words import LANGUAGES, Words

LIMIT = 3_000
STRIDE = 5
FLAW = re.compile(r"^$|^\s|\s$|\s\s|\s[.,;!?]|[{}]")


def variants(game: Game) -> Iterator[dict[str, str]]:
    """Every value of every option, though not with every value of the others."""
    values = {
        key: [
            variant_text(value) for value in among if key != "first" or not isinstance(value, int)
        ]
        for key, among in game.variants.items()
    }
    for turn in range(max(map(len, values.values()), default=1)):
        yield {key: among[turn % len(among)] for key, among in values.items()}


class Teller:
    """Says in one language all that one could be told, and remembers what reads badly."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = Words(language, game.key)
        self.preview = find_board(game.key).preview
        self.known: set[Hashable] = set()
        self.flawed: list[str] = []

    def hear(self, text: str) -> None:
        if FLAW.search(text):
            self.flawed.append(f"{self.words.language}: {text!r}")

    def questions(self, s: State) -> None:
        for choice in s.waiting():
            self.hear(self.words.ask(choice, s))
            options = choice.legal_moves(s)
            for move in options:
                self.move(move)
            for refusal in choice.refusals(s):
                self.move(refusal.move)
                if self.is_new((refusal.move, refusal.reason, repr(refusal.facts))):
                    self.hear(self.words.why(refusal))
            if s.ply % STRIDE == 0:
                self.points(s)
                move = options[s.ply // STRIDE % len(options)]
                for line in self.preview(choice.preview(s, move), self.words):
                    self.hear(line)

    def move(self, move: Move) -> None:
        if self.is_new(move):
            self.hear(self.words.move(move))

    def is_new(self, said: Hashable) -> bool:
        before = len(self.known)
        self.known.add(said)
        return len(self.known) > before

    def points(self, s: State) -> None:
        for standing in self.game.standing(s):
            self.sources(standing.parts)

    def end(self, s: State) -> None:
        for score in self.game.scores(s):
            self.sources(score.parts)

    def sources(self, parts: Iterable[str]) -> None:
        for source in parts:
            if self.is_new(f"part-{source}"):
                self.hear(self.words(f"part-{source}"))

    def story(self, s: State) -> None:
        assert s.log
        for seat in (None, *range(s.seats)):
            for event in visible(s.log, seat):
                if seat is None or event.to == seat:
                    self.hear(self.words.event(event))


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES.values() for seats in game.seats],
    ids=[f"{game.key}-{seats}" for game in GAMES.values() for seats in game.seats],
)
def test_a_game_is_told_whole_in_every_language(game: Game, seats: int) -> None:
    tellers = [Teller(game, language) for language in LANGUAGES]
    for options in variants(game):
        rng = Rng(seed_key(f"{game.key} {seats} {options}"))
        s = game.start(seats, game.read_variants(options), game.edition(), rng.child("game"))
        while not s.over and s.ply < LIMIT:
            for teller in tellers:
                teller.questions(s)
            seat = s.turn()
            s.play(seat, rng.pick(s.legal_moves(seat)))
        for teller in tellers:
            teller.story(s)
            if s.over:
                teller.end(s)
    assert [flaw for teller in tellers for flaw in teller.flawed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_is_told_again_names_those_who_play_now(language: str) -> None:
    told = {"seat": Seat("1", 1), "city": "city:roma", "strengths": [5, 7]}
    texts = []
    for names in (("Anna", "Bruno"), ("Zoë", "Ugo"), ()):
        words = Words(language, "condottiere", names)
        texts.append(words.say("event-wins", told))
        for seat, strength in enumerate([5, 7]):
            assert f"{words.player(seat)} {strength}" in texts[-1]
        assert words.player(1) in texts[-1]
        assert words.piece("seat:0") == words.player(0)
    assert len(set(texts)) == 3
    assert "Anna" not in texts[1] + texts[2]


@pytest.mark.parametrize(
    ("language", "game", "key", "one", "many"),
    [
        ("de", "signorie", "preview-initiative", "1 Punkt.", "2 Punkte."),
        ("en", "signorie", "preview-worth", "1 point on", "2 points on"),
        ("it", "signorie", "preview-initiative", "1 punto.", "2 punti."),
        ("it", "condottiere", "hint-chance", "1 volta su", "2 volte su"),
        ("en", "signorie", "ui-field", "1 point,", "2 points,"),
        ("it", "signorie", "ui-tip-field", "1 punto;", "2 punti;"),
        ("de", "service", "problem-too-many", "1 Sekunde wieder", "2 Sekunden wieder"),
        ("de", "web", "ui-hint-points", "1 Punkt,", "2 Punkte,"),
    ],
)
def test_one_is_not_said_as_many(language: str, game: str, key: str, one: str, many: str) -> None:
    words = Words(language, game)
    counted = "worth", "initiative", "percent", "points", "seconds"
    assert one in words(key, **dict.fromkeys(counted, 1), field=1, career="", rank=1)
    assert many in words(key, **dict.fromkeys(counted, 2), field=1, career="", rank=1)
