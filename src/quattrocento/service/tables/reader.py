"""A process that reads what strangers wrote: `python -m quattrocento.service.tables.reader MB`.

An edition is parsed and its game set up once, a record is played again. Nothing comes back but
what was wrong with it, or the rows of a table.
"""

from quattrocento.service.tables.opening import answer
from quattrocento.service.workers.lines import answer_lines

if __name__ == "__main__":
    answer_lines(answer)
