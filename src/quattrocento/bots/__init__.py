"""Opponents. `LEVELS` are our own; `by_name` also finds those of others."""

from quattrocento.bots.naming import LEVELS, by_name

# The names that can take a seat at a table.
BOTS = LEVELS

__all__ = ["BOTS", "LEVELS", "by_name"]
