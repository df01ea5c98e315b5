"""Puzzles: positions of bots' games in which one move is clearly best, for a reason in words."""
