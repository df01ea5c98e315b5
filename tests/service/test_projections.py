"""What is encoded once for many is what each of them would be told alone."""

import json

import pytest

from quattrocento.core.moves import picks, write
from quattrocento.service.messages import choices, projections
from quattrocento.service.messages.encoding import encode
from quattrocento.text.words import Words
from tests.service.tables import opened


def test_every_seat_is_shown_its_own_view(game: str) -> None:
    table = opened(game).table
    state = table.playing().state
    for seat in (None, 0, 1, None):
        shown = json.loads(encode(projections.seen(table, state, seat)))
        assert shown == json.loads(encode(table.game.view(state, seat)))


@pytest.mark.parametrize("language", ["", "de"])
def test_options_and_refusals_are_told_in_the_words_of_the_table(game: str, language: str) -> None:
    table = opened(game).table
    question = next(iter(table.questions.values()))
    for names in (["Anna", "Bruno"], ["Zoë", "Ugo"]):
        words = Words(language, game, names) if language else None
        told = json.loads(encode(choices.choice_out(table, question.choice, words)))
        state = table.playing().state
        moves = table.playing().legal_moves(question.choice.seat)
        wanted = [(write(m), list(picks(m)), words.move(m) if words else "") for m in moves]
        assert [(o["move"], o["picks"], o.get("text", "")) for o in told["options"]] == wanted
        refused = question.choice.refusals(state)
        reasons = [(write(r.move), r.rule, words.why(r) if words else "") for r in refused]
        assert [(r["move"], r["rule"], r.get("text", "")) for r in told["refusals"]] == reasons
