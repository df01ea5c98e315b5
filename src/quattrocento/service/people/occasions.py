"""Occasions on which a person is told of a table at which they are not, and the words for them."""

from typing import Literal

from msgspec import Struct

from quattrocento.text.words import Words

Kind = Literal["turn", "named", "claim", "claimed"]


class Occasion(Struct, frozen=True):
    """`turn`: they are asked something. `named`: somebody says their name in the chat. `claim`:
    somebody asks for a seat that they may give back. `claimed`: or for their own. `by` is the
    person who does so."""

    kind: Kind
    table: str
    game: str
    title: str
    question: str = ""
    by: str = ""


class Notice(Struct, frozen=True):
    """What a person is told, in their language; of one table, or of all that wait."""

    subject: str
    text: str
    link: str
    table: str = ""
    game: str = ""


def notice(occasion: Occasion, language: str, address: str, name: str) -> Notice:
    """What is told of an occasion; `name` is that of the person who is behind it."""
    words = Words(language, "service")
    link = f"{address}/table/{occasion.table}"
    said = {"game": occasion.title, "link": link, "name": name}
    return Notice(
        words(f"notice-{occasion.kind}-subject", **said),
        words(f"notice-{occasion.kind}", **said),
        link,
        occasion.table,
        occasion.game,
    )


def together(count: int, others: list[Notice], language: str, address: str) -> Notice:
    """One notice of all that was put off: how many tables wait, and what else there was."""
    words = Words(language, "service")
    link = f"{address}/"
    if count:
        subject = words("notice-waiting-subject", count=count)
        others = [Notice(subject, words("notice-waiting", count=count, link=link), link), *others]
    if len(others) == 1:
        return others[0]
    text = "\n\n".join(one.text for one in others)
    return Notice(others[0].subject, text, link)
