"""`python -m quattrocento` is the command line."""

import sys

from quattrocento.cli import main

if __name__ == "__main__":
    sys.exit(main())
