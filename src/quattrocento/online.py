"""Sit at a table of a server with a bot: the class or program that plays in the arena.

from quattrocento.online import sit

sit("http://localhost:1494", token, "mybot:Dreamer")

The token comes from the host of a table, or from one's own page of settings.
"""

from typing import Any

from quattrocento.bots.bot import Bot
from quattrocento.bots.levels import BotSpec, by_name, check_name, parse_spec
from quattrocento.bots.program import Program
from quattrocento.bots.protocol import News, joined
from quattrocento.client import Client, Refused, Seat
from quattrocento.core.editions import Edition
from quattrocento.core.game import Game, Score, Seen
from quattrocento.core.moves import Move, write
from quattrocento.core.position import load
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES

# The question has changed since it was asked, as somebody took a move back: look again.
PASSED = ("stale", "not-asked", "illegal")


class NoSeat(Exception):
    """The token is for no seat, or for several: the message says what to give."""


class GuestSeat(Seat):
    """A seat whose events are gathered from turn to turn."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.news = News()
        super().__init__(client, table, seat)

    def look(self, wait: int = 0) -> dict[str, Any]:
        return self.heard(super().look(wait))

    def play(self, move: str) -> dict[str, Any]:
        return self.heard(super().play(move))

    def heard(self, update: dict[str, Any]) -> dict[str, Any]:
        self.news = joined(self.news, update["after"], update["events"])
        return update


class Guest:
    """A bot at one seat of a server."""

    def __init__(self, seat: GuestSeat, bot: Bot, spec: BotSpec, seed: str) -> None:
        self.seat = seat
        self.bot = bot
        self.spec = spec
        self.seed = seed
        self.rng = Rng(seed_key(seed))
        page = seat.client.call("GET", seat.path, seat=seat.seat)
        self.game: Game = GAMES[page["about"]["game"]]
        self.edition: Edition | None = None
        self.begun = False

    def play(self) -> list[Score]:
        """Play to the end; the result, or nothing where the game was closed before."""
        while self.seat.wait() is not None:
            try:
                self.seat.play(write(self.choose()))
            except Refused as refused:
                if refused.code not in PASSED:
                    raise
                self.seat.look()
        scores = [Score(one["rank"], one["total"], one["parts"]) for one in self.seat.result]
        if isinstance(self.bot, Program) and self.begun:
            self.bot.finish(scores)
        return scores

    def choose(self) -> Move:
        seen = self.seen()
        if isinstance(self.bot, Program):
            if not self.begun:
                names = [place["name"] for place in self.seat.now["places"]]
                self.bot.begin(self.game, seen.imagine(self.rng), self.seat.seat, self.seed, names)
            self.bot.hear(self.seat.news)
        self.begun = True
        self.seat.news = News(self.seat.now["ply"])
        return self.bot.choose(seen, self.spec.clock)

    def seen(self) -> Seen:
        """What a bot gets in the arena too, from a position that this seat could be in."""
        report = self.seat.client.call("GET", f"{self.seat.path}/report", seat=self.seat.seat)
        position = report["position"]
        if self.edition is None:
            self.edition = self.find_edition(position["edition_digest"])
        state = load(self.game, position, self.edition)
        return Seen(self.game, state, self.seat.seat, self.rng)

    def find_edition(self, digest: str) -> Edition:
        own = self.game.edition()
        if own.imprint.digest == digest:
            return own
        return self.game.edition(parse(self.seat.record()).edition_text, "the table's edition")


def program_page(client: Client) -> Any:
    """Whose token it is, and where it sits."""
    try:
        return client.call("GET", "/api/program")
    except Refused as refused:
        if refused.code != "no-person":
            raise
        raise NoSeat("the token is not known here; expected one that a host gave") from None


def find_seat(client: Client, table: str) -> GuestSeat:
    """The seat that a token is for; at a table that is named, one is taken."""
    page = program_page(client)
    table = table or page["table"]
    found = [one for one in page["seats"] if table in ("", one["table"])]
    playing = [one for one in found if one["status"] in ("open", "running")]
    if len(playing) == 1:
        return GuestSeat(client, playing[0]["table"], playing[0]["seat"])
    if table and not found:
        sat = client.sit(table)
        return GuestSeat(client, table, sat.seat)
    if playing:
        names = ", ".join(one["table"] for one in playing)
        raise NoSeat(f"{page['name']} sits at several tables; name one of {names}")
    raise NoSeat(f"{page['name']} sits at no table where a game is to be played; name a table")


def sit(address: str, token: str, bot: str, table: str = "", seed: str = "") -> list[Score]:
    """Play a whole game with a bot by its name: `mybot:Dreamer`, `run:./mybot`, `master@2s`."""
    spec = parse_spec(bot)
    check_name(spec.name)
    seat = find_seat(Client(address, token=token), table)
    made = by_name(spec.name, Rng(seed_key(f"{seed} {seat.table} bot")))
    try:
        return Guest(seat, made, spec, f"{seed} {seat.table}").play()
    finally:
        if isinstance(made, Program):
            made.close()
