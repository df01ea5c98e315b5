"""The simplest opponent."""

from collections import Counter

from quattrocento.bots import BOTS
from quattrocento.bots.bot import Bot
from quattrocento.bots.chance import Chance
from quattrocento.core.game import Seen
from quattrocento.core.moves import write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from tests.games.condottiere.scenes import battle


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def test_every_option_is_as_likely_as_any_other() -> None:
    s = battle(["m1 m2 scarecrow", "m3"])
    seen = Seen(GAMES["condottiere"], s, 0, rng("dream"))
    bot: Bot = Chance(rng("bot"))
    counts = Counter(write(bot.choose(seen)) for _ in range(4000))
    assert sorted(counts) == ["pass", "play m1", "play m2", "play scarecrow"]
    # five standard deviations of a fair choice among four
    assert all(abs(count - 1000) < 137 for count in counts.values())


def test_the_same_stream_chooses_the_same() -> None:
    seen = Seen(GAMES["condottiere"], battle(["m1 m2 scarecrow", "m3"]), 0, rng("dream"))
    one, other = BOTS["chance"](rng("bot")), BOTS["chance"](rng("bot"))
    assert [one.choose(seen) for _ in range(20)] == [other.choose(seen) for _ in range(20)]
