"""The generator: the same numbers on every machine, all equally likely."""

import pytest

from quattrocento.core.rng import QuickRng, Rng, commitment, is_key, seed_key

KEY = bytes(range(32))


def test_the_words_are_those_of_the_hash_in_counter_mode() -> None:
    # BLAKE2b with this key over eight zero bytes begins 9212bc97 156556f6 2890b1af 16325851
    rng = Rng(KEY)
    assert [rng.word() for _ in range(4)] == [0x97BC1292, 0xF6566515, 0xAFB19028, 0x51583216]


def test_the_second_block_follows_the_first() -> None:
    rng = Rng(KEY)
    words = [rng.word() for _ in range(17)]
    assert words[16] == Rng(KEY, 16).word() == 454011320
    assert rng.position == 17


def test_known_dice_and_a_known_shuffle() -> None:
    rng = Rng(KEY)
    assert [rng.below(6) for _ in range(12)] == [2, 1, 2, 4, 2, 4, 4, 5, 5, 2, 5, 2]
    letters = list("abcdefgh")
    Rng(KEY).shuffle(letters)
    assert "".join(letters) == "fgeabhdc"


def test_dice_are_fair() -> None:
    rng = Rng(KEY)
    throws = [rng.below(6) for _ in range(6000)]
    assert all(900 < throws.count(face) < 1100 for face in range(6))


def test_a_bound_that_does_not_divide_the_span_is_not_biased() -> None:
    # taking remainders would hit the lower third of this range half of the time
    rng = Rng(KEY)
    low = sum(rng.below(3 << 30) < 1 << 30 for _ in range(3000))
    assert 900 < low < 1100


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(KEY)
    orders: dict[str, int] = {}
    for _ in range(6000):
        letters = list("abc")
        rng.shuffle(letters)
        orders["".join(letters)] = orders.get("".join(letters), 0) + 1
    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_out_of_reach_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=f"below '{bound}'; expected a bound from 1 to 4294967296"):
        Rng(KEY).below(bound)


def test_the_largest_bound_is_the_span() -> None:
    assert Rng(KEY).below(1 << 32) == Rng(KEY).word()


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = Rng(KEY)
    for _ in range(5):
        rng.word()
    twin = rng.clone()
    assert twin == rng
    assert hash(twin) == hash(rng)
    ahead = [rng.word() for _ in range(30)]
    assert twin != rng
    assert [twin.word() for _ in range(30)] == ahead


def test_children_of_other_names_are_other_streams() -> None:
    child = Rng(KEY).child("imagined")
    assert child.key.hex().startswith("d2951b3d82865255")
    assert child.position == 0
    assert child.key != Rng(KEY).child("dealt").key
    rng = Rng(KEY)
    assert rng.child("imagined").key != rng.child("imagined").key


def test_a_seed_is_a_key_or_any_text() -> None:
    assert seed_key(KEY.hex()) == KEY
    assert seed_key("Lorenzo").hex().startswith("114b25448d0a392b")
    assert seed_key("") != seed_key(" ")
    assert not is_key(KEY.hex().upper())
    assert not is_key(KEY.hex()[:-1])


def test_the_commitment_hides_the_key_and_fits_no_other() -> None:
    assert commitment(KEY).startswith("3cd81242dccd94b7")
    assert commitment(KEY) != commitment(bytes(32))


def test_quick_numbers_are_the_same_everywhere_and_in_a_clone() -> None:
    quick = QuickRng(2463534242)
    assert [quick.word() for _ in range(3)] == [723471715, 2497366906, 2064144800]
    assert quick.clone().word() == quick.word()


def test_quick_numbers_fall_evenly_below_a_bound() -> None:
    quick = QuickRng(1)
    counts = [0] * 7
    for _ in range(7000):
        counts[quick.below(7)] += 1
    assert max(counts) - min(counts) < 200
