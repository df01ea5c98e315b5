"""The command line: play, serve, replay, verify, rules and more."""

from quattrocento.cli.app import main

__all__ = ["main"]
