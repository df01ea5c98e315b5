"""One's own tables: those first where one is asked, or the order that one wants."""

from typing import Any

from quattrocento.client import Client
from tests.service.servers import refused


def listed(client: Client) -> tuple[list[str], bool]:
    found = client.call("GET", "/api/me/tables")
    return [card["id"] for card in found["tables"]], found["arranged"]


def arrange(client: Client, *tables: str) -> Any:
    return client.call("PUT", "/api/me/tables", {"tables": list(tables)})


def test_tables_where_one_is_asked_come_first(server: str) -> None:
    anna = Client(server, "Anna")
    asked = anna.open("condottiere", ["", "chance"], options={"first": "0"})
    waits = anna.open("condottiere", ["", ""])
    assert listed(anna) == ([asked.table, waits.table], False)


def test_the_order_one_wants_stays_and_new_tables_come_after_it(server: str) -> None:
    anna = Client(server, "Anna")
    first, second = (anna.open("condottiere", ["", ""]).table for _ in range(2))
    for wanted in ((first, second), (second, first)):
        arrange(anna, *wanted)
        assert listed(anna) == ([*wanted], True)
    third = anna.open("condottiere", ["", ""]).table
    assert listed(Client(server, token=anna.token)) == ([second, first, third], True)
    assert [one["id"] for one in arrange(anna)["tables"]] == [third, second, first]


def test_an_order_brings_nobody_to_a_table(server: str) -> None:
    anna, eve = Client(server, "Anna"), Client(server, "Eve")
    table = anna.open("condottiere", ["", ""], watchable=False).table
    assert arrange(eve, table) == {"tables": [], "arranged": False}
    for wrong in (["../evil"], ["a" * 12] * 201):
        with refused("malformed"):
            arrange(eve, *wrong)
