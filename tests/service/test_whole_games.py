"""Every game to its end over HTTP and WebSocket, by people who lose their connection at random."""

from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection

from quattrocento.client import Client, Seat
from quattrocento.core.match import Match, event_data, visible
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.views import as_data
from quattrocento.games import GAMES
from quattrocento.service.tables import seeds
from tests.service.servers import hear, socket_of


class Player:
    """Keeps the log that the updates lead to, by socket or by long poll, with gaps between."""

    def __init__(self, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self.events: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {"seq": 0}
        self.socket: ClientConnection | None = None
        self.line = ExitStack()

    def learn(self, update: dict[str, Any]) -> None:
        """Updates name the ply that they follow, so an old one can simply be passed over."""
        if update["seq"] < self.now["seq"]:
            return
        kept = [event for event in self.events if event["ply"] <= update["after"]]
        self.events = kept + update["events"]
        self.now = update

    def catch_up(self, seq: int) -> None:
        """Hear of everything up to a row, however the connection is today."""
        while self.now["seq"] < seq:
            if self.rng.below(6) == 0:
                self.hang_up()
            if self.socket is None and self.rng.below(3) == 0:
                path = f"{self.seat.path}/events"
                query = {"seat": self.seat.seat, "since": self.now["seq"], "wait": 10}
                self.learn(self.seat.client.call("GET", path, **query))
            else:
                if self.socket is None:
                    opened = socket_of(self.seat, since=self.now["seq"])
                    self.socket = self.line.enter_context(opened)
                self.learn(hear(self.socket))

    def hang_up(self) -> None:
        self.line.close()
        self.socket = None

    def move(self) -> int:
        """A move of one's choice, now and then taken back first; the row that it made."""
        seat = self.seat
        body: dict[str, Any] = {"seat": seat.seat, "seq": self.now["seq"]}
        undo = self.now["undo"]
        if undo and undo["how"] == "free" and self.rng.below(10) == 0:
            self.learn(seat.client.call("POST", f"{seat.path}/undo", body))
            return int(self.now["seq"])
        options = self.now["choice"]["options"]
        # Who often plays the last card that is offered sees the end sooner than by lots alone.
        move = (self.rng.pick(options) if self.rng.below(3) else options[-1])["move"]
        body |= {"move": move, "key": f"k{self.now['seq']}"}
        self.learn(seat.client.call("POST", f"{seat.path}/moves", body))
        return int(self.now["seq"])


def seated(server: str, game: str, rng: Rng) -> list[Player]:
    people = [Client(server, f"Player {seat}") for seat in range(GAMES[game].seats[0] + 1)]
    first = people[0].open(game, [""] * len(people))
    seats = [first, *(person.sit(first.table) for person in people[1:])]
    return [Player(seat, rng) for seat in seats]


def play_out(players: list[Player], rng: Rng) -> None:
    seq = 1
    while True:
        for player in players:
            player.catch_up(seq)
        asked = [player for player in players if player.now["choice"]]
        if not asked:
            break
        seq = rng.pick(asked).move()
    for player in players:
        player.catch_up(seq)
        player.hang_up()


def log_of(match: Match, seat: int) -> list[dict[str, Any]]:
    return [event_data(event) for event in visible(match.log, seat)]


def test_a_game_over_the_wire_is_the_game_of_its_record(server: str, game: str) -> None:
    rng = Rng(seed_key(f"wire {game}"))
    players = seated(server, game, rng)
    play_out(players, rng)
    records = {player.seat.record() for player in players}
    assert len(records) == 1
    record = parse(records.pop())
    match = Match.replay(GAMES[game], record)
    assert match.state.over
    assert seeds.check(record)
    for player in players:
        seat = player.seat.seat
        assert player.now["status"] == "finished"
        assert player.events == log_of(match, seat)
        assert player.now["view"] == as_data(GAMES[game].view(match.state, seat))
        assert [score["total"] for score in player.now["result"]] == list(record.result)
        assert player.now["seed"]["seed"] == record.seed
