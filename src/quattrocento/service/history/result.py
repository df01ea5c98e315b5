"""The result of a game that is over: what a table tells when it has ended, and no names."""

import msgspec
from msgspec import UNSET, Struct

from quattrocento.core.game import variant_text
from quattrocento.service.storage.results import StoredResult
from quattrocento.service.tables.settings import Pace
from quattrocento.service.tables.table import Table


class SeatResult(Struct, frozen=True, omit_defaults=True):
    """How a seat ended: `place` 1 is best, and ties share one.

    `bot` is empty for a person, and `program` for a program of somebody. A bot made `stood_in` of a
    person's moves, and `excused` of these on a holiday; `left` says that the person had gone when
    the game ended, and not on a holiday.
    """

    place: int
    total: int
    parts: dict[str, int]
    bot: str = ""
    stood_in: int = 0
    left: bool = False
    excused: int = 0


class Result(Struct, frozen=True, omit_defaults=True):
    """A game that is over. `options` are those that were not the usual ones."""

    game: str
    began: float
    ended: float
    moves: int
    seats: list[SeatResult]
    options: dict[str, str] = {}
    own_edition: bool = False
    unhurried: bool = False
    hot_seat: bool = False
    league: str = ""
    open: bool = False
    """Whether everyone could see the table in the lobby, and look on."""
    undone: bool = False
    """Whether a move was taken back after others had answered it, or something was revealed."""

    @property
    def pace(self) -> Pace:
        return "unhurried" if self.unhurried else "live"

    def is_given_up(self, seat: int) -> bool:
        """Whether somebody was gone at the end, or let a bot play most of their game."""
        one = self.seats[seat]
        return one.left or self._is_most(one.stood_in - one.excused)

    def is_stood_in_for(self, seat: int) -> bool:
        """Whether a bot played most of somebody's game, be it on a holiday."""
        return self._is_most(self.seats[seat].stood_in)

    def _is_most(self, moves: int) -> bool:
        return moves > self.moves / len(self.seats) / 2


_decoder = msgspec.json.Decoder(Result)
_encoder = msgspec.json.Encoder()


def read(stored: StoredResult) -> Result:
    return _decoder.decode(stored.content)


def result_of(table: Table) -> Result:
    """The result of a table at which the game is over."""
    opens, game = table.opens, table.game
    scores = game.scores(table.playing().state)
    seats = [
        SeatResult(
            score.rank,
            score.total,
            {source: points for source, points in score.parts.items() if points},
            table.named_bot(seat),
            chair.stood_in,
            bool(chair.person) and chair.away not in ("", "holiday"),
            chair.excused,
        )
        for seat, (chair, score) in enumerate(zip(table.chairs, scores, strict=True))
    ]
    return Result(
        game=game.key,
        began=table.began,
        ended=table.ended,
        moves=table.ply,
        seats=seats,
        options={
            key: text
            for key, text in table.options().items()
            if key in game.variants and text != variant_text(game.variants[key][0])
        },
        own_edition=bool(opens.edition),
        unhurried=opens.pace == "unhurried",
        hot_seat=opens.hot_seat,
        league="" if opens.league is UNSET else opens.league,
        open=opens.listed and opens.watchable,
        undone="undone" in table.playing().head.tags,
    )


def stored(table: Table) -> StoredResult:
    """What is kept of a table at which the game is over; on one device a person has one seat."""
    people: dict[str, int] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person and not chair.program:
            people.setdefault(chair.person, seat)
    content = _encoder.encode(result_of(table)).decode()
    return StoredResult(table.id, table.opens.game, table.ended, len(people), people, content)
