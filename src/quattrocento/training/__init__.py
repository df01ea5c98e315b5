"""Teaching the bots: games against themselves, and what is to be learned from them."""
