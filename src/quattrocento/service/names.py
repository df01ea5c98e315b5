"""Names of tables and leagues, which nobody can guess."""

import secrets


def new_name() -> str:
    """A dozen signs. The first is no dash: commands would take such a name for an option."""
    name = secrets.token_urlsafe(9)
    return new_name() if name.startswith("-") else name
