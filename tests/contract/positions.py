"""A position is data: it can be written down anywhere, and play goes on from there."""

import json

from quattrocento.core.position import dump, load
from tests.contract.cases import Case
from tests.contract.claims import claim
from tests.contract.journeys import STRIDE, journeys, positions, quiet


@claim
def play_goes_on_from_a_written_position(case: Case) -> None:
    for journey in journeys(case):
        ends = [*journey.stops[1:], quiet(journey.end)]
        for number, (stop, end) in enumerate(zip(journey.stops, ends, strict=True)):
            text = json.dumps(dump(case.game, stop))
            s = load(case.game, json.loads(text), case.edition)
            assert s == stop
            for seat, move in journey.moves[number * STRIDE : (number + 1) * STRIDE]:
                s.play(seat, move)
            assert s == end


@claim
def a_position_read_again_is_written_the_same(case: Case) -> None:
    for s in positions(case):
        data = dump(case.game, s)
        assert dump(case.game, load(case.game, data, case.edition)) == data
