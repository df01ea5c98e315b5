"""Bots think in other processes; whatever happens to those, the table plays on."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from quattrocento.client import Client
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.service.workers import levels
from quattrocento.service.workers.bot_worker import BotWorker
from quattrocento.service.workers.pool import NoMove, Workers
from tests.patience import PATIENCE
from tests.service.servers import LONG_POLL, serving, settings

STUCK = (sys.executable, "-c", "import threading; threading.Event().wait()")
DYING = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
HOARD = """
import resource, sys
limit = int(sys.argv[1]) << 20
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
sys.stdin.readline()
hoard = bytearray(1 << 32)
"""
GREEDY = (sys.executable, "-c", HOARD)


@pytest.mark.parametrize(
    ("command", "seconds", "said"),
    [
        (STUCK, 0.1, "too slow"),
        (DYING, PATIENCE, "the worker died"),
        (GREEDY, PATIENCE, "the worker died"),
    ],
    ids=["hangs", "dies", "hoards"],
)
def test_a_bad_worker_is_killed_and_replaced(
    command: tuple[str, ...], seconds: float, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the one that hangs is ended by a deadline, and it hangs however fast the machine is."""
    monkeypatch.setattr("quattrocento.service.workers.pool.START_SECONDS", 0.0)

    async def think() -> None:
        workers = Workers(1, seconds, 256, command)
        for _ in range(2):
            with pytest.raises(NoMove, match=said):
                await workers.choose("", 0, "chance")
        await workers.stop()

    asyncio.run(think())


def test_the_table_plays_on_without_any_bot(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        service.workers.command = (*DYING, "64")
        seat = Client(address, "Anna").open("condottiere", ["", "chance"])
        for _ in range(4):
            choice = seat.wait()
            seat.play(choice["options"][-1]["move"])
        assert seat.wait() is not None
        assert seat.now["ply"] > 4


def test_a_worker_killed_in_between_is_replaced(tmp_path: Path) -> None:
    with serving(settings(tmp_path, workers=1)) as (address, service):
        seat = Client(address, "Anna").open("condottiere", ["", "chance"])
        for _ in range(4):
            choice = seat.wait()
            seat.play(choice["options"][-1]["move"])
            for worker in list(service.workers.idle):
                # one that was killed before and not asked since is still in the list
                with suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGKILL)
        assert seat.wait() is not None


def test_a_thinker_follows_a_growing_record(game: str) -> None:
    rules = GAMES[game]
    rng = Rng(seed_key("follow"))
    key = seed_key("table")
    match = Match.begin(rules, rules.seats[0], rules.read_variants({}), rules.edition(), key)
    worker = BotWorker()
    for _ in range(40):
        if match.state.over:
            break
        seat = rng.pick(match.state.waiting()).seat
        move = worker.choose(str(match.record), seat, "chance")
        assert move in [write(option) for option in match.state.legal_moves(seat)]
        match.play(seat, move)
    shorter = BotWorker().follow(match.record)
    assert worker.follow(match.record).state == shorter.state


def test_a_bot_never_holds_the_true_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is handed is imagined from what its seat can see."""
    rules = GAMES[game]
    match = Match.begin(
        rules, rules.seats[0], rules.read_variants({}), rules.edition(), seed_key("true")
    )
    seat = match.state.waiting()[0].seat
    held: list[Seen] = []

    class Spy:
        def choose(self, seen: Seen) -> object:
            held.append(seen)
            return seen.legal_moves[0]

    monkeypatch.setattr(levels, "make", lambda name, rng: Spy())
    BotWorker().choose(str(match.record), seat, "spy")
    inside = held[0].imagine(Rng(seed_key("x")))
    assert inside.rng.key != match.state.rng.key


def test_games_of_bots_alone_end(server: str) -> None:
    anna = Client(server, "Anna")
    wanted = {"game": "condottiere", "chairs": ["chance", "chance"], "sit": False}
    page = anna.call("POST", "/api/tables", wanted)
    path = f"/api/tables/{page['about']['id']}/events"
    now = page["update"]
    while now["status"] == "running":
        now = anna.call("GET", path, since=now["seq"], wait=LONG_POLL)
    assert now["status"] == "finished"
