"""The server of the browser tests: python -m tests.browser.patient PORT FOLDER NOW

It is what `quattrocento serve` starts, but bots may take as long as a busy machine needs, think
about a hint by count instead of by time, the clock stands at NOW, and of itself it draws no lots:
what is dealt follows from what players give.
"""

import os
import sys
from pathlib import Path

from quattrocento.bots.bot import ThinkingTime
from quattrocento.service.environment import settings_in
from quattrocento.service.http.server import address_of, bind, server
from quattrocento.service.settings import Settings
from tests.patience import PATIENCE
from tests.service.tables import SECRET


def main(port: str, folder: str, now: str) -> None:
    listening = bind("127.0.0.1", int(port))
    address, time = address_of(listening), float(now)
    settings = Settings(
        folder=Path(folder),
        address=address,
        admin="wren",
        # Linux serves all of 127.0.0.0/8: this one stands for the house.
        machine=("127.0.0.2",),
        workers=1,
        think_seconds=PATIENCE,
        hint=ThinkingTime(iterations=60),
        analysis_depth=1,
        analysis_seconds=PATIENCE,
        requests_per_second=1e6,
        request_burst=1e6,
        bot_tables_a_person=1000,
        bot_tables_an_address=10_000,
        connections_an_address=1000,
        now=lambda: time,
        new_secret=lambda: SECRET,
        push=True,
        webhooks_inside=True,
        mail=settings_in(os.environ)["mail"],
    )
    server(settings, lambda _: print(f"running at {address}", flush=True)).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
