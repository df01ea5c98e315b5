"""The engine: pieces, moves, steps, states, records. It knows no game and does no I/O."""
