"""Storage: the rows of every table and what belongs to people, in SQLite or PostgreSQL."""
