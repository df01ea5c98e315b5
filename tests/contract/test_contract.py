"""Every game keeps the contract: all claims look at the same random games of a case."""

import os

import pytest

from tests.contract import clones, copies, play, positions, records, secrecy, text, undo
from tests.contract.cases import CASES, Case
from tests.contract.claims import CLAIMS

CHAPTERS = (play, clones, copies, text, records, positions, secrecy, undo)
# How states are copied, compared, written and read is another matter when they are compiled;
# what the rules show, say and take back is not.
OF_BOTH_BUILDS = {chapter.__name__ for chapter in (play, clones, copies, records, positions)}
PLAIN = os.environ.get("QUATTROCENTO_BUILD", "plain") == "plain"
CLAIMED = [held for held in CLAIMS if PLAIN or held.__module__ in OF_BOTH_BUILDS]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_claim_holds(case: Case, subtests: pytest.Subtests) -> None:
    for held in CLAIMED:
        with subtests.test(held.__name__):
            held(case)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.__name__)
def test_every_chapter_makes_claims(chapter: object) -> None:
    assert any(held.__module__ == getattr(chapter, "__name__", "") for held in CLAIMS)
