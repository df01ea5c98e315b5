"""Write the API document and, from it, the TypeScript types of the web app; or check them.

python tools/web_types.py            write both files
python tools/web_types.py --check    fail where one is stale
"""

import json
import subprocess
import sys
from pathlib import Path

from quattrocento.service.http import app, openapi

DOCUMENT = Path(app.__file__).with_name(openapi.FILE)
WEB = Path(__file__).with_name("web.py")


def main(arguments: list[str]) -> int:
    fresh = json.dumps(openapi.describe(), indent=1) + "\n"
    if "--check" not in arguments:
        DOCUMENT.write_text(fresh, "utf-8")
    elif not DOCUMENT.is_file() or DOCUMENT.read_text("utf-8") != fresh:
        print(f"{DOCUMENT.name} is stale; run: make web-types", file=sys.stderr)
        return 1
    script = "types-check" if "--check" in arguments else "types"
    return subprocess.run([sys.executable, str(WEB), script]).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
