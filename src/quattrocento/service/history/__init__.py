"""What stays of games that are over: results, and what they tell of a person."""
