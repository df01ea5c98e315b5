"""The endpoints, by subject. Importing this package declares them all."""

from quattrocento.service.endpoints import (
    admin,
    claims,
    games,
    history,
    lessons,
    notices,
    people,
    play,
    reach,
    reviews,
    story,
    system,
    tables,
    unhurried,
    ways,
)

__all__ = [
    "admin",
    "claims",
    "games",
    "history",
    "lessons",
    "notices",
    "people",
    "play",
    "reach",
    "reviews",
    "story",
    "system",
    "tables",
    "unhurried",
    "ways",
]
