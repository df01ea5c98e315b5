"""A worker process in which bots think: `python -m quattrocento.service.workers.bot_worker MB`.

It reads questions and writes answers, one line of JSON each. Only text crosses the border. To
choose a move it follows the record and hands the bot what its seat can see, never the true
state; for a hint it is told no more than a position that the asking seat could be in.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from quattrocento.analysis.chances import Judge
from quattrocento.analysis.deep import divide, examine
from quattrocento.analysis.kept import finding_data, part_data, read_part
from quattrocento.bots.bot import ThinkingBot, ThinkingTime
from quattrocento.bots.levels import usual_time
from quattrocento.bots.proposals import Proposal, propose
from quattrocento.core.game import Seen
from quattrocento.core.match import Match
from quattrocento.core.moves import picks, write
from quattrocento.core.position import load
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.service import editions
from quattrocento.service.workers import levels
from quattrocento.service.workers.guests import Guests
from quattrocento.service.workers.lines import answer_lines
from quattrocento.service.workers.recent import Recent
from quattrocento.service.workers.worker import REMEMBERED
from quattrocento.text.reasons import reason
from quattrocento.text.words import Words


class BotWorker:
    """Remembers the last games, so that it need be told no more than their new moves."""

    def __init__(self) -> None:
        self.matches: Recent[str, Match] = Recent(REMEMBERED)
        self.guests = Guests()

    def choose(self, asked: dict[str, Any]) -> dict[str, Any]:
        """A bot's move; `lost` asks for the whole record of a game."""
        match = self.follow(asked)
        if match is None:
            return {"lost": True}
        rng = lots(match, asked["seat"])
        seen = Seen(match.game, match.state, asked["seat"], rng.child("seen"))
        if ":" in asked["bot"]:
            return {"move": write(self.guests.choose(asked, match, seen))}
        bot = levels.make(asked["bot"], rng)
        return {"move": write(bot.choose(seen, usual_time(asked["bot"])))}

    def follow(self, asked: dict[str, Any]) -> Match | None:
        """The game as it stands now, or nothing where it is not the one that is known here."""
        match = self.matches.take(asked["game"])
        if "record" in asked:
            record = parse(asked["record"])
            match = Match.replay(GAMES[record.game], record)
        elif match is None or len(match.moves) != asked["after"]:
            return None
        else:
            for seat, text in asked["moves"]:
                match.play(seat, text)
        self.matches.keep(asked["game"], match)
        return match


def lots(match: Match, seat: int) -> Rng:
    """What a bot draws, by the game's own seed and how often its seat has moved: to take a move
    back changes no luck, and when the game is over anyone can check it."""
    moved = sum(entry.seat == seat for entry in match.moves)
    return Rng(seed_key(f"{match.head.seed} bot {seat} {moved}"))


def advise(asked: dict[str, Any]) -> dict[str, Any]:
    """What a bot thinks of a position, in words where a language is given."""
    game = GAMES[asked["game"]]
    edition = editions.kept(game, asked["position"]["edition_digest"], asked["edition"])
    state = load(game, asked["position"], edition)
    rng = Rng(bytes.fromhex(asked["seed"]))
    bot = levels.make(asked["bot"], rng)
    if not isinstance(bot, ThinkingBot):
        raise TypeError(f"{asked['bot']} does not say what it thinks")
    seen = Seen(game, state, asked["seat"], rng.child("seen"))
    thought = propose(bot, seen, ThinkingTime(asked["iterations"], asked["seconds"]), rng)
    words = Words(asked["language"], game.key, asked["names"]) if asked["language"] else None
    judge = Judge(game, state.seats)
    found = [
        candidate(one, asked["seat"], judge.set_right(one.candidate.value, state.ply), words)
        for one in thought.found
    ]
    return {"iterations": thought.iterations, "candidates": found}


def candidate(proposal: Proposal, seat: int, chance: float, words: Words | None) -> dict[str, Any]:
    one, ending = proposal.candidate, proposal.ending
    line = [
        {"seat": e.seat, "move": write(e.move), "text": words.move(e.move) if words else ""}
        for e in one.line
    ]
    return {
        "move": write(one.move),
        "picks": picks(one.move),
        "chance": round(chance, 4),
        "visits": one.visits,
        "line": line,
        "text": words.move(one.move) if words else "",
        "reasons": reasons(proposal, seat, words),
        "points": round(ending.points, 1) if ending else None,
        "rank": round(ending.rank, 1) if ending else None,
    }


def reasons(proposal: Proposal, seat: int, words: Words | None) -> list[dict[str, Any]]:
    """What speaks for a move: whose part of the judgement, and by how much."""
    found = []
    for why in proposal.reasons:
        text = ""
        if words:
            rival = words.player(why.seat) if why.seat != seat else ""
            text = reason(words, why.part, why.facts, rival, why.later)
        found.append(
            {"seat": why.seat, "part": why.part, "weight": round(why.weight, 3), "text": text}
        )
    return found


def divided(asked: dict[str, Any]) -> dict[str, Any]:
    """The parts of a finished game, each to be asked for by itself."""
    return {"parts": [part_data(one) for one in divide(parse(asked["record"]), asked["depth"])]}


def examined(asked: dict[str, Any]) -> dict[str, Any]:
    """What a close look finds in one part of a finished game."""
    found = examine(asked["record"], read_part(asked["part"]))
    return {"findings": [finding_data(one) for one in found]}


ANSWERS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "think": advise,
    "divide": divided,
    "examine": examined,
}


def answer(worker: BotWorker, asked: dict[str, Any]) -> dict[str, Any]:
    if asked["kind"] in ANSWERS:
        return ANSWERS[asked["kind"]](asked)
    return worker.choose(asked)


def main() -> None:
    answer_lines(partial(answer, BotWorker()))


if __name__ == "__main__":
    main()
