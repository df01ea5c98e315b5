"""How much a test does: little by default, a lot when QUATTROCENTO_SOAK is set."""

import os


def effort(little: int, much: int) -> int:
    return much if os.environ.get("QUATTROCENTO_SOAK") else little
