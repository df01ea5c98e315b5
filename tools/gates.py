"""Run every gate of `make test`, three at a time, and say how long each took, and of all cores.

    python tools/gates.py           every gate
    python tools/gates.py lint      this one, and those named after it, by themselves

A gate is a target of the Makefile. Those that take longest begin first: two of them use as many
cores as there are, and the short ones fill in wherever these wait.
What a gate prints is kept in build/gates; here it is shown only where something is wrong.
"""

import contextlib
import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Collection, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "build" / "gates"
AT_ONCE = 3
# A gate marks what it could not test with this.
MARK = "***"
# From <linux/prctl.h>.
PR_SET_CHILD_SUBREAPER = 36


@dataclass(frozen=True)
class Gate:
    target: str
    after: tuple[str, ...] = ()


# Those that others wait for, the one that is over at once, then the longest first.
GATES = (
    Gate("set-up"),
    Gate("web"),
    Gate("lint", after=("set-up",)),
    Gate("test-browser", after=("set-up", "web")),
    Gate("test-plain", after=("set-up",)),
    Gate("modules", after=("set-up",)),
    Gate("test-web", after=("web",)),
    Gate("test-machine", after=("set-up",)),
    Gate("test-compiled", after=("modules",)),
    Gate("contract", after=("set-up", "web")),
    Gate("types", after=("set-up",)),
    Gate("test-docs", after=("set-up",)),
)


@dataclass(frozen=True)
class Run:
    """A gate that was run: how long it took by the clock and of all cores together, and with
    which code it ended. What it took of the cores depends far less on what else runs."""

    gate: Gate
    seconds: float
    cores: float
    code: int


def run(gate: Gate) -> Run:
    began = time.monotonic()
    with output(gate).open("wb") as file:
        command = [sys.executable, __file__, gate.target]
        done = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(done.pid, 0)
    done.returncode = os.waitstatus_to_exitcode(status)
    cores = used.ru_utime + used.ru_stime
    return Run(gate, time.monotonic() - began, cores, done.returncode)


def run_alone(target: str) -> int:
    """Wait for a gate, and count what has lost its parent there and ended: a browser's processes,
    of which nobody else would tell the time that they took."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    make = os.environ.get("MAKE", "make")
    gate = os.spawnlp(os.P_NOWAIT, make, make, "--no-print-directory", target)
    ended, status = 0, 0
    while ended != gate:
        ended, status = os.wait()
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    return os.waitstatus_to_exitcode(status)


def output(gate: Gate) -> Path:
    return OUTPUT / f"{gate.target}.txt"


def ready(waiting: Sequence[Gate], running: Collection[Gate], passed: set[str]) -> Gate | None:
    """The next gate that may begin, if any."""
    if len(running) == AT_ONCE:
        return None
    return next((gate for gate in waiting if passed.issuperset(gate.after)), None)


def report(run: Run) -> None:
    """All that a gate said if it failed; otherwise what it could not do, and its last words."""
    lines = output(run.gate).read_text("utf-8", "replace").splitlines()
    print(f"{run.gate.target}: {'FAILED' if run.code else 'passed'} in {clock(run.seconds)}")
    shown = lines if run.code else [line for line in lines if line.startswith(MARK)]
    for line in shown or lines[-1:]:
        print(f"    {line}")
    sys.stdout.flush()


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def table(runs: list[Run], skipped: list[Gate], total: float) -> str:
    rows = [("", "clock", "cores", "")]
    rows += [
        (run.gate.target, clock(run.seconds), clock(run.cores), "FAILED" if run.code else "")
        for run in sorted(runs, key=lambda run: -run.seconds)
    ]
    rows += [(gate.target, "", "", "NOT RUN") for gate in skipped]
    rows.append(("total", clock(total), clock(sum(run.cores for run in runs)), ""))
    return "\n".join(
        f"{name:<14}{took:>6}{cores:>7}  {fate}".rstrip() for name, took, cores, fate in rows
    )


def run_all(waiting: list[Gate]) -> list[Run]:
    """Run whatever can be run; what waits for a gate that fails is left waiting."""
    runs: list[Run] = []
    running: dict[Future[Run], Gate] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while True:
            passed = {run.gate.target for run in runs if not run.code}
            while gate := ready(waiting, running.values(), passed):
                waiting.remove(gate)
                running[pool.submit(run, gate)] = gate
            if not running:
                return runs
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                del running[future]
                runs.append(future.result())
                report(runs[-1])


def main(targets: Sequence[str]) -> int:
    if targets:
        return max([run_alone(target) for target in targets])
    OUTPUT.mkdir(parents=True, exist_ok=True)
    began, waiting = time.monotonic(), list(GATES)
    runs = run_all(waiting)
    print("\n" + table(runs, waiting, time.monotonic() - began))
    return 1 if waiting or any(run.code for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
