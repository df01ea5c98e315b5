"""What every worker process does: read questions and write answers, one line of JSON each."""

import contextlib
import json
import sys
from collections.abc import Callable
from typing import Any


def limit_memory(megabytes: int) -> None:
    """Let one that wants more fail. Windows has no such limit, and macOS may refuse it.

    None is set for 0: what a host has written themselves may take what it needs.
    """
    if not megabytes:
        return
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def answer_lines(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    limit_memory(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        asked: dict[str, Any] = json.loads(line)
        try:
            said = answer(asked)
        except Exception as fault:  # whatever goes wrong here, the service must go on
            said = {"fault": f"{type(fault).__name__}: {fault}"}
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()
