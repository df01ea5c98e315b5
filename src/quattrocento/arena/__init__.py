"""Bots play each other: contests, the processes that play them, and their results."""
