"""How the bots judge Principato."""
