"""Opponents. `LEVELS` are our own; `by_name` also finds bots of others."""

from quattrocento.bots.levels import LEVELS, by_name

# The names that can take a seat at a table.
BOTS = LEVELS

__all__ = ["BOTS", "LEVELS", "by_name"]
