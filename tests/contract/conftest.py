"""Every property that asks for a `case` is tested for all of them, one case after another."""

import pytest

from tests.contract.cases import CASES, Case


@pytest.fixture(scope="session", params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found
