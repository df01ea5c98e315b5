"""What a build adds to the sources: the web app, and in wheels the compiled rules.

The web app is built where something in it has changed; a source distribution carries it, so that
nobody who installs one needs Node. The rules are compiled by mypyc where a C compiler is; set
QUATTROCENTO_PURE=1 to build a plain wheel in any case. An editable install is always plain: a
compiled module would win over the edited one beside it. Set QUATTROCENTO_NO_WEB=1 to leave the
web app as it is.
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

COMPILER = ["mypy==2.4.*", "setuptools>=77"]


class Additions(BuildHookInterface):
    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        web = self.stale_web()
        node = [web.NODE] if web and not web.system_npm() else []
        # Asked for editable installs too, which cannot be told apart here: `make` sets
        # QUATTROCENTO_PURE for them to save the download.
        if self.target_name != "wheel" or is_set("QUATTROCENTO_PURE"):
            return node
        return node if self.tool("compile").missing_compiler() else [*node, *COMPILER]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_web(version)
        plain = version != "standard" or is_set("QUATTROCENTO_PURE")
        if self.target_name == "wheel" and not plain:
            self.compile_rules(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()

    def tool(self, name: str) -> ModuleType:
        script = Path(self.root) / "tools" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def stale_web(self) -> ModuleType | None:
        """The module that builds the web app, where it is wanted and there is something to do."""
        if is_set("QUATTROCENTO_NO_WEB"):
            return None
        web = self.tool("web")
        return web if web.is_stale() else None

    def build_web(self, version: str) -> None:
        web = self.stale_web()
        if web is None:
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
