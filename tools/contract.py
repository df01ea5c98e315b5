"""Hold the API to its own document with schemathesis: `python tools/contract.py SCHEMATHESIS`.

A server is started on a free port with a person and a running table, so that the requests get
past the door. No answer may be a fault of ours or one that the document does not name.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from quattrocento.client import Client
from tests.patience import PATIENCE
from tests.service.servers import running, settings

EXAMPLES = 4

CONFIG = """
request-timeout = {patience}

[parameters]
"path.table" = "{table}"
"path.game" = "condottiere"
"path.lang" = "de"
"path.catalogue" = "service"
"path.other" = "{person}"

[checks]
negative_data_rejection.expected-statuses = [
  "400", "401", "403", "404", "405", "409", "413", "429"
]
# whoever guesses at the administrator's word is soon asked to wait
missing_required_header.expected-statuses = ["400", "401", "403", "429"]
"""


def main(program: str, examples: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(settings(folder / "data", admin="wren")) as address:
            person = Client(address, "Contract")
            seat = person.open("condottiere", ["", ""], hot_seat=True)
            person.sit(seat.table)
            config = folder / "schemathesis.toml"
            own = person.token.partition(".")[0]
            config.write_text(CONFIG.format(patience=PATIENCE, table=seat.table, person=own))
            command = [program, "--config-file", str(config), "run", f"{address}/openapi.json"]
            command += ["--header", f"Authorization: Bearer {person.token}", "--no-color"]
            command += ["--max-examples", str(examples), "--phases", "coverage,fuzzing"]
            # A whole number may be written 1.0 in JSON Schema, but not to us.
            command += ["--exclude-checks", "positive_data_acceptance"]
            # The same requests every time: a gate must not depend on luck.
            command += ["--seed", "1492"]
            # Whoever deletes themselves can ask nothing more.
            command += ["--exclude-operation-id", "delete_me", "--warnings", "off"]
            return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else EXAMPLES))
