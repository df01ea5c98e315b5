"""You: a name, your links to other devices, whom you will not hear, and your deletion."""

import hmac
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.programs import end_programs, leave_all
from quattrocento.service.errors import Problem
from quattrocento.service.messages import people, requests, responses
from quattrocento.service.people.identity import ID, Person, clean_name
from quattrocento.service.people.notifications import is_address
from quattrocento.service.service import Service

LISTED = 200
# What a letter costs of what an address may do, and twice as much of what one is sent.
LETTER = 5


def me(person: Person, token: str = "") -> people.Me:
    return people.Me(
        id=person.id,
        name=person.name,
        language=person.language,
        holiday=person.holiday,
        email=person.email,
        confirmed=person.confirmed,
        webhook=person.webhook,
        notices=person.notices,
        zone=person.zone,
        quiet_from=person.quiet_from,
        quiet_until=person.quiet_until,
        digest=person.digest,
        muted=person.muted,
        blocked=person.blocked,
        story=person.story,
        rated=person.rated,
        token=token,
    )


async def welcome(service: Service, call: Call, person: Person, session: str = "") -> people.Me:
    """Browsers keep the token as a cookie that scripts cannot read; programs get it."""
    call.token = await service.people.token(person.id, session, call.caller.device)
    return me(person, "" if call.caller.keeps_token else call.token)


@endpoint("GET", "/api/me")
async def who_am_i(service: Service, call: Call) -> people.Me:
    """Who you are"""
    person = call.someone()
    await service.addresses.note(person)
    # one known from before there were sessions has one from now on
    return me(person) if call.caller.session else await welcome(service, call, person)


@endpoint("POST", "/api/me")
async def be_someone(service: Service, call: Call, body: requests.NewPerson) -> people.Me:
    """Take a name, or change it"""
    if call.person is None:
        service.arrival_limit.take(call.caller.household)
        person = await service.people.create(body.name, body.language)
    else:
        name = clean_name(body.name)
        person = await service.people.change(
            call.person.id, lambda now: replace(now, name=name, language=body.language)
        )
    return await welcome(service, call, person, call.caller.session)


@endpoint("DELETE", "/api/me", even_banned=True)
async def delete_me(service: Service, call: Call) -> responses.Done:
    """Delete everything about you; stand-ins play your games on"""
    person = call.someone().id
    await end_programs(service, person)
    await leave_all(service, person)
    await service.forget_person(person)
    call.token = ""
    return responses.Done()


@endpoint("POST", "/api/me/recovery")
async def recovery_link(service: Service, call: Call) -> people.Link:
    """A link that makes another device yours too, once"""
    token = await service.people.recovery_token(call.someone().id)
    return people.Link(f"{service.reach.address}/recover#{token}", token)


@endpoint("POST", "/api/recover")
async def recover(service: Service, call: Call, body: requests.Recovery) -> people.Me:
    """Use a recovery link"""
    service.arrival_limit.take(call.caller.household)
    return await welcome(service, call, await service.people.recover(body.token))


@endpoint("GET", "/api/me/sessions")
async def list_sessions(service: Service, call: Call) -> people.Sessions:
    """The devices by which you are known, the last used first"""
    found = await service.people.sessions.of(call.someone().id)
    known = sorted(found.items(), key=lambda item: -item[1].seen)
    return people.Sessions(
        [
            people.SessionOut(name, one.created, one.seen, name == call.caller.session, one.device)
            for name, one in known
        ]
    )


@endpoint("DELETE", "/api/me/sessions/{session}")
async def end_session(service: Service, call: Call) -> responses.Done:
    """Be no longer known by a device; by the one that asks, too"""
    session = call.named["session"]
    if not ID.fullmatch(session):
        raise Problem("no-page")
    await service.people.sessions.end(call.someone().id, session)
    if session == call.caller.session:
        call.token = ""
    return responses.Done()


@endpoint("PUT", "/api/me/holiday")
async def holiday(service: Service, call: Call, body: requests.Holiday) -> people.Me:
    """Announce a holiday: until it ends stand-ins play your unhurried games"""
    person = call.someone().id
    return me(await service.people.change(person, lambda now: replace(now, holiday=body.until)))


@endpoint("PUT", "/api/me/notices")
async def notice_wishes(service: Service, call: Call, body: requests.NoticeWishes) -> people.Me:
    """How you want to hear that it is your turn"""
    settings, person = service.settings, call.someone()
    if (body.email and not settings.mail.host) or (body.webhook and not settings.webhooks):
        raise Problem("notices-off")
    if body.email and not is_address(body.email):
        raise Problem("malformed", detail="expected an e-mail address")
    if body.webhook and not body.webhook.startswith(("https://", "http://")):
        raise Problem("malformed", detail="expected an http or https address")
    same = body.email == person.email
    asks = bool(body.email) and not (same and person.confirmed)
    if asks:
        service.arrival_limit.take(person.id, LETTER)
        count_letter(service, call, body.email)
    if not same:
        await service.addresses.forget(person)

    def wish(now: Person) -> Person:
        confirmed = now.confirmed and now.email == body.email
        wanted = replace(now, email=body.email, confirmed=confirmed)
        return replace(wanted, webhook=body.webhook, notices=body.wanted)

    changed = await service.people.change(person.id, wish)
    if asks:
        await service.notifications.confirm(changed)
    return me(changed)


def count_letter(service: Service, call: Call, email: str) -> None:
    """Count a letter to somebody who need not be the one who asks, by both addresses."""
    service.arrival_limit.take(call.caller.household, LETTER)
    service.arrival_limit.take(f"to {email.lower()}", LETTER * 2)


@endpoint("POST", "/api/confirm")
async def confirm_email(
    service: Service, call: Call, body: requests.Confirmation
) -> responses.Done:
    """Confirm an e-mail address with the token that was sent to it"""
    person = await signed(service, body.token, "email")

    def confirm(now: Person) -> Person:
        return replace(now, confirmed=now.confirmed or now.email == person.email)

    await service.addresses.note(await service.people.change(person.id, confirm))
    return responses.Done()


class Unsubscribing(Struct, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


@endpoint("POST", "/api/unsubscribe")
async def unsubscribe(service: Service, call: Call, query: Unsubscribing) -> responses.Done:
    """No more notices by e-mail or webhook"""
    person = await signed(service, query.token, "unsubscribe")
    await service.people.change(person.id, lambda now: replace(now, notices=False))
    return responses.Done()


async def signed(service: Service, token: str, purpose: str) -> Person:
    """The person of a token that was made for one purpose."""
    name, _, signature = token.partition(".")
    person = await service.people.find(name) if ID.fullmatch(name) else None
    if person is None or not signature.isascii():
        raise Problem("bad-token")
    text = f"{person.id} {person.email}" if purpose == "email" else person.id
    if not hmac.compare_digest(signature, service.people.sign(purpose, text)):
        raise Problem("bad-token")
    return person


@endpoint("PUT", "/api/me/muted/{other}")
async def mute(service: Service, call: Call) -> people.Me:
    """Hear no more of a person"""
    return await change_list(service, call, "muted", True)


@endpoint("DELETE", "/api/me/muted/{other}")
async def unmute(service: Service, call: Call) -> people.Me:
    """Hear a person again"""
    return await change_list(service, call, "muted", False)


@endpoint("PUT", "/api/me/blocked/{other}")
async def block(service: Service, call: Call) -> people.Me:
    """Neither hear a person nor let them sit at your tables"""
    return await change_list(service, call, "blocked", True)


@endpoint("DELETE", "/api/me/blocked/{other}")
async def unblock(service: Service, call: Call) -> people.Me:
    """Let a person sit at your tables again"""
    return await change_list(service, call, "blocked", False)


async def change_list(service: Service, call: Call, name: str, add: bool) -> people.Me:
    person = call.someone().id
    other = call.named["other"]
    if not ID.fullmatch(other) or await service.people.find(other) is None:
        raise Problem("no-person-found")

    def listed(now: Person) -> Person:
        before: list[str] = getattr(now, name)
        rest = [one for one in before if one != other]
        return replace(now, **{name: ([*rest, other] if add else rest)[-LISTED:]})

    return me(await service.people.change(person, listed))
