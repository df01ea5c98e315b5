"""How many ways a game can go: a count that any change of the rules would change."""

from quattrocento.core.state import State


def perft(s: State, depth: int) -> int:
    """The number of different sequences of so many moves, or fewer where the game ends before.

    Chance goes on from the state's own stream, and of several seats asked at once the first
    answers first.
    """
    if depth == 0 or not s.agenda:
        return 1
    seat = s.turn()
    moves = s.legal_moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = s.clone()
        after.play(seat, move)
        total += perft(after, depth - 1)
    return total
