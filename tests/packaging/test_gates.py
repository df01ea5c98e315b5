"""`make test` and `make check`: what runs, in which order, and how it is told."""

import re
import sys
from pathlib import Path

import pytest

from tools import check, gates
from tools.gates import GATES, Gate, Run

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
LONG = Gate("long")
SHORT = Gate("short")
# Seconds of a core that a process takes whose parent ends first; what comes after waits for it.
FORSAKEN = 0.5
FORSAKING = f"""#!/bin/sh
{{
  {sys.executable} -c 'import time
while time.process_time() < {FORSAKEN}: pass' &
  echo $! > "$0.pid"
}} | cat
while kill -0 "$(cat "$0.pid")" 2>/dev/null; do :; done
exit 3
"""


def test_every_gate_is_a_target_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert {gate.target for gate in GATES} <= targets


def test_every_gate_waits_only_for_gates_that_run() -> None:
    needed = {target for gate in GATES for target in gate.after}
    assert needed <= {gate.target for gate in GATES}


def test_a_gate_waits_for_what_it_needs() -> None:
    late = Gate("late", after=("early", "first"))
    assert gates.ready([late, SHORT], [], {"first"}) == SHORT
    assert gates.ready([late, SHORT], [], {"first", "early"}) == late


def test_the_first_that_may_begins() -> None:
    assert gates.ready([LONG, SHORT], [], set()) == LONG
    assert gates.ready([LONG, SHORT], [Gate("another")], set()) == LONG


def test_the_web_app_is_built_and_tested_while_python_is_set_up() -> None:
    set_up = gates.ready(GATES, [], set())
    assert set_up == Gate("set-up")
    rest = [gate for gate in GATES if gate != set_up]
    web = gates.ready(rest, [set_up], set())
    assert web == Gate("web")
    rest.remove(web)
    assert gates.ready(rest, [set_up], {"web"}) == Gate("test-web", after=("web",))


def test_whatever_others_wait_for_stands_before_them() -> None:
    order = [gate.target for gate in GATES]
    for gate in GATES:
        assert all(order.index(early) < order.index(gate.target) for early in gate.after)


def test_no_more_than_three_gates_run_at_once() -> None:
    assert gates.ready([SHORT], [LONG, LONG], set()) == SHORT
    assert gates.ready([SHORT], [LONG, LONG, LONG], set()) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to whoever asks")
def test_what_a_gate_leaves_behind_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the processes of a browser, whose parent ends first."""
    make = tmp_path / "make"
    make.write_text(FORSAKING, "utf-8")
    make.chmod(0o755)
    monkeypatch.setenv("MAKE", str(make))
    monkeypatch.setattr(gates, "OUTPUT", tmp_path)
    done = gates.run(Gate("forsaking"))
    assert done.code == 3
    assert done.cores >= FORSAKEN


def test_the_table_tells_times_and_fates_and_the_slowest_first() -> None:
    runs = [Run(Gate("quick"), 9, 4, 0), Run(Gate("slow"), 61, 100, 1)]
    lines = gates.table(runs, [Gate("late")], 70).splitlines()
    assert [line.split() for line in lines] == [
        ["clock", "cores"],
        ["slow", "1:01", "1:40", "FAILED"],
        ["quick", "0:09", "0:04"],
        ["late", "NOT", "RUN"],
        ["total", "1:10", "1:44"],
    ]


def test_whatever_can_be_done_at_length_is_done_so_by_make_soak() -> None:
    (recipe,) = re.findall(r"^soak:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    run = set(re.findall(r"tests/[\w/.]+", recipe))
    others = set((ROOT / "tests").glob("*/**/*.py")) - {Path(__file__)}
    longer = [
        path.relative_to(ROOT)
        for path in others
        if re.search("QUATTROCENTO_SOAK|import effort", path.read_text("utf-8"))
    ]
    assert Path("tests/puzzles/test_puzzles.py") in longer
    assert [path for path in longer if run.isdisjoint(map(str, (path, *path.parents)))] == []


def commands(*changed: str) -> list[list[str]]:
    return [command[3:] for command in check.plan(changed).commands(sys.executable)]


def test_a_changed_rule_is_held_to_its_game_and_to_the_contract() -> None:
    whole, of_the_game = commands("src/quattrocento/games/princes/works.py")
    assert whole[-1] == "tests/games/princes"
    assert "tests/contract/test_contract.py" in of_the_game
    assert of_the_game[of_the_game.index("-k") + 1] == "princes"


def test_a_changed_engine_is_held_to_every_game() -> None:
    (whole,) = commands("src/quattrocento/core/state.py")
    assert {"tests/core", "tests/contract", "tests/games"} <= set(whole)


def test_a_changed_test_is_run_by_itself() -> None:
    here = "tests/packaging/test_gates.py"
    assert commands(here)[0][-1] == here


def test_what_tests_share_is_held_to_their_folder() -> None:
    assert commands("tests/games/princes/scenes.py")[0][-1] == "tests/games/princes"


def test_a_changed_page_is_held_to_the_checks_of_the_web_app() -> None:
    assert check.plan(["web/src/App.svelte"]).web


def test_nothing_changed_needs_no_test() -> None:
    assert commands() == commands("LICENSE") == []
