"""What is peculiar to the learned judgement of one title."""

import pytest

from quattrocento.analysis.chances import Judge
from quattrocento.bots.heuristics import BEST, FORESIGHTED, HEURISTICS, LEARNED, find_model
from quattrocento.bots.heuristics.princes.learned import LEARNED as PRINCES
from quattrocento.bots.heuristics.signorie.learned import LEARNED as SIGNORIE
from quattrocento.bots.reasons import explain
from quattrocento.core.game import Seen
from quattrocento.core.rng import Rng, seed_key
from quattrocento.games import GAMES
from quattrocento.games.princes.state import Princes
from quattrocento.games.signorie.state import Signorie
from tests.bots.test_learned import TABLES, TAUGHT, model, positions, weights
from tests.games.condottiere.scenes import battle, campaign
from tests.games.signorie.scenes import scene

CONDOTTIERE = GAMES["condottiere"]


def rng(name: str) -> Rng:
    return Rng(seed_key(name))


def test_between_battles_nothing_of_a_battle_counts() -> None:
    names, features = find_model(CONDOTTIERE).names, find_model(CONDOTTIERE).features
    first = names.index("battle")
    peace = features(campaign(["m1", "m2 m3", "m10"]))
    fought = features(battle(["m10 m1", "m6", "m1"], city="parma"))
    assert all(not any(row[first:]) for row in peace)
    assert all(any(row[first:]) for row in fought)


def test_a_city_that_would_win_is_seen() -> None:
    """CON-43 With one of the neighbours five cities are connected."""
    names, features = find_model(CONDOTTIERE).names, find_model(CONDOTTIERE).features
    owned = dict.fromkeys(("milano", "modena", "bologna", "lucca"), 0)
    scenes = [battle(["m1", "m1", "m1"], city, owners=owned) for city in ("napoli", "parma")]
    apart, joined = (dict(zip(names, features(s)[0], strict=True)) for s in scenes)
    assert apart["one-short"] == joined["one-short"] == 1.0
    assert apart["hope-wins"] == 0.0 < joined["hope-wins"]


def test_reviews_and_hints_judge_as_they_were_measured() -> None:
    """By weights in Condottiere where there are any, by hand elsewhere."""
    for seats in CONDOTTIERE.seats:
        by_weights = Judge(CONDOTTIERE, seats).heuristic is LEARNED["condottiere"]
        assert by_weights == (seats in weights("condottiere"))
    for key in ("princes", "principato", "signorie"):
        assert LEARNED[key] is HEURISTICS[key] is not FORESIGHTED[key]
        assert Judge(GAMES[key], 4).heuristic is HEURISTICS[key]


def test_a_learned_judgement_gives_reasons_for_moves() -> None:
    s = battle(["m10 m6 m1", "m6 m4", "m1"], city="parma", owners={"milano": 0, "modena": 0})
    moves = list(s.legal_moves(0))
    assert any(explain(Seen(CONDOTTIERE, s, 0, rng("seen")), moves, rng("why"), BEST))


@pytest.mark.parametrize("seats", [seats for key, seats in TAUGHT if key == "princes"])
def test_rounds_of_the_princes_are_played_on_to_the_next(seats: int) -> None:
    for options in TABLES["princes"]:
        s = positions("princes", seats, options)[0]
        assert isinstance(s, Princes)
        before = s.round
        PRINCES.play_on(s)
        assert s.round == before + 1 or s.over


@pytest.mark.parametrize("seats", [seats for key, seats in TAUGHT if key == "signorie"])
def test_one_seat_of_signorie_is_judged_as_it_is_among_all(seats: int) -> None:
    for s in positions("signorie", seats):
        assert isinstance(s, Signorie)
        alone = [SIGNORIE.estimate(s, seat) for seat in range(seats)]
        assert alone == pytest.approx(SIGNORIE.estimates(s), abs=1e-9)


@pytest.mark.parametrize("seats", GAMES["principato"].seats)
def test_phases_of_principato_go_down_to_the_last_turn(seats: int) -> None:
    found = [model("principato").phase(s) for s in positions("principato", seats)]
    assert found == sorted(found, reverse=True)
    assert found[0] == model("principato").phases - 1


def test_a_family_that_has_passed_is_offered_nothing() -> None:
    """SIG-20"""
    names, features = model("signorie").names, model("signorie").features
    s = scene()
    before = dict(zip(names, features(s)[0], strict=True))
    s.families[0].passed = True
    after = dict(zip(names, features(s)[0], strict=True))
    assert before["offer-best"] > after["offer-best"] == 0.0
    assert (before["reward-open"], after["reward-sure"]) == (1.0, 1.0)
