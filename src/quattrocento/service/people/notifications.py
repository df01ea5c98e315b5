"""Notices to those who are not there, by e-mail, webhook and push; all are off until configured.

One notice a turn: none while you are at the table, none again before you have come back, and
none for every bid of an auction that you are already in. So too for what else you are told of.
"""

import asyncio
import email.utils
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from functools import partial
from typing import Any

from quattrocento.service.errors import Problem
from quattrocento.service.fair import FairRoom
from quattrocento.service.metrics import METRICS
from quattrocento.service.people import times
from quattrocento.service.people.identity import People, Person
from quattrocento.service.people.later import Later
from quattrocento.service.people.occasions import Notice, Occasion, notice, together
from quattrocento.service.people.push import Push
from quattrocento.service.people.webhooks import in_daemon, post
from quattrocento.service.reach import Reach
from quattrocento.service.settings import Settings
from quattrocento.text.words import Words

log = logging.getLogger("quattrocento")

GAP_SECONDS = 3600.0
TIMEOUT = 10.0
DEADLINE = 30.0
# How seldom it is looked for what was put off, in sweeps.
LATER_SWEEPS = 20

# How many notices are on their way at once, and how many may wait for that.
PLACES, WAITING = 8, 1000

# One address, so that nobody is written to by the way of another.
ADDRESS = re.compile(r"[^\s@,;:<>()\[\]\"\\]{1,64}@[^\s@,;:<>()\[\]\"\\]{1,130}")


def is_address(text: str) -> bool:
    return bool(ADDRESS.fullmatch(text)) and text.isprintable()


class Notifications:
    def __init__(self, settings: Settings, people: People, reach: Reach) -> None:
        self.settings = settings
        self.reach = reach
        self.people = people
        self.online: dict[str, int] = {}
        self._last: dict[tuple[str, str], tuple[float, str]] = {}
        self._unseen: dict[tuple[str, str], set[str]] = {}
        self._room = FairRoom(PLACES)
        self.push = Push(settings, people)
        self.later = Later(people)

    @property
    def waiting(self) -> int:
        return self._room.waiting

    def came(self, person: str, table: str) -> None:
        """A person has looked at a table, so that what comes next deserves a notice again."""
        self._unseen.pop((person, table), None)

    async def tell(self, person: Person, occasion: Occasion) -> None:
        """Tell a person of something, unless they know; or note to do so later."""
        if not person.notices or not (person.confirmed or person.webhook or person.push):
            return
        key = (person.id, occasion.table)
        if self.online.get(person.id) or occasion.kind in self._unseen.get(key, ()):
            return
        now = self.settings.now()
        if occasion.kind == "turn":
            at, before = self._last.get(key, (0.0, ""))
            if before == occasion.question and now - at < GAP_SECONDS:
                return
            self._last[key] = (now, occasion.question)
        self._unseen.setdefault(key, set()).add(occasion.kind)
        if later := times.due(person, now):
            await self.later.note(person.id, later, occasion)
        else:
            await self.send(person, await self.worded(person, occasion))

    async def worded(self, person: Person, occasion: Occasion) -> Notice:
        behind = await self.people.find(occasion.by) if occasion.by else None
        name = behind.name if behind else ""
        return notice(occasion, person.language, self.reach.address, name)

    async def watch(self) -> None:
        """Send what was put off until now, to those for whom something still waits."""
        while True:
            try:
                await self.send_due()
            except Exception as fault:  # the next round may succeed where this one did not
                log.error("notices that were put off: %r", fault)
            await asyncio.sleep(LATER_SWEEPS * self.settings.sweep_seconds)

    async def send_due(self) -> None:
        async for person, occasions in self.later.due():
            count = len(await self.people.store.waiting(person.id))
            others = [await self.worded(person, one) for one in occasions]
            if (count or others) and not self.online.get(person.id):
                told = together(count, others, person.language, self.reach.address)
                await self.send(person, told)

    async def send(self, person: Person, notice: Notice) -> None:
        if person.webhook and self.settings.webhooks:
            inside = self.settings.webhooks_inside
            content = {
                "table": notice.table,
                "game": notice.game,
                "link": notice.link,
                "text": notice.text,
            }
            sending = post(person.webhook, content, inside, self.settings.webhook_seconds)
            await self._attempt("webhook", person, sending)
        if person.push and self.push.is_on:
            told = {"title": notice.subject, "link": notice.link, "table": notice.table}
            await self._attempt("push", person, self.push.tell(person.id, told))
        if person.email and person.confirmed and self.settings.mail.host:
            letter = self.letter(person, notice.subject, notice.text)
            await self._attempt("mail", person, self._mail(letter, person.email))

    async def confirm(self, person: Person) -> None:
        """Ask whether an address is really theirs, before anything else goes there."""
        if not self.settings.mail.host:
            raise Problem("notices-off")
        words = Words(person.language, "service")
        token = self.people.sign("email", f"{person.id} {person.email}")
        link = f"{self.reach.address}/confirm#{person.id}.{token}"
        subject = words("notice-confirm-subject")
        letter = self.letter(person, subject, words("notice-confirm", link=link))
        await self._attempt("mail", person, self._mail(letter, person.email))

    async def bring_back(self, person: Person, token: str) -> None:
        """Send a link by which a person is themselves again on another device."""
        words = Words(person.language, "service")
        link = f"{self.reach.address}/recover#{token}"
        text = words("notice-recover", name=person.name, link=link)
        letter = self.letter(person, words("notice-recover-subject"), text)
        await self._attempt("mail", person, self._mail(letter, person.email))

    def letter(self, person: Person, subject: str, text: str) -> EmailMessage:
        words = Words(person.language, "service")
        stop = f"{self.reach.address}/api/unsubscribe?token={self.unsubscribe_token(person.id)}"
        letter = EmailMessage()
        letter["From"] = self.settings.mail.sender
        letter["To"] = person.email
        letter["Subject"] = subject
        letter["Date"] = email.utils.localtime()
        domain = self.settings.mail.sender.rpartition("@")[2].strip("> ") or None
        letter["Message-ID"] = email.utils.make_msgid(domain=domain)
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(f"{text}\n\n{words('notice-unsubscribe', link=stop)}\n")
        return letter

    def unsubscribe_token(self, person: str) -> str:
        return f"{person}.{self.people.sign('unsubscribe', person)}"

    async def _attempt(self, kind: str, person: Person, sending: Coroutine[Any, Any, None]) -> None:
        """Send a notice; one that cannot be sent is counted and not tried again."""
        try:
            if self._room.waiting >= WAITING:
                raise OSError("too many notices wait already")
            async with self._room.place(person.id):
                await sending
            METRICS.count("notices", kind=kind)
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            METRICS.count("notices_failed", kind=kind)
            log.warning("a notice by %s failed: %s", kind, type(fault).__name__)
        finally:
            sending.close()

    async def _mail(self, letter: EmailMessage, recipient: str) -> None:
        async with asyncio.timeout(DEADLINE):
            await in_daemon(partial(self._deliver, letter, recipient))

    def _deliver(self, letter: EmailMessage, recipient: str) -> None:
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
            if mail.tls:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter, to_addrs=[recipient])
