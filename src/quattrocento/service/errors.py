"""What can be wrong with a request. Each has a code, and a sentence in the reader's language."""

from quattrocento.core.steps import Refusal
from quattrocento.text.words import Words

STATUS = {
    "malformed": 400,
    "bad-option": 400,
    "bad-edition": 400,
    "bad-record": 400,
    "bad-name": 400,
    "no-person": 401,
    "bad-token": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "not-admin": 403,
    "private": 403,
    "blocked": 403,
    "no-table": 404,
    "no-game": 404,
    "no-person-found": 404,
    "no-page": 404,
    "wrong-method": 405,
    "stale": 409,
    "illegal": 409,
    "not-asked": 409,
    "key-reused": 409,
    "seat-taken": 409,
    "wish-taken": 409,
    "has-seat": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "too-soon": 409,
    "nothing-to-undo": 409,
    "undo-revealed": 409,
    "undo-other": 409,
    "undo-consent": 409,
    "no-request": 409,
    "chat-off": 409,
    "hints-off": 409,
    "set-aside": 409,
    "notices-off": 409,
    "too-large": 413,
    "too-many": 429,
    "fault": 500,
    "busy": 503,
    "no-hint": 503,
}


class Problem(Exception):
    """A request that cannot be granted. Nothing has changed."""

    def __init__(
        self, code: str, rule: str = "", refusal: Refusal | None = None, **facts: str | int
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.refusal = refusal
        self.facts = facts
        self.game = ""

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self, language: str) -> str:
        if self.refusal is not None and self.game:
            return Words(language, self.game).why(self.refusal)
        return Words(language, "service").say(f"problem-{self.code}", self.facts)
