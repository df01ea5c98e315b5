"""`quattrocento admin`: moderation of a running server, by those who have an admin token."""

import json
import time
from collections.abc import Callable
from typing import Annotated, Any
from urllib.parse import quote

import typer
from rich.text import Text

from quattrocento.cli.arguments import AsJson, one_of
from quattrocento.cli.errors import BadInput, Fault
from quattrocento.cli.screen import Screen
from quattrocento.client import Client, Refused

ACTS = """reports: what people told of others, and nobody has seen to.
close-report ID: note with --reason what came of it.
ban SUBJECT: a person's id, an address or a network, for --days or for good, for a --reason.
unban SUBJECT. bans: all of them.
close-table TABLE. unname PERSON: take a name away. unsay TABLE NUMBER: remove a line of chat.
audit: what moderators did."""


class Moderator(Client):
    """Asks with an admin token."""

    def __init__(self, server: str, token: str) -> None:
        super().__init__(server)
        self.admin = token

    def _headers(self) -> dict[str, str]:
        return {**super()._headers(), "X-Admin-Token": self.admin}


def admin(
    act: Annotated[str, typer.Argument(metavar="ACT", help=" ".join(ACTS.split("\n")))],
    about: Annotated[list[str] | None, typer.Argument(metavar="[ABOUT]")] = None,
    days: Annotated[float, typer.Option(min=0, help="How long a ban holds; 0 is for good.")] = 0.0,
    reason: Annotated[str, typer.Option(help="What the person, or the log, is told.")] = "",
    every: Annotated[
        bool, typer.Option("--every", help="Reports that were seen to as well.")
    ] = False,
    server: Annotated[
        str, typer.Option(envvar="QUATTROCENTO_SERVER", help="Where the server is.")
    ] = "http://localhost:1494",
    token: Annotated[
        str, typer.Option(envvar="QUATTROCENTO_ADMIN_TOKEN", help="An admin token.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Moderate a running server: see to reports, ban, and look at what was done."""
    given = about or []
    moderator = Moderator(server, token.rpartition(",")[2].rpartition(":")[2])
    ask = moderator.call
    calls: dict[str, tuple[int, Callable[..., Any]]] = {
        "reports": (0, lambda: ask("GET", "/api/admin/reports", every=str(every).lower())),
        "close-report": (1, lambda name: close_report(moderator, name, reason)),
        "ban": (1, lambda subject: ban(moderator, subject, days, reason)),
        "unban": (1, lambda one: ask("DELETE", "/api/admin/bans", subject=one)),
        "bans": (0, lambda: ask("GET", "/api/admin/bans")),
        "close-table": (1, lambda one: ask("POST", f"/api/admin/tables/{part(one)}/close")),
        "unname": (1, lambda one: ask("DELETE", f"/api/admin/people/{part(one)}/name")),
        "unsay": (2, lambda table, line: unsay(moderator, table, line)),
        "audit": (0, lambda: ask("GET", "/api/admin/audit")),
    }
    if act not in calls:
        raise BadInput(f"unknown act {act!r}; expected {one_of(calls)}")
    count, do = calls[act]
    if len(given) != count:
        raise BadInput(
            f"{act} is about {count} {'thing' if count == 1 else 'things'}, given: {given}"
        )
    try:
        found = do(*given)
    except Refused as refused:
        raise Fault(str(refused)) from None
    except OSError as fault:
        raise Fault(f"{server}: {fault}") from None
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found)


def part(text: str) -> str:
    return quote(text, safe="")


def ban(moderator: Moderator, subject: str, days: float, reason: str) -> Any:
    body = {"subject": subject, "days": days, "reason": reason}
    return moderator.call("PUT", "/api/admin/bans", body)


def close_report(moderator: Moderator, name: str, reason: str) -> Any:
    if not reason:
        raise BadInput("give what came of it with --reason")
    return moderator.call("POST", f"/api/admin/reports/{part(name)}/close", {"outcome": reason})


def unsay(moderator: Moderator, table: str, number: str) -> Any:
    return moderator.call("DELETE", f"/api/admin/tables/{part(table)}/chat/{part(number)}")


def show(answer: dict[str, Any]) -> None:
    """A line for each thing that was asked for."""
    screen = Screen()
    for found in answer.values():
        if isinstance(found, list):
            for one in found:
                screen.show(Text(line(one)))
            screen.line(f"{len(found)} in all")
            return
    screen.line("done")


def line(one: dict[str, Any]) -> str:
    """What is known of one thing, its times as people read them."""
    told = []
    for name, value in one.items():
        if value in ("", 0, 0.0):
            continue
        moment = name in ("at", "until")
        shown = time.strftime("%Y-%m-%d %H:%M", time.gmtime(value)) if moment else value
        told.append(f"{name}={shown!r}" if " " in str(shown) else f"{name}={shown}")
    return " ".join(told)
