"""The service: tables that people play at, live or over weeks, and that never lose a move."""
