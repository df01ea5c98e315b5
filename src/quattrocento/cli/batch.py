"""Random games by the thousand. Jobs and reports are plain data, so that they cross processes."""

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from quattrocento.core.game import Game, ensure
from quattrocento.core.match import Match
from quattrocento.core.playout import playout
from quattrocento.core.rng import QuickRng, Rng, seed_key
from quattrocento.core.state import State
from quattrocento.datasets.rows import Ledger, Row, Wanted, name_of
from quattrocento.games import GAMES

ENDLESS = 100_000


@dataclass(frozen=True)
class Job:
    """Some games at one kind of table. Game `n` has the seed `<seed>-<n>`."""

    game: str
    seats: int
    options: Mapping[str, str]
    edition: str
    seed: str
    first: int
    count: int
    checked: bool
    # Also keep every decision, with these beside it.
    kept: Wanted | None = None


@dataclass(frozen=True)
class Breach:
    """A game that broke a promise: where, how, and the record of it so far."""

    seed: str
    ply: int
    claim: str
    record: str


@dataclass(frozen=True)
class Report:
    """Of every game the number of moves, who came first, and the points by seat."""

    lengths: list[int]
    firsts: list[list[int]]
    totals: list[list[int]]
    seconds: float
    breach: Breach | None = None
    rows: list[Row] = field(default_factory=list)


def run(job: Job) -> Report:
    """Play a job's games; the first that breaks a promise ends it."""
    game = GAMES[job.game]
    edition = game.edition(job.edition, "the edition given")
    variants = game.read_variants(job.options)
    lengths, firsts, totals = list[int](), list[list[int]](), list[list[int]]()
    rows = list[Row]()
    breach = None
    begun = time.process_time()
    for number in range(job.first, job.first + job.count):
        seed = f"{job.seed}-{number}"
        try:
            s = game.start(job.seats, variants, edition, Rng(seed_key(seed)), logged=False)
            ledger = Ledger(game, name_of(seed_key(seed)), job.kept) if job.kept else None
            play_random(game, s, seed, job.checked, ledger)
            scores = game.scores(s)
        except Exception as fault:
            breach = find_breach(job, seed, f"{type(fault).__name__}: {fault}")
            break
        lengths.append(s.ply)
        firsts.append([seat for seat, score in enumerate(scores) if score.rank == 1])
        totals.append([score.total for score in scores])
        if ledger:
            rows += ledger.close(scores)
    return Report(lengths, firsts, totals, time.process_time() - begun, breach, rows)


def play_random(
    game: Game, s: State, seed: str, checked: bool, ledger: Ledger | None = None
) -> None:
    rng = QuickRng(Rng(seed_key(f"{seed} moves")).word())
    if not checked and ledger is None:
        playout(s, rng, ENDLESS)
    while not s.over and s.ply < ENDLESS:
        if ledger is None:
            playout(s, rng, 1)
        else:
            seat = s.turn()
            move = rng.pick(s.legal_moves(seat))
            ledger.note(s, seat, move)
            s.play(seat, move)
        if checked:
            game.check(s)
    ensure(s.over, f"the game ends before move {ENDLESS}")


def find_breach(job: Job, seed: str, claim: str) -> Breach:
    """Play the game again, this time with a record, up to the same fault."""
    game = GAMES[job.game]
    edition = game.edition(job.edition, "the edition given")
    variants = game.read_variants(job.options)
    match = Match.begin(game, job.seats, variants, edition, seed_key(seed))
    rng = QuickRng(Rng(seed_key(f"{seed} moves")).word())
    with suppress(Exception):
        while not match.state.over and match.state.ply < ENDLESS:
            seat = match.state.turn()
            match.play(seat, rng.pick(match.legal_moves(seat)))
            if job.checked:
                game.check(match.state)
    return Breach(seed, match.state.ply, claim, str(match.record))
