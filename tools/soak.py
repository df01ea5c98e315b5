"""Random games for a long time: `python tools/soak.py [MINUTES [SEED]]`.

After every move the invariants hold and nobody sees what is hidden; every finished game
replays from its text. A failure names the seed with which that one game comes again.
"""

import secrets
import sys
import time
from itertools import count

from quattrocento.core.game import Game, VariantError, variant_text
from quattrocento.core.match import Match
from quattrocento.core.record import parse
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES


def begin(game: Game, rng: Rng) -> Match:
    """A table of random size with random options; some do not fit together, so try again."""
    while True:
        chosen = {key: variant_text(rng.pick(values)) for key, values in game.variants.items()}
        options = game.read_variants(chosen)
        key = seed_key(str(rng.below(1 << 30)))
        try:
            return Match.begin(game, rng.pick(game.seats), options, game.edition(), key)
        except VariantError:
            continue


def check(match: Match, rng: Rng) -> None:
    s, game = match.state, match.game
    game.check(s)
    seat = rng.below(s.seats)
    dream = game.imagine(s, seat, rng)
    assert game.view(dream, seat) == game.view(s, seat), f"the view of seat {seat} leaks"
    assert dream.legal_moves(seat) == s.legal_moves(seat), f"the options of seat {seat} leak"


def soak(game: Game, seed: str) -> int:
    """Play one game to its end; return how many moves it had."""
    rng = Rng(seed_key(seed))
    match = begin(game, rng)
    while not match.state.over:
        seat = rng.pick(match.state.waiting()).seat
        match.play(seat, rng.pick(match.legal_moves(seat)))
        check(match, rng)
    Match.replay(game, parse(str(match.record)))
    return len(match.record.moves)


def main(minutes: float, seed: str) -> None:
    moves = games = 0
    end = time.monotonic() + 60 * minutes
    for number in count():
        for game in GAMES.values():
            if time.monotonic() > end:
                print(f"{games} games with {moves} moves, no fault found")
                return
            one = f"{seed}-{number}"
            try:
                moves += soak(game, one)
            except Exception:
                print(f"fault in {game.key} with seed {one!r}", file=sys.stderr)
                raise
            games += 1


if __name__ == "__main__":
    arguments = sys.argv[1:]
    minutes = float(arguments[0]) if arguments else 10.0
    main(minutes, arguments[1] if len(arguments) > 1 else secrets.token_hex(4))
