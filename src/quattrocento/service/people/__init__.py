"""People: who they are, and how they hear that it is their turn."""
