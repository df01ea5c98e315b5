"""The endpoints, by subject. Importing this package declares them all."""

from quattrocento.service.http.routes import (
    admin,
    games,
    lessons,
    people,
    play,
    reviews,
    story,
    system,
    tables,
    unhurried,
)

__all__ = [
    "admin",
    "games",
    "lessons",
    "people",
    "play",
    "reviews",
    "story",
    "system",
    "tables",
    "unhurried",
]
