"""Bots think in other processes; whatever happens to those, the table plays on."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.loops.auto import auto_loop_factory

from quattrocento.bots.bot import ThinkingTime
from quattrocento.client import Client
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.service.workers import levels
from quattrocento.service.workers.bot_worker import BotWorker
from quattrocento.service.workers.pool import Workers
from quattrocento.service.workers.worker import REMEMBERED, NoMove, Worker
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


def begun(game: str, seed: str = "table", **options: str) -> Match:
    rules = GAMES[game]
    variants = rules.read_variants(options)
    return Match.begin(rules, rules.seats[0], variants, rules.edition(), seed_key(seed))


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
                await workers.choose(begun("condottiere").record, 0, "chance")
        await workers.stop()

    asyncio.run(think())


@pytest.mark.parametrize("steps", range(1, 6))
def test_no_worker_outlives_whoever_stopped_while_it_was_started(steps: int) -> None:
    """An event loop complains as it closes if it still has a process."""

    async def stop_soon() -> None:
        workers = Workers(1, PATIENCE, 256, STUCK)
        asking = asyncio.create_task(workers.think({"bot": "chance"}))
        for _ in range(steps):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await workers.stop()

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(stop_soon())


def test_no_worker_outlives_whoever_stopped_while_it_was_ended() -> None:
    async def stop_soon() -> None:
        process = await asyncio.create_subprocess_exec(*STUCK, stdin=PIPE, stdout=PIPE)
        ending = asyncio.create_task(Worker(process).end())
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        assert process.returncode is not None

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(stop_soon())


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
                    os.kill(worker.process.pid, signal.SIGKILL)
        assert seat.wait() is not None


def next_move(worker: BotWorker, match: Match, seat: int, after: int) -> dict[str, Any]:
    """What a worker says that has been told the game up to a ply."""
    moves = [(entry.seat, entry.text) for entry in match.moves[after:]]
    asked = {"game": match.head.commitment, "seat": seat, "bot": "chance"}
    return worker.choose({**asked, "after": after, "moves": moves})


def told(worker: BotWorker, match: Match, seat: int, bot: str = "chance") -> dict[str, Any]:
    """What a worker says that is told the whole game."""
    asked = {"game": match.head.commitment, "record": str(match.record)}
    return worker.choose({**asked, "seat": seat, "bot": bot})


def test_a_worker_follows_a_game_by_its_new_moves(game: str) -> None:
    rng, match, worker = Rng(seed_key("follow")), begun(game), BotWorker()
    said = told(worker, match, match.turn)
    for ply in range(40):
        if match.state.over:
            break
        seat = rng.pick(match.state.waiting()).seat
        said = next_move(worker, match, seat, max(0, ply - 1))
        assert said["move"] in [write(option) for option in match.legal_moves(seat)]
        match.play(seat, said["move"])


def test_whoever_takes_a_move_back_gets_no_other_luck() -> None:
    for number in range(8):
        match = begun("condottiere", f"table {number}")
        assert told(BotWorker(), match, match.turn) == told(BotWorker(), match, match.turn)


def test_a_worker_asks_for_the_whole_record_of_a_game_that_it_does_not_know() -> None:
    match = begun("condottiere")
    match.play(match.turn, match.legal_moves(match.turn)[0])
    worker = BotWorker()
    assert next_move(worker, match, match.turn, 1) == {"lost": True}
    assert "move" in told(worker, match, match.turn)
    assert next_move(worker, match, match.turn, 0) == {"lost": True}


def test_a_worker_remembers_only_so_many_games() -> None:
    worker = BotWorker()
    first, *others = [begun("condottiere", f"table {number}") for number in range(REMEMBERED + 1)]
    for match in (first, *others):
        told(worker, match, match.turn)
    assert "move" in next_move(worker, others[0], others[0].turn, 0)
    assert next_move(worker, first, first.turn, 0) == {"lost": True}


ECHO = """
import json, sys
lost = iter([True])
for line in sys.stdin:
    asked = json.loads(line)
    told = {key: asked[key] for key in ("after", "moves", "record") if key in asked}
    forgets = "after" in asked and sys.argv[1] == "7" and next(lost, False)
    print(json.dumps({"lost": True} if forgets else {"move": json.dumps(told)}), flush=True)
"""


def heard(megabytes: int, *matches: Match) -> list[dict[str, Any]]:
    """What one worker hears about these games, one after the other."""

    async def think() -> list[dict[str, Any]]:
        workers = Workers(1, PATIENCE, megabytes, (sys.executable, "-c", ECHO))
        found = [json.loads(await workers.choose(m.record, 0, "chance")) for m in matches]
        await workers.stop()
        return found

    return asyncio.run(think())


def moved(*moves: str) -> Match:
    match = begun("condottiere", first="0")
    for move in moves:
        match.play(match.turn, move)
    return match


def test_a_worker_hears_only_what_is_new_to_it() -> None:
    whole, new = heard(64, moved("name-city parma"), moved("name-city parma", "pass"))
    assert whole == {"record": str(moved("name-city parma").record)}
    assert new == {"after": 1, "moves": [[0, "pass"]]}


def test_a_worker_hears_the_whole_record_after_a_move_was_taken_back() -> None:
    _, again = heard(64, moved("name-city parma"), moved("name-city roma"))
    assert again == {"record": str(moved("name-city roma").record)}


def test_a_worker_that_has_lost_a_game_hears_all_of_it() -> None:
    _, again = heard(7, moved("name-city parma"), moved("name-city parma", "pass"))
    assert again == {"record": str(moved("name-city parma", "pass").record)}


def test_a_bot_never_holds_the_true_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is handed is imagined from what its seat can see."""
    match = begun(game)
    held: list[Seen] = []

    class Spy:
        def choose(self, seen: Seen, clock: ThinkingTime) -> object:
            held.append(seen)
            return seen.legal_moves[0]

    monkeypatch.setattr(levels, "make", lambda name, rng: Spy())
    told(BotWorker(), match, match.turn, "spy")
    inside = held[0].imagine(Rng(seed_key("x")))
    assert inside.rng.key != match.state.rng.key


def test_games_of_bots_alone_end(server: str) -> None:
    anna = Client(server, "Anna")
    wanted = {"game": "princes", "chairs": ["chance", "chance"], "sit": False}
    page = anna.call("POST", "/api/tables", wanted)
    path = f"/api/tables/{page['about']['id']}/events"
    now = page["update"]
    while now["status"] == "running":
        now = anna.call("GET", path, since=now["seq"], wait=LONG_POLL)
    assert now["status"] == "finished"
