"""Small leagues: a series of games for a group, with a table of results."""
