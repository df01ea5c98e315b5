"""Work that takes long: bots, hints and reviews, away from the event loop."""
