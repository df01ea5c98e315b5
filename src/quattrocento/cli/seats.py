"""Who sits at the table: people and bots, from `Anna=you,chance,run:./mybot` or a number."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.bots import BOTS
from quattrocento.bots.levels import UnknownBot, check_name, is_own, parse_spec, split_specs
from quattrocento.cli.errors import BadInput
from quattrocento.core.game import Game
from quattrocento.core.record import Record
from quattrocento.core.rng import Rng
from quattrocento.text.words import Words

YOU = "you"
OPPONENT = "journeyman"
STAND_IN = "chance"
TABLE = 4
LONGEST = 16
BOT_NAMES = (
    "Cosimo", "Lucrezia", "Ludovico", "Isabella", "Federico", "Caterina",
    "Lorenzo", "Bianca", "Galeazzo", "Ginevra", "Niccolò", "Simonetta",
)  # fmt: skip


@dataclass(frozen=True)
class Player:
    """A name, and `you` or the name of a bot; `missed` is what the record names instead."""

    name: str
    kind: str
    missed: str = ""

    @property
    def is_person(self) -> bool:
        return self.kind == YOU


def read_seats(text: str, game: Game, words: Words, rng: Rng) -> list[Player]:
    """The players of a new game."""
    return name_all(parse_seats(text, game), words, rng)


def parse_seats(text: str, game: Game) -> list[Player]:
    """Players as given, those without a name still nameless."""
    least, most = game.seats[0], game.seats[-1]
    if not text:
        text = str(min(max(TABLE, least), most))
    if text.isdecimal():
        count = int(text) if len(text) < 3 else 0
        players = [Player("", YOU), *[Player("", OPPONENT)] * (count - 1)]
    else:
        players = [parse_player(item) for item in split_seats(text)]
        count = len(players)
    if count not in game.seats:
        raise BadInput(f"seats {text!r}; {game.key} has {least} to {most} seats")
    given = [player.name for player in players if player.name]
    if len(set(given)) < len(given):
        raise BadInput(f"seats {text!r}; expected a different name for everyone")
    return players


def split_seats(text: str) -> list[str]:
    try:
        return split_specs(text)
    except UnknownBot as fault:
        raise BadInput(str(fault)) from None


def parse_player(item: str) -> Player:
    """`you`, `master`, `Anna=you`, and bots of one's own: `my:Bot`, `Marco=run:./mybot -x=1`."""
    name, equals, kind = item.partition("=")
    if not equals or ":" in name:
        name, equals, kind = "", "", item
    if kind not in (YOU, *BOTS):
        check_own(item, kind)
    if equals and (not name or clean(name) != name or len(name) > LONGEST):
        raise BadInput(f"name {name!r}; expected 1 to {LONGEST} letters")
    return Player(name, kind)


def check_own(item: str, kind: str) -> None:
    """Refuse what is neither a level nor a bot of one's own."""
    if ":" not in kind:
        known = ", ".join((YOU, *BOTS))
        expected = f"{known}, module:Class, run:program, or NAME=you"
        raise BadInput(f"seat {item!r}; expected one of {expected}")
    try:
        check_name(parse_spec(kind).name)
    except UnknownBot as fault:
        raise BadInput(str(fault)) from None


def check_level(text: str) -> None:
    """Refuse what is none of our own bots, such as `journeyman` or `master@500`."""
    try:
        known = is_own(parse_spec(text).name)
    except UnknownBot as fault:
        raise BadInput(str(fault)) from None
    if not known:
        raise BadInput(f"bot {text!r}; expected one of {', '.join(BOTS)}")


def clean(name: str) -> str:
    """A name without anything that could confuse a terminal or a record."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def name_all(players: Sequence[Player], words: Words, rng: Rng) -> list[Player]:
    taken = {player.name for player in players}
    spare = list(BOT_NAMES)
    rng.shuffle(spare)
    named = []
    for seat, player in enumerate(players):
        name = player.name
        if not name and player.is_person:
            name = own_name(words)
            if name in taken:
                name = words("player", number=seat + 1)
        while not name:
            candidate = spare.pop()
            name = "" if candidate in taken else candidate
        taken.add(name)
        named.append(Player(name, player.kind))
    return named


def own_name(words: Words) -> str:
    """The name with which the person at the keyboard has logged in."""
    try:
        name = clean(getpass.getuser())[:LONGEST]
    except (OSError, KeyError, ImportError):
        name = ""
    return name[:1].upper() + name[1:] if name else words("guest")


def seat_again(players: Sequence[Player], text: str) -> list[Player]:
    """The players of a saved game with bots as they are given now; people stay who they are."""
    given = [parse_player(item) for item in split_seats(text)]
    same = len(given) == len(players) and all(
        now.is_person == before.is_person for now, before in zip(given, players, strict=True)
    )
    if not same:
        kinds = ",".join(YOU if player.is_person else "BOT" for player in players)
        raise BadInput(f"seats {text!r}; expected those of the saved game: {kinds}")
    return [Player(before.name, now.kind) for now, before in zip(given, players, strict=True)]


def seat_tags(players: Sequence[Player]) -> dict[str, str]:
    tags = {}
    for seat, player in enumerate(players):
        tags[f"name{seat}"] = player.name
        tags[f"seat{seat}"] = player.kind
    return tags


def seated(record: Record, words: Words) -> list[Player]:
    """The players of a record; where it names none, the first seat is yours.

    A bot of one's own is only taken from the command line: a record may come from anyone, and must
    not start programs.
    """
    players = []
    for seat in range(record.seats):
        name = clean(record.tags.get(f"name{seat}", ""))[:LONGEST]
        kind = record.tags.get(f"seat{seat}", YOU if seat == 0 else STAND_IN)
        name = name or words("player", number=seat + 1)
        is_known = kind in (YOU, *BOTS)
        players.append(Player(name, kind) if is_known else Player(name, STAND_IN, clean(kind)))
    return players
