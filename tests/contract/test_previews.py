"""A preview says what is certain: what a seat is told to pay, get or lose is what then happens."""

from collections.abc import Mapping
from typing import Any

import pytest

from quattrocento.core.moves import Move, write
from quattrocento.core.rng import Rng, seed_key
from quattrocento.core.state import State
from quattrocento.games import GAMES
from quattrocento.games.condottiere.cards import strengths
from quattrocento.games.condottiere.state import Condottiere
from quattrocento.games.princes.auction import Delivery, Sale
from quattrocento.games.princes.building import Laying
from quattrocento.games.princes.moves import Build, Place
from quattrocento.games.princes.state import Princes
from quattrocento.games.principato.state import Principato
from quattrocento.games.signorie.effects import CarryOut
from quattrocento.games.signorie.state import Signorie
from tools.soak import begin

GAMES_EACH = 12
Sums = dict[str, int]
Told = Mapping[str, Any]

# What still belongs to a move when it has been played.
OF_THE_MOVE = (Sale, Delivery, CarryOut)


def held(s: State, seat: int) -> Sums:
    """What a seat has, as far as previews speak of it."""
    if isinstance(s, Princes):
        return {"florins": s.princes[seat].florins, "points": s.princes[seat].points}
    if isinstance(s, Signorie):
        family = s.families[seat]
        return {"florins": family.florins, "points": sum(family.points)}
    if isinstance(s, Principato):
        return {"food": s.principalities[seat].food, "money": s.principalities[seat].money}
    assert isinstance(s, Condottiere)
    return {f"army {other}": strength for other, strength in enumerate(strengths(s))}


def told(s: State, shown: Told) -> Sums:
    """The changes that a preview foretells; nothing where it depends on somebody else."""
    if isinstance(s, Princes):
        if "if" in shown:
            return {}
        given = shown.get("given", 0)
        got = shown.get("receives", 0) + given * s.edition.point_price
        kept = {} if "kept" in shown else {"florins": got - shown.get("cost", 0)}
        points = shown.get("points", 0) - given
        return {"points": points, **{key: sum + of(shown, key) for key, sum in kept.items()}}
    if isinstance(s, Signorie):
        return signorie(shown)
    if isinstance(s, Principato):
        return {key: shown[key] for key in ("food", "money") if key in shown}
    pairs = zip(shown.get("before", ()), shown.get("after", ()), strict=True)
    return {f"army {seat}": after - before for seat, (before, after) in enumerate(pairs)}


def of(shown: Told, key: str) -> int:
    return int(shown.get(key, 0))


def signorie(shown: Told) -> Sums:
    """An effect with several parts may ask something before the last of them."""
    effect = shown.get("effect", shown.get("bonus", {}))
    found = {}
    for key in ("florins", "points"):
        if key in shown or len(effect) < 2:
            paid = of(shown, "cost") if key == "florins" else 0
            found[key] = shown.get(key, effect.get(key, 0)) - paid
    return found


def play(s: State, seat: int, move: Move, rng: Rng) -> None:
    """Play a move, and what belongs to it; a building is paid for when it has its place."""
    s.answer(seat, move)
    if isinstance(move, Build) and isinstance(s, Princes):
        s.settle()
        choice = s.choice(seat)
        assert isinstance(choice, Laying)
        places = [one for one in s.legal_moves(seat) if isinstance(one, Place)]
        s.answer(seat, rng.pick(places))
    while s.agenda and isinstance(s.agenda[-1], OF_THE_MOVE):
        s.advance()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", range(GAMES_EACH))
def test_what_a_preview_foretells_comes_true(key: str, number: int) -> None:
    game, rng = GAMES[key], Rng(seed_key(f"previews {number}"))
    s = begin(game, rng).state
    while not s.over:
        seat = s.turn()
        choice, move = s.choice(seat), rng.pick(s.legal_moves(seat))
        assert choice is not None
        shown, before = choice.preview(s, move), held(s, seat)
        foretold = told(s, shown)
        play(s, seat, move, rng)
        after = held(s, seat)
        changes = {name: after[name] - before[name] for name in foretold}
        assert changes == foretold, (write(move), shown)
        s.settle()
