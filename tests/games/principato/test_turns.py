"""A turn: PRI-20 to PRI-29."""

from tests.games.principato.scenes import acting, cubes, display, hand, prince, table
from tests.play import opens, play, refused, told


def test_a_turn_has_two_actions_then_the_next_player_follows() -> None:
    """PRI-20"""
    s = table(prince("bank field"), prince(), prince())
    play(s, "0 build bank 1 1 0 0", "0 swap field", "0 take farm 2")
    assert acting(s) == [1]
    play(s, "1 pass", "2 pass")
    assert acting(s) == [0]


def test_both_actions_may_be_the_same() -> None:
    """PRI-20"""
    s = table(prince("bank field", farms=1, food=2), prince())
    play(s, "0 build bank 1 1 0 0", "0 build bank 1 1 0 0")
    assert (s.principalities[0].banks, acting(s)) == (3, [1])


def test_one_action_or_both_may_be_declined() -> None:
    """PRI-20"""
    s = table(prince(favour=0), prince())
    play(s, "0 take-favour", "0 pass", "1 pass")
    assert [event.facts["actions"] for event in told(s, "passes")] == [1, 2]


def test_everyone_has_two_cards_after_every_swap() -> None:
    """PRI-21"""
    s = table(prince("harvest market"), prince())
    play(s, "0 gather harvest")
    assert len(s.principalities[0].cards) == 2
    play(s, "0 take palazzo 3", "0 swap market", "0 take bank 4")
    assert hand(s, 0) == "palazzo bank"


def test_only_the_own_two_cards_can_be_activated() -> None:
    """PRI-22"""
    s = table(prince("bank field", food=2, money=2), prince("farm harvest"), display="market " * 5)
    activated = {move.split()[1] for move in opens(s, 0) if move.split()[0] in ("build", "gather")}
    assert activated == {"bank", "field"}


def test_a_card_is_carried_out_once_for_an_action() -> None:
    """PRI-22"""
    s = table(prince("bank field", farms=2, food=4), prince())
    assert [move for move in opens(s, 0) if move.startswith("build bank")] == [
        "build bank 1 1 0 0",
        "build bank 1 0 0 1",
        "build bank 2 3 0 0",
        "build bank 2 2 0 1",
    ]


def test_a_card_with_the_symbol_must_be_swapped() -> None:
    """PRI-23"""
    s = table(prince("harvest bank"), prince(), display="field farm palazzo market field")
    play(s, "0 gather harvest")
    assert opens(s, 0) == [
        "take field 1", "take farm 2", "take palazzo 3", "take market 4", "take field 5",
    ]  # fmt: skip
    play(s, "0 take market 4")
    assert hand(s, 0) == "market bank"
    assert display(s) == "field farm palazzo harvest field"


def test_a_card_without_the_symbol_stays() -> None:
    """PRI-23"""
    s = table(prince("bank field"), prince())
    play(s, "0 build bank 1 1 0 0")
    assert hand(s, 0) == "bank field"
    assert not [move for move in opens(s, 0) if move.startswith("take ")]


def test_the_symbol_is_on_cards_that_give_and_not_on_those_that_cost() -> None:
    """PRI-23"""
    s = table(prince(), prince())
    swapped = {card for card, swap in zip(
        "harvest market tax-two tax-money tax-food field farm palazzo bank militia condottieri "
        "early-catapult late-catapult sculptor writer painter".split(),
        s.edition.swaps,
        strict=True,
    ) if swap}  # fmt: skip
    assert swapped == {
        "harvest", "market", "tax-two", "tax-money", "tax-food", "militia", "condottieri",
    }  # fmt: skip


def test_a_swap_puts_the_own_card_in_the_place_of_the_other() -> None:
    """PRI-24"""
    s = table(prince("painter bank"), prince(), display="field farm harvest market field")
    play(s, "0 swap painter", "0 take harvest 3")
    assert hand(s, 0) == "harvest bank"
    assert display(s) == "field farm painter market field"


def test_a_swapped_card_is_not_activated() -> None:
    """PRI-24"""
    s = table(prince("harvest bank"), prince(), display="market " * 5)
    play(s, "0 swap harvest", "0 take market 1")
    assert cubes(s, 0) == (1, 1, 1)
    assert not told(s, "activates")


def test_any_card_of_the_display_may_be_taken() -> None:
    """PRI-24"""
    s = table(prince("bank bank"), prince(), display="bank farm harvest market field")
    assert [move for move in opens(s, 0) if move.startswith("swap")] == ["swap bank"]
    play(s, "0 swap bank")
    assert opens(s, 0) == [
        "take bank 1", "take farm 2", "take harvest 3", "take market 4", "take field 5",
    ]  # fmt: skip


def test_a_favour_comes_from_the_supply() -> None:
    """PRI-25"""
    s = table(prince(favour=0), prince())
    before = s.favour
    play(s, "0 take-favour")
    assert (cubes(s, 0)[2], s.favour) == (1, before - 1)


def test_a_full_church_takes_no_favour() -> None:
    """PRI-25"""
    s = table(prince(favour=3), prince())
    assert refused(s, 0, "take-favour") == "PRI-25"


def test_an_empty_supply_gives_no_favour() -> None:
    """PRI-25"""
    s = table(prince(favour=0), prince(militias=9, militia_favour=9, favour=3))
    assert s.favour == 0
    assert refused(s, 0, "take-favour") == "PRI-25"


def test_beside_a_full_church_a_favour_may_go_onto_a_unit() -> None:
    """PRI-25"""
    s = table(prince(favour=3, militias=1, condottieri=1), prince())
    play(s, "0 lay-favour militia")
    assert "lay-favour militia" not in opens(s, 0)
    play(s, "0 lay-favour condottiere")
    p = s.principalities[0]
    assert (p.favour, p.militia_favour, p.condottiere_favour) == (3, 1, 1)


def test_a_price_must_be_paid_in_full() -> None:
    """PRI-27"""
    s = table(prince("painter bank", banks=3, money=4, food=0, favour=0), prince())
    assert not [move for move in opens(s, 0) if move.split()[0] in ("build", "commission")]
    assert refused(s, 0, "commission painter 6 0 5 0") == "PRI-27"
    assert refused(s, 0, "build bank 1 1 0 0") == "PRI-27"


def test_cards_that_give_can_be_activated_for_nothing() -> None:
    """PRI-27"""
    s = table(prince("harvest militia", food=2, fields=4), prince())
    play(s, "0 gather harvest", "0 take field 1")
    play(s, "0 hire militia", "0 enlist militia 0", "0 take farm 2")
    assert (cubes(s, 0)[0], s.principalities[0].militias) == (2, 0)


def test_two_sides_of_a_tile_draw_on_one_pool() -> None:
    """PRI-27"""
    s = table(prince("field farm", money=2, favour=3, fields=18), prince(farms=20))
    assert s.land == 2
    play(s, "0 build field 1 0 1 0")
    assert "build farm 1 0 1 0" in opens(s, 0)
    assert refused(s, 0, "build farm 2 0 3 0") == "PRI-27"
    play(s, "0 build farm 1 0 1 0")
    assert s.land == 0


def test_two_tiles_need_two_tiles() -> None:
    """PRI-27"""
    s = table(prince("palazzo bank", farms=2, food=4, palazzi=18), prince(banks=21))
    assert s.city == 1
    assert [move for move in opens(s, 0) if move.startswith("build palazzo")] == [
        "build palazzo 1 1 0 0",
        "build palazzo 1 0 0 1",
    ]


def test_the_leftmost_card_leaves_and_a_new_one_comes() -> None:
    """PRI-28"""
    s = table(prince(), prince(), display="field farm palazzo bank market", stack="harvest writer")
    play(s, "0 take-favour", "0 take-favour")
    assert display(s) == "farm palazzo bank market harvest"
    assert s.box[-1].slug == "field"


def test_the_display_moves_on_when_all_is_declined() -> None:
    """PRI-28"""
    s = table(prince(), prince(), display="field farm palazzo bank market", stack="harvest writer")
    play(s, "0 pass", "1 pass")
    assert display(s) == "palazzo bank market harvest writer"


def test_a_card_just_taken_may_be_activated() -> None:
    """PRI-29"""
    s = table(prince("painter bank"), prince(), display="harvest farm palazzo bank market")
    play(s, "0 swap painter", "0 take harvest 1", "0 gather harvest", "0 take farm 2")
    assert cubes(s, 0)[0] == 2


def test_a_card_just_put_leftmost_leaves() -> None:
    """PRI-29"""
    s = table(prince("painter bank"), prince(), display="harvest farm palazzo bank market")
    play(s, "0 swap painter", "0 take harvest 1", "0 pass")
    assert s.box[-1].slug == "painter"
