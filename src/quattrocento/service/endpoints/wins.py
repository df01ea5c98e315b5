"""What wins: figures from thousands of games of bots, which come with the package."""

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.games import InLanguage, find
from quattrocento.service.messages import wins
from quattrocento.service.messages.puzzle_responses import WinsOut
from quattrocento.service.service import Service


@endpoint("GET", "/api/games/{game}/wins")
async def what_wins(service: Service, call: Call, query: InLanguage) -> WinsOut:
    """What wins, by seat and by what was chosen, with a sentence for each chart"""
    return wins.wins_out(find(call.named["game"]).key, query.lang)
