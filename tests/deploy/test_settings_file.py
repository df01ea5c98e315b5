"""The file of settings for hosts names every setting, with its default, and no other."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from quattrocento.cli.serve import LOCAL, PORT
from quattrocento.service.environment import (
    BadSetting,
    mail_variables,
    settings_in,
    variables,
)
from quattrocento.service.settings import Mail, Settings

FILE = Path(__file__).parents[2] / "deploy" / "quattrocento.env.example"
GIVEN = dict(re.findall(r"^#([A-Z_]+)=(.*)$", FILE.read_text("utf-8"), re.MULTILINE))
SERVE = {"QUATTROCENTO_HOST": LOCAL, "QUATTROCENTO_PORT": str(PORT)}
COMPOSE = {"SITE", "POSTGRES_PASSWORD"}
# Where the default is nothing that could be written down, an example stands in the file.
EXAMPLES = {"QUATTROCENTO_DATA", "QUATTROCENTO_PUBLIC_URL", "QUATTROCENTO_DATABASE"}


def test_every_setting_is_in_the_file_and_nothing_else() -> None:
    known = {*variables().values(), *mail_variables().values()}
    assert set(GIVEN) == known | set(SERVE) | COMPOSE


@pytest.mark.parametrize("name", sorted(variables()))
def test_the_file_tells_the_default(name: str) -> None:
    variable = variables()[name]
    default = {one.name: one.default for one in fields(Settings)}[name]
    if variable not in EXAMPLES:
        assert settings_in(GIVEN).get(name, default) == default


def test_the_file_tells_the_defaults_of_mail() -> None:
    assert settings_in(GIVEN)["mail"] == Mail()


def test_the_file_tells_where_a_server_listens() -> None:
    assert {name: GIVEN[name] for name in SERVE} == SERVE


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("QUATTROCENTO_WORKERS", "many"),
        ("QUATTROCENTO_WEBHOOKS", "perhaps"),
        ("QUATTROCENTO_LOG_FORMAT", "xml"),
        ("QUATTROCENTO_SMTP_PORT", "smtp"),
    ],
)
def test_what_cannot_be_read_is_told(variable: str, text: str) -> None:
    with pytest.raises(BadSetting, match=f"{variable}='{text}'; expected"):
        settings_in({variable: text})


def test_a_variable_without_a_value_changes_nothing() -> None:
    assert settings_in({"QUATTROCENTO_WORKERS": ""}) == settings_in({})
