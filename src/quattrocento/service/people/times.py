"""When a person wants to hear: not in quiet hours, or once a day; by the clock where they are."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from quattrocento.service.errors import Problem
from quattrocento.service.people.identity import Person

NEVER = -1


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; one that is not known here is that of Greenwich."""
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, KeyError):
        return UTC


def known_zone(name: str) -> str:
    if name and zone_of(name) is UTC and name not in ("UTC", "Etc/UTC"):
        raise Problem("malformed", detail="expected a time zone such as Europe/Rome")
    return name


def next_at(hour: int, now: datetime) -> datetime:
    """The next time that it is this hour."""
    found = now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return found if found > now else found + timedelta(days=1)


def is_quiet(person: Person, hour: int) -> bool:
    begins, ends = person.quiet_from, person.quiet_until
    if begins < 0 or ends < 0 or begins == ends:
        return False
    return begins <= hour < ends if begins < ends else hour >= begins or hour < ends


def due(person: Person, now: float) -> float:
    """When a notice that is due now may be sent; 0 is at once."""
    here = datetime.fromtimestamp(now, zone_of(person.zone))
    if person.digest >= 0:
        return next_at(person.digest, here).timestamp()
    if is_quiet(person, here.hour):
        return next_at(person.quiet_until, here).timestamp()
    return 0.0
