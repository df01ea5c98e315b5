"""What strangers bring along: editions and records, read by a process with limits of its own."""

import sys
from pathlib import Path

import pytest

from quattrocento.client import Client
from quattrocento.core.match import Match
from quattrocento.core.rng import seed_key
from quattrocento.games import GAMES
from quattrocento.service.tables import opening
from tests.service.servers import bring, refused, running, serving, settings

STUCK = (sys.executable, "-c", "import sys\nfor line in sys.stdin: pass")
DYING = (sys.executable, "-c", "pass")

PRINCES = GAMES["princes"].edition().imprint.text
OWN = PRINCES.replace('name = "', 'name = "my-', 1)


def princes(client: Client, edition: str) -> object:
    return client.open("princes", ["", "chance", "chance"], edition=edition)


def test_an_edition_of_ones_own_can_be_played(server: str) -> None:
    seat = Client(server, "Anna").open("princes", ["", "chance", "chance"], edition=OWN)
    assert seat.now["status"] == "running"
    assert "edition: my-" in seat.record()


def test_an_edition_of_millions_of_tiles_is_refused(server: str) -> None:
    huge = OWN.replace("count = 3", "count = 3000000")
    assert huge != OWN
    with refused("bad-edition") as found:
        princes(Client(server, "Anna"), huge)
    assert "the figures come to more than 200000" in str(found[0])


def test_an_edition_with_an_endless_name_is_refused(server: str) -> None:
    with refused("bad-edition"):
        princes(Client(server, "Anna"), OWN + ".".join("a" * 8000) + " = 1\n")


def test_what_a_stranger_wrote_is_never_read_by_the_server_itself(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as (address, service):
        anna = Client(address, "Anna")
        record = anna.open("princes", ["", "chance", "chance"], hints="never").record()
        service.readers.command = (*DYING, "64")
        with refused("bad-edition"):
            princes(anna, OWN)
        with refused("bad-record"):
            anna.call("POST", "/api/records", {"record": record})


def test_reading_ends_after_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quattrocento.service.workers.pool.START_SECONDS", 0.0)
    with serving(settings(tmp_path, read_seconds=0.1)) as (address, service):
        service.readers.command = (*STUCK, "64")
        with refused("bad-edition") as found:
            princes(Client(address, "Anna"), OWN)
        assert "too much time or memory" in str(found[0])


def test_a_host_can_turn_own_editions_off(tmp_path: Path) -> None:
    game = GAMES["condottiere"]
    edition = game.edition(condottiere(), "my own")
    begun = Match.begin(game, 2, game.read_variants({}), edition, seed_key("lily"))
    with running(settings(tmp_path, own_editions=False)) as address:
        anna = Client(address, "Anna")
        with refused("editions-off"):
            princes(anna, OWN)
        with refused("editions-off"):
            bring(anna, begun.record)


def condottiere() -> str:
    text = GAMES["condottiere"].edition().imprint.text
    return text.replace("count = 15", "count = 14", 1).replace('name = "', 'name = "my-', 1)


def test_a_record_has_a_length(server: str) -> None:
    anna = Client(server, "Anna")
    seat = anna.open("condottiere", ["", ""], hot_seat=True)
    anna.sit(seat.table)
    head = seat.record().partition("\n\n")[0]
    moves = "".join(f"{ply} 0 pass\n" for ply in range(1, opening.MOST_MOVES + 2))
    with refused("bad-record") as found:
        anna.call("POST", "/api/records", {"record": f"{head}\n\n{moves}\nresult: *\n"})
    assert "at most 5000 moves" in str(found[0])
