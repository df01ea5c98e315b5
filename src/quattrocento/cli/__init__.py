"""The command line: play, simulate, replay, bench, games, rules."""

from quattrocento.cli.app import main

__all__ = ["main"]
