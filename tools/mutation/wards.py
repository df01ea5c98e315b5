"""Processes in which mutants live and die: one each, with a limit to its time and memory."""

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.mutation.mutants import Mutant

MEMORY = 3 << 30
TIMEOUT = "timeout"


@dataclass(frozen=True)
class Verdict:
    """Which stage killed a mutant, and which test; an empty stage says that it survived."""

    stage: str
    test: str = ""


def allow(seconds: float) -> None:
    """Let this process use so many seconds of the processor from now on."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def fork(work: Callable[[], Verdict], report: Path) -> int:
    """Do the work in a process of its own, which leaves its verdict in a file."""
    report.unlink(missing_ok=True)
    pid = os.fork()
    if pid:
        return pid
    try:
        sink = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(sink, stream)
        sys.settrace(None)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        verdict = work()
        report.write_text(f"{verdict.stage}\n{verdict.test}", "utf-8")
    except BaseException:
        report.write_text(f"crash\n{traceback.format_exc()[-300:]}", "utf-8")
    finally:
        os._exit(0)


def judged(status: int, report: Path) -> Verdict:
    if os.WIFSIGNALED(status):
        died = os.WTERMSIG(status)
        return Verdict(TIMEOUT if died == signal.SIGXCPU else "crash", f"signal {died}")
    stage, _, test = report.read_text("utf-8").partition("\n")
    return Verdict(stage, test)


def treat(
    mutants: Iterable[Mutant], work: Callable[[Mutant], Verdict], folder: Path, beds: int
) -> Iterator[tuple[Mutant, Verdict]]:
    """Judge every mutant, so many at a time; verdicts come as they fall."""
    waiting = iter(mutants)
    running: dict[int, Mutant] = {}
    while True:
        while len(running) < beds and (mutant := next(waiting, None)) is not None:
            running[fork(partial(work, mutant), folder / mutant.key)] = mutant
        if not running:
            return
        pid, status = os.waitpid(-1, 0)
        mutant = running.pop(pid)
        report = folder / mutant.key
        yield mutant, judged(status, report)
        report.unlink(missing_ok=True)
