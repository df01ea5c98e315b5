"""Why a bot would choose a move, in words.

A reason is a part of its judgement: `reason-cities` says what speaks for the seat that moves,
`reason-cities-rival` what a rival loses by it, `reason-works-thing` that it is about one piece.
What a part counts reaches its sentence as `$cities`, `$cities-more` and `$cities-next`.
"""

from collections.abc import Iterable, Mapping

from quattrocento.text.words import Words

# A fact about one piece is told if so much changes in it.
NOTABLE = 0.5

Facts = Mapping[str, tuple[float, float]]


def reason(words: Words, part: str, facts: Facts, rival: str = "", later: bool = False) -> str:
    """One reason; `rival` is the name of the player whose part it is, if it is another's."""
    if later:
        return words("reason-later", reason=reason(words, part, facts, rival))
    given: dict[str, object] = {"name": rival}
    sign = -1.0 if rival else 1.0
    best = NOTABLE
    key = f"reason-{part}"
    for fact, (now, more) in facts.items():
        if ":" not in fact:
            given[fact] = round(now)
            given[f"{fact}-more"] = max(0, round(sign * more))
            given[f"{fact}-next"] = round(now) + 1
        elif more >= best and not rival and words.has(f"{key}-thing"):
            best = more
            given.update({"thing": fact, "thing-now": round(now)})
    if rival:
        return words.say(f"{key}-rival", given)
    return words.say(f"{key}-thing" if "thing" in given else key, given)


def reasons(words: Words, found: Iterable[str]) -> str:
    """Two reasons in one sentence, or that there is none worth telling."""
    told = list(dict.fromkeys(found))
    if not told:
        return words("reason-none")
    if len(told) == 1:
        return told[0]
    return words("reason-and", first=told[0], second=told[1])
