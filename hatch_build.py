"""Wheels carry the rules compiled by mypyc where a C compiler is, and are plain elsewhere.

Set QUATTROCENTO_PURE=1 to build a plain wheel in any case. An editable install is always
plain: a compiled module would win over the edited one beside it.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        # Asked for editable installs too, which cannot be told apart here: `make` sets
        # QUATTROCENTO_PURE for them to save the download.
        return [] if wants_pure() else ["mypy==2.4.*", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version != "standard" or wants_pure():
            return
        self.workshop = tempfile.TemporaryDirectory()
        folder = Path(self.workshop.name) / "modules"
        script = Path(self.root) / "tools" / "compile.py"
        if subprocess.run([sys.executable, str(script), str(folder)]).returncode:
            say("the rules were NOT compiled; this is a plain wheel: it works, but it is slower")
            return
        built = [path for path in folder.rglob("*") if path.is_file()]
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        say(f"the rules were compiled into {len(built)} extension modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()


def wants_pure() -> bool:
    return os.environ.get("QUATTROCENTO_PURE", "") not in ("", "0")


def say(message: str) -> None:
    print(f"quattrocento: {message}", file=sys.stderr, flush=True)
