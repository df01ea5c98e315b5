"""How the bots judge Condottiere."""
