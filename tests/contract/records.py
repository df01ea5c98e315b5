"""The record is the truth: from its text the same game comes again, anywhere."""

from quattrocento.core.match import Match
from quattrocento.core.record import parse
from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import journeys, quiet


@claim
def a_record_survives_its_text(case: Case) -> None:
    for journey in journeys(case):
        assert parse(str(journey.match.record)) == journey.match.record


@claim
def replay_gives_the_same_log_and_scores(case: Case) -> None:
    for journey in journeys(case):
        again = Match.replay(case.game, parse(str(journey.match.record)))
        assert again.log == journey.log
        assert again.state == journey.end
        assert case.game.scores(again.state) == case.game.scores(journey.end)


@claim
def replay_stops_where_it_is_told(case: Case) -> None:
    for journey in journeys(case):
        stop = journey.stops[min(3, len(journey.stops) - 1)]
        again = Match.replay(case.game, journey.match.record, upto=stop.ply)
        assert quiet(again.state) == stop
