"""What can be wrong with a request. Each has a code, and a sentence in the reader's language."""

from quattrocento.core.steps import Refusal
from quattrocento.text.words import Words


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

    def message(self, language: str) -> str:
        if self.refusal is not None and self.game:
            return Words(language, self.game).why(self.refusal)
        return Words(language, "service").say(f"problem-{self.code}", self.facts)
