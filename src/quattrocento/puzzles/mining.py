"""Puzzles found in games of bots: one clearly best move, whatever the hidden cards are.

A short search proposes a best move. It is then weighed against the next ones in imagined worlds
that are new to all of them and the same for all, and must be ahead of each in every group of these
worlds. Three searches of ten times what a master spends, each in worlds of its own, must hold on to
it, and so must a master at play, where that is another search.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from quattrocento.analysis.chances import Judge, mean
from quattrocento.analysis.insight import Decision, LineMove, Option, Why
from quattrocento.bots.bot import ThinkingTime
from quattrocento.bots.heuristics import BEST, LEARNED
from quattrocento.bots.reasons import Reason, explain
from quattrocento.bots.search import FORESIGHT, Node, Search, favourite
from quattrocento.core.game import Game, Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import Move, verb, write
from quattrocento.core.pieces import kebab
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.puzzles.puzzle import HARDEST, Figures, Puzzle
from quattrocento.puzzles.solving import (
    MASTER,
    TIMES,
    answer,
    apprentice_answers,
    journeyman_finds,
)
from quattrocento.puzzles.themes import theme
from quattrocento.statistics.games import Player

SEATS = (4, 3, 4, 2)  # tables in turn, as far as a title has them
BOT, WORLDS = "journeyman-by-hand", 2  # who plays the games
MOST = 3  # puzzles of one game
CONFIRMATIONS = 2  # searches beside the one that finds a puzzle, of each
CONFIRMED_BY = ("master-learned", "master")  # who judges as a puzzle was found, and who plays
FEWEST_MOVES = 3  # among which there is to choose
CLEAR = 0.03  # an inaccuracy: what the best move must be ahead of every other
SURE = 2.0  # times its doubt
GROUPS, GROUP = 4, 12  # groups of imagined worlds, and worlds in each
RIVALS = 3  # moves that the best one is weighed against
SKETCHES = 2  # worlds in which an apprentice's first thought is found
EASY = 6  # one in so many of what an apprentice sees at once is looked at
MOSTLY = 0.5  # of the tries of an apprentice: from here on it sees a move at once
SCREEN, QUICK = 0.15, 0.5  # parts of a master's iterations that propose a move
# Parts of a master's iterations after which a search is asked what it would play.
LADDER = (0.1, 0.25, 0.5, 1.0, 3.0, float(TIMES))


def mine(game: str, seed: str, index: int) -> list[Puzzle]:
    """Play a game, and look for puzzles in it; the same seed and index give the same ones."""
    return [one for one in candidates(game, seed, index) if is_confirmed(one)]


def candidates(game: str, seed: str, index: int) -> list[Puzzle]:
    table = [seats for seats in SEATS if seats in GAMES[game].seats]
    name = f"{seed} {index}"
    found: list[Puzzle] = []
    for match in walk(GAMES[game], table[index % len(table)], name):
        rng = Rng(seed_key(f"{name} at {match.state.ply}"))
        puzzle = Prospect(match, name, rng).puzzle()
        found += [puzzle] if puzzle else []
        if len(found) == MOST:
            break
    return found


def is_confirmed(puzzle: Puzzle) -> bool:
    """Whether more such searches find the same, each in worlds of its own."""
    effort = TIMES * MASTER[puzzle.game]
    return all(
        answer(puzzle, f"{bot}@{effort}", f"confirm {number}") == puzzle.solution
        for number in range(CONFIRMATIONS)
        for bot in CONFIRMED_BY
    )


def walk(game: Game, seats: int, seed: str) -> Iterator[Match]:
    """A game of bots, before every choice among several moves."""
    match = Match.begin(game, seats, game.read_variants({}), game.edition(), seed_key(seed))
    players = [Player(game, seat, BOT, seed, WORLDS) for seat in range(seats)]
    while not match.over:
        seat = match.turn
        moves = match.legal_moves(seat)
        if len(moves) >= FEWEST_MOVES:
            yield match
        match.play(seat, moves[0] if len(moves) == 1 else players[seat].choose(match.state))


class Weighing:
    """What came of a move in world after world: the chances by seat, and the seat's points."""

    def __init__(self, move: Move, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.chances: list[list[float]] = []
        self.points: list[float] = []

    def group(self, number: int) -> float:
        part = self.chances[number * GROUP : (number + 1) * GROUP]
        return sum(one[self.seat] for one in part) / len(part)

    def ahead(self, other: "Weighing") -> tuple[float, float]:
        """By how much this one is better on average, and the doubt of that."""
        pairs = zip(self.chances, other.chances, strict=True)
        gaps = [one[self.seat] - two[self.seat] for one, two in pairs]
        middle = sum(gaps) / len(gaps)
        variance = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
        return middle, sqrt(variance / len(gaps))


@dataclass(frozen=True)
class Margin:
    """What the best move is ahead of the next one."""

    gap: float
    doubt: float


class Prospect:
    """A position that may be a puzzle, of which the searches see what its seat sees."""

    def __init__(self, match: Match, seed: str, rng: Rng) -> None:
        self.match = match
        self.seed = seed
        self.rng = rng
        self.s: State = match.state
        self.seat = match.turn
        self.game = match.game
        self.judge = Judge(match.game, self.s.seats)
        self.seen = Seen(match.game, self.s, self.seat, rng.child("seen"))
        self.master = MASTER[match.game.key]

    def puzzle(self) -> Puzzle | None:
        if self.rng.below(EASY) and self.is_plain():
            return None
        order = self.quick()
        if not order:
            return None
        answers = apprentice_answers(self.seen, self.rng.child("apprentice"))
        share = answers.count(write(order[0])) / len(answers)
        if share >= MOSTLY and self.rng.below(EASY):
            return None
        weighed = self.weigh(rivals(order, answers))
        margin = self.margin(weighed)
        if margin is None:
            return None
        search, iterations = self.climb(order[0])
        if not iterations:
            return None
        return self.told(weighed, margin, search, iterations, share)

    def is_plain(self) -> bool:
        """Whether an apprentice's first thought is what a journeyman would play."""
        moves = self.seen.legal_moves
        heuristic = LEARNED[self.game.key]
        quick, thorough = [0.0] * len(moves), [0.0] * len(moves)
        for _ in range(SKETCHES):
            world = self.seen.imagine(self.rng)
            for place, value in enumerate(heuristic.look_ahead(world, self.seat, moves)):
                quick[place] += value
            for place, value in enumerate(heuristic.move_values(world, self.seat, moves)):
                thorough[place] += value
        return quick.index(max(quick)) == thorough.index(max(thorough))

    def search(self, name: str, iterations: int) -> Search:
        search = Search(LEARNED[self.game.key], self.seen, self.rng.child(name))
        search.run(ThinkingTime(iterations=iterations))
        return search

    def quick(self) -> list[Move]:
        """The moves as a short search orders them, if the first of them looks clearly best."""
        search = self.search("quick", round(SCREEN * self.master))
        if not self.stands_out(search, 0.0):
            return []
        search.run(ThinkingTime(iterations=round((QUICK - SCREEN) * self.master)))
        if not self.stands_out(search, CLEAR / 2):
            return []
        root = search.root
        unseen = [move for move in search.legal_moves if move not in root.children]
        return by_visits(root) + sorted(unseen, key=lambda move: -root.prior[move])

    def stands_out(self, search: Search, by: float) -> bool:
        """Whether one move has half of the visits, and is ahead of the next one."""
        children = search.root.children
        order = by_visits(search.root)
        if children[order[0]].visits < 0.5 * search.root.visits:
            return False
        chances = [self.judge.set_right(children[one].mean(), self.s.ply) for one in order[:2]]
        return len(chances) == 1 or chances[0] - chances[1] >= by

    def weigh(self, moves: Sequence[Move]) -> list[Weighing]:
        """Play each move in the same new worlds, and on from there as a search would."""
        search = self.search("worlds", 0)
        search.worlds = []
        found = []
        for move in moves:
            one = Weighing(move, self.seat)
            search.root = Node()
            search.root.prior[move] = 1.0
            search.legal_moves = (move,)
            for _ in range(GROUPS * GROUP):
                search.iterate()
                one.chances.append(self.judge.chances(search.leaf))
                one.points.append(self.judge.points(search.leaf, self.seat))
            found.append(one)
        return found

    def margin(self, weighed: Sequence[Weighing]) -> Margin | None:
        """How far the first is ahead of the next, if it is so of all and in all groups."""
        first, least = weighed[0], Margin(1.0, 0.0)
        for other in weighed[1:]:
            gap, doubt = first.ahead(other)
            groups = all(first.group(one) > other.group(one) for one in range(GROUPS))
            if not groups or gap < max(CLEAR, SURE * doubt):
                return None
            least = Margin(gap, doubt) if gap < least.gap else least
        return least if len(weighed) > 1 else None

    def climb(self, move: Move) -> tuple[Search, int]:
        """Ten times a master's search, and from how many iterations on it holds on to the move."""
        search = self.search("deep", 0)
        since = done = 0
        for part in LADDER:
            wanted = round(part * self.master)
            search.run(ThinkingTime(iterations=wanted - done))
            done = wanted
            if by_visits(search.root)[0] != move:
                since = 0
            elif not since:
                since = wanted
        return search, since

    def told(
        self,
        weighed: Sequence[Weighing],
        margin: Margin,
        search: Search,
        iterations: int,
        share: float,
    ) -> Puzzle | None:
        moves = [one.move for one in weighed]
        found = explain(self.seen, moves, self.rng.child("reasons"), BEST)
        if not found[0]:
            return None
        options = tuple(
            self.option(one, reasons, search) for one, reasons in zip(weighed, found, strict=True)
        )
        solution = options[0].move
        finds = journeyman_finds(self.seen, solution, self.rng.child("journeyman"))
        choice = self.s.choice(self.seat)
        step = kebab(type(choice).__name__)
        decision = Decision(
            ply=self.s.ply,
            seat=self.seat,
            played=solution,
            options=options,
            loss=0.0,
            doubt=round(margin.doubt, 4),
        )
        return Puzzle(
            game=self.game.key,
            seats=self.s.seats,
            seed=self.seed,
            moves=tuple(f"{one.seat} {one.text}" for one in self.match.moves),
            decision=decision,
            theme=theme(self.game.key, step, verb(weighed[0].move), options[0].reasons),
            difficulty=difficulty(share, finds, iterations, self.master),
            figures=Figures(
                gap=round(margin.gap, 4),
                doubt=round(margin.doubt, 4),
                apprentice=share,
                journeyman=finds,
                iterations=iterations,
            ),
        )

    def option(self, one: Weighing, reasons: Sequence[Reason], search: Search) -> Option:
        return Option(
            move=write(one.move),
            chances=tuple(round(chance, 4) for chance in mean(one.chances)),
            points=round(sum(one.points) / len(one.points), 1),
            line=self.line(search, one.move),
            reasons=tuple(why(reason) for reason in reasons),
        )

    def line(self, search: Search, move: Move) -> tuple[LineMove, ...]:
        """What is expected to follow, played from the true position."""
        world = self.s.clone()
        world.log = None
        node: Node | None = search.root
        seat, found = self.seat, [LineMove(self.seat, write(move))]
        while True:
            world.play(seat, move)
            if world.over or len(found) == FORESIGHT:
                return tuple(found)
            if seat == self.seat and node is not None:
                node = node.children.get(move)
            seat = world.turn()
            legal_moves = world.legal_moves(seat)
            move = search.expected(world, seat, legal_moves)
            if seat == self.seat and node is not None:
                move = favourite(node, legal_moves, move)
            found.append(LineMove(seat, write(move)))


def rivals(order: Sequence[Move], answers: Sequence[str]) -> list[Move]:
    """The best move, what an apprentice would mostly play instead, and the next ones."""
    wrong = [text for text in answers if text != write(order[0])]
    trap = max(wrong, key=wrong.count, default="")
    trapped = [move for move in order[1:] if write(move) == trap]
    others = [move for move in order[1:] if write(move) != trap]
    return [order[0], *trapped, *others][: 1 + RIVALS]


def by_visits(root: Node) -> list[Move]:
    found = root.children
    return sorted(found, key=lambda move: (-found[move].visits, -found[move].mean()))


def why(reason: Reason) -> Why:
    facts = {name: (round(now, 3), round(more, 3)) for name, (now, more) in reason.facts.items()}
    return Why(reason.seat, reason.part, round(reason.weight, 3), facts, reason.later)


def difficulty(apprentice: float, journeyman: bool, iterations: int, master: int) -> int:
    """From 1, what an apprentice mostly finds, to 5, what takes more than a master's search."""
    if apprentice >= MOSTLY:
        return 1
    if journeyman:
        return 2
    if iterations <= master // 4:
        return 3
    return 4 if iterations <= master else HARDEST
