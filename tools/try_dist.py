"""Install archives into empty environments and play: `python tools/try_dist.py ARCHIVE...`.

The environments are of the Python that runs this; any from 3.11 on will do, with nothing installed.
"""

import platform
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "requirements.lock"
RUNNING = re.compile(r"running at (http://\S+)")
SCRIPT = re.compile(r'<script[^>]* src="(/assets/[^"]+)"')
WHERE = "import quattrocento.core.state as state; print(state.__file__.rpartition('.')[2])"


def version(archive: Path) -> str:
    return archive.name.removesuffix(".tar.gz").split("-")[1]


def attempt(archive: Path) -> None:
    """The terminal needs no extra; the server brings the web app."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "new", with_pip=True)
        programs = folder / "new" / ("Scripts" if sys.platform == "win32" else "bin")
        python, program = str(programs / "python"), str(programs / "quattrocento")
        pip = [python, "-m", "pip", "install", "--quiet", "--constraint", str(LOCK)]

        run(folder, *pip, str(archive))
        assert run(folder, program, "--version") == f"quattrocento {version(archive)}\n"
        run(folder, program, "simulate", "condottiere", "-n", "2")
        made_of = run(folder, python, "-c", WHERE).strip()
        run(folder, *pip, f"{archive}[server]")
        fetch_app(folder, program)
    tried = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    print(f"{archive.name} plays and serves ({tried}; rules from .{made_of})", flush=True)


def run(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def fetch_app(folder: Path, program: str) -> None:
    """The first page and the script that it asks for come from a server on a free port."""
    serve = [program, "serve", "--port", "0", "--data", str(folder / "tables")]
    with subprocess.Popen(serve, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = next(filter(None, map(RUNNING.search, server.stdout)), None)
            assert found, "the server ended before it served"
            with urllib.request.urlopen(found[1]) as page:
                script = SCRIPT.search(page.read().decode())
            assert script, "there is no web app in it"
            with urllib.request.urlopen(found[1] + script[1]) as code:
                assert code.read()
        finally:
            server.terminate()


if __name__ == "__main__":
    for given in sys.argv[1:]:
        attempt(Path(given).resolve())
