"""The front door: what `import quattrocento as q` offers, by names that need no map.

    >>> import quattrocento as q
    >>> match = q.new("condottiere", seats=3, seed="lily")
    >>> bot = q.bot("apprentice", seed="7")
    >>> while not match.over:
    ...     move = match.play(match.turn, bot.choose(match.seen(match.turn)))
    >>> again = q.replay(str(match.record))
    >>> again.scores == match.scores
    True

A match checks every move. What it hides stays within reach: `match.state`, `match.game`,
`q.GAMES` and the modules of `quattrocento.core`.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

from quattrocento.bots.bot import Bot, ThinkingTime
from quattrocento.bots.levels import by_name, parse_spec
from quattrocento.core import match as core
from quattrocento.core import position
from quattrocento.core.editions import EditionError as EditionError
from quattrocento.core.game import Game, Seen, variant_text
from quattrocento.core.game import VariantError as VariantError
from quattrocento.core.match import UndoError as UndoError
from quattrocento.core.match import visible
from quattrocento.core.moves import IllegalMove as IllegalMove
from quattrocento.core.moves import Move
from quattrocento.core.position import PositionError as PositionError
from quattrocento.core.record import Record, parse
from quattrocento.core.record import RecordError as RecordError
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES as GAMES
from quattrocento.text.words import Words


class Position(position.Position):
    """A position without a past, as `q.load` gives it."""

    def board(self, seat: int | None = None, language: str = "en", width: int = 80) -> str:
        """The table as a seat, or with None a spectator, sees it, drawn with letters."""
        return draw(self, seat, language, width)


class Match(core.Match):
    """A game from its first question on, with its record."""

    def at(self, ply: int) -> Self:
        """Another match: this one as it was after so many moves."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"ply {ply}; expected 0 to {len(self.moves)}, the moves made so far")
        return super().at(ply)

    def board(self, seat: int | None = None, language: str = "en", width: int = 80) -> str:
        """The table as a seat, or with None a spectator, sees it, drawn with letters."""
        return draw(self, seat, language, width)

    def tell(self, language: str = "en", seat: int | None = None) -> list[str]:
        """What has happened, in sentences: all that a seat, or a spectator, was told."""
        words = Words(language, self.game.key, names(self))
        return [words.event(event) for event in visible(self.log, seat)]


class TimedBot:
    """A bot with the time that its name gives it, as `master@2s`."""

    def __init__(self, bot: Bot, clock: ThinkingTime) -> None:
        self.bot = bot
        self.clock = clock

    def choose(self, seen: Seen, clock: ThinkingTime | None = None) -> Move:
        if not seen.legal_moves:
            raise IllegalMove(f"seat {seen.seat} is not asked anything now; expected one that is")
        return self.bot.choose(seen, clock or self.clock)


def new(
    game: str,
    *,
    seats: int,
    seed: str,
    edition: str = "",
    names: Sequence[str] = (),
    **variants: object,
) -> Match:
    """A new match. `edition` is the text of an edition file; variants are the game's options.

    Examples:
        >>> new("principato", seats=2, seed="rose").turn
        1
    """
    rules = find_game(game)
    options = rules.read_variants({key: variant_text(value) for key, value in variants.items()})
    figures = rules.edition(edition, "the edition given")
    tags = {f"name{seat}": name for seat, name in enumerate(checked_names(names, seats))}
    return Match.begin(rules, seats, options, figures, key_of(seed), **tags)


def replay(record: str | Record, upto: int | None = None) -> Match:
    """The match of a record, verified move by move; all of it or up to a ply."""
    found = parse(record) if isinstance(record, str) else record
    if not isinstance(found, Record):
        raise RecordError(f"a {type(found).__name__}; expected the text of a record")
    return Match.replay(find_game(found.game), found, upto)


def load(data: str | Mapping[str, Any], edition: str = "") -> Position:
    """A position from its data or their JSON, as `match.data()` gives them or set up by hand."""
    found = read_data(data)
    game = find_game(str(found.get("game")))
    figures = game.edition(edition, "the edition given")
    return Position(game, position.load(game, found, figures))


def bot(name: str, seed: str = "") -> TimedBot:
    """A bot by its name: `journeyman`, `master@2s`, `master@500`, `mymodule:MyBot`."""
    spec = parse_spec(name)
    return TimedBot(by_name(spec.name, Rng(key_of(seed))), spec.clock)


def key_of(seed: object) -> bytes:
    """Only texts are seeds: `5` and `"5"` would have to be the same game, or surprise somebody."""
    if not isinstance(seed, str):
        raise TypeError(f"seed {seed!r}; expected a text, as '5'")
    return seed_key(seed)


def checked_names(names: object, seats: int) -> list[str]:
    """The names of all players, or of nobody."""
    found = list(names) if isinstance(names, Sequence) and not isinstance(names, str) else [""]
    texts = [name for name in found if isinstance(name, str) and name.strip()]
    if found and (len(texts) < len(found) or len(texts) != seats):
        raise VariantError(f"names {names!r}; expected a list of {seats} names, one for each seat")
    return texts


def read_data(data: object) -> Mapping[str, Any]:
    try:
        found = json.loads(data) if isinstance(data, str) else data
    except ValueError:
        found = None
    if not isinstance(found, Mapping):
        raise PositionError("no position; expected what a match gives as data, or its JSON")
    return found


def find_game(key: str) -> Game:
    if key not in GAMES:
        raise VariantError(f"game {key!r}; expected one of {', '.join(GAMES)}")
    return GAMES[key]


def names(match: core.Match) -> list[str]:
    """The players' names in the record, where all have one."""
    tags = match.head.tags
    found = [tags.get(f"name{seat}", "") for seat in range(match.state.seats)]
    return found if all(found) else []


def draw(shown: position.Position, seat: int | None, language: str, width: int) -> str:
    # The terminal's boards need rich, which a program that only plays does not.
    from quattrocento.text.boards import picture

    named = names(shown) if isinstance(shown, core.Match) else ()
    words = Words(language, shown.game.key, named)
    return picture(shown.game, shown.state, seat, words, width)
