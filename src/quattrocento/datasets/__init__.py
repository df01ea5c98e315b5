"""Games as data for learning: a row for each decision, written to files and read from them."""
