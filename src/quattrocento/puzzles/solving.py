"""Bots at puzzles: who finds the answer, and how often."""

from collections.abc import Iterable
from dataclasses import dataclass

from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.greedy import Apprentice, Journeyman
from quattrocento.bots.heuristics import BY_HAND
from quattrocento.bots.levels import make, parse_spec
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.puzzles.puzzle import Puzzle

# The iterations of the masters whose strength is measured, by title; see docs/strength.md.
MASTER = {"condottiere": 150, "princes": 80, "principato": 100, "signorie": 80}
TIMES = 10  # as often a search must hold on to a solution
TRIES = 10  # of an apprentice


def apprentice_answers(seen: Seen, rng: Rng) -> list[str]:
    """What an apprentice plays, in one try after another. How hard a puzzle is tell bots who judge
    by hand: they do so in all titles alike, whatever is learned."""
    return [write(Apprentice(rng, BY_HAND).choose(seen)) for _ in range(TRIES)]


def journeyman_finds(seen: Seen, solution: str, rng: Rng) -> bool:
    return write(Journeyman(rng, BY_HAND).choose(seen)) == solution


def solver(level: str, game: str) -> str:
    """A bot for puzzles by name: a master gets ten times its iterations, if no others are said."""
    return f"master@{TIMES * MASTER[game]}" if level == "master" else level


def answer(puzzle: Puzzle, bot: str, seed: str = "check") -> str:
    """What a bot plays there, from what the seat sees, in worlds that the seed deals."""
    spec = parse_spec(bot)
    rng = Rng(seed_key(f"{seed} {puzzle.seed} {len(puzzle.moves)}"))
    match = puzzle.match()
    seen = Seen(match.game, match.state, puzzle.seat, rng.child("seen"))
    clock: ThinkingTime = spec.clock
    return write(make(spec.name, rng.child("bot")).choose(seen, clock))


@dataclass(frozen=True)
class Checked:
    """How many of how many puzzles a bot has solved."""

    bot: str
    tried: int
    solved: int


def check(found: Iterable[Puzzle], bot: str, seed: str = "check") -> Checked:
    answers = [answer(one, bot, seed) == one.solution for one in found]
    return Checked(bot, len(answers), sum(answers))
