"""How and when you hear of your turn: browsers that are told, quiet hours, once a day."""

from msgspec.structs import replace

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.people import me
from quattrocento.service.messages import people, requests, responses
from quattrocento.service.people.identity import Person
from quattrocento.service.people.push import Subscription
from quattrocento.service.people.times import known_zone
from quattrocento.service.service import Service


@endpoint("GET", "/api/push")
async def push_key(service: Service, call: Call) -> people.PushKey:
    """What a browser needs to ask for notices"""
    return people.PushKey(service.notifications.push.public_key())


@endpoint("POST", "/api/me/push")
async def add_push(service: Service, call: Call, body: requests.NewPush) -> responses.Done:
    """Have notices sent to your browser"""
    person = call.someone()
    service.arrival_limit.take(person.id)
    found = Subscription(body.endpoint, body.p256dh, body.auth)
    await service.notifications.push.add(person.id, found)
    await service.people.change(person.id, lambda now: replace(now, push=True, notices=True))
    return responses.Done()


@endpoint("POST", "/api/me/push/end")
async def end_push(service: Service, call: Call, body: requests.EndedPush) -> responses.Done:
    """Have no more notices sent to a browser"""
    person = call.someone()
    push = service.notifications.push
    await push.end(person.id, body.endpoint)
    left = bool(await push.of(person.id))
    await service.people.change(person.id, lambda now: replace(now, push=left))
    return responses.Done()


@endpoint("PUT", "/api/me/notices/times")
async def notice_times(service: Service, call: Call, body: requests.NoticeTimes) -> people.Me:
    """When you want to hear"""
    zone = known_zone(body.zone)

    def set_hours(now: Person) -> Person:
        return replace(
            now,
            zone=zone,
            quiet_from=body.quiet_from,
            quiet_until=body.quiet_until,
            digest=body.digest,
        )

    return me(await service.people.change(call.someone().id, set_hours))
