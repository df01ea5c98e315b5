"""What tables and leagues are called."""

from quattrocento.service.names import new_name
from quattrocento.service.tables.registry import ID


def test_no_table_is_called_as_if_it_were_an_option_of_a_command() -> None:
    names = [new_name() for _ in range(2000)]
    assert all(map(ID.fullmatch, names))
    assert not [name for name in names if name.startswith("-")]
