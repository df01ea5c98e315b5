"""Facts and rules become text: sentences, rule books, and boards drawn with letters."""
