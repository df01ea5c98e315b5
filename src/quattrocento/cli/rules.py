"""`quattrocento rules`: the rule book of a game, and what stands behind each rule."""

import dataclasses
import json
import os
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from quattrocento.cli.arguments import Language, find_game, reader_language
from quattrocento.cli.coverage import NoCheckout, Row, StatementError, coverage
from quattrocento.cli.errors import BadInput
from quattrocento.core.game import Game
from quattrocento.rulebook import Book, Rule, UnknownRule, book
from quattrocento.words import Words


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="Only these rules: CON-21.")
    ] = None,
    find: Annotated[
        str, typer.Option("--find", metavar="TEXT", help="Only rules that hold these words.")
    ] = "",
    lang: Language = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Show the code and the tests of every rule.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON for machines.")] = False,
) -> None:
    """Show the rules of a game. With --coverage, exit with 1 if a rule lacks a test."""
    played = find_game(game)
    language = reader_language(lang)
    words = Words(language, played.key)
    text = book(played, language)
    chosen = choose(text, ids or [], find)
    if show_coverage:
        shown = [row for row in rows(played) if row.rule.id in {rule.id for rule in chosen}]
        print_json([row_data(row) for row in shown]) if as_json else print_table(shown, text, words)
        if not all(row.is_covered for row in shown):
            raise typer.Exit(1)
    elif ids or find:
        print_json(chosen) if as_json else print_rules(chosen, find, words)
    else:
        print_json(text) if as_json else print_book(text)


def choose(text: Book, ids: list[str], find: str) -> list[Rule]:
    """The rules asked for, in the order of the book."""
    try:
        wanted = [text.rule(rule_id) for rule_id in ids] or text.rules
    except UnknownRule as fault:
        raise BadInput(str(fault)) from None
    found = text.search(find)
    return [rule for rule in text.rules if rule in wanted and rule in found]


def print_book(text: Book) -> None:
    console = Console()
    page = Markdown(str(text))
    if console.is_terminal:
        # less ends by itself where one screen is enough, and shows colours
        os.environ.setdefault("LESS", "FRX")
        with console.pager(styles="R" in os.environ["LESS"].upper()):
            console.print(page)
    else:
        console.print(page)


def print_rules(found: list[Rule], find: str, words: Words) -> None:
    console = Console()
    for rule in found:
        console.print(Markdown(str(rule)))
        console.print()
    if not found:
        console.print(words("rules-none-found", text=find), markup=False)


def rows(game: Game) -> list[Row]:
    try:
        return coverage(game)
    except NoCheckout:
        raise BadInput(
            f"the sources and tests of {game.key} are not installed; "
            "expected --coverage to run in a checkout of the repository"
        ) from None
    except StatementError as fault:
        raise BadInput(str(fault)) from None


def print_table(shown: list[Row], text: Book, words: Words) -> None:
    table = Table(show_lines=True)
    for heading in ("rules-rule", "rules-code", "rules-tests"):
        table.add_column(words(heading), overflow="fold")
    for row in shown:
        title = Text.assemble((row.rule.id, "bold"), " ", text.rule(row.rule.id).title)
        table.add_row(title, "\n".join(row.code), tested(row, words))
    console = Console()
    missing = [row.rule.id for row in shown if not row.is_covered]
    console.print(Group(table, Text(summary(len(shown), missing, words))))


def tested(row: Row, words: Words) -> Text:
    if row.tests:
        return Text("\n".join(row.tests))
    if row.statement:
        return Text(words("rules-statement", reason=row.statement), "italic")
    return Text(words("rules-untested"), "bold red")


def summary(count: int, missing: list[str], words: Words) -> str:
    if missing:
        return words("rules-missing", count=len(missing), rules=", ".join(missing))
    return words("rules-covered", count=count)


def row_data(row: Row) -> dict[str, object]:
    return {
        "id": row.rule.id,
        "title": row.rule.title,
        "code": row.code,
        "tests": row.tests,
        "statement": row.statement,
    }


def print_json(value: object) -> None:
    text = json.dumps(value, default=dataclasses.asdict, ensure_ascii=False, indent=2)
    typer.echo(text)
