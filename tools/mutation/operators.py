"""The small faults that are put into rule code, one at a time."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
CALLS |= {"reversed": "list"}
SILENT = ("__repr__", "__str__")


@dataclass(frozen=True)
class Change:
    """A node of the source, what stands in its place, and the function it is in, if any.

    `function` is empty for what runs when the module is imported.
    """

    node: ast.stmt | ast.expr
    after: str
    function: str


def changes(tree: ast.Module) -> Iterator[Change]:
    yield from _below(tree, "", "")


def _below(node: ast.AST, path: str, function: str) -> Iterator[Change]:
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        inside = function
        if isinstance(node, ast.FunctionDef):
            inside = (function or path) if field == "body" else function
        children = value if isinstance(value, list) else [value]
        for child in children:
            if isinstance(child, ast.AST) and not _is_skipped(child):
                yield from _at(child, path, inside)


def _at(node: ast.AST, path: str, function: str) -> Iterator[Change]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        path = f"{path}.{node.name}" if path else node.name
    if isinstance(node, ast.stmt | ast.expr):
        for after in [*_statement(node), *_expression(node)]:
            yield Change(node, after, function)
    for condition in _conditions(node):
        yield Change(condition, f"not ({ast.unparse(condition)})", function)
    yield from _below(node, path, function)


def _is_skipped(node: ast.AST) -> bool:
    """What is no rule: imports, claims, messages of faults, texts; in them nothing is changed."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.FunctionDef) and node.name in SILENT:
        return True
    return isinstance(
        node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr | ast.arguments
    )


def _statement(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.AugAssign():
            yield "pass"
        case ast.Break():
            yield from ("continue", "pass")
        case ast.Continue():
            yield from ("break", "pass")
        case ast.Return(value=ast.Call() | ast.Name() | ast.Attribute() | ast.Subscript()):
            yield "return None"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        other = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield ast.unparse(other)


def _expression(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare():
            for index, op in enumerate(node.ops):
                if type(op) in COMPARISONS:
                    ops = [*node.ops]
                    ops[index] = COMPARISONS[type(op)]()
                    yield f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield f"({ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
            if value > 0:
                yield str(value - 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            other_call = ast.Call(ast.Name(CALLS[name]), node.args, _keywords(node, name))
            yield ast.unparse(other_call)


def _keywords(node: ast.Call, name: str) -> list[ast.keyword]:
    return [] if name == "sorted" else node.keywords


def _conditions(node: ast.AST) -> list[ast.expr]:
    """Conditions that are a plain value; comparisons and the like have faults of their own."""
    found: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        found = [node.test]
    elif isinstance(node, ast.comprehension):
        found = node.ifs
    plain = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.BinOp)
    return [condition for condition in found if isinstance(condition, plain)]
