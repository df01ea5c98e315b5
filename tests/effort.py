"""How much a test does: little by default, a lot when QUATTROCENTO_SOAK is set."""

import os
from typing import TypeVar

T = TypeVar("T")


def effort(little: T, much: T) -> T:
    return much if os.environ.get("QUATTROCENTO_SOAK") else little
