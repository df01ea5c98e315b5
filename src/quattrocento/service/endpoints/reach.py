"""How others come: the addresses of this server, and opening it to the house."""

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.errors import Problem
from quattrocento.service.messages import people
from quattrocento.service.service import Service


def reach_of(service: Service, call: Call) -> people.Reach:
    """Whoever does not run the server learns only what everybody may know."""
    reach = service.reach
    if not call.caller.here:
        return people.Reach(reach.public)
    return people.Reach(
        public=reach.public,
        here=True,
        house=reach.house,
        openable=bool(reach.rooms()) and not reach.is_opened,
        closable=reach.is_opened,
        network=bool(reach.machine()),
    )


def run_by(call: Call) -> None:
    if not call.caller.here:
        raise Problem("not-here")


@endpoint("GET", "/api/reach")
async def show_reach(service: Service, call: Call) -> people.Reach:
    """By which addresses others can join; the house's own are told on the server's machine only"""
    return reach_of(service, call)


@endpoint("PUT", "/api/reach/house")
async def open_house(service: Service, call: Call) -> people.Reach:
    """Let others in the same network join; only on the server's own machine"""
    run_by(call)
    await service.reach.open()
    return reach_of(service, call)


@endpoint("DELETE", "/api/reach/house")
async def close_house(service: Service, call: Call) -> people.Reach:
    """Let nobody else in the network join; only on the server's own machine"""
    run_by(call)
    service.reach.close()
    return reach_of(service, call)
