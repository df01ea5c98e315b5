"""One game of bots, and what of it is counted: all of it was told to everyone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.greedy import Greedy
from quattrocento.bots.levels import make, parse_spec
from quattrocento.core.game import Game, Seen
from quattrocento.core.moves import Move
from quattrocento.core.pieces import Piece, label
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import Event, State
from quattrocento.games import GAMES

Row = dict[str, Any]
"""A game as JSON, a line of the book."""


@dataclass(frozen=True)
class Topic:
    """Things that players choose: `fact` of an event, of which `first` takes only the first."""

    name: str
    event: str
    fact: str
    first: bool = False


TOPICS: dict[str, tuple[Topic, ...]] = {
    "condottiere": (
        Topic("first-city", "wins", "city", first=True),
        Topic("cities", "wins", "city"),
        Topic("cards", "plays", "card"),
    ),
    "princes": (
        Topic("first-purchase", "buys", "pile", first=True),
        Topic("purchases", "buys", "pile"),
        Topic("first-building", "builds", "building", first=True),
        Topic("buildings", "builds", "building"),
        Topic("freedoms", "introduces", "freedom"),
        Topic("professions", "begins-work", "profession"),
    ),
    "principato": (
        Topic("first-tile", "builds", "tile", first=True),
        Topic("tiles", "builds", "tile"),
        Topic("commissions", "commissions", "tile"),
        Topic("units", "hires", "unit"),
        Topic("goals", "shows-goals", "goals"),
    ),
    "signorie": (
        Topic("first-helper", "hires", "helper", first=True),
        Topic("helpers", "hires", "helper"),
        Topic("cities", "sends", "city"),
        Topic("marriages", "marries", "city"),
        Topic("careers", "sends", "career"),
    ),
}
# What goes round in each title, and whose turn it is first.
ROUND = {"condottiere": "round", "princes": "round", "principato": "year", "signorie": "round"}
FIRST = {"condottiere": "condottiere", "princes": "first", "principato": "first"}
ORDER = {"signorie": "order"}


@dataclass(frozen=True)
class Table:
    """Which games are played: by whom, from which seed.

    A level that looks one ply ahead does so in as many imagined `worlds`; 0 is its own number.
    """

    game: str
    bots: tuple[str, ...]
    seed: str
    worlds: int = 0


class Player:
    """One of our own bots at a seat, with a stream of its own."""

    def __init__(self, game: Game, seat: int, bot: str, seed: str, worlds: int) -> None:
        spec = parse_spec(bot)
        self.game = game
        self.seat = seat
        self.rng = Rng(seed_key(f"{seed} seat {seat}"))
        self.bot = make(spec.name, self.rng)
        self.clock: ThinkingTime = spec.clock
        if worlds and isinstance(self.bot, Greedy):
            self.bot.worlds = worlds

    def choose(self, s: State) -> Move:
        return self.bot.choose(Seen(self.game, s, self.seat, self.rng), self.clock)


def play(table: Table, index: int) -> Row:
    """Play one game; the same table and index give the same one. No deal comes twice."""
    game = GAMES[table.game]
    seed = f"{table.seed} {index}"
    seats = len(table.bots)
    # A match would also keep a record with its digest, which nobody asks for here.
    s = game.start(seats, game.read_variants({}), game.edition(), Rng(seed_key(seed)))
    players = [Player(game, seat, bot, seed, table.worlds) for seat, bot in enumerate(table.bots)]
    places = order(s, table.game)
    leads: list[list[int]] = []
    before = getattr(s, ROUND[table.game])
    while not s.over:
        seat = s.turn()
        moves = s.legal_moves(seat)
        s.play(seat, moves[0] if len(moves) == 1 else players[seat].choose(s))
        now = getattr(s, ROUND[table.game])
        if now != before and not s.over:
            # Before the first round nobody can lead.
            leads += [leaders(game, s)] if before else []
            before = now
    return {"index": index, "places": places, "leads": leads, "rounds": before, **result(game, s)}


def order(s: State, game: str) -> list[int]:
    """By seat, which turn it has in the first round."""
    if game in FIRST:
        return [(seat - getattr(s, FIRST[game])) % s.seats for seat in range(s.seats)]
    given: tuple[int, ...] = getattr(s, ORDER[game])
    return [given.index(seat) for seat in range(s.seats)]


def leaders(game: Game, s: State) -> list[int]:
    """The seats with the most points that everyone can see; where all are level, nobody."""
    totals = [one.total for one in game.standing(s)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return best if len(best) < len(totals) else []


def result(game: Game, s: State) -> Row:
    scores = game.scores(s)
    return {
        "ranks": [score.rank for score in scores],
        "totals": [score.total for score in scores],
        "parts": [dict(score.parts) for score in scores],
        "moves": s.ply,
        "things": {topic.name: chosen(s, topic) for topic in TOPICS[game.key]},
    }


def chosen(s: State, topic: Topic) -> list[list[str]]:
    """By seat, the labels of what it chose, in that order and each of them once."""
    found: list[dict[str, None]] = [{} for _ in range(s.seats)]
    for event in s.log or ():
        if event.kind == topic.event and event.seat >= 0:
            mine = found[event.seat]
            if not (topic.first and mine):
                mine.update(dict.fromkeys(labels(event, topic.fact)))
    return [list(one) for one in found]


def labels(event: Event, fact: str) -> Iterator[str]:
    given = event.facts[fact]
    for piece in given if isinstance(given, (list, tuple)) else (given,):
        if isinstance(piece, Piece):
            yield label(piece)
