"""How the bots judge Signorie."""
