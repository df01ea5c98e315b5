"""Four board games of Renaissance Italy at one table."""
