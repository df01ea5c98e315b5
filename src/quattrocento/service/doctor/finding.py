"""What a check found."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["well", "note", "wrong"]


@dataclass(frozen=True)
class Finding:
    """`wrong` keeps a server from its work, `note` is worth a thought; `advice` says what to do."""

    level: Level
    subject: str
    text: str
    advice: str = ""


def well(subject: str, text: str) -> Finding:
    return Finding("well", subject, text)


def note(subject: str, text: str, advice: str) -> Finding:
    return Finding("note", subject, text, advice)


def wrong(subject: str, text: str, advice: str) -> Finding:
    return Finding("wrong", subject, text, advice)
