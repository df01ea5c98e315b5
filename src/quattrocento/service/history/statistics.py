"""What the games of a person amount to: wins, streaks, ways to score, and with whom."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from quattrocento.bots.company import parse_person
from quattrocento.service.history.result import Result, SeatResult, read
from quattrocento.service.storage.results import StoredResult


@dataclass(frozen=True)
class Played:
    """One game as one person played it."""

    table: str
    result: Result
    people: dict[str, int]
    seat: int

    @property
    def own(self) -> SeatResult:
        return self.result.seats[self.seat]

    @property
    def is_won(self) -> bool:
        return self.own.place == 1

    @property
    def counts(self) -> bool:
        """On one device nobody knows who played which seat; and who left has not played."""
        return not self.result.hot_seat and not self.own.left


def played(stored: StoredResult, person: str) -> Played:
    return Played(stored.table, read(stored), stored.people, stored.people[person])


@dataclass
class Tally:
    """Games and wins; a shared first place is a win."""

    games: int = 0
    wins: int = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.wins += game.is_won


@dataclass
class Source:
    """What a source brought, all in all, and what it brought each of the others on average."""

    own: float = 0.0
    others: float = 0.0


@dataclass
class Title:
    """A person's games of one title."""

    all: Tally = field(default_factory=Tally)
    by_seats: dict[int, Tally] = field(default_factory=dict)
    by_source: dict[str, Source] = field(default_factory=dict)
    best: int = 0

    def add(self, game: Played) -> None:
        seats = game.result.seats
        self.all.add(game)
        self.by_seats.setdefault(len(seats), Tally()).add(game)
        self.best = max(self.best, game.own.total) if self.all.games > 1 else game.own.total
        for place, seat in enumerate(seats):
            for source, points in seat.parts.items():
                found = self.by_source.setdefault(source, Source())
                if place == game.seat:
                    found.own += points
                else:
                    found.others += points / (len(seats) - 1)


@dataclass
class Encounter:
    """Games against somebody: who was ahead of whom, and when they last met."""

    games: int = 0
    ahead: int = 0
    behind: int = 0
    last: float = 0.0

    def add(self, own: SeatResult, other: SeatResult, ended: float) -> None:
        self.games += 1
        self.ahead += own.place < other.place
        self.behind += own.place > other.place
        self.last = max(self.last, ended)


@dataclass
class Statistics:
    """`levels` and `people` are those that were met, by level and by person."""

    all: Tally = field(default_factory=Tally)
    titles: dict[str, Title] = field(default_factory=dict)
    levels: dict[str, Encounter] = field(default_factory=dict)
    people: dict[str, Encounter] = field(default_factory=dict)
    streak: int = 0
    longest: int = 0

    def add(self, game: Played) -> None:
        self.all.add(game)
        self.titles.setdefault(game.result.game, Title()).add(game)
        self.streak = self.streak + 1 if game.is_won else 0
        self.longest = max(self.longest, self.streak)
        seats = game.result.seats
        for level in {parse_person(seat.bot)[0] for seat in seats if seat.bot}:
            met_at = [seat for seat in seats if parse_person(seat.bot)[0] == level]
            best = min(met_at, key=lambda seat: seat.place)
            self.levels.setdefault(level, Encounter()).add(game.own, best, game.result.ended)
        for person, seat in game.people.items():
            if seat != game.seat and not seats[seat].left:
                met = self.people.setdefault(person, Encounter())
                met.add(game.own, seats[seat], game.result.ended)


def statistics(games: Iterable[Played]) -> Statistics:
    """The sum of these games, which are given in the order in which they ended."""
    found = Statistics()
    for game in games:
        if game.counts:
            found.add(game)
    return found


def closest(people: dict[str, Encounter], most: int) -> Sequence[tuple[str, Encounter]]:
    """Those who were met most often first."""
    return sorted(people.items(), key=lambda item: (-item[1].games, -item[1].last))[:most]
