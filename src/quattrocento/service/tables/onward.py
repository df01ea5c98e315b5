"""Playing on: a table that begins where another game stood, with the cards of that game.

What was still to be drawn then comes in the same order again. Nobody can be surprised by what they
have seen, so such a game is never rated and never noted among anybody's games.
"""

from collections.abc import Sequence

from quattrocento.service.errors import Problem
from quattrocento.service.tables.events import Opens, Origin, Played
from quattrocento.service.tables.table import Table


def onward(table: Table, person: str, ply: int, chairs: Sequence[str]) -> Opens:
    """The first row of a table that goes on from this one, for who may see all of its game."""
    own_record = table.closed == "imported" and person == table.host
    if table.status != "finished" and not own_record:
        raise Problem("not-over")
    match = table.playing()
    if ply > len(match.moves) or match.at(ply).state.over:
        raise Problem("nothing-follows")
    if len(chairs) != len(table.chairs):
        raise Problem("bad-option", detail=f"expected {len(table.chairs)} chairs")
    begun = match.head
    return Opens(
        game=table.game.key,
        options=dict(begun.options),
        chairs=list(chairs),
        host=person,
        # The shuffle is that of the other game, so this server has nothing to promise.
        secret="",
        edition=begun.edition_text,
        listed=False,
        watchable=table.opens.watchable,
        stand_in="apprentice",
        origin=Origin(
            table=table.id,
            key=table.key.hex(),
            revision=begun.revision,
            moves=[Played(entry.seat, entry.text) for entry in match.moves[:ply]],
        ),
    )
