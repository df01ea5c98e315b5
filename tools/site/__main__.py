"""Build the documentation site: `python -m tools.site MKDOCS FOLDER`.

MKDOCS is the generator, in an environment of its own; FOLDER is written anew, and only if the
generator has nothing to complain about and every link leads somewhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from tools.site.contents import navigation
from tools.site.finish import finish
from tools.site.links import faults
from tools.site.sources import ROOT, lay_out

WORKSHOP = ROOT / "build" / "site"


def build(mkdocs: str, target: Path) -> int:
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    WORKSHOP.mkdir(parents=True)
    pages = lay_out(WORKSHOP / "docs")
    settings: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("mkdocs.yml").read_text())
    settings |= {"docs_dir": "docs", "site_dir": "html", "nav": navigation(pages)}
    (WORKSHOP / "mkdocs.yml").write_text(yaml.safe_dump(settings, sort_keys=False), "utf-8")
    # The theme's authors would otherwise tell of their other projects in between.
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    command = [mkdocs, "build", "--strict"]
    done = subprocess.run(command, cwd=WORKSHOP, env=quiet, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout, done.stderr, sep="", file=sys.stderr)
        return 1
    made = WORKSHOP / "html"
    finish(made)
    if found := faults(made):
        print(*found, sep="\n", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    shutil.move(made, target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{len(pages)} pages, {size / 1e6:.1f} MB in {target}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python -m tools.site MKDOCS FOLDER")
    sys.exit(build(sys.argv[1], Path(sys.argv[2]).resolve()))
