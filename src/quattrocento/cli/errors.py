"""What can be wrong with a command."""


class BadInput(Exception):
    """Something given cannot be used. The message is one line: what, where, what was expected."""


class Fault(Exception):
    """The games broke a promise of theirs. The message is one line; the command fails."""


def reason(fault: Exception) -> str:
    """What went wrong with a file, in a few words of lower case."""
    text = getattr(fault, "strerror", None) or str(fault)
    return text[:1].lower() + text[1:]
