"""Bots are for everybody: nobody has so many tables with them that others wait."""

import asyncio
import os
from pathlib import Path

from quattrocento.client import Client
from quattrocento.service.service import Service
from tests.patience import PATIENCE
from tests.service.servers import (
    Hand,
    alone,
    duel,
    inside,
    play_out,
    refused,
    running,
    serving,
    settings,
    until,
)
from tests.service.test_bots import STUCK


def test_a_person_has_only_so_many_tables_with_bots(tmp_path: Path) -> None:
    with running(settings(tmp_path, bot_tables_a_person=2)) as address:
        anna = Client(address, "Anna")
        for _ in range(2):
            anna.open("condottiere", ["", "chance"])
        with refused("quota"):
            anna.open("condottiere", ["", "chance"])
        anna.open("condottiere", ["", ""])
        Client(address, "Bea").open("condottiere", ["", "chance"])


def test_a_seat_is_not_filled_beyond_the_quota(tmp_path: Path) -> None:
    with running(settings(tmp_path, bot_tables_a_person=1)) as address:
        anna = Client(address, "Anna")
        anna.open("condottiere", ["", "chance"])
        other = anna.open("condottiere", ["", ""])
        with refused("quota"):
            anna.call("POST", f"{other.path}/fill", {"seat": 1, "bot": "chance"})


def test_all_seats_of_the_last_table_can_be_filled(tmp_path: Path) -> None:
    quotas = {"bot_tables_a_person": 1, "bot_tables_an_address": 1}
    with running(settings(tmp_path, **quotas)) as address:
        seat = Client(address, "Anna").open("signorie", ["", "", ""])
        for empty in (1, 2):
            seat.client.call("POST", f"{seat.path}/fill", {"seat": empty, "bot": "chance"})
        assert seat.look()["status"] == "running"


def test_an_address_has_only_so_many_tables_with_bots(tmp_path: Path) -> None:
    with running(settings(tmp_path, bot_tables_an_address=3)) as address:
        for name in ("Anna", "Bea", "Carla"):
            Client(address, name).open("condottiere", ["", "chance"])
        with refused("quota"):
            Client(address, "Dora").open("condottiere", ["", "chance"])


def test_a_seat_that_is_filled_counts_for_the_address_too(tmp_path: Path) -> None:
    with running(settings(tmp_path, bot_tables_an_address=2)) as address:
        for name in ("Anna", "Bea"):
            seat = Client(address, name).open("condottiere", ["", ""])
            seat.client.call("POST", f"{seat.path}/fill", {"seat": 1, "bot": "chance"})
        with refused("quota"):
            Client(address, "Carla").open("condottiere", ["", "chance"])


def test_a_game_that_is_over_makes_room_for_the_next(tmp_path: Path) -> None:
    with running(settings(tmp_path, bot_tables_a_person=1)) as address:
        seat = play_out(alone(address, "condottiere"))
        seat.client.open("condottiere", ["", "chance"])


def test_a_table_counts_again_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as address:
        seat = Client(address, "Anna").open("condottiere", ["", "chance"])
    with serving(settings(tmp_path, bot_tables_a_person=1)) as (address, _):
        seat.client.address = address
        seat.wait()
        seat.play(seat.now["choice"]["options"][0]["move"])
        with refused("quota"):
            seat.client.open("condottiere", ["", "chance"])


def test_clocks_fall_while_every_bot_is_stuck(tmp_path: Path) -> None:
    """Many tables wait for a bot that never answers, and longer than they should."""
    hand = Hand()
    with serving(settings(tmp_path, now=hand)) as (address, service):
        service.workers.command = (*STUCK, "64")
        anna = Client(address, "Anna")
        wanted = {"game": "condottiere", "chairs": ["chance", "chance"], "sit": False}
        for _ in range(210):
            anna.call("POST", "/api/tables", wanted)
        clock = {"bank": 60, "extra": 0}
        _, second = duel(address, "condottiere", clock=clock, options={"first": "0"})
        hand.time += 61
        until(second, lambda now: now["places"][0]["away"] == "clock")


def test_whoever_answers_people_goes_before_bots(tmp_path: Path) -> None:
    """Else bots that think take the processors from the moves of all others."""
    with serving(settings(tmp_path)) as (address, service):
        seat = Client(address, "Anna").open("condottiere", ["", "chance"], options={"first": "1"})
        seat.wait()
        inside(service, bots_are_done(service))
        for worker in service.workers.idle:
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(own + 10, 19)


async def bots_are_done(service: Service) -> None:
    async with asyncio.timeout(PATIENCE):
        while not service.workers.idle:
            await asyncio.sleep(0)
