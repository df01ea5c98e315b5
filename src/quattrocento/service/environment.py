"""Settings from the environment: every one of them has a variable, named after it."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from quattrocento.service.settings import Mail, Settings

PREFIX: Final = "QUATTROCENTO_"
MAIL: Final = "SMTP_"

# Names that hosts already know, and what is no setting of a host.
NAMES: Final = {"folder": "DATA", "address": "PUBLIC_URL", "admin": "ADMIN_TOKEN"}
NOT_SET: Final = ("mail", "now", "new_secret", "hint", "machine")


class BadSetting(Exception):
    """A variable that cannot be read; the message says what was expected."""


def variables() -> dict[str, str]:
    """The variable of every setting, by the name of the setting."""
    own = [one.name for one in fields(Settings) if one.name not in NOT_SET]
    return {name: PREFIX + NAMES.get(name, name).upper() for name in own}


def mail_variables() -> dict[str, str]:
    return {one.name: f"{PREFIX}{MAIL}{one.name.upper()}" for one in fields(Mail)}


def settings_in(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that an environment gives; a variable without a value gives none."""
    found = values(environment, variables(), get_type_hints(Settings))
    mail = values(environment, mail_variables(), get_type_hints(Mail))
    return {**found, "mail": Mail(**mail)}


def values(
    environment: Mapping[str, str], names: Mapping[str, str], types: Mapping[str, Any]
) -> dict[str, Any]:
    return {
        name: read(variable, environment[variable], types[name])
        for name, variable in names.items()
        if environment.get(variable)
    }


def read(variable: str, text: str, wanted: Any) -> object:
    """One value, by the type that the setting has."""
    if options := [one for one in get_args(wanted) if isinstance(one, str)]:
        if text not in options:
            raise BadSetting(f"{variable}={text!r}; expected {' or '.join(options)}")
        return text
    expected, convert = READERS.get(wanted, TEXT)
    try:
        return convert(text)
    except ValueError:
        raise BadSetting(f"{variable}={text!r}; expected {expected}") from None


def yes_or_no(text: str) -> bool:
    if text.lower() not in YES | NO:
        raise ValueError(text)
    return text.lower() in YES


def several(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


YES: Final = frozenset({"yes", "true", "on", "1"})
NO: Final = frozenset({"no", "false", "off", "0"})
TEXT: Final[tuple[str, Callable[[str], object]]] = ("a text", str)
READERS: Final[dict[Any, tuple[str, Callable[[str], object]]]] = {
    bool: ("yes or no", yes_or_no),
    int: ("a whole number", int),
    float: ("a number", float),
    Path: ("a path", Path),
    Path | None: ("a path", Path),
    tuple[str, ...]: ("names, with commas between", several),
}
