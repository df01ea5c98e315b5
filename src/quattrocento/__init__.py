"""Four board games of Renaissance Italy at one table."""

__version__ = "0.1.0"
