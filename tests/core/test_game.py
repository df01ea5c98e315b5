"""The declaration of a game: its options, its seats, and what a bot may see of it."""

import pytest

from quattrocento.core.game import Broken, Seen, VariantError, ensure, rank, variant_text
from quattrocento.core.rng import Rng
from quattrocento.core.views import part
from tests.lots import LOTS
from tests.lots.scenes import scene, slips
from tests.lots.table import Lots, Variants
from tests.play import play


def start(seats: int, **options: str) -> Lots:
    s = LOTS.start(seats, LOTS.read_variants(options), LOTS.edition(), Rng(bytes(32)))
    assert isinstance(s, Lots)
    return s


def test_options_not_named_take_their_default() -> None:
    assert LOTS.read_variants({}) == Variants("random", True, "most", 3)


def test_options_are_given_as_texts() -> None:
    texts = {"first": "1", "draws": "no", "wins": "least", "hand": "2"}
    assert LOTS.read_variants(texts) == Variants(1, False, "least", 2)
    assert LOTS.write_variants(LOTS.read_variants(texts)) == texts


@pytest.mark.parametrize(("value", "text"), [(True, "yes"), (False, "no"), (1, "1"), ("a", "a")])
def test_an_option_is_written_for_people(value: object, text: str) -> None:
    assert variant_text(value) == text


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"beer": "1"}, "lots has no option 'beer'; expected one of first, draws, wins, hand"),
        ({"draws": "true"}, "option draws is 'true'; expected one of yes, no"),
        ({"first": "4"}, "option first is '4'; expected one of random, 0, 1, 2, 3"),
        ({"hand": ""}, "option hand is ''; expected one of 3, 2"),
    ],
)
def test_an_option_that_is_not_offered_is_refused(given: dict[str, str], expected: str) -> None:
    with pytest.raises(VariantError) as fault:
        LOTS.read_variants(given)
    assert str(fault.value) == expected


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    with pytest.raises(VariantError, match=f"lots has 2 to 4 seats, not {seats}"):
        start(seats)


def test_the_first_player_must_sit_at_the_table() -> None:
    assert start(3, first="2").turn() == 2
    with pytest.raises(VariantError, match="option first is '2'; expected a seat below 2"):
        start(2, first="2")


def test_a_game_starts_at_its_first_question() -> None:
    s = start(2, first="1")
    assert s.turn() == 1
    assert s.ply == 0
    assert s.log


def test_a_game_may_be_started_without_a_log() -> None:
    assert LOTS.start(2, Variants(), LOTS.edition(), Rng(bytes(32)), logged=False).log is None


def test_equal_results_share_the_better_rank() -> None:
    assert rank([(3, 1), (5, 0), (3, 1), (3, 2)]) == [3, 1, 3, 2]


def test_a_broken_invariant_says_what_should_hold() -> None:
    ensure(True, "all is well")
    with pytest.raises(Broken, match="all is well"):
        ensure(False, "all is well")


def test_a_bot_sees_its_own_hand_and_imagines_the_others() -> None:
    s = scene("one two", "five five", hat="three four")
    seen = Seen(LOTS, s, 0, Rng(bytes(32)))
    assert part(seen.view, "hand") == ["one", "two"]
    assert list(seen.legal_moves) == list(s.legal_moves(0))
    dreams = [seen.imagine(Rng(bytes([number]))) for number in range(30)]
    hands = {str(dream.hands[1]) for dream in dreams if isinstance(dream, Lots)}
    assert {"[five, five]", "[three, four]"} < hands


def test_a_bot_cannot_change_the_game() -> None:
    s = scene("one two", "five five", hat="three four")
    before = s.clone()
    dream = Seen(LOTS, s, 0, Rng(bytes(32))).imagine(Rng(bytes(32)))
    play(dream, "0 draw", "1 draw")
    assert s == before
    assert s.hat == slips("three four")
