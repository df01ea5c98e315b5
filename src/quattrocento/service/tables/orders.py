"""Standing orders: the engine checks them when their time comes, and drops what no longer fits."""

from collections.abc import Sequence

from quattrocento.core.moves import write
from quattrocento.core.views import part
from quattrocento.service.errors import Problem
from quattrocento.service.tables.events import Order, Orders, Plays, TableEvent
from quattrocento.service.tables.table import Table

MOST = 20
MOST_PARTS = 8
MOVE_LENGTH = 200
NAME_LENGTH = 80
HIGHEST = 1_000_000


def give(table: Table, seat: int, orders: Sequence[Order]) -> list[TableEvent]:
    if table.status != "running":
        raise Problem("not-running")
    if len(orders) > MOST:
        raise Problem("malformed", detail=f"at most {MOST} orders")
    if sum(order.kind == "always" for order in orders) > 1:
        # Several could answer each other's questions for ever, and nobody would be asked.
        raise Problem("malformed", detail="at most one order of the kind 'always'")
    for order in orders:
        check_lengths(order)
    given = sorted(orders, key=lambda order: order.kind == "always")
    return [Orders(seat, given)] if given != table.chairs[seat].orders else []


def check_lengths(order: Order) -> None:
    """What is given here is kept for ever, so that it is no longer than it can mean anything."""
    longest = {"move": MOVE_LENGTH, "verb": NAME_LENGTH, "step": NAME_LENGTH}
    for name, most in longest.items():
        if len(getattr(order, name)) > most:
            raise Problem("malformed", detail=f"expected a {name} of at most {most} characters")
    if not 0 <= order.limit <= HIGHEST:
        raise Problem("malformed", detail=f"expected a limit from 0 to {HIGHEST}")
    if len(order.while_same) > MOST_PARTS or any(len(p) > NAME_LENGTH for p in order.while_same):
        detail = f"expected at most {MOST_PARTS} parts of at most {NAME_LENGTH} characters"
        raise Problem("malformed", detail=detail)


def obey(table: Table) -> list[TableEvent]:
    """What the first seat that is asked and has orders does: its move, or the drop of an order."""
    for seat in table.questions:
        if table.chairs[seat].orders and not table.player(seat):
            done = follow(table, seat)
            if done:
                return done
    return []


def follow(table: Table, seat: int) -> list[TableEvent]:
    """Orders that stay are listed after the others, which go one by one, but answer first."""
    chair = table.chairs[seat]
    order, left = chair.orders[0], len(chair.orders) - 1
    if is_over(table, seat):
        return [Orders(seat, [], True, "changed", left)]
    options = [write(move) for move in table.playing().legal_moves(seat)]
    for standing in chair.standing_orders():
        if standing.move in options and table.is_answered(seat, standing):
            return [Plays(seat, standing.move, "", "order")]
    if order.kind == "always":
        return []
    move = chosen(order, options)
    if not move:
        return [Orders(seat, [], True, reason(table, seat, order), left)]
    plays = Plays(seat, move, "", "order")
    once = order.kind == "prepared" or (order.kind == "up-to" and move == order.move)
    return [Orders(seat, [], True, "", left), plays] if once else [plays]


def is_over(table: Table, seat: int) -> bool:
    """Whether the situation that the first order was given for is over."""
    chair = table.chairs[seat]
    order = chair.orders[0]
    if order.kind == "always":
        return False
    if order.step and order.step != table.asked(seat):
        return True
    view = table.game.view(table.playing().state, seat)
    return any(part(view, path) != value for path, value in chair.basis[0].items())


def chosen(order: Order, options: Sequence[str]) -> str:
    """The move that an order asks for, or nothing where it is not open."""
    if order.kind == "up-to":
        numbers = [number(order.verb, option) for option in options]
        within = [n for n in numbers if 0 <= n <= order.limit]
        if within:
            return options[numbers.index(min(within))]
    return order.move if order.move in options else ""


def number(verb: str, option: str) -> int:
    """The number of `bid 400` for the verb `bid`; -1 for any other move."""
    head, _, tail = option.rpartition(" ")
    return int(tail) if head == verb and tail.isdecimal() else -1


def reason(table: Table, seat: int, order: Order) -> str:
    """The rule that forbids the move, or only that it is not open."""
    for refusal in table.playing().state.refusals(seat):
        if write(refusal.move) == order.move:
            return refusal.rule
    return "not-open"
