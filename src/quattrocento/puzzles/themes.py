"""What a puzzle is about: by the question that is asked, the answer to it, and its reason."""

from collections.abc import Sequence

from quattrocento.analysis.insight import Why

# What speaks for a move, where that says more than the question.
REASONS = {"victory": "victory", "score": "victory"}
# The answers that say when to stop.
STOPS = ("pass", "end-turn")
# By game, what its questions are about.
QUESTIONS: dict[str, dict[str, str]] = {
    "condottiere": {
        "turn": "battle",
        "scarecrow-stands": "recall",
        "city-choice": "target",
        "hand-choice": "hand",
        "throw-in-choice": "hand",
        "stalemate": "hand",
    },
    "princes": {
        "opening": "auction",
        "bidding": "auction",
        "last-purchase": "auction",
        "laying": "placement",
        "landscape-choice": "placement",
        "turn": "action",
        "performance": "works",
        "proceeds": "works",
        "selection": "cards",
        "dismissal": "cards",
    },
    "principato": {
        "action": "action",
        "surplus": "stores",
        "provision": "stores",
        "enlistment": "army",
        "dismissal": "army",
        "exchange": "cards",
    },
    "signorie": {
        "turn": "dice",
        "action": "action",
        "advance": "careers",
        "mission": "missions",
        "alliance": "missions",
        "wedlock": "marriages",
        "wedding-choice": "marriages",
        "helper-choice": "helpers",
        "hire-anywhere": "helpers",
        "invitation": "family",
        "errand": "family",
        "bonus-choice": "rewards",
        "points-choice": "rewards",
    },
}
# What an action is for, where the question leaves that open.
PARTS: dict[str, dict[str, str]] = {
    "princes": {"works": "works", "best-work": "works", "room": "placement", "prestige": "cards"},
    "principato": {
        "army": "army",
        "lasting": "army",
        "upkeep": "army",
        "goals": "goals",
        "income": "income",
        "stores": "stores",
        "cards": "cards",
    },
    "signorie": {
        "round": "threshold",
        "precedence": "threshold",
        "glory": "threshold",
        "careers": "careers",
        "rows": "missions",
        "helpers": "helpers",
        "brides": "marriages",
        "women": "family",
        "men": "family",
    },
}
OPEN = ("action", "dice")
THEMES = sorted(
    {
        *REASONS.values(),
        "timing",
        *(theme for one in QUESTIONS.values() for theme in one.values()),
        *(theme for one in PARTS.values() for theme in one.values()),
    }
)


def theme(game: str, step: str, verb: str, reasons: Sequence[Why]) -> str:
    """One of the themes; `step` is the kind of question, `verb` that of the answer."""
    part = reasons[0].part if reasons else ""
    if part in REASONS:
        return REASONS[part]
    asked = QUESTIONS[game].get(step, "action")
    if verb in STOPS and asked != "auction":
        return "timing"
    return PARTS.get(game, {}).get(part, asked) if asked in OPEN else asked
