"""Notices that it is your turn, by e-mail and webhook; both are off until configured.

One notice a turn: none while you are at the table, none again before you have come back, and
none for every bid of an auction that you are already in.
"""

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial

from quattrocento.service.errors import Problem
from quattrocento.service.metrics import METRICS
from quattrocento.service.people.identity import People, Person
from quattrocento.service.settings import Settings
from quattrocento.text.words import Words

log = logging.getLogger("quattrocento")

GAP_SECONDS = 3600.0
TIMEOUT = 10.0


@dataclass(frozen=True)
class Turn:
    """A question to a person: at which table of which game, and of which kind."""

    table: str
    game: str
    title: str
    question: type


class Notifications:
    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self.online: dict[str, int] = {}
        self._last: dict[tuple[str, str], tuple[float, type]] = {}
        self._unseen: set[tuple[str, str]] = set()

    def came(self, person: str, table: str) -> None:
        """A person has looked at a table, so that the next turn there deserves a notice again."""
        self._unseen.discard((person, table))

    async def tell(self, person: Person, turn: Turn) -> None:
        """Tell a person that it is their turn, unless they know."""
        if not person.notices or not (person.confirmed or person.webhook):
            return
        key = (person.id, turn.table)
        if self.online.get(person.id) or key in self._unseen:
            return
        at, before = self._last.get(key, (0.0, object))
        now = self.settings.now()
        if before is turn.question and now - at < GAP_SECONDS:
            return
        self._last[key] = (now, turn.question)
        self._unseen.add(key)
        await self.send(person, turn)

    async def send(self, person: Person, turn: Turn) -> None:
        words = Words(person.language, "service")
        link = f"{self.settings.address}/table/{turn.table}"
        text = words("notice-turn", game=turn.title, link=link)
        if person.webhook and self.settings.webhooks:
            inside = self.settings.webhooks_inside
            content = {"table": turn.table, "game": turn.game, "link": link, "text": text}
            await self._attempt("webhook", partial(post, person.webhook, content, inside))
        if person.email and person.confirmed and self.settings.mail.host:
            subject = words("notice-subject", game=turn.title)
            letter = self.letter(person, subject, text)
            await self._attempt("mail", partial(self._mail, letter))

    async def confirm(self, person: Person) -> None:
        """Ask whether an address is really theirs, before anything else goes there."""
        if not self.settings.mail.host:
            raise Problem("notices-off")
        words = Words(person.language, "service")
        token = self.people.sign("email", f"{person.id} {person.email}")
        link = f"{self.settings.address}/confirm#{person.id}.{token}"
        subject = words("notice-confirm-subject")
        letter = self.letter(person, subject, words("notice-confirm", link=link))
        await self._attempt("mail", partial(self._mail, letter))

    def letter(self, person: Person, subject: str, text: str) -> EmailMessage:
        words = Words(person.language, "service")
        stop = f"{self.settings.address}/api/unsubscribe?token={self.unsubscribe_token(person.id)}"
        letter = EmailMessage()
        letter["From"] = self.settings.mail.sender
        letter["To"] = person.email
        letter["Subject"] = subject
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(f"{text}\n\n{words('notice-unsubscribe', link=stop)}\n")
        return letter

    def unsubscribe_token(self, person: str) -> str:
        return f"{person}.{self.people.sign('unsubscribe', person)}"

    async def _attempt(self, kind: str, send: Callable[[], None]) -> None:
        """Send a notice; one that cannot be sent is counted and not tried again."""
        try:
            await asyncio.to_thread(send)
            METRICS.count("notices", kind=kind)
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            METRICS.count("notices_failed", kind=kind)
            log.warning("a notice by %s failed: %s", kind, type(fault).__name__)

    def _mail(self, letter: EmailMessage) -> None:
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
            if mail.tls:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead where the address itself may not."""

    def redirect_request(self, *_given: object) -> None:
        return None


def post(url: str, content: dict[str, str], inside: bool = False) -> None:
    """Send a webhook, never into the network that the server stands in unless told so."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("expected an http or https address")
    for *_, address in socket.getaddrinfo(parts.hostname, parts.port or 443):
        if not inside and not ipaddress.ip_address(address[0]).is_global:
            raise ValueError("the address is not on the public internet")
    request = urllib.request.Request(
        url, json.dumps(content).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.build_opener(NoRedirect).open(request, timeout=TIMEOUT):
        pass
