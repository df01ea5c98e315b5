"""What can be wrong with a command."""


class BadInput(Exception):
    """Something given cannot be used. The message is one line: what, where, what was expected."""


class Fault(Exception):
    """The games broke a promise of theirs. The message is one line; the command fails."""
