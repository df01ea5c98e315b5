"""Build what is published, and try it: `python -m tools.dist FOLDER`.

The source distribution is built from the tree, and from it a plain wheel for every machine and a
wheel with compiled rules for this one. Then their contents and metadata are checked, and each is
installed into an empty environment and played. Exit code 3 says that there is no C compiler.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path, PurePosixPath

from packaging.metadata import Metadata

from tools import compile as compiling
from tools import try_dist

ROOT = Path(__file__).resolve().parents[1]
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = sorted(TOLD["optional-dependencies"])
BINARY = (".so", ".pyd")


def build(folder: Path) -> list[Path]:
    """The source distribution, the plain wheel and the compiled one."""
    shutil.rmtree(folder, ignore_errors=True)
    here = [sys.executable, "-m"]
    subprocess.run([*here, "build", "--sdist", "--outdir", str(folder), str(ROOT)], check=True)
    [source] = folder.glob("*.tar.gz")
    wheel = [*here, "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    plain = {**os.environ, "QUATTROCENTO_PURE": "1"}
    subprocess.run([*wheel, str(folder), str(source)], env=plain, check=True)
    with tempfile.TemporaryDirectory() as workshop:
        subprocess.run([*wheel, workshop, str(source)], check=True)
        [compiled] = Path(workshop).iterdir()
        assert not compiled.name.endswith("-none-any.whl"), "the rules were not compiled"
        if sys.platform == "linux":
            # Says in the name on which systems the libraries that it needs are found.
            programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
            repair = ["auditwheel", "repair", "--wheel-dir", str(folder), str(compiled)]
            subprocess.run(repair, env={**os.environ, "PATH": programs}, check=True)
        else:
            shutil.copy2(compiled, folder)
    return sorted(folder.iterdir())


def read(archive: Path) -> tuple[set[str], bytes]:
    """The files of the package that an archive has, and its metadata."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            names = [name for name in wheel.namelist() if not name.endswith("/")]
            [told] = [name for name in names if name.endswith(".dist-info/METADATA")]
            inside = {name for name in names if ".dist-info/" not in name}
            return inside, wheel.read(told)
    with tarfile.open(archive) as source:
        top = source.getnames()[0].split("/")[0]
        file = source.extractfile(f"{top}/PKG-INFO")
        assert file is not None
        below = f"{top}/src/"
        inside = {n.removeprefix(below) for n in source.getnames() if n.startswith(below)}
        return inside, file.read()


def expected() -> set[str]:
    """The sources, the words, the rule books, the figures, and the web app."""
    package = ROOT / "src" / "quattrocento"
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in BINARY)
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in files
        if "__pycache__" not in path.parts
    }


def check(archive: Path) -> None:
    """An archive holds the package, the whole package and nothing but the package."""
    found, told = read(archive)
    binary = {name for name in found if PurePosixPath(name).suffix in BINARY}
    wanted = expected()
    assert wanted >= {"quattrocento/py.typed", "quattrocento/web_dist/index.html"}
    assert found - binary == wanted, sorted((found - binary) ^ wanted)
    is_plain = archive.name.endswith((".tar.gz", "-none-any.whl"))
    if is_plain:
        assert binary == set(), sorted(binary)
    else:
        modules = {name.split(".")[0] for name in binary}
        missing = {file.removesuffix(".py") for file in compiling.modules()} - modules
        assert missing == set(), sorted(missing)
    metadata = Metadata.from_email(told, validate=True)
    assert sorted(metadata.provides_extra or []) == EXTRAS
    assert str(metadata.version) == try_dist.version(archive)


def main(folder: Path) -> int:
    if why := compiling.missing_compiler():
        print(f"the compiled wheel needs a C compiler: {why}", file=sys.stderr)
        return compiling.NO_COMPILER
    archives = build(folder)
    for archive in archives:
        check(archive)
        try_dist.attempt(archive)
    print("in", folder, *(archive.name for archive in archives), sep="\n  ")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.dist FOLDER")
    sys.exit(main(Path(sys.argv[1]).resolve()))
