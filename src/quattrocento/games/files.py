"""The files of a game's package. All other rules do no I/O."""

import importlib.resources


def read_components(package: str) -> str:
    """The text of a game's own `components.toml`."""
    return importlib.resources.files(package).joinpath("components.toml").read_text("utf-8")
