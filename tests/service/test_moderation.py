"""Reports, bans, the log of moderators, and what they may do."""

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from quattrocento.cli import main
from quattrocento.client import Client, Refused, Seat
from tests.patience import PATIENCE
from tests.service.servers import (
    Hand,
    duel,
    hear,
    refused,
    running,
    serving,
    settings,
    socket_of,
    until,
)
from tests.service.test_stopping import Asking, someone_waits

TOKENS = "anna:wren-of-anna,bea:wren-of-bea"


class Moderator(Client):
    def __init__(self, address: str, admin: str = "wren-of-anna") -> None:
        super().__init__(address)
        self.admin = admin

    def _headers(self) -> dict[str, str]:
        return {**super()._headers(), "X-Admin-Token": self.admin}

    def ban(self, subject: str, **more: object) -> None:
        self.call("PUT", "/api/admin/bans", {"subject": subject, **more})

    def reports(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.call("GET", "/api/admin/reports")["reports"]
        return found


def said(seat: Seat, text: str) -> int:
    seat.client.call("POST", f"{seat.path}/chat", {"text": text})
    lines = seat.client.call("GET", f"{seat.path}/chat")["lines"]
    return int(lines[-1]["number"])


def who(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def test_a_line_is_reported_with_what_was_said(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        first, second = duel(address, "condottiere")
        number = said(second, "something foul")
        body = {"table": first.table, "number": number, "reason": "abuse", "note": "see\nthere"}
        for _ in range(2):  # the same again is no second report
            first.client.call("POST", "/api/reports", body)
        second.client.call("DELETE", "/api/me")
        (found,) = Moderator(address).reports()
        assert (found["line"], found["note"]) == ("something foul", "see there")
        assert (found["reporter"], found["reason"]) == (who(first.client), "abuse")
        moderator = Moderator(address, "wren-of-bea")
        path = f"/api/admin/reports/{found['id']}/close"
        moderator.call("POST", path, {"outcome": "warned"})
        assert moderator.reports() == []
        (deed,) = moderator.call("GET", "/api/admin/audit")["deeds"]
        assert (deed["who"], deed["act"], deed["detail"]) == ("bea", "close-report", "warned")


def test_a_person_is_reported(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        first, second = duel(address, "condottiere")
        body = {"table": first.table, "person": who(second.client), "reason": "cheating"}
        first.client.call("POST", "/api/reports", body)
        assert Moderator(address).reports()[0]["person"] == who(second.client)


def test_only_what_one_can_see_is_reported(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        first, second = duel(address, "condottiere", watchable=False)
        number = said(second, "among us")
        line = {"table": first.table, "number": number, "reason": "abuse"}
        with refused("no-person"):
            Client(address).call("POST", "/api/reports", line)
        with refused("private"):
            Client(address, "Carla").call("POST", "/api/reports", line)
        with refused("no-page"):
            first.client.call("POST", "/api/reports", {**line, "number": number + 1})
        with refused("malformed"):
            second.client.call("POST", "/api/reports", line)
        assert Moderator(address).reports() == []


def test_reports_are_not_a_way_to_fill_the_disk(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", 0.0)
    with running(settings(tmp_path, admin=TOKENS)) as address:
        anna = Client(address, "Anna")
        others = [who(Client(address, f"Bea {number}")) for number in range(6)]
        for person in others[:5]:
            anna.call("POST", "/api/reports", {"person": person, "reason": "spam"})
        with refused("too-many"):
            anna.call("POST", "/api/reports", {"person": others[5], "reason": "spam"})


def drain(socket: ClientConnection) -> None:
    """Hear all that comes, until the socket is closed."""
    while socket.recv(PATIENCE):
        pass


def test_who_is_banned_is_told_so_and_shown_out(tmp_path: Path) -> None:
    hand = Hand()
    with running(settings(tmp_path, admin=TOKENS, now=hand)) as address:
        first, second = duel(address, "condottiere")
        with socket_of(second) as socket:
            hear(socket)
            person = who(second.client)
            Moderator(address).ban(person, days=2, reason="Be kind.")
            with pytest.raises(ConnectionClosed) as closed:
                drain(socket)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4000, "banned")
        with refused("banned") as found:
            second.look()
        assert "2001-09-11" in str(found[0])
        assert "Be kind." in str(found[0])
        with pytest.raises(ConnectionClosed), socket_of(second) as again:
            again.recv(PATIENCE)
        # nobody waits for somebody who cannot come
        until(first, lambda now: now["places"][second.seat]["away"] == "away")
        hand.time += 2 * 86_400 + 1
        assert second.look()["status"] == "running"


def test_who_waits_for_news_and_is_banned_hears_no_more(tmp_path: Path) -> None:
    with serving(settings(tmp_path, admin=TOKENS)) as (address, service):
        _, second = duel(address, "condottiere")
        person = who(second.client)
        poll = Asking(lambda: second.look(wait=25))
        someone_waits(service, second)
        Moderator(address).ban(person)
        told = poll.answer()
        assert isinstance(told, Refused)
        assert told.code == "banned"


def test_what_is_theirs_stays_theirs(tmp_path: Path) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        anna = Client(address, "Anna")
        Moderator(address).ban(who(anna), reason="For good.")
        exported = anna.call("GET", "/api/me/export")
        assert exported["person"]["name"] == "Anna"
        assert exported["bans"][0]["reason"] == "For good."
        anna.call("DELETE", "/api/me")


def ask(address: str, **headers: str) -> int:
    asked = urllib.request.Request(f"{address}/api/tables", headers=headers)
    try:
        with urllib.request.urlopen(asked) as response:
            return int(response.status)
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code


@pytest.mark.parametrize(
    ("banned", "address", "status"),
    [
        ("203.0.113.7", "203.0.113.7", 403),
        ("203.0.113.7", "203.0.113.8", 200),
        ("203.0.113.0/24", "203.0.113.8", 403),
        ("2001:db8::7", "2001:db8::ffff", 403),
        ("2001:db8::7", "2001:db8:0:1::7", 200),
        ("203.0.113.7", "::ffff:203.0.113.7", 403),
        ("::ffff:203.0.113.7", "203.0.113.7", 403),
        ("::ffff:203.0.113.7", "::ffff:198.51.100.1", 200),
    ],
)
def test_an_address_is_banned(tmp_path: Path, banned: str, address: str, status: int) -> None:
    chosen = settings(tmp_path, admin=TOKENS, trusted_proxy=True)
    with running(chosen) as server:
        moderator = Moderator(server)
        moderator.ban(banned)
        assert ask(server, **{"X-Forwarded-For": address}) == status
        moderator.call("DELETE", "/api/admin/bans", subject=banned)
        assert ask(server, **{"X-Forwarded-For": address}) == 200


def test_a_ban_outlives_a_restart_and_reaches_every_process(
    tmp_path: Path, fresh_postgres: str
) -> None:
    chosen = settings(tmp_path, admin=TOKENS, database=fresh_postgres)
    with running(chosen) as address, running(chosen) as other:
        anna = Client(address, "Anna")
        there = Client(other, token=anna.token)
        person = who(there)
        Moderator(address).ban(person)
        with refused("banned"):
            while there.call("GET", "/api/me"):
                pass  # until the other process has heard of it
    with running(chosen) as address, refused("banned"):
        Client(address, token=anna.token).call("GET", "/api/me")


@pytest.mark.parametrize("subject", ["nobody", "1.2.3", "1.2.3.4/99", "0123456789abcdeg"])
def test_nonsense_is_not_banned(tmp_path: Path, subject: str) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address, refused("malformed"):
        Moderator(address).ban(subject)


def test_only_moderators_moderate_and_nobody_guesses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quattrocento.client.LOST_SECONDS", 0.0)
    with running(settings(tmp_path, admin=TOKENS)) as address:
        refusals = []
        for number in range(12):
            with pytest.raises(Refused) as caught:
                Moderator(address, f"guess {number}").reports()
            refusals.append(caught.value.code)
        assert set(refusals[:10]) == {"not-admin"}
        assert refusals[-1] == "too-many"
        assert Moderator(address).reports() == []
        for name in ("anna:wren-of-anna", "", "wren-of-anna,bea"):
            with pytest.raises(Refused):
                Moderator(address, name).reports()


def test_moderation_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings(tmp_path, admin=TOKENS)) as address:
        first, second = duel(address, "condottiere")
        number = said(second, "something foul")
        body = {"table": first.table, "number": number, "reason": "abuse"}
        first.client.call("POST", "/api/reports", body)
        person = who(second.client)

        def admin(*words: str) -> str:
            known = ("--server", address, "--token", "bea:wren-of-bea")
            assert main(["admin", *words, *known]) == 0
            return capsys.readouterr().out

        assert "something foul" in admin("reports")
        admin("unsay", first.table, str(number))
        admin("ban", person, "--days", "1", "--reason", "Be kind.")
        assert person in admin("bans")
        admin("unban", person)
        admin("close-table", first.table)
        told = admin("audit")
        assert all(act in told for act in ("unsay", "ban", "unban", "close-table", "who=bea"))
        assert main(["admin", "reports", "--server", address, "--token", "wrong"]) == 1
        assert main(["admin", "bless", person, "--server", address]) == 2
