"""The claims stand outside the test modules; where one fails, both sides are still printed."""

import pytest

for chapter in ("clones", "play", "positions", "records", "secrecy", "text", "undo"):
    pytest.register_assert_rewrite(f"tests.contract.{chapter}")
