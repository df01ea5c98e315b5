"""How the bots judge The Princes of Florence."""
