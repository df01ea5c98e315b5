"""Every game keeps the contract: all claims look at the same random games of a case."""

import pytest

from tests.contract import clones, play, positions, records, secrecy, text, undo
from tests.contract.cases import CASES, Case
from tests.contract.claims import CLAIMS

CHAPTERS = (play, clones, text, records, positions, secrecy, undo)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_claim_holds(case: Case, subtests: pytest.Subtests) -> None:
    for held in CLAIMS:
        with subtests.test(held.__name__):
            held(case)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.__name__)
def test_every_chapter_makes_claims(chapter: object) -> None:
    assert any(held.__module__ == getattr(chapter, "__name__", "") for held in CLAIMS)
