"""What goes in and out as text: moves, refusals, views, events."""

import importlib.resources
import json
import re
from functools import cache
from typing import Any, get_type_hints

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from quattrocento.core.match import event_data
from quattrocento.core.moves import IllegalMove, read, write
from quattrocento.core.position import plain
from quattrocento.core.state import EVERYONE, NOBODY, State
from quattrocento.core.views import as_data
from tests.contract.cases import GAMES_EACH, Case
from tests.contract.claims import claim
from tests.contract.journeys import fingerprint, journeys, positions

# an alphabet of our own: the whole of Unicode takes seconds to prepare
ALPHABET = "abz09 -_.,;:=!?'\"\\/<>{}[]%$äßèœ€\u0000\n\r\t\u00a0\u2028\u202e\ufeff🂡"
# printable, single spaces, and no semicolon, which begins the mark of a record
WRITTEN = re.compile(r"[!-:<-~]+( [!-:<-~]+)*")
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def rule_ids(package: str) -> list[str]:
    book = importlib.resources.files(package).joinpath("RULES.en.md").read_text("utf-8")
    return re.findall(r"^### ([A-Z]+-\d+) ", book, re.MULTILINE)


def is_json(value: Any) -> bool:
    """Whether a value comes back the same: no tuples, no keys but texts."""
    return bool(json.loads(json.dumps(value, allow_nan=False)) == value)


def words(s: State) -> list[str]:
    """Words that moves are made of here."""
    moves = [write(move) for choice in s.waiting() for move in s.legal_moves(choice.seat)]
    return sorted({word for move in moves for word in move.split()})


@claim
def every_move_survives_writing_and_reading(case: Case) -> None:
    rng = case.rng("reading")
    for s in positions(case):
        for choice in s.waiting():
            options = s.legal_moves(choice.seat)
            for _ in range(10):
                move = rng.pick(options)
                assert read(s, choice.seat, write(move)) == move


@claim
def moves_are_written_each_in_its_own_way(case: Case) -> None:
    for s in positions(case):
        for choice in s.waiting():
            texts = [write(move) for move in s.legal_moves(choice.seat)]
            assert len(set(texts)) == len(texts)
            assert [
                text for text in texts if not re.fullmatch(r"[!-:<-~]+( [!-:<-~]+)*", text)
            ] == []


@claim
@settings(
    max_examples=5 * GAMES_EACH,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
)
@given(data=st.data())
def nonsense_is_refused_and_changes_nothing(case: Case, data: st.DataObject) -> None:
    s = data.draw(st.sampled_from(list(positions(case))))
    seat = data.draw(st.integers(-1, s.seats))
    text = data.draw(
        st.text(ALPHABET) | st.lists(st.sampled_from(words(s)), max_size=4).map(" ".join)
    )
    open_now = {write(move) for move in s.legal_moves(seat)}
    if " ".join(text.split()) in open_now:
        return
    before = fingerprint(case.game, s)
    with pytest.raises(IllegalMove):
        read(s, seat, text)
    assert fingerprint(case.game, s) == before


@claim
def refusals_name_a_rule_and_never_what_is_open(case: Case) -> None:
    known = rule_ids(case.game.package)
    for s in positions(case):
        for seat in range(s.seats):
            options = {write(move) for move in s.legal_moves(seat)}
            for refusal in s.refusals(seat):
                assert write(refusal.move) not in options
                assert refusal.rule in known
                assert KEBAB.fullmatch(refusal.reason)
                with pytest.raises(IllegalMove) as fault:
                    read(s, seat, write(refusal.move))
                assert fault.value.rule in known


@claim
def views_are_json(case: Case) -> None:
    for s in positions(case):
        for seat in (None, *range(s.seats)):
            assert is_json(as_data(case.game.view(s, seat)))


@claim
def views_are_what_their_types_say(case: Case) -> None:
    """With every variant: the API document and the web app are made from these types."""
    kind = get_type_hints(case.game.view)["return"]
    for s in positions(case):
        for seat in (None, s.seats - 1):
            seen = case.game.view(s, seat)
            assert msgspec.convert(as_data(seen), kind, strict=True) == seen


@claim
def questions_are_json(case: Case) -> None:
    for s in positions(case):
        for choice in s.waiting():
            assert is_json(plain(choice.facts(s)))
            for move in s.legal_moves(choice.seat)[:20]:
                assert is_json(plain(choice.preview(s, move)))
            for refusal in s.refusals(choice.seat):
                assert is_json(plain(refusal.facts))


@claim
def events_are_json_and_addressed(case: Case) -> None:
    seats = range(case.seats)
    for journey in journeys(case):
        for event in journey.log:
            assert is_json(event_data(event))
            assert event_data(event)["ply"] == event.ply
            assert KEBAB.fullmatch(event.kind)
            assert event.to == EVERYONE or event.to in seats
            assert event.seat == NOBODY or event.seat in seats
