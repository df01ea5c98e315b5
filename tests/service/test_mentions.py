"""Names in the chat: who is meant by `@Anna`."""

import pytest

from quattrocento.service.people.mentions import MOST_NAMED, named_in
from tests.service.servers import duel

PEOPLE = {"a": "Anna", "m": "Anna Maria", "b": "Bruno", "c": "bruno"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("your turn, @Anna!", ["a"]),
        ("@anna: and you?", ["a"]),
        ("@Anna Maria, hurry", ["m"]),
        ("@Anna Mario, hurry", ["a"]),
        ("@Bruno", ["b", "c"]),
        ("@Annabella", []),
        ("Anna", []),
        ("write to me@anna.example", []),
        ("@ @@Anna @", ["a"]),
    ],
)
def test_a_name_after_the_sign_is_meant(text: str, named: list[str]) -> None:
    assert named_in(text, PEOPLE) == named


def test_of_a_line_full_of_signs_only_the_first_count() -> None:
    before = "@ " * (MOST_NAMED - 1)
    assert named_in(f"{before}@Anna", PEOPLE) == ["a"]
    assert named_in(f"{before}@ @Anna", PEOPLE) == []


def test_a_line_says_whom_it_names(server: str) -> None:
    first, second = duel(server, "condottiere")
    bea = second.client.call("GET", "/api/me")["id"]
    for text in ("hurry, @bea", "hurry, bea"):
        first.client.call("POST", f"{first.path}/chat", {"text": text})
    lines = second.client.call("GET", f"{second.path}/chat")["lines"]
    assert [line["named"] for line in lines] == [[bea], []]
