"""The endpoints, by subject. Importing this package declares them all."""

from quattrocento.service.endpoints import (
    admin,
    games,
    history,
    lessons,
    moderation,
    people,
    play,
    privacy,
    reach,
    reviews,
    story,
    system,
    tables,
    unhurried,
)

__all__ = [
    "admin",
    "games",
    "history",
    "lessons",
    "moderation",
    "people",
    "play",
    "privacy",
    "reach",
    "reviews",
    "story",
    "system",
    "tables",
    "unhurried",
]
