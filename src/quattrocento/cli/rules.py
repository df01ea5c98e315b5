"""`quattrocento rules`: the rule book of a game, and what stands behind each rule."""

import dataclasses
import json
import os
import sys
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from quattrocento.cli.arguments import AsJson, GameName, Language, find_game, reader_language
from quattrocento.cli.coverage import NoCheckout, Row, StatementError, coverage
from quattrocento.cli.errors import BadInput
from quattrocento.core.game import Game
from quattrocento.text.rulebook import Book, Rule, UnknownRule, book
from quattrocento.text.words import Words


def rules(
    game: GameName,
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID]...", help="Only these rules, such as CON-21."),
    ] = None,
    find: Annotated[
        str, typer.Option("--find", metavar="TEXT", help="Only rules that contain these words.")
    ] = "",
    lang: Language = None,
    behind: Annotated[
        bool, typer.Option("--coverage", help="List the code and the tests of every rule.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show the rules of a game. --coverage exits with 1 if a rule has no test."""
    played = find_game(game)
    words = Words(reader_language(lang), played.key)
    text = book(played, words.language)
    chosen = choose(text, ids or [], find)
    if behind:
        rows = coverage_rows(played, chosen)
        show([row_data(row) for row in rows], coverage_page(rows, text, words), as_json)
        if not all(row.is_covered for row in rows):
            raise typer.Exit(1)
    elif ids or find:
        show(chosen, rules_page(chosen, find, words), as_json)
    else:
        show(text, Markdown(str(text)), as_json)


def choose(text: Book, ids: list[str], find: str) -> list[Rule]:
    """The rules asked for, in the order of the book."""
    try:
        wanted = [text.rule(rule_id) for rule_id in ids] or text.rules
    except UnknownRule as fault:
        raise BadInput(str(fault)) from None
    found = text.search(find)
    return [rule for rule in text.rules if rule in wanted and rule in found]


def coverage_rows(game: Game, chosen: list[Rule]) -> list[Row]:
    ids = {rule.id for rule in chosen}
    try:
        return [row for row in coverage(game) if row.rule.id in ids]
    except NoCheckout as fault:
        raise BadInput(f"no tests of {game.key} to look at: {fault}") from None
    except StatementError as fault:
        raise BadInput(str(fault)) from None


def row_data(row: Row) -> dict[str, object]:
    return {
        "id": row.rule.id,
        "title": row.rule.title,
        "code": row.code,
        "tests": row.tests,
        "statement": row.statement,
    }


def rules_page(found: list[Rule], find: str, words: Words) -> RenderableType:
    if not found:
        return Text(words("rules-none-found", text=find))
    return Markdown("\n\n".join(str(rule) for rule in found))


def coverage_page(rows: list[Row], text: Book, words: Words) -> RenderableType:
    table = Table(show_lines=True, expand=True)
    for heading, share in ((words("rules-rule"), 3), (words("rules-code"), 4)):
        table.add_column(heading, overflow="fold", ratio=share)
    table.add_column(words("rules-tests"), overflow="fold", ratio=6)
    for row in rows:
        title = Text.assemble((row.rule.id, "bold"), " ", text.rule(row.rule.id).title)
        code = [f"{file}: {', '.join(names)}" for file, names in by_file(row.code).items()]
        table.add_row(title, Text("\n".join(code)), tested(row, words))
    missing = [row.rule.id for row in rows if not row.is_covered]
    if missing:
        verdict = words("rules-missing", count=len(missing), rules=", ".join(missing))
    else:
        verdict = words("rules-covered", count=len(rows))
    return Group(table, Text(verdict))


def by_file(places: tuple[str, ...]) -> dict[str, list[str]]:
    """The names in each file: a place is `battle.py:Turn`, or `battle.py` as a whole."""
    found: dict[str, list[str]] = {}
    for place in places:
        file, _, name = place.partition(":")
        found.setdefault(file, []).append(name or "*")
    return found


def tested(row: Row, words: Words) -> Text:
    """The tests of a rule: their names are sentences, and so they read and wrap."""
    if row.statement:
        return Text(words("rules-statement", reason=row.statement), "italic")
    if not row.tests:
        return Text(words("rules-untested"), "bold red")
    lines = Text()
    for file, names in by_file(row.tests).items():
        lines.append(f"{file}\n", "dim")
        for name in names:
            lines.append(f"· {name.removeprefix('test_').replace('_', ' ')}\n")
    lines.rstrip()
    return lines


def show(data: object, page: RenderableType, as_json: bool) -> None:
    """Write JSON, or the page: through the pager of a terminal where it is too long for one."""
    if as_json:
        typer.echo(json.dumps(data, default=dataclasses.asdict, ensure_ascii=False, indent=2))
        return
    console = Console()
    if sys.stdout.isatty() and len(console.render_lines(page)) >= console.height:
        os.environ.setdefault("LESS", "R")  # without it less shows colours as control characters
        with console.pager(styles="R" in os.environ["LESS"].upper()):
            console.print(page)
    else:
        console.print(page)
