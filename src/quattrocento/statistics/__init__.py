"""What wins: games of strong bots counted, and kept as small data files."""
