"""Ways back to who one is: a phrase, passkeys, a letter; and what one's other devices know."""

import msgspec

from quattrocento.service.endpoints.endpoint import Call, endpoint
from quattrocento.service.endpoints.people import count_letter, welcome
from quattrocento.service.errors import Problem
from quattrocento.service.messages import passkeys, people, requests, responses
from quattrocento.service.people.identity import Person, clean_label
from quattrocento.service.people.notifications import is_address
from quattrocento.service.people.passkeys import are_possible
from quattrocento.service.service import Service

# What a guess costs of what an address may do: ten at once, then one in fifteen seconds.
GUESS = 3
PASSKEY_LIMIT = 16 * 1024


async def ways_of(service: Service, person: Person) -> people.OwnWays:
    known = await service.passkeys.of(person.id)
    return people.OwnWays(
        phrase=await service.phrases.since(person.id),
        passkeys=[
            people.PasskeyOut(key, one.name, one.site, one.created, one.used)
            for key, one in sorted(known.items(), key=lambda item: item[1].created)
        ],
        mail=bool(person.confirmed and person.email and service.settings.mail.host),
    )


@endpoint("GET", "/api/ways")
async def show_ways(service: Service, call: Call) -> people.Ways:
    """The ways back that this server offers"""
    return people.Ways(are_possible(), bool(service.settings.mail.host))


@endpoint("GET", "/api/me/ways")
async def own_ways(service: Service, call: Call) -> people.OwnWays:
    """The ways by which you can come back"""
    return await ways_of(service, call.someone())


# a phrase


@endpoint("POST", "/api/me/phrase")
async def new_phrase(service: Service, call: Call) -> people.Words:
    """A phrase to write down, by which you can come back; it replaces the one before"""
    person = call.someone().id
    service.arrival_limit.take(person, GUESS)
    return people.Words(await service.phrases.create(person))


@endpoint("DELETE", "/api/me/phrase")
async def forget_phrase(service: Service, call: Call) -> people.OwnWays:
    """Let your phrase be worth nothing any more"""
    await service.phrases.forget(call.someone().id)
    return await ways_of(service, call.someone())


@endpoint("POST", "/api/recover/phrase")
async def recover_by_phrase(service: Service, call: Call, body: requests.Phrase) -> people.Me:
    """Be the person whose phrase this is"""
    service.arrival_limit.take(call.caller.household, GUESS)
    found = await service.phrases.find(body.phrase, call.caller.household)
    return await welcome(service, call, found)


# a letter


@endpoint("POST", "/api/recover/mail")
async def recover_by_mail(
    service: Service, call: Call, body: requests.MailedLink
) -> responses.Done:
    """Have a link sent to your confirmed address; whether it is known here is not told"""
    if not service.settings.mail.host:
        raise Problem("notices-off")
    if not is_address(body.email):
        raise Problem("malformed", detail="expected an e-mail address")
    count_letter(service, call, body.email)
    service.send_links(body.email)
    return responses.Done()


# passkeys


@endpoint("POST", "/api/me/passkeys/options")
async def offer_passkey(service: Service, call: Call) -> passkeys.PasskeyOffer:
    """What your browser needs to make a passkey"""
    told = await service.passkeys.offer(call.someone(), call.caller.origin)
    return passkeys.PasskeyOffer(msgspec.json.decode(told, type=passkeys.NewPasskeyOptions))


@endpoint("POST", "/api/me/passkeys", limit=PASSKEY_LIMIT)
async def add_passkey(service: Service, call: Call, body: requests.NewPasskey) -> people.OwnWays:
    """Keep the passkey that your browser has made"""
    person = call.someone().id
    service.arrival_limit.take(person)
    name = clean_label(body.name)
    await service.passkeys.add(person, call.caller.origin, name, body.credential)
    return await ways_of(service, call.someone())


@endpoint("PUT", "/api/me/passkeys/{passkey}")
async def rename_passkey(
    service: Service, call: Call, body: requests.PasskeyName
) -> people.OwnWays:
    """Call a passkey otherwise"""
    person = call.someone().id
    await service.passkeys.rename(person, call.named["passkey"], clean_label(body.name))
    return await ways_of(service, call.someone())


@endpoint("DELETE", "/api/me/passkeys/{passkey}")
async def remove_passkey(service: Service, call: Call) -> people.OwnWays:
    """Let a passkey be worth nothing any more"""
    await service.passkeys.remove(call.someone().id, call.named["passkey"][:64])
    return await ways_of(service, call.someone())


@endpoint("POST", "/api/passkey/options")
async def ask_for_passkey(service: Service, call: Call) -> passkeys.PasskeyQuestion:
    """What your browser needs to let you choose one of your passkeys"""
    told = service.passkeys.ask(call.caller.origin)
    return passkeys.PasskeyQuestion(msgspec.json.decode(told, type=passkeys.PasskeyChoiceOptions))


@endpoint("POST", "/api/passkey", limit=PASSKEY_LIMIT)
async def recover_by_passkey(
    service: Service, call: Call, body: requests.PasskeyAnswer
) -> people.Me:
    """Be the person whose passkey has answered"""
    service.arrival_limit.take(call.caller.household)
    found = await service.passkeys.find(call.caller.origin, body.credential)
    return await welcome(service, call, found)


# what is set in the app


@endpoint("GET", "/api/me/settings")
async def read_settings(service: Service, call: Call) -> requests.AppSettings:
    """What you have set in the app on any of your devices"""
    kept = await service.store.document("settings", call.someone().id)
    if not kept:
        return requests.AppSettings({})
    return msgspec.json.decode(kept, type=requests.AppSettings)


@endpoint("PUT", "/api/me/settings")
async def write_settings(
    service: Service, call: Call, body: requests.AppSettings
) -> requests.AppSettings:
    """Keep what you have set in the app for your other devices"""
    person = call.someone().id
    service.deed_limit.take(person)
    await service.store.put_document("settings", person, "", msgspec.json.encode(body).decode())
    return body
