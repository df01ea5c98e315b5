"""Views: what a seat sees of a game, as frozen dataclasses, and as plain data for the outside."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass

from mypy_extensions import mypyc_attr

# Of every class that was met, as to ask a dataclass takes long.
FIELDS: dict[type, tuple[str, ...] | None] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What a seat, or with None a spectator, sees. Games add their name and their fields."""

    seat: int | None


def as_data(value: object) -> object:
    """A view, or a part of one, as dicts and lists."""
    # Most of a view are words and numbers, so they are asked for first.
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [as_data(item) for item in value]
    if isinstance(value, dict):
        return {key: as_data(item) for key, item in value.items()}
    names = field_names(type(value))
    if names is not None:
        return {name: as_data(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return {key: as_data(item) for key, item in value.items()}
    return value


def field_names(cls: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None of what is none."""
    if cls not in FIELDS:
        FIELDS[cls] = tuple([one.name for one in fields(cls)]) if is_dataclass(cls) else None
    return FIELDS[cls]


def part(view: object, path: str) -> object:
    """The part of a view at a path such as `auction.pile`, as data; what is not there is None."""
    found = view
    for key in path.split("."):
        found = found.get(key) if isinstance(found, Mapping) else getattr(found, key, None)
    return as_data(found)
